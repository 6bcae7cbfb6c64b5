/// How the images of a catalog's image set are drawn (Apple, "Asset Catalog Format Reference",
/// `template-rendering-intent`).
public enum ImageIntent: String, Hashable, Sendable, CaseIterable {
    /// In the colours of its files.
    case original
    /// In one colour that the app chooses; of the files only the alpha counts.
    case template

    /// In a few words, for a reference.
    package var meaning: String {
        switch self {
        case .original: "in the colours of its files"
        case .template: "in a colour that the app chooses; what has several colours stays `original`"
        }
    }
}
