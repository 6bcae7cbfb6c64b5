public import GlyphFormats
internal import GlyphReview

extension AssetFormat {
    /// What `export` can ask for.
    public static let all: [AssetFormat] = written + [.preview]

    static func named(_ name: String) -> AssetFormat? { all.first { $0.name == name } }
}
