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

    /// Whether others may have written the same bytes: a `Contents.json` and resource values state no more than names
    /// and numbers, where a picture has the form that a build gives it.
    var isCommon: Bool {
        let (folder, name) = AssetPath.split(path)
        if name == "Contents.json" { return true }
        let resources = AssetPath.split(folder).name
        return resources == "values" || resources.hasPrefix("values-")
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
    func owned(by asset: GlyphAsset, in folder: String? = nil) -> AssetFile {
        var file = owned(by: Owner(name: asset.qualifiedName, folder: folder))
        file.location = asset.entry.location
        return file
    }

    /// - Parameter location: the place that requests it.
    package func located(at location: SourceFile.Location?) -> AssetFile {
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
    package func located(byDefault location: SourceFile.Location?) -> AssetFile {
        ownLocation == nil ? located(at: location) : self
    }
}

/// The properties of the file, without its bytes, which are recognized by their digest, and without the place that
/// requests it.
extension AssetFile: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(path)
        encoder.append(content.size)
        content.digest.encode(into: &encoder)
        let owner = owner
        encoder.append(owner != nil)
        if let owner {
            encoder.append(owner.name)
            encoder.append(owner.folder)
        }
        encoder.append(sharing != nil)
        if case .catalogFolder(let isNamespace)? = sharing { encoder.append(isNamespace) }
        encoder.append(coversAllGlyphs)
        encoder.append(isInput)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            path: try decoder.string(),
            content: .recorded(size: try decoder.int(), digest: try Digest(from: &decoder)))
        if try decoder.bool() { owner = Owner(name: try decoder.string(), folder: try decoder.optionalString()) }
        if try decoder.bool() { sharing = .catalogFolder(isNamespace: try decoder.bool()) }
        coversAllGlyphs = try decoder.bool()
        isInput = try decoder.bool()
    }
}

// MARK: - Paths

/// Rules for a path below the output that hold on every system.
enum AssetPath {
    private static let slash = UInt8(ascii: "/")

    /// Whether it is relative, without steps outward, and of names that every file system takes.
    static func isSafe(_ path: String) -> Bool { isSafe(Array(path.utf8)[...]) }

    /// - Parameter path: the UTF-8 bytes of the path.
    static func isSafe(_ path: ArraySlice<UInt8>) -> Bool {
        // A name ends with neither a period nor a space: so it is not `.` or `..` either.
        var (length, last) = (0, slash)
        func endsName() -> Bool {
            length > 0 && length <= PortableName.mostBytes && last != UInt8(ascii: ".") && last != UInt8(ascii: " ")
        }
        for byte in path {
            if byte == slash {
                guard endsName() else { return false }
                length = 0
            } else {
                let isSafe =
                    byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: ":")
                guard isSafe else { return false }
                length += 1
            }
            last = byte
        }
        return endsName()
    }

    /// The folder around it, empty for the output itself, and the last name.
    static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: slash) else { return ("", path) }
        return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
    }

    /// The folder around it, empty for the output itself.
    static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? ""
    }

    /// The folders around it, outermost first: `a/b/c` gives `a` and `a/b`.
    static func folders(of path: String) -> [String] {
        path.utf8.indices.filter { path.utf8[$0] == slash }.map { String(path[..<$0]) }
    }

    /// The extension of the last name, with its period: `.imageset`; empty where it has none.
    static func ending(of path: String) -> String {
        let end = path.utf8.lastIndex { $0 == slash || $0 == UInt8(ascii: ".") }
        guard let end, path.utf8[end] != slash else { return "" }
        return String(path[end...])
    }

    /// The relative path from a folder to a file.
    static func leading(to file: String, from folder: String) -> String {
        let (target, base) = (FolderPath.steps(of: file), FolderPath.steps(of: folder))
        let shared = zip(target.dropLast(), base).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: base.count - shared) + target[shared...]).joined(separator: "/")
    }
}
