internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let symbolClash: CatalogLint = CatalogLint(
        id: "symbol-clash", severity: .info,
        summary: "Two names become the same Swift symbol in Xcode.",
        guideline: "Xcode 15 Release Notes: Xcode generates a symbol for each colour and image in a catalog. Two with "
            + "the same symbol give a warning, and one of them gets none.",
        reason: "Code that uses the symbol gets the first of the two; the other one can only be loaded by its name in "
            + "a string.",
        remedy:
            "Rename one of the two. Separators make no difference, nor do 'Color' or 'Image' at the end: `gift-image` "
            + "and `giftColor` become `gift`. Images are compared with images, and colours with colours.",
        examples: Examples(
            clean: [
                Example([
                    "brandRed.colorset/Contents.json": Example.colors(.value("B3261E")),
                    "brandRed2.colorset/Contents.json": Example.colors(.value("B3261E")),
                    "Nav/Contents.json": Example.namespace,
                    "Nav/brand-red.colorset/Contents.json": Example.colors(.value("B3261E")),
                    "brand-red.imageset/Contents.json": Example.plainSet("a.svg"),
                    "brand-red.imageset/a.svg": Example.box,
                ])
            ],
            unclean: [
                Example([
                    "brand-red.colorset/Contents.json": Example.colors(.value("B3261E")),
                    "brandRedColor.colorset/Contents.json": Example.colors(.value("A3261E"), isFound: true),
                ]),
                Example([
                    "gift.imageset/Contents.json": Example.plainSet("gift.svg"),
                    "gift.imageset/gift.svg": Example.box,
                    "gift_image.imageset/Contents.json": Example.plainSet("gift.svg", isFound: true),
                    "gift_image.imageset/gift.svg": Example.box,
                ]),
            ]),
        check: .catalog { sets, _ in
            // Xcode makes symbols of images and colours in catalogs.
            let named = sets.filter { $0.kind == .color || $0.path.hasSuffix(".imageset") }
            var first: [String: SetSummary] = [:]
            return named.compactMap { set -> AuditFinding? in
                let symbol = XcodeSymbol.text(set.qualifiedName)
                guard !symbol.isEmpty else { return nil }
                let key = set.kind.rawValue + " " + symbol
                guard let other = first[key] else {
                    first[key] = set
                    return nil
                }
                // The same name is another fault.
                if other.qualifiedName == set.qualifiedName { return nil }
                return CatalogLint.symbolClash.finding(
                    XcodeSymbol.clash(set.qualifiedName, other.qualifiedName), ofSummary: set, hint: XcodeSymbol.hint,
                    notes: ["'\(other.qualifiedName)' is at \(other.location)"])
            }
        })
}
