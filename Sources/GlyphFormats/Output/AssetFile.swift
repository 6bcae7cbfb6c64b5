internal import GlyphModel
package import Markup

/// A file that is to be: its path below the output, with `/`, and its bytes.
public struct AssetFile: Hashable, Sendable {
    /// Below the output, with `/` between names.
    public var path: String
    /// The whole file.
    public var bytes: [UInt8]
    /// What it belongs to; nil for a file of the set as a whole.
    package var owner: Owner?
    /// Others may have written the file as well: what stands there is kept, and what ours says is added to it.
    package var sharing: Sharing?
    /// Where the manifest asks for it.
    package var location: SourceFile.Location?

    /// An asset, as people know it.
    package struct Owner: Hashable, Sendable {
        /// With the names of its namespaces in front.
        package var name: String
        /// The folder that holds this asset and nothing else, below the output; nil where its files lie among others.
        package var folder: String?

        package init(name: String, folder: String? = nil) {
            self.name = name
            self.folder = folder
        }
    }

    /// Files that several tools write.
    package enum Sharing: Hashable, Sendable {
        /// The `Contents.json` of a catalog, or of a group in it: does the folder's name stand in front of names?
        case catalogFolder(isNamespace: Bool)
    }

    /// A file of its own bytes, which nobody else writes to.
    public init(path: String, bytes: [UInt8]) { self.init(path: path, bytes: bytes, sharing: nil) }

    package init(path: String, bytes: [UInt8], sharing: Sharing?) {
        self.path = path
        self.bytes = bytes
        self.sharing = sharing
    }

    /// A file of UTF-8 text, which nobody else writes to.
    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// The same file below another folder; an empty one is the folder that it is in.
    package func moved(into folder: String) -> AssetFile {
        if folder.isEmpty { return self }
        var file = self
        file.path = folder + "/" + path
        file.owner?.folder = owner?.folder.map { folder + "/" + $0 }
        return file
    }

    func owned(by owner: Owner) -> AssetFile {
        var file = self
        file.owner = owner
        return file
    }

    /// - Parameter folder: one that holds the asset alone.
    func owned(by variant: Variant, in folder: String? = nil) -> AssetFile {
        var file = owned(by: Owner(name: variant.qualifiedName, folder: folder))
        file.location = variant.entry.location
        return file
    }

    /// - Parameter location: where it is asked for, if that is not known better.
    package func asked(at location: SourceFile.Location?) -> AssetFile {
        var file = self
        file.location = file.location ?? location
        return file
    }
}
