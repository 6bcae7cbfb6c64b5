internal import Markup

/// The head above the glyphs: the title with a summary on the first page, and one line on the others.
struct ContactHead: Sendable {
    var title: String
    var summary: String
    /// The legend of the appearances.
    var key: String

    private static let titleSize = 28.0
    private static let summarySize = 8.5
    private static let lineHeight = 11.0
    private static let smallSize = 7.0

    /// From the margin to the first heading.
    func height(in frame: ContactFrame) -> Double { 57 + Double(summaryLines(in: frame).count) * Self.lineHeight }

    private func summaryLines(in frame: ContactFrame) -> [String] {
        ContactText.lines(summary, width: frame.innerWidth, size: Self.summarySize)
    }

    func nodes(in frame: ContactFrame, _ colors: ContactColors) -> [XMLNode] {
        let size = ContactText.size(of: title, upTo: Self.titleSize, width: frame.innerWidth)
        var nodes = [
            ContactText.line(
                title, x: frame.margin, y: frame.margin + 26, size: size, fill: colors.primary, isBold: true)
        ]
        for (index, line) in summaryLines(in: frame).enumerated() {
            nodes.append(
                ContactText.line(
                    line, x: frame.margin, y: frame.margin + 44 + Double(index) * Self.lineHeight,
                    size: Self.summarySize, fill: colors.soft))
        }
        return nodes
    }

    /// At the top of a further page.
    func runningNodes(in frame: ContactFrame, _ colors: ContactColors) -> [XMLNode] {
        let space = frame.innerWidth - ContactText.width(of: key, size: Self.smallSize) - ContactFrame.columnGap
        return [
            ContactText.line(
                title, x: frame.margin, y: frame.margin,
                size: ContactText.size(of: title, upTo: Self.smallSize, width: space), fill: colors.soft),
            ContactText.line(
                key, x: frame.width - frame.margin, y: frame.margin, size: Self.smallSize, fill: colors.soft,
                anchor: "end"),
        ]
    }
}
