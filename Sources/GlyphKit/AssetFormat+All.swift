public import GlyphFormats
internal import GlyphReview

extension AssetFormat {
    /// The formats that `export` can name.
    public static let all: [AssetFormat] = written + [.preview]

    static func named(_ name: String) -> AssetFormat? { all.first { $0.name == name } }
}
