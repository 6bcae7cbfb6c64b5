internal import GlyphFormats
internal import GlyphModel
internal import Markup

/// Which path of the output is whose: no two files have one path, or paths that a disk may take for one.
struct PathClaims {
    private struct Claim {
        var path: String
        var export: Int
        /// The number of its glyph; nil for a file of the set as a whole.
        var owner: Int?
    }

    private let entries: [GlyphEntry]
    /// By path, folded.
    private var claims: [String: Claim] = [:]
    /// The files of sets as a whole, by path.
    private var ofSets: [String: AssetFile] = [:]
    /// The paths of the last export that are taken.
    private var refused: [(path: String, by: Claim)] = []

    /// Whether an export goes into the folder of another one: a catalog finds a symbol and an image by the same name, and
    /// Android a drawable of any type.
    private let areShared: Bool

    /// - Parameter folders: of the exports.
    init(of entries: [GlyphEntry], in folders: [String]) {
        self.entries = entries
        let folders = folders.map { PortableName.folded($0) + "/" }.sorted()
        areShared = zip(folders, folders.dropFirst()).contains { $1.hasPrefix($0) }
    }

    /// The files of a set that are not there yet: two exports into one catalog write the same file for the catalog.
    mutating func new(_ files: [AssetFile], of export: Int) -> [AssetFile] {
        refused = []
        var new: [AssetFile] = []
        for file in files {
            if let known = ofSets[file.path], known.content == file.content, known.sharing == file.sharing { continue }
            if let other = claim(file.path, at: file.path, export, nil) { refused.append((file.path, other)) }
            ofSets[file.path] = file
            new.append(file)
        }
        return new
    }

    /// Adds the files of a glyph; paths that another export has are remembered as faults of this one.
    ///
    /// - Throws: where another file of the same export has a path. Then none is added.
    mutating func add(_ files: [AssetFile], of export: Int, glyph: Int) throws(Findings) {
        var last: String?
        for (index, file) in files.enumerated() {
            try add(file.path, of: file, export, glyph, before: files[..<index])
            guard areShared else { continue }
            if let drawable = DrawableFile(file.path) {
                try add(drawable.resource, at: file.path, of: file, export, glyph, before: files[..<index])
            }
            if let folder = file.owner?.folder, folder != last, let name = AssetFolder.image(folder) {
                last = folder
                try add(name, of: file, export, glyph, before: files[..<index])
            }
        }
    }

    /// - Parameters:
    ///   - name: what must be unique.
    ///   - path: what messages call it; nil for its name.
    private mutating func add(
        _ name: String, at path: String? = nil, of file: AssetFile, _ export: Int, _ glyph: Int,
        before files: ArraySlice<AssetFile>
    ) throws(Findings) {
        let path = path ?? name
        guard let other = claim(name, at: path, export, glyph) else { return }
        if other.export != export {
            refused.append((path, other))
        } else if other.owner != glyph {
            for file in files { forget(file.path, export, glyph) }
            throw Findings([fault(path, of: file, entries[glyph], other)])
        }
    }

    /// Of an export that has a path which is taken.
    func fault(of export: Int, at location: SourceFile.Location?) -> Diagnostic? {
        guard let (path, other) = refused.first else { return nil }
        if other.export == export {
            return Diagnostic(
                .error, id: Self.id, "'\(other.path)' and '\(path)' are the same file on disks that ignore case",
                at: location, hint: "write the names of groups and colours alike everywhere")
        }
        if DrawableFile(path) != nil, PortableName.folded(path) != PortableName.folded(other.path) {
            return Diagnostic(
                .error, id: Self.id,
                "'\(other.path)' of another export and '\(path)' are one drawable, which can have one file in a folder",
                at: location, hint: "give each export its own path or 'prefix', or glyphs of its own with 'only'")
        }
        let more = refused.count > 1 ? " and \(refused.count - 1) more of its files" : ""
        return Diagnostic(
            .error, id: Self.id, "another export writes '\(path)'\(more), too", at: location,
            hint: "give each export its own path, or glyphs of its own with 'only'")
    }

    /// Forgets an export that is not written.
    mutating func remove(of export: Int) {
        claims = claims.filter { $1.export != export }
        let paths = Set(claims.values.map(\.path))
        ofSets = ofSets.filter { paths.contains($0.key) }
    }

    private mutating func claim(_ name: String, at path: String, _ export: Int, _ owner: Int?) -> Claim? {
        let key = PortableName.folded(name)
        if let other = claims[key] { return other }
        claims[key] = Claim(path: path, export: export, owner: owner)
        return nil
    }

    private mutating func forget(_ path: String, _ export: Int, _ glyph: Int) {
        let key = PortableName.folded(path)
        if let claim = claims[key], claim.export == export, claim.owner == glyph { claims[key] = nil }
    }

    private static let id = "output-clash"

    private func fault(_ path: String, of file: AssetFile, _ entry: GlyphEntry, _ other: Claim) -> Diagnostic {
        let own = file.owner?.name ?? entry.name
        guard let owner = other.owner.map({ entries[$0] }) else {
            return Diagnostic(
                .error, id: Self.id, "the file '\(path)' of '\(own)' is also one of the format's own",
                at: entry.location, hint: "give it another name")
        }
        return Diagnostic(
            .error, id: Self.id,
            "'\(other.path)' of '\(owner.name)' and '\(path)' of '\(own)' are the same file on disks that ignore case",
            at: entry.location, hint: MisnamedAsset.hint,
            notes: owner.location.map { ["'\(owner.name)' is at \($0)"] } ?? [])
    }
}

private enum AssetFolder {
    /// Its path without the type, for a folder of a catalog that holds an image or a symbol.
    static func image(_ folder: String) -> String? {
        for type in [".imageset", ".symbolset"] where folder.hasSuffix(type) {
            return String(folder.dropLast(type.count))
        }
        return nil
    }
}
