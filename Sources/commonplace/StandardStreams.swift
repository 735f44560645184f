import Glibc

/// The three streams that every process is given, and that a caller can have closed.
enum StandardStreams {
    /// Puts something in the place of those that are closed, so that no file of the program gets their number and
    /// what is written to them.
    ///
    /// Reading finds the end, and writing fails as it does on a closed stream.
    static func fillGaps() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDONLY)  // takes the lowest number that is free, which is this one
        }
    }
}
