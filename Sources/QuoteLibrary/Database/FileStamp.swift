#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What shows that a database file was written to: the file itself and the journals beside it.
struct FileStamp: Equatable {
    private let device: UInt64
    private let inode: UInt64
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int
    /// Whether it is a file, and not a folder or anything else of that name.
    let isFile: Bool
    /// Whether everything is in the file, and nothing in a journal beside it.
    let isWhole: Bool

    /// Looks at a file; nil when it is not there or cannot be looked at.
    init?(path: String) {
        guard let file = Self.attributes(of: path) else { return nil }
        device = UInt64(file.st_dev)
        inode = UInt64(file.st_ino)
        size = Int(file.st_size)
        seconds = Int(file.st_mtim.tv_sec)
        nanoseconds = Int(file.st_mtim.tv_nsec)
        isFile = file.st_mode & S_IFMT == S_IFREG
        isWhole = ["-wal", "-journal"].allSatisfy { (Self.attributes(of: path + $0)?.st_size ?? 0) == 0 }
    }

    private static func attributes(of path: String) -> stat? {
        var attributes = stat()
        return stat(path, &attributes) == 0 ? attributes : nil
    }
}
