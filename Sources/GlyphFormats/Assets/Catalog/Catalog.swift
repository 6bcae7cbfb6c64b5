internal import GlyphModel
package import Markup
package import SemanticColor

/// The vocabulary of an asset catalog's `Contents.json` (Apple, "Asset Catalog Format Reference").
package enum Catalog {
    static let info: JSON = ["author": "xcode", "version": 1]

    /// Without this key an entry is for any appearance: the fallback for all. Light with high contrast is written
    /// as high contrast alone.
    package static func appearances(_ appearance: Appearance) -> JSON? {
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

// MARK: - Folders

/// The `Contents.json` of a catalog and of the groups in it, which Xcode and other tools write as well.
enum CatalogFolder {
    private static let (properties, namespace) = ("properties", "provides-namespace")

    /// - Parameters:
    ///   - isNamespace: whether the folder's name prefixes the names inside.
    ///   - like: contents that are kept besides that.
    static func file(_ path: String, isNamespace: Bool, like: JSON? = nil) -> AssetFile {
        let known = like.flatMap { merged($0.bytes, isNamespace: isNamespace) }
        let contents: JSON =
            isNamespace
            ? ["info": Catalog.info, "properties": ["provides-namespace": true]] : ["info": Catalog.info]
        return AssetFile(
            path: path, bytes: known ?? contents.bytes, sharing: .catalogFolder(isNamespace: isNamespace))
    }

    /// Whether it is the file of a folder, and not of an asset in one. No folder's name has a period, except the
    /// catalog's own.
    static func isFolderFile(_ path: String) -> Bool {
        let names = path.split(separator: "/")
        guard names.last == "Contents.json", let folder = names.dropLast().last else { return false }
        return folder.hasSuffix(".xcassets") || !folder.contains(".")
    }

    /// Whether the folder's name prefixes the names inside. Nil where the file is not a JSON object.
    static func isNamespace(_ bytes: [UInt8]) -> Bool? {
        guard let root = try? JSONReader.read(SourceFile(path: "", bytes: bytes)), root.isObject else { return nil }
        if case .boolean(true)? = root[properties]?[namespace]?.content { return true }
        return false
    }

    /// The existing file with our members; all else is kept, and a file that agrees already is not changed.
    static func merged(_ bytes: [UInt8], isNamespace: Bool) -> [UInt8]? {
        guard let current = Self.isNamespace(bytes), let root = try? JSONReader.read(SourceFile(path: "", bytes: bytes))
        else { return nil }
        if current == isNamespace, root["info"] != nil { return bytes }
        guard case .object(var members) = JSON(root) else { return nil }
        members["info"] = members["info"] ?? Catalog.info
        var kept: [String: JSON] = [:]
        if case .object(let own)? = members[properties] { kept = own }
        kept[namespace] = isNamespace ? true : nil
        members[properties] = kept.isEmpty ? nil : .object(kept)
        return JSON.object(members).bytes
    }
}

/// The folders of a catalog, each with its `Contents.json`, made as they are first needed.
struct CatalogFolders {
    private(set) var files: [AssetFile]
    private var known: Set<String> = []
    private let like: LikeCatalog?

    /// - Parameters:
    ///   - colorSets: files of color sets, which may be in groups of the catalog that the export is like.
    ///   - like: that catalog, whose folders keep what they have.
    init(of set: GlyphSet, _ colorSets: [AssetFile] = [], like: LikeCatalog? = nil) {
        self.like = like
        files = [CatalogFolder.file("Contents.json", isNamespace: false, like: like?.contents[""])]
        for asset in set.assets { add(asset.entry.groups) }
        guard let like else { return }
        for file in colorSets where !file.isInput {
            let groups = AssetPath.folders(of: file.path).dropLast()
            add(groups.map { GroupName(AssetPath.split($0).name, isNamespace: like.isNamespace($0) ?? false) })
        }
    }

    private mutating func add(_ groups: [GroupName]) {
        var path = ""
        for group in groups {
            path = FolderPath.below(path, group.name)
            guard known.insert(path).inserted else { continue }
            files.append(
                CatalogFolder.file(
                    path + "/Contents.json", isNamespace: group.isNamespace, like: like?.contents[path]))
        }
    }
}

extension GlyphSet {
    /// A folder whose name has a period is not a group.
    func checkGroups() throws(Findings) {
        var seen: Set<String> = []
        var faults = Findings()
        for asset in assets {
            for group in asset.entry.groups where group.name.contains(".") && seen.insert(group.name).inserted {
                faults.append(
                    Diagnostic(
                        .error, id: "group-name",
                        "the group '\(group.name)' cannot be a folder of a catalog: its name contains a period",
                        at: asset.entry.location, hint: "remove the period from its name"))
            }
        }
        if faults.containErrors { throw faults }
    }
}

extension Export {
    func checkCatalogPath() throws(Findings) {
        guard let path, !path.hasSuffix(".xcassets") else { return }
        throw Findings([
            Diagnostic(
                .error, id: "export-path", "the name of an asset catalog must end in .xcassets", at: location,
                hint: "path=\"\(path).xcassets\"")
        ])
    }
}
