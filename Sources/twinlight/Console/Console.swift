import Markup

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The two streams: results go to standard output, everything else to standard error.
enum Console {
    static func result(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }
    static func note(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

    /// A line that the next one overwrites; for terminals only.
    static func progress(_ text: String) { write("\r\u{1B}[K" + text, to: STDERR_FILENO) }

    static var errorsGoToTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// The width of the terminal; of an old one where it is not known.
    static var errorColumns: Int {
        var size = winsize()
        let isKnown = unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0
        return isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    /// Whether `NO_COLOR` is present and not empty (no-color.org).
    static var isColorUnwanted: Bool {
        guard let wish = unsafe getenv("NO_COLOR") else { return false }
        return unsafe wish.pointee != 0
    }

    /// A reader that closes the pipe (`twinlight colors | head`) ends the run quietly, as with other commands.
    private static func write(_ text: String, to stream: Int32) {
        do { try Disk.write(Array(text.utf8), to: stream) } catch { exit(ExitStatus.unwritable.rawValue) }
    }
}
