package import Markup
package import SemanticColor

/// The catalog that an export is like: its groups and sets keep all that the manifest does not state. Their names of
/// files, the order of their entries, properties and unknown keys are in the written catalog as they are here.
package struct LikeCatalog: Sendable {
    /// The attribute of an `export` that names it.
    package static let option = "like"

    /// The `Contents.json` of its groups, image sets and color sets, by the paths of their folders below the catalog:
    /// `Nav/home.imageset`. The catalog's own is at an empty path.
    package let contents: [String: JSON]
    /// Its color sets, by the names of their colours in the manifest.
    package let colorSets: [ColorRole: ColorSet]
    /// Differs from the digest of any other content.
    package let digest: Digest

    package struct ColorSet: Hashable, Sendable {
        /// The path of its folder below the catalog: `Brand/leaf.colorset`.
        package var path: String
        /// Whether the colour of the manifest has its values.
        package var isSame: Bool

        package init(path: String, isSame: Bool) { (self.path, self.isSame) = (path, isSame) }
    }

    package init(contents: [String: JSON], colorSets: [ColorRole: ColorSet] = [:]) {
        (self.contents, self.colorSets) = (contents, colorSets)
        var bytes = ByteEncoder()
        bytes.append(each: contents.sorted { $0.key.precedesByBytes($1.key) }) { bytes, set in
            bytes.append(set.key)
            bytes.append(Digest(of: set.value.bytes))
        }
        bytes.append(each: colorSets.sorted { $0.key.rawValue.precedesByBytes($1.key.rawValue) }) { bytes, set in
            bytes.append(set.key)
            bytes.append(set.value.path)
            bytes.append(set.value.isSame)
        }
        digest = Digest(of: bytes.bytes)
    }

    /// Whether a group's name prefixes the names inside; nil for a group that it does not have.
    package func isNamespace(_ path: String) -> Bool? {
        guard case .object(let members)? = contents[path] else { return nil }
        guard case .object(let properties)? = members["properties"] else { return false }
        return properties["provides-namespace"] == true
    }
}
