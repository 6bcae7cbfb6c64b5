import Foundation

/// The two streams: results go to standard output, everything else to standard error.
enum Console {
    static func result(_ text: String) { write(text + "\n", to: .standardOutput) }
    static func note(_ text: String) { write(text + "\n", to: .standardError) }

    /// A line that the next one overwrites; for terminals only.
    static func progress(_ text: String) { write("\r\u{1B}[K" + text, to: .standardError) }

    static var errorsGoToTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// A reader that closes the pipe (`twinlight colors | head`) ends the run quietly, as with other commands.
    private static func write(_ text: String, to handle: FileHandle) {
        do { try handle.write(contentsOf: Data(text.utf8)) } catch { exit(ExitStatus.unwritable.rawValue) }
    }
}
