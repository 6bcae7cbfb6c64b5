/// A file that was read: its path as the user wrote it, and its bytes.
public struct SourceFile: Hashable, Sendable {
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// A place for people: 1-based; columns count UTF-8 bytes, as in Swift's own diagnostics.
    public struct Location: Hashable, Sendable {
        public var path: String
        public var line: Int
        public var column: Int

        public init(path: String, line: Int, column: Int) {
            self.path = path
            self.line = line
            self.column = column
        }
    }

    /// The place of the byte at `offset`; one past the end is allowed. Lines end with LF, CR LF or CR.
    public func location(at offset: Int) -> Location {
        let end = min(max(offset, 0), bytes.count)
        var line = 1
        var lineStart = 0
        var index = 0
        while index < end {
            let byte = bytes[index]
            index += 1
            let isLoneReturn = byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)
            if byte == 0x0A || isLoneReturn {
                line += 1
                lineStart = index
            }
        }
        return Location(path: path, line: line, column: end - lineStart + 1)
    }
}
