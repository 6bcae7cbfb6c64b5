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
        guard let file = files.last(where: { $0.start <= offset }) else { return nil }
        return file.source.location(at: offset - file.start)
    }
}
