public import GlyphFormats
internal import GlyphReview

extension AssetFormat {
    /// What `export` can ask for.
    public static let all: [AssetFormat] = withoutSheet + [.preview]
}
