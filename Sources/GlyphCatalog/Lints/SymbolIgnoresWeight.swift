internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let symbolIgnoresWeight: CatalogLint = CatalogLint(
        id: "symbol-ignores-weight", severity: .info,
        summary: "A symbol is the same drawing in all weights.",
        guideline:
            "Human Interface Guidelines, SF Symbols: symbols have nine weights, each of the weight of a font, so "
            + "that symbols and text next to each other look alike.",
        reason: "Next to bold text the symbol is as thin as next to light text, though its template says that it has "
            + "all weights. Converters of icons write such templates.",
        remedy: "Draw the other weights by moving the points of the regular one; or keep one variant, `Regular-M`, "
            + "which says that there is one weight. The drawings are compared without their places in the template. A "
            + "template with one or two weights of a size is not reported.",
        examples: Examples(
            clean: [
                Example(template: Example.template()),
                // One weight by statement, in three sizes.
                Example(
                    template: Example.template(
                        """
                        <g id="Regular-S"><path d="M0 0H80V-20H0Z"/></g>
                        <g id="Regular-M"><path d="M0 0H80V-20H0Z"/></g>
                        <g id="Regular-L"><path d="M0 0H80V-20H0Z"/></g>
                        """)),
            ],
            unclean: [
                Example(
                    template: Example.template(
                        """
                        <g id="Ultralight-S" transform="matrix(1 0 0 1 520 696)"><path d="M0 0H80V-20H0Z"/></g>
                        <g id="Regular-S" transform="matrix(1 0 0 1 1410 696)"><path d="M0 0H80V-20H0Z"/></g>
                        ^
                        <g id="Black-S" transform="matrix(1 0 0 1 2890 696)"><path d="M0 0H80V-20H0Z"/></g>
                        """))
            ]),
        check: .symbol { symbol, _ in
            symbol.parts.compactMap { parts -> AuditFinding? in
                guard let variant = parts.sameInAllWeights else { return nil }
                return CatalogLint.symbolIgnoresWeight.finding(
                    "'\(symbol.set.qualifiedName)' has the same drawing in all weights", about: symbol.set,
                    at: parts.location(of: variant),
                    hint: "draw the other weights by moving the points of this one, or keep 'Regular-M' alone")
            }.numbered
        })
}

extension TemplateParts {
    /// The regular variant, or the first, of a template whose weights of each size are all alike; nil for others, and
    /// where the template has fewer than three weights of some size.
    fileprivate var sameInAllWeights: Element? {
        let groups = Self.scales.map { scale in variants.filter { $0.id.hasSuffix("-" + scale) } }
        guard groups.contains(where: { $0.count >= 3 }),
            groups.allSatisfy({ Self.areAlike($0.map(\.element)) })
        else { return nil }
        let drawn = groups.first { $0.count >= 3 } ?? []
        return (drawn.first { $0.id.hasPrefix("Regular") } ?? drawn.first)?.element
    }

    private static func areAlike(_ variants: [Element]) -> Bool {
        guard let first = variants.first else { return true }
        guard let outline = VariantOutline(first) else { return false }
        return variants.dropFirst().allSatisfy { VariantOutline($0)?.isLike(outline) ?? false }
    }
}
