internal import GlyphFormats
internal import Markup
internal import PathGeometry

/// The files that a page shows in the place of drawings, as definitions that layers refer to: a pattern where the file
/// has its own colours, a mask where it only lets the colour of the layer through.
struct ReviewFiles {
    /// As elements of SVG.
    private(set) var definitions: [XMLNode] = []

    /// The beginning of each id: scripts know by it that the colours of a layer are not its own.
    static let prefix = "file"

    /// A reference to a new definition.
    ///
    /// - Parameters:
    ///   - box: the view box, which the file fills.
    ///   - isMask: whether the layer gives the colour.
    mutating func reference(to picture: ReviewPicture, in box: Rect, isMask: Bool) -> String {
        let id = "\(Self.prefix)\(definitions.count)"
        let area = [("x", box.minX), ("y", box.minY), ("width", box.width), ("height", box.height)]
            .map { ($0, Self.number($1)) }
        // The content of a pattern is placed from its corner.
        let content = Self.content(of: picture, width: box.width, height: box.height)
        definitions.append(
            isMask
                ? XMLNode(
                    "mask", [("id", id), ("maskUnits", "userSpaceOnUse"), ("mask-type", "alpha")] + area,
                    children: [
                        XMLNode("g", [("transform", "translate(\(area[0].1) \(area[1].1))")], children: content)
                    ])
                : XMLNode("pattern", [("id", id), ("patternUnits", "userSpaceOnUse")] + area, children: content))
        return "url(#\(id))"
    }

    private static func content(of picture: ReviewPicture, width: Double, height: Double) -> [XMLNode] {
        switch picture.content {
        case .pixels(let bytes):
            return [
                XMLNode(
                    "image",
                    [
                        ("width", number(width)), ("height", number(height)), ("preserveAspectRatio", "none"),
                        ("href", "data:image/png;base64," + Base64.encoded(bytes)),
                    ])
            ]
        case .name(let name):
            // A page with a border. This gray is seen on light and on dark backgrounds.
            let gray = "#8E8E93"
            let line = min(width, height) / 32
            // Bold capitals of wide fonts are about as wide as their size.
            let size = min(height / 3, 0.7 * width / Double(max(name.count, 1)))
            let frame = XMLNode(
                "rect",
                [
                    ("x", number(line / 2)), ("y", number(line / 2)), ("width", number(width - line)),
                    ("height", number(height - line)), ("rx", number(2 * line)), ("fill", "none"), ("stroke", gray),
                    ("stroke-width", number(line)),
                ])
            // Capitals of most fonts are about 0.7 of the size.
            let letters = XMLNode(
                "text",
                [
                    ("x", number(width / 2)), ("y", number(height / 2 + 0.35 * size)), ("text-anchor", "middle"),
                    ("font-family", "system-ui, sans-serif"), ("font-weight", "600"), ("font-size", number(size)),
                    ("fill", gray),
                ], text: name)
            return [frame, letters]
        }
    }

    private static func number(_ value: Double) -> String { FixedDecimal(value, decimals: 6).description }
}
