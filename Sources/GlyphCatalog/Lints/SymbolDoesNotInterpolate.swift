internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let symbolDoesNotInterpolate: CatalogLint = CatalogLint(
        id: "symbol-does-not-interpolate", severity: .error,
        summary: "The weights of a symbol have other paths or points than its regular weight.",
        guideline:
            "Apple, Creating custom symbol images for your app: the paths of Ultralight-S, Regular-S and Black-S "
            + "have the same number of points in the same order, so that all other weights are interpolated.",
        reason: "Xcode compiles the template all the same, and the symbol is blank, or broken in the weights between.",
        remedy:
            "Draw the three weights by moving the points of one of them, without adding or removing any; or export a "
            + "template with all 27 variants, of which none is interpolated.",
        examples: Examples(
            clean: [
                // Written otherwise: relative, with the line that returns to the start, and in a group.
                Example(
                    template: Example.template(
                        Example.masters(
                            ultralight: #"<path d="m0 0h80v-10h-80z"/>"#,
                            regular: #"<path d="M0 0 L80 0 80-20 0-20 0 0Z"/>"#,
                            black: #"<g><path d="M0 0H80V-40H0"/></g>"#))),
                // A template of an earlier version has one variant, or all of them.
                Example(
                    template: Example.template(
                        version: #"<text id="template-version">Template v.2.0</text>"#,
                        Example.masters(black: #"<path d="M0 0H80V-40L40-45L0-40Z"/>"#)
                            + "\n" + #"<g id="Regular-M"><path d="M0 0H80V-20H0Z"/></g>"#)),
            ],
            unclean: [
                Example(
                    template: Example.template(
                        """
                        <g id="Ultralight-S"><path d="M0 0H80V-10H0Z"/><path d="M0-20H80V-30H0Z"/></g>
                        ^
                        <g id="Regular-S"><path d="M0 0H80V-20H0Z"/></g>
                        <g id="Black-S"><path d="M0 0H80V-40L40-45L0-40Z"/></g>
                        ^
                        """))
            ]),
        check: .symbol { symbol, _ in
            symbol.parts.flatMap { parts -> [AuditFinding] in
                // Before version 3, and where each variant is drawn, nothing is interpolated.
                guard parts.version ?? 30 >= 30, parts.versionElement != nil, !parts.hasAllVariants,
                    let regular = parts.element("Regular-S"), regular.name == "g"
                else { return [] }
                return ["Ultralight-S", "Black-S"].compactMap { id in
                    guard let master = parts.element(id), master.name == "g" else { return nil }
                    let comparison = VariantComparison(master, with: regular, named: "Regular-S")
                    guard let difference = comparison.difference else { return nil }
                    let place = difference.offset.map { parts.document.source.location(at: $0) }
                    return CatalogLint.symbolDoesNotInterpolate.finding(
                        "'\(id)' \(difference.words)", about: symbol.set, at: parts.location(of: master), detail: id,
                        hint: "draw it by moving the points of 'Regular-S'",
                        notes: place.map { ["the path is at \($0)"] } ?? [])
                }
            }.numbered
        })
}
