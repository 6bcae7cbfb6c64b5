/// A file that was read: its path as the user wrote it, and its bytes.
public struct SourceFile: Hashable, Sendable {
    /// As it was given; findings report it.
    public let path: String
    /// The whole file.
    public let bytes: [UInt8]
    /// The offsets where the second, third, … line begins. They are stored because locations are requested often.
    private let lineStarts: [Int]

    /// What some editors write before UTF-8.
    package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

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
        // Nearly all bytes are behind both ends of lines.
        for index in 0..<span.count where span[index] <= 0x0D && (span[index] == 0x0A || span[index] == 0x0D) {
            let isBeforeFeed = span[index] == 0x0D && index + 1 < span.count && span[index + 1] == 0x0A
            if !isBeforeFeed { starts.append(index + 1) }
        }
        return starts
    }
}

extension SourceFile.Location: CustomStringConvertible, Comparable {
    public var description: String { "\(Diagnostic.printable(path)):\(line):\(column)" }

    /// By path, then line, then column. Paths are compared by their bytes, so that the order does not depend on the
    /// locale.
    public static func < (a: Self, b: Self) -> Bool {
        if a.path != b.path { return a.path.precedesByBytes(b.path) }
        return (a.line, a.column) < (b.line, b.column)
    }
}

extension SourceFile.Location: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(path)
        encoder.append(line)
        encoder.append(column)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(path: try decoder.string(), line: try decoder.int(), column: try decoder.int())
    }
}

// MARK: - Reading

extension SourceFile {
    /// The folder in its path; empty if the path has none.
    package var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

    /// Reads a regular file once. A pipe, a device or a folder is refused before anything is read.
    ///
    /// - Parameter limit: the limit in bytes.
    /// - Throws: `file-unreadable` with the system's reason; `file-limit` if the file is larger than `limit`.
    package static func read(path: String, limit: Int = XMLLimits.glyph.bytes) throws(Findings) -> SourceFile {
        try read(path, limit) { () throws(FileError) in try Disk.read(path, limit: limit, followingLinks: true) }
    }

    /// The same of a file that another one names, such as a manifest: no part of its path below the folder is a link.
    package static func read(
        _ path: String, in folder: String, limit: Int = XMLLimits.glyph.bytes
    ) throws(Findings) -> SourceFile {
        try read(FolderPath.below(folder, path), limit) { () throws(FileError) in
            try Disk.read(InnerPath(path, in: folder), limit: limit)
        }
    }

    private static func read(
        _ path: String, _ limit: Int, _ content: () throws(FileError) -> [UInt8]?
    ) throws(Findings) -> SourceFile {
        let bytes: [UInt8]?
        do throws(FileError) { bytes = try content() } catch { throw fault("file-unreadable", error.reason, path) }
        if let bytes { return SourceFile(path: path, bytes: bytes) }
        throw fault("file-limit", "the file is larger than the limit of \(limit) bytes", path)
    }

    private static func fault(_ id: String, _ message: String, _ path: String) -> Findings {
        Findings([Diagnostic(.error, id: id, message, at: Location(path: path))])
    }
}

// MARK: - Several files

/// Several files in one range of offsets, so that one number identifies a location in any of them.
package struct SourceSet: Sendable {
    private var files: [(start: Int, source: SourceFile)] = []
    /// Where the next file will begin.
    package private(set) var end = 0

    package init() {}

    /// - Returns: the number to add to the file's own offsets.
    package mutating func append(_ source: SourceFile) -> Int {
        let start = end
        files.append((start, source))
        // The end of a file is a location, too.
        end += source.bytes.count + 1
        return start
    }

    package func location(at offset: Int) -> SourceFile.Location? {
        var (low, high) = (0, files.count)
        while low < high {
            let middle = (low + high) / 2
            if files[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let file = files[low - 1]
        return file.source.location(at: offset - file.start)
    }
}
