internal import GlyphFormats
internal import GlyphModel
internal import Markup

extension ReviewCover {
    /// The attributes of an export that ask for covers.
    static let options = [
        AttributeRule(
            "cover", .list(of: .fileName), "Assets for a picture at the top of a page, `cover.svg`.",
            standard: "no picture", example: "heart star"),
        AttributeRule(
            widthsName, .list(of: width),
            "Widths in points of further pictures of the `cover`, for narrow screens: `cover-WIDTH.svg` has its assets"
                + " in the same size, in fewer columns.",
            standard: "no further pictures", example: "484"),
    ]

    private static let widthsName = "cover-widths"

    private static let width = ValueSyntax(
        name: "coverWidth", expectation: "a whole number from 100 to 9999",
        form: .text(pattern: "[1-9][0-9]{2,3}")
    ) { text in
        (3...4).contains(text.utf8.count) && text.utf8.first != UInt8(ascii: "0")
            && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// The pictures that an export asks for.
    ///
    /// - Throws: `unknown-asset` for a name that is not in the set; `missing-attribute` for widths of no picture.
    static func files(of set: GlyphSet, _ export: Export) throws(Findings) -> [AssetFile] {
        let widths = (export.options[widthsName]?.listItems ?? []).compactMap { Int($0) }.uniqued
        guard let names = export.options["cover"] else {
            if widths.isEmpty { return [] }
            throw Findings([
                Diagnostic(
                    .error, id: "missing-attribute", "'\(widthsName)' needs a 'cover'", at: export.location,
                    hint: "name the assets of the picture in 'cover'")
            ])
        }
        let cover = try ReviewCover(names.listItems, of: set, export)
        return [AssetFile(path: "cover.svg", bytes: cover.svg)]
            + widths.map { AssetFile(path: "cover-\($0).svg", bytes: cover.svg(width: $0)) }
    }
}
