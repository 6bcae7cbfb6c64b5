/// A file that was read: its path as the user wrote it, and its bytes.
public struct SourceFile: Hashable, Sendable {
    /// As it was given; findings name it.
    public let path: String
    /// The whole file.
    public let bytes: [UInt8]
    /// Where the second line begins, the third, and so on: places are asked for often.
    private let lineStarts: [Int]

    /// A file that is in memory; nothing is read.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lineStarts = Self.lineStarts(of: bytes)
    }

    /// A text that is in memory, as UTF-8; nothing is read.
    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// A place for people: 1-based; columns count UTF-8 bytes, as in Swift's own diagnostics.
    public struct Location: Hashable, Sendable {
        /// The file's, as it was given.
        public var path: String
        /// From 1.
        public var line: Int
        /// From 1, in bytes of UTF-8.
        public var column: Int

        /// The beginning of a file, where nothing else is said.
        public init(path: String, line: Int = 1, column: Int = 1) {
            self.path = path
            self.line = line
            self.column = column
        }
    }

    /// The place of the byte at `offset`; one past the end is allowed. Lines end with LF, CR LF or CR.
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

    /// The byte at a place of this file; nil if the place lies in another file, or beyond this one.
    package func offset(of location: Location) -> Int? {
        guard location.path == path, (1...lineStarts.count + 1).contains(location.line) else { return nil }
        let start = location.line == 1 ? 0 : lineStarts[location.line - 2]
        let offset = start + location.column - 1
        return location.column >= 1 && offset <= bytes.count ? offset : nil
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts: [Int] = []
        for index in bytes.indices {
            let byte = bytes[index]
            let isLoneReturn = byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
            if byte == 0x0A || isLoneReturn { starts.append(index + 1) }
        }
        return starts
    }
}
