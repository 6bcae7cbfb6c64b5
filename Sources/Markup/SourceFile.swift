/// A file that was read: its path as the user wrote it, and its bytes.
public struct SourceFile: Hashable, Sendable {
    public let path: String
    public let bytes: [UInt8]
    /// Where the second line begins, the third, and so on: places are asked for often.
    private let lineStarts: [Int]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lineStarts = Self.lineStarts(of: bytes)
    }

    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// A place for people: 1-based; columns count UTF-8 bytes, as in Swift's own diagnostics.
    public struct Location: Hashable, Sendable {
        public var path: String
        public var line: Int
        public var column: Int

        /// The beginning of a file, where nothing else is said.
        public init(path: String, line: Int = 1, column: Int = 1) {
            self.path = path
            self.line = line
            self.column = column
        }
    }

    /// The place of the byte at `offset`; one past the end is allowed. Lines end with LF, CR LF or CR.
    public func location(at offset: Int) -> Location {
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
    public func offset(of location: Location) -> Int? {
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
