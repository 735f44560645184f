import Glibc

/// An advisory lock on a file, held until the value goes out of scope or the process ends.
///
/// A child that was given the descriptor holds the lock too: after `kill -9` of this process, a download
/// that it had started still counts as running.
struct FileLock: ~Copyable {
    let descriptor: Int32

    /// Takes the lock, or returns nil where somebody else holds it.
    ///
    /// - Throws: `WeightsError.unwritable` when the file cannot be opened.
    init?(path: String) throws(WeightsError) {
        let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard opened >= 0 else { throw .unwritable(path: path) }
        guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
            close(opened)
            return nil
        }
        descriptor = opened
    }

    deinit {
        // By name, because a child that is just being made for another purpose may have the descriptor too.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Whether somebody holds the lock; a file that is not there is held by nobody.
    static func isHeld(path: String) -> Bool {
        let opened = open(path, O_RDONLY | O_CLOEXEC)
        guard opened >= 0 else { return false }
        defer { close(opened) }
        // Shared, so that two who ask at once do not take each other for a holder.
        return flock(opened, LOCK_SH | LOCK_NB) != 0
    }
}
