/// Text with the faults that are expected in it: a line with nothing but `^ id` says that the diagnostic `id` is above
/// the caret.
package struct MarkedText {
    package var text = ""
    /// As `line:column id`, in that order.
    package var expected: [String] = []

    package init(_ marked: String) {
        var line = 0
        for row in marked.split(separator: "\n", omittingEmptySubsequences: false) {
            let body = row.drop { $0 == " " }
            if body.hasPrefix("^ ") {
                expected.append("\(line):\(row.utf8.count - body.utf8.count + 1) \(body.dropFirst(2))")
            } else {
                line += 1
                text += row + "\n"
            }
        }
    }
}
