internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let droppedEffect: CatalogLint = CatalogLint(
        id: "dropped-effect", severity: .info,
        summary: "A drawing has an effect that Xcode leaves out.",
        guideline: "Human Interface Guidelines, Images: use a format that suits the artwork. An SVG in a catalog has "
            + "paths, gradients, clips and opacity; filters, blend modes and background blur are not drawn.",
        reason: "In the app, the picture lacks the shadow, the blur or the glass that the design tool and the browser "
            + "show.",
        remedy: "If the effect matters, draw it with gradients, add it in code, or export the picture as PNG. One "
            + "finding lists all effects of a picture.",
        examples: Examples(
            clean: [
                Example([
                    "home.imageset/Contents.json": Example.plainSet("home.svg"),
                    // A filter that nothing uses.
                    "home.imageset/home.svg": Example.svg(
                        ##"<filter id="f"><feGaussianBlur stdDeviation="1"/></filter>"##
                            + ##"<path opacity="0.5" d="M4 12 12 4l8 8v8H4z"/>"##),
                ])
            ],
            unclean: [
                Example([
                    "home.imageset/Contents.json": Example.plainSet("home.svg"),
                    "home.imageset/home.svg": """
                    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
                      <filter id="f"><feGaussianBlur stdDeviation="1"/></filter>
                      <path filter="url(#f)" d="M4 12 12 4l8 8v8H4z"/>
                                    ^
                    </svg>
                    """,
                ])
            ]),
        check: .image { set, _ in
            var known: Set<String> = []
            return set.slots.compactMap { slot -> AuditFinding? in
                guard let picture = set.picture(of: slot), let first = picture.dropped.first,
                    known.insert(picture.path).inserted
                else { return nil }
                let name = FolderPath.last(of: picture.path)
                return droppedEffect.finding(
                    "'\(name)': \(first.message), since Xcode does not draw it", about: set.set, at: first.location,
                    detail: name, hint: "draw it with gradients or export a PNG, if it matters",
                    notes: picture.dropped.dropFirst().prefix(mostNotes).map { effect in
                        effect.message + (effect.location.map { " at \($0)" } ?? "")
                    })
            }
        })

    /// The number of other effects that the notes name.
    private static let mostNotes = 3
}
