internal import Markup

/// What people and programs do to a `Contents.json` so that it is not JSON: a finding that names it helps more than the
/// place where the reader stopped.
struct ContentsMistake {
    let message: String
    let hint: String
    /// Where it is, in bytes.
    let offset: Int

    static let anyHint = "repair the JSON by hand, or restore an earlier version of the file"

    /// Nil for a mistake of another kind.
    ///
    /// - Parameter location: where the reader stopped.
    init?(at location: SourceFile.Location?, in source: SourceFile?) {
        guard let source, let location, let stop = source.offset(of: location), stop <= source.bytes.count else {
            return nil
        }
        let (before, rest) = (source.bytes[..<stop], source.bytes[stop...])
        let last = before.lastIndex { !" \t\r\n".utf8.contains($0) }
        if let mark = Self.mergeMark(in: source.bytes) {
            (message, offset) = ("an unresolved merge conflict is left here", mark)
            hint = "keep one of the two versions, and remove the conflict markers"
        } else if rest.first == UInt8(ascii: "/") {
            (message, hint, offset) = ("JSON has no comments", "remove it", stop)
        } else if rest.isEmpty {
            (message, offset) = (last == nil ? "the file is empty" : "the file ends here, and is not complete", stop)
            hint = "restore an earlier version of the file"
        } else {
            return nil
        }
    }

    /// The first line that begins as a conflict marker does.
    private static func mergeMark(in bytes: [UInt8]) -> Int? {
        bytes.split(separator: UInt8(ascii: "\n")).lazy.filter { line in
            line.starts(with: "<<<<<<<".utf8) || line.starts(with: ">>>>>>>".utf8)
        }.map(\.startIndex).first
    }
}
