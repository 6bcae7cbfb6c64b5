internal import GlyphModel
internal import Markup
internal import PathGeometry

extension Lint {
    static let coversEverything: Lint = Lint(
        id: "covers-everything", severity: .warning,
        summary: "A rectangle of one colour behind the drawing covers the whole picture.",
        guideline: "A symbol is recognized by its form, on every background.",
        reason: "Design tools export the background of a frame as such a rectangle. In the tint, the glyph becomes a "
            + "square.",
        remedy: "`drop=\"frame\"` on the glyph, on its group or on the root leaves the rectangle out; "
            + "`twinlight lint --fix --rules covers-everything` writes it. Or remove the frame's background in the "
            + "design tool. It is an info where the rectangle may be meant, with `rendering=\"original\"`, and where "
            + "it is not drawn, because it is as pale as the background (see `paints-merged`).",
        examples: Examples(
            clean: [
                Example(#"<glyphs version="1" drop="frame"><glyph name="mail"/></glyphs>"#, drawings: mail),
                // A rounded plate is a shape.
                Example(
                    #"<glyphs version="1"><glyph name="plate"/></glyphs>"#,
                    drawings: ["plate.svg": Example.svg(#"<rect width="24" height="24" rx="5"/>"#)]),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="mail"/>
                      ^
                    </glyphs>
                    """, drawings: mail)
            ]),
        check: .glyph { glyph, audit in
            let entry = glyph.entry
            if entry.settings.geometry.drop == .frame { return [] }
            return entry.sources.compactMap { source in
                guard let drawing = audit.drawings[source], let frame = drawing.frames.last else { return nil }
                let isAlone = !drawing.hasFrame
                let isIntended = entry.settings.paint.rendering == .original || !glyph.hasFrame
                return Lint.coversEverything.finding(
                    isAlone
                        ? "'\(entry.name)' (\(source)) is nothing but a rectangle that covers the whole picture"
                        : "a rectangle behind '\(entry.name)' (\(source)) covers the whole picture",
                    at: entry.location, glyph: entry.name,
                    hint: isAlone
                        ? "export the frame with its content; allow=\"covers-everything\" accepts a full square"
                        : "leave it out with drop=\"frame\", or remove the frame's background in the design tool",
                    notes: ["the rectangle is at \(frame.location)"],
                    fix: isAlone ? nil : audit.fix(dropping: entry), severity: isIntended ? .info : nil)
            }
        })

    private static let mail = [
        "mail.svg": Example.svg(
            ##"<rect width="24" height="24" fill="#E8A33D"/><path fill="#000" d="M3 6h18v12H3z"/>"##)
    ]
}

extension AuditedGlyph {
    /// Whether a picture reaches all corners of its view box. A plate with a hole does, too.
    fileprivate var hasFrame: Bool {
        (assets.first?.pictures ?? []).map(\.drawing).contains { drawing in
            let box = drawing.viewBox.insetBy(drawing.viewBox.extent / 1000)
            let corners = [
                Point(box.minX, box.minY), Point(box.maxX, box.minY), Point(box.minX, box.maxY),
                Point(box.maxX, box.maxY),
            ]
            return drawing.layers.contains { layer in corners.allSatisfy { layer.path.contains($0) } }
        }
    }
}

extension Audit {
    /// Nil where the element states the thing that is dropped.
    fileprivate func fix(dropping entry: GlyphEntry) -> Fix? {
        guard let element = element(at: entry.location), element["drop"] == nil else { return nil }
        let edit = ElementEdit(source: manifest.source).insertion(" drop=\"frame\"", behindAttributesOf: element)
        return Fix("leave out the frame of '\(entry.name)'", edits: [edit])
    }

    private func element(at location: SourceFile.Location?) -> Element? {
        guard let offset = offset(of: location) else { return nil }
        var element = document.root
        while element.offset != offset {
            guard let next = element.children.last(where: { $0.offset <= offset }) else { return nil }
            element = next
        }
        return element
    }
}
