internal import Markup
internal import SemanticColor

/// The vocabulary of an asset catalog's `Contents.json` (Apple, "Asset Catalog Format Reference").
enum Catalog {
    static let info: JSON = ["author": "xcode", "version": 1]

    /// Without this key an entry is for any appearance: the fallback for all. Light with high contrast is written
    /// as high contrast alone.
    static func appearances(_ appearance: Appearance) -> JSON? {
        var pairs: [JSON] = []
        if appearance.style == .dark { pairs.append(["appearance": "luminosity", "value": "dark"]) }
        if appearance.contrast == .high { pairs.append(["appearance": "contrast", "value": "high"]) }
        return pairs.isEmpty ? nil : .array(pairs)
    }

    /// An entry of `images` or `colors` that holds in one appearance.
    static func entry(_ members: [String: JSON], in appearance: Appearance) -> JSON {
        var members = members
        members["idiom"] = "universal"
        members["appearances"] = appearances(appearance)
        return .object(members)
    }
}
