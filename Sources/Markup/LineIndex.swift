/// The places of a file, found quickly for many offsets: the rule is that of `SourceFile.location(at:)`.
package struct LineIndex: Sendable {
    private let path: String
    private let count: Int
    /// Where each line begins, in order.
    private let starts: [Int]

    package init(_ source: SourceFile) {
        path = source.path
        count = source.bytes.count
        var starts = [0]
        for (index, byte) in source.bytes.enumerated() {
            let isLoneReturn =
                byte == 0x0D && !(index + 1 < source.bytes.count && source.bytes[index + 1] == 0x0A)
            if byte == 0x0A || isLoneReturn { starts.append(index + 1) }
        }
        self.starts = starts
    }

    package func location(at offset: Int) -> SourceFile.Location {
        let end = min(max(offset, 0), count)
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= end { low = middle } else { high = middle }
        }
        return SourceFile.Location(path: path, line: low + 1, column: end - starts[low] + 1)
    }
}
