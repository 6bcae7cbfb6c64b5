internal import Markup

/// The `Contents.json` of a catalog and of the groups in it, which Xcode and other tools write as well.
enum CatalogFolder {
    private static let (properties, namespace) = ("properties", "provides-namespace")

    /// - Parameter isNamespace: whether the folder's name prefixes the names inside.
    static func file(_ path: String, isNamespace: Bool) -> AssetFile {
        let contents: JSON =
            isNamespace
            ? ["info": Catalog.info, "properties": ["provides-namespace": true]] : ["info": Catalog.info]
        return AssetFile(
            path: path, bytes: contents.bytes, sharing: .catalogFolder(isNamespace: isNamespace))
    }

    /// Whether it is the file of a folder, and not of an asset in one. No folder's name has a period, except the
    /// catalog's own.
    static func isOne(_ path: String) -> Bool {
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
