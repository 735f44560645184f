import Glibc

/// The length of a file and when its content last changed, which together tell whether it is still the same.
struct FileStamp: Codable, Equatable {
    let bytes: Int64
    let modifiedNanoseconds: Int64

    /// Reads the stamp of a regular file, following links; nil where there is none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        bytes = Int64(status.st_size)
        modifiedNanoseconds = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    }
}
