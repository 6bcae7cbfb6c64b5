import GlyphManifest
import Markup

extension ManifestGrammar {
    /// With as many words as tests of reading need.
    static let sample = ManifestGrammar(
        ManifestVocabulary(
            formats: [
                .init(name: "svg", summary: "pictures", defaultPath: "svg"),
                .init(
                    name: "asset-catalog", summary: "a catalog", defaultPath: "A.xcassets",
                    options: [
                        AttributeRule(
                            "intent", .one(of: [.init("original"), .init("template")]), "", example: "original")
                    ],
                    makesXcodeSymbols: true),
                .init(name: "preview", summary: "a page", defaultPath: "preview"),
            ],
            variants: [.init("outline"), .init("fill")]))
}
