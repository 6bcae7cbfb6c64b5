internal import GlyphModel
internal import Markup
internal import PathGeometry

extension Lint {
    static let tinyInFrame: Lint = Lint(
        id: "tiny-in-frame", severity: .warning,
        summary: "The whole drawing is smaller than a point when its frame is shown at 24 points.",
        guideline: "Icons of a set fill their frames to a similar degree, so that they have the same visual weight.",
        reason: "The drawing was exported with the frame of a whole page, or at another scale than its frame: it looks "
            + "empty.",
        remedy: "Export the drawing with a frame of its own, or set the `viewBox` to the values in the hint. "
            + "The drawing is measured by the longer side of its bounding box, as a share of the side of the view box.",
        examples: Examples(
            clean: [
                Example(
                    #"<glyphs version="1"><glyph name="dot"/></glyphs>"#,
                    drawings: ["dot.svg": Example.svg(#"<circle cx="12" cy="12" r="1"/>"#)])
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="page"/>
                      ^
                    </glyphs>
                    """,
                    drawings: [
                        "page.svg": """
                        <svg xmlns="http://www.w3.org/2000/svg" width="1440" height="1024" viewBox="0 0 1440 1024">
                        <path d="M700 500h20v20h-20z"/>
                        </svg>
                        """
                    ])
            ]),
        check: .glyph { glyph, _ in
            let drawings = (glyph.assets.first?.pictures ?? []).map(\.drawing)
            guard
                let tiny = drawings.lazy.compactMap({ drawing in
                    drawing.bounds.flatMap { drawing.share(of: $0) < leastShare ? (drawing, $0) : nil }
                }).first
            else { return [] }
            let (drawing, bounds) = tiny
            let percent = ReviewNumber.text(100 * drawing.share(of: bounds), decimals: 1)
            let box = [bounds.minX, bounds.minY, bounds.width, bounds.height]
                .map { ReviewNumber.text($0, decimals: 2) }.joined(separator: " ")
            return [
                Lint.tinyInFrame.finding(
                    "'\(glyph.entry.name)' fills only \(percent) % of its frame's width and height",
                    at: glyph.entry.location, glyph: glyph.entry.name,
                    hint: "export it with a frame of its own; what is drawn is in the viewBox \(box)")
            ]
        })

    /// One point in the size of a glyph that states none.
    private static let leastShare = 1 / AuditSettings.standardSize
}

extension Drawing {
    fileprivate var bounds: Rect? {
        layers.compactMap(\.path.bounds).reduce(nil) { $0?.union($1) ?? $1 }
    }

    /// The greater of the two shares of the view box's sides.
    fileprivate func share(of bounds: Rect) -> Double {
        max(bounds.width / viewBox.width, bounds.height / viewBox.height)
    }
}
