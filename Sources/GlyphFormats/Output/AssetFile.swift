internal import GlyphModel
package import Markup

/// A file to write: its path below the output, with `/`, and its bytes.
public struct AssetFile: Hashable, Sendable {
    /// Below the output, with `/` between names.
    public var path: String
    /// The content of the file. Of a file that an earlier build made, it may be enough to recognize the bytes: such a
    /// file is never given to clients of the library.
    package var content: FileContent
    /// The owner of the file; nil for a file of the set as a whole.
    package var owner: Owner? {
        get { ownOwner?.wrappedValue }
        set { ownOwner = newValue.map { Shared($0) } }
    }
    /// Other tools may write the file as well: its content is kept, and ours is added to it.
    package var sharing: Sharing?
    /// Whether its content is about all glyphs, and not about one.
    package var coversAllGlyphs = false
    /// Whether an existing file in its place stays as it is: this one lacks something that could not be built, and code
    /// may use a name that only the existing file has.
    package var keepsExisting = false
    /// Whether the build has read a file in its place, which is a foreign one and stays as it is.
    package var isInput = false
    /// The place in the manifest that requests it.
    package var location: SourceFile.Location? {
        get { ownLocation?.wrappedValue }
        set { ownLocation = newValue.map { Shared($0) } }
    }
    // Files of an asset have them in common: a build has many files.
    private var ownOwner: Shared<Owner>?
    private var ownLocation: Shared<SourceFile.Location>?

    /// The asset that a file belongs to.
    package struct Owner: Hashable, Sendable {
        /// The name with the names of its namespaces in front.
        package var name: String
        /// The folder that holds this asset and nothing else, below the output; nil where its folder has other files.
        package var folder: String?

        package init(name: String, folder: String? = nil) {
            self.name = name
            self.folder = folder
        }
    }

    /// Files that several tools write.
    package enum Sharing: Hashable, Sendable {
        /// The `Contents.json` of a catalog, or of a group in it. With `isNamespace`, the folder's name prefixes names.
        case catalogFolder(isNamespace: Bool)
    }

    /// A file that no other tool writes.
    public init(path: String, bytes: [UInt8]) { self.init(path: path, bytes: bytes, sharing: nil) }

    package init(path: String, bytes: [UInt8], sharing: Sharing?) {
        self.init(path: path, content: .bytes(bytes))
        self.sharing = sharing
    }

    package init(path: String, content: FileContent) {
        self.path = path
        self.content = content
    }

    /// A file of UTF-8 text that no other tool writes.
    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// The whole file.
    public var bytes: [UInt8] {
        get {
            guard let bytes = content.bytes else { preconditionFailure("'\(path)' is known by its digest only") }
            return bytes
        }
        set { content = .bytes(newValue) }
    }

    /// In bytes.
    package var size: Int { content.size }

    /// Whether its content is these bytes.
    package func isMade(of bytes: [UInt8]) -> Bool { content.matches(bytes) }

    /// The same file below another folder; an empty one is the folder that it is in.
    package func moved(into folder: String) -> AssetFile {
        if folder.isEmpty { return self }
        var file = self
        file.path = FolderPath.inside(folder, path)
        if let owner, let own = owner.folder {
            file.owner = Owner(name: owner.name, folder: FolderPath.inside(folder, own))
        }
        return file
    }

    /// The same file of a build that lacks some glyphs.
    package var keepingEarlier: AssetFile {
        var file = self
        file.keepsExisting = coversAllGlyphs
        return file
    }

    /// The file of a folder that the build has read.
    func read(in folder: String) -> AssetFile {
        var file = self
        file.path = folder + "/" + AssetPath.split(path).name
        file.isInput = true
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

    /// - Parameter location: the place that requests it.
    package func requested(at location: SourceFile.Location?) -> AssetFile {
        var file = self
        file.location = location
        return file
    }

    /// The same of all files of a glyph, which then have equal parts in common.
    ///
    /// - Parameter location: the place that requests them; nil for the one that each has.
    package static func sharing(_ files: [AssetFile], at location: SourceFile.Location? = nil) -> [AssetFile] {
        var files = files
        let place = location.map { Shared($0) }
        for index in files.indices {
            if let place { files[index].ownLocation = place }
            guard index > 0 else { continue }
            let last = files[index - 1]
            if files[index].ownOwner == last.ownOwner { files[index].ownOwner = last.ownOwner }
            if files[index].ownLocation == last.ownLocation { files[index].ownLocation = last.ownLocation }
        }
        return files
    }

    /// - Parameter location: the place that requests it, unless a more exact one is known.
    package func asked(at location: SourceFile.Location?) -> AssetFile {
        ownLocation == nil ? requested(at: location) : self
    }
}
