internal import Markup

/// What people and programs do to a `Contents.json` so that it is not JSON, as a hint that names it.
enum ContentsMistake {
    static let anyHint = "repair the JSON by hand, or restore an earlier version of the file"

    /// - Parameter location: where the reader stopped.
    static func hint(for location: SourceFile.Location?, in source: SourceFile?) -> String? {
        guard let source, let location, let offset = source.offset(of: location) else { return nil }
        if let mark = mergeMark(in: source.bytes) {
            return "resolve the conflict of a merge: the file has its marks, such as '\(mark)'"
        }
        let rest = source.bytes[min(offset, source.bytes.count)...]
        if rest.first == UInt8(ascii: "/") { return "remove the comment: JSON has none" }
        let before = source.bytes[..<min(offset, source.bytes.count)].last { !" \t\r\n".utf8.contains($0) }
        if before == UInt8(ascii: ","), let next = rest.first, "]}".utf8.contains(next) {
            return "remove the comma before '\(Character(UnicodeScalar(next)))'"
        }
        return nil
    }

    /// The first mark that a merge leaves at the beginning of a line.
    private static func mergeMark(in bytes: [UInt8]) -> String? {
        bytes.split(separator: UInt8(ascii: "\n")).lazy.compactMap { line in
            ["<<<<<<<", ">>>>>>>"].first { line.starts(with: $0.utf8) }
        }.first
    }
}
