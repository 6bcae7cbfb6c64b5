internal import SemanticColor

/// A folder of an Android `res` folder, by its name: a type of resources, and the configuration that they are for.
///
/// The night mode, the density and the version of the system are known; other qualifiers, such as a language or the
/// width of a screen, are for other pictures, which are not judged.
struct ResourceFolder: Hashable, Sendable {
    let name: String
    /// `drawable`, `values`, `color`, …
    let type: String
    /// Dark for `night` and `dark`, light for `notnight` and `light`; nil for any.
    let style: Appearance.Style?
    /// `xhdpi`, `anydpi`, …; nil for none.
    let density: String?
    /// The least version of the system.
    let version: Int?
    /// The first qualifier that is not known.
    let other: String?

    init(_ name: String) {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false).map { $0.lowercased() }
        self.name = name
        type = parts.first ?? ""
        let qualifiers = parts.dropFirst()
        style = qualifiers.lazy.compactMap { Self.styles[$0] }.first
        density = qualifiers.first { Self.scale(of: $0) != nil || Self.unscaled.contains($0) }
        version = qualifiers.lazy.compactMap(Self.version).first
        other = qualifiers.first { part in
            Self.styles[part] == nil && Self.scale(of: part) == nil && !Self.unscaled.contains(part)
                && Self.version(part) == nil
        }
    }

    /// Whether its resources are for every configuration, up to the night mode.
    var appliesToAllConfigurations: Bool { density == nil && version == nil && other == nil && style != .light }

    /// Pixels for each unit of the layout, as slots state them: `1.5x`. Without a density, it is the one of `mdpi`.
    var scale: String { density.flatMap(Self.scale) ?? "1x" }

    /// With the words of Compose Multiplatform, which Android does not have.
    private static let styles: [String: Appearance.Style] = [
        "night": .dark, "notnight": .light, "dark": .dark, "light": .light,
    ]

    private static let unscaled: Set<String> = ["anydpi", "nodpi"]

    private static let scales = [
        "ldpi": "0.75x", "mdpi": "1x", "tvdpi": "1.33x", "hdpi": "1.5x", "xhdpi": "2x", "xxhdpi": "3x", "xxxhdpi": "4x",
    ]

    private static func scale(of qualifier: String) -> String? { scales[qualifier] }

    private static func version(_ qualifier: String) -> Int? {
        guard qualifier.first == "v", qualifier.utf8.count <= 4 else { return nil }
        return Int(qualifier.dropFirst())
    }

    /// The types that pictures and colours are in.
    private static let types: Set<String> = ["drawable", "values", "color", "mipmap"]

    /// Whether a folder is a `res` folder, by its name and by the folders in it. One with another name has drawables
    /// and values, as `composeResources` has.
    static func isAround(_ folders: [String], name: String) -> Bool {
        let types = Set(folders.map { ResourceFolder($0).type }).intersection(types)
        return name == "res" ? !types.subtracting(["color"]).isEmpty : types.isSuperset(of: ["drawable", "values"])
    }

    /// Whether the name of a folder is the one of a part of a `res` folder.
    static func isPart(_ name: String) -> Bool { types.contains(ResourceFolder(name).type) }
}
