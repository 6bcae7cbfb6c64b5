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
