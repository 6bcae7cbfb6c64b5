internal import Markup

/// The words of `Contents.json` that Xcode knows: what it does not know, it ignores without a message, and the entry is
/// then for something else than its author meant.
///
/// Keys that are not listed are never judged: catalogs contain keys of other tools, and of Xcodes to come.
enum CatalogVocabulary {
    /// The values of a key.
    struct Values: Sendable {
        /// In the order of importance, for messages.
        var words: [String]
        /// Values that are also known, and are not proposed.
        var others: Set<String> = []
        var accepts: (@Sendable (String) -> Bool)?

        init(_ words: [String], others: Set<String> = [], accepts: (@Sendable (String) -> Bool)? = nil) {
            (self.words, self.others, self.accepts) = (words, others, accepts)
        }

        func contains(_ value: String) -> Bool {
            words.contains(value) || others.contains(value) || accepts?(value) ?? false
        }
    }

    /// The keys of an entry of `images`, `colors` or `symbols` (Apple, "Asset Catalog Format Reference", Image Set
    /// Type), with what Xcode has written since then.
    static let entry: [String: Values] = [
        "idiom": idioms,
        "scale": Values(["1x", "2x", "3x"]),
        "display-gamut": Values(["sRGB", "display-P3"]),
        "language-direction": Values(["left-to-right", "right-to-left"]),
        "width-class": Values(["compact", "regular"]),
        "height-class": Values(["compact", "regular"]),
        "screen-width": Values(["<=145", ">145", ">161", ">183"], accepts: isScreenWidth),
        "template-rendering-intent": imageIntents,
        "compression-type": compressions,
    ]

    /// The keys of `properties`.
    static let properties: [String: Values] = [
        "template-rendering-intent": imageIntents,
        "symbol-rendering-intent": Values(
            ["template", "hierarchical", "multicolor"], others: ["monochrome", "palette"]),
        "compression-type": compressions,
    ]

    /// The values of each appearance. Tinted is for icons of apps, which have the same entries.
    static let appearances: [String: Values] = [
        "luminosity": Values(["light", "dark"], others: ["tinted"]),
        "contrast": Values(["high"]),
    ]

    /// In sets of colours, both spellings of the wide gamut are in use.
    static func values(of key: String, in kind: AssetSet.Kind) -> Values? {
        var values = entry[key]
        if kind == .color, key == "display-gamut" { values?.others = ["srgb", "display-p3"] }
        return values
    }

    private static let idioms = Values(
        ["universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision"],
        // For icons, or of earlier Xcodes.
        others: [
            "reality", "ios-marketing", "watch-marketing", "appLauncher", "companionSettings", "notificationCenter",
            "quickLook",
        ])

    private static let imageIntents = Values(["template", "original"], others: ["automatic"])

    private static let compressions = Values([
        "automatic", "lossless", "lossy", "gpu-optimized-best", "gpu-optimized-smallest",
    ])

    /// `<=145`, `>161`: there are more with each watch.
    @Sendable private static func isScreenWidth(_ text: String) -> Bool {
        let digits = text.hasPrefix("<=") ? text.dropFirst(2) : text.hasPrefix(">") ? text.dropFirst() : ""
        return !digits.isEmpty && digits.utf8.allSatisfy(\.isDigit)
    }
}
