/// How the images of an image set are drawn (Apple, "Asset Catalog Format Reference", `template-rendering-intent`).
public enum ImageIntent: String, Hashable, Sendable, CaseIterable {
    /// In the colours of its files.
    case original
    /// In one colour that the app chooses; only the alpha of the files is used.
    case template

    /// The meaning in a few words, for the reference.
    package var meaning: String {
        switch self {
        case .original: "in the colours of its files"
        case .template: "in a colour that the app chooses; glyphs with several colours stay `original`"
        }
    }
}
