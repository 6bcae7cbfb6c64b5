internal import GlyphFormats
internal import GlyphModel

/// How the page's buttons refer to a glyph.
struct ReviewReferences {
    /// The exports of the manifest.
    let exports: [Export]

    /// Always by name and picture; otherwise only where a format that the code reads is written.
    var kinds: [String] {
        let formats = Set(exports.map(\.format))
        let inCode = [
            ("swift", ["asset-catalog", "symbols", "swift"]), ("android", ["android"]), ("compose", ["compose"]),
            ("use", ["web"]), ("picture", ["svg"]),
        ]
        return ["name", "svg"] + inCode.filter { !formats.isDisjoint(with: $0.1) }.map(\.0)
    }

    /// The prefixes of names, by the kind of reference.
    var prefixes: [String: String] {
        func prefix(_ format: String, _ standard: String) -> String {
            exports.first { $0.format == format }?.options["prefix"] ?? standard
        }
        return ["android": prefix("android", AndroidName.prefix), "use": prefix("web", WebNames.standardPrefix)]
    }
}
