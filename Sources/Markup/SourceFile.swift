/// A file that was read: its path as the user wrote it, and its bytes.
public struct SourceFile: Hashable, Sendable {
    /// As it was given; findings report it.
    public let path: String
    /// The whole file.
    public let bytes: [UInt8]
    /// The offsets where the second, third, … line begins. They are stored because locations are requested often.
    private let lineStarts: [Int]

    /// Creates a file from bytes in memory; nothing is read.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lineStarts = Self.lineStarts(of: bytes)
    }

    /// Creates a file from a text in memory, as UTF-8; nothing is read.
    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// A location for people: 1-based. Columns count UTF-8 bytes, as in Swift's own diagnostics.
    public struct Location: Hashable, Sendable {
        /// The path of the file, as it was given.
        public var path: String
        /// The line, from 1.
        public var line: Int
        /// The column, from 1, in bytes of UTF-8.
        public var column: Int

        /// By default, the beginning of the file.
        public init(path: String, line: Int = 1, column: Int = 1) {
            self.path = path
            self.line = line
            self.column = column
        }
    }

    /// The location of the byte at `offset`, which may be the end of the file. Lines end with LF, CR LF or CR.
    package func location(at offset: Int) -> Location {
        let end = min(max(offset, 0), bytes.count)
        var low = 0
        var high = lineStarts.count
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= end { low = middle + 1 } else { high = middle }
        }
        let start = low > 0 ? lineStarts[low - 1] : 0
        return Location(path: path, line: low + 1, column: end - start + 1)
    }

    /// The offset of a location in this file; nil if it is in another file or beyond the end.
    package func offset(of location: Location) -> Int? {
        guard location.path == path, (1...lineStarts.count + 1).contains(location.line) else { return nil }
        let start = location.line == 1 ? 0 : lineStarts[location.line - 2]
        let offset = start + location.column - 1
        return location.column >= 1 && offset <= bytes.count ? offset : nil
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts: [Int] = []
        let span = bytes.span
        for index in 0..<span.count where span[index] == 0x0A || span[index] == 0x0D {
            let isBeforeFeed = span[index] == 0x0D && index + 1 < span.count && span[index + 1] == 0x0A
            if !isBeforeFeed { starts.append(index + 1) }
        }
        return starts
    }
}
