import Markup
import PathGeometry

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The two streams: results go to standard output, everything else to standard error.
enum Console {
    static func printResult(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }
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

/// Columns as wide as their widest cell, two spaces between.
struct Table {
    var rows: [[String]]

    var lines: [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            zip(row, widths).enumerated().map { index, cell in
                index + 1 == row.count
                    ? cell.0 : cell.0 + String(repeating: " ", count: cell.1 - cell.0.count)
            }.joined(separator: "  ")
        }
    }
}

/// Numbers with a fixed number of decimals.
enum Decimals {
    /// - Parameter value: a number that is not negative.
    static func text(_ value: Double, _ decimals: Int) -> String {
        let digits = String(FixedDecimal(value, decimals: decimals).units)
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return decimals == 0 ? padded : "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    }
}
