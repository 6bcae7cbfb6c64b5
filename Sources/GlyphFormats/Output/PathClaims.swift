package import GlyphModel
package import Markup

/// Which path of the output is whose: no two files have one path, or paths that a disk may take for one.
package struct PathClaims {
    private struct Claim {
        var path: String
        var export: Int32
        /// The number of its glyph; -1 for a file of the set as a whole.
        var glyph: Int32 = -1

        init(path: String, export: Int, glyph: Int? = nil) {
            (self.path, self.export) = (path, Int32(export))
            if let glyph { self.glyph = Int32(glyph) }
        }
    }

    private let entries: [GlyphEntry]
    private var claims: [FoldedName: Claim] = [:]
    /// The files of sets as a whole, by path.
    private var ofSets: [String: AssetFile] = [:]
    /// The paths of the last export that are taken.
    private var refused: [Refusal] = []
    /// The faults of the last export's files of the set as a whole whose names are too long.
    private var tooLong: [Diagnostic] = []

    private struct Refusal {
        var path: String
        var by: Claim
        var location: SourceFile.Location?
    }

    /// Whether an export goes into the folder of another one: a catalog finds a symbol and an image by the same name,
    /// and Android a drawable of any type.
    private let areShared: Bool

    /// - Parameters:
    ///   - folders: the folders of the exports.
    ///   - count: the approximate number of paths.
    package init(of entries: [GlyphEntry], in folders: [String], count: Int) {
        self.entries = entries
        claims.reserveCapacity(count)
        let folders = folders.map { PortableName.folded($0) + "/" }.sorted()
        areShared = zip(folders, folders.dropFirst()).contains { $1.hasPrefix($0) }
    }

    /// The files of a set that are not there yet: two exports into one catalog write the same file for the catalog.
    package mutating func new(_ files: [AssetFile], of export: Int) -> [AssetFile] {
        (refused, tooLong) = ([], [])
        var new: [AssetFile] = []
        for file in files {
            if let known = ofSets[file.path], known.content == file.content, known.sharing == file.sharing { continue }
            // The folders of a catalog are around glyphs, whose own paths are longer.
            if file.sharing == nil, let fault = file.lengthFault(of: nil) {
                tooLong.append(fault)
            } else if let other = claim(file.path, Claim(path: file.path, export: export)) {
                refused.append(Refusal(path: file.path, by: other, location: file.location))
            }
            ofSets[file.path] = file
            new.append(file)
        }
        return new
    }

    /// Adds the files of a glyph; paths that another export has are remembered as faults of this one.
    ///
    /// - Throws: where another file of the same export has a path. Then none is added.
    package mutating func add(_ files: ArraySlice<AssetFile>, of export: Int, glyph: Int) throws(Findings) {
        var last: String?
        for (index, file) in zip(files.indices, files) {
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
    ///   - name: the name that must be unique.
    ///   - path: the path in messages; nil for its name.
    private mutating func add(
        _ name: String, at path: String? = nil, of file: AssetFile, _ export: Int, _ glyph: Int,
        before files: ArraySlice<AssetFile>
    ) throws(Findings) {
        if let fault = file.lengthFault(of: entries[glyph]) {
            for file in files { forget(file.path, export, glyph) }
            throw Findings([fault])
        }
        let path = path ?? name
        let own = Claim(path: path, export: export, glyph: glyph)
        guard let other = claim(name, own) else { return }
        if other.export != own.export {
            refused.append(Refusal(path: path, by: other))
        } else if other.glyph != own.glyph {
            for file in files { forget(file.path, export, glyph) }
            throw Findings([fault(path, of: file, entries[glyph], other)])
        }
    }

    /// Why an export cannot be written: it has a path that is taken, or names of its own that are too long.
    package func faults(of export: Int, at location: SourceFile.Location?) -> [Diagnostic] {
        tooLong + (refused.first.map { [clash($0, of: export, at: location)] } ?? [])
    }

    private func clash(_ refusal: Refusal, of export: Int, at location: SourceFile.Location?) -> Diagnostic {
        let (path, other) = (refusal.path, refusal.by)
        if other.export == Int32(export) {
            let place = ofSets[other.path]?.location
            return Diagnostic(
                .error, id: Self.id, "'\(other.path)' and '\(path)' are the same file on disks that ignore case",
                at: refusal.location ?? location, hint: "use one spelling of each group and colour",
                notes: place == location ? [] : place.map { ["'\(other.path)' belongs to \($0)"] } ?? [])
        }
        if DrawableFile(path) != nil, PortableName.folded(path) != PortableName.folded(other.path) {
            return Diagnostic(
                .error, id: Self.id,
                "'\(other.path)' of another export and '\(path)' are one drawable, which can have one file in a folder",
                at: location, hint: "give each export its own path or 'prefix', or glyphs of its own with 'only'")
        }
        let more = refused.count > 1 ? " and \(refused.count - 1) more of its files" : ""
        return Diagnostic(
            .error, id: Self.id, "another export also writes '\(path)'\(more)", at: location,
            hint: "give each export its own path, or glyphs of its own with 'only'")
    }

    /// Forgets an export that is not written.
    package mutating func remove(of export: Int) {
        claims = claims.filter { $1.export != Int32(export) }
        let paths = Set(claims.values.map(\.path))
        ofSets = ofSets.filter { paths.contains($0.key) }
    }

    /// What has a name already; else it is of this claim.
    private mutating func claim(_ name: String, _ claim: Claim) -> Claim? {
        let key = FoldedName(name)
        // As a rule, it is of nothing else: then it is looked up once.
        guard let other = claims.updateValue(claim, forKey: key) else { return nil }
        claims[key] = other
        return other
    }

    private mutating func forget(_ path: String, _ export: Int, _ glyph: Int) {
        for name in [path, DrawableFile(path)?.resource].compactMap({ $0 }) {
            let key = FoldedName(name)
            if let claim = claims[key], claim.export == Int32(export), claim.glyph == Int32(glyph) { claims[key] = nil }
        }
    }

    private static let id = "output-clash"

    private func fault(_ path: String, of file: AssetFile, _ entry: GlyphEntry, _ other: Claim) -> Diagnostic {
        let own = file.owner?.name ?? entry.name
        guard let owner = other.glyph < 0 ? nil : entries[Int(other.glyph)] else {
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

/// A name, equal to all that a disk may take for it. A build has many names, so that none is made for it.
private struct FoldedName: Hashable {
    let name: String

    init(_ name: String) { self.name = name }

    /// The bytes of the folded name, of which the letters are still as they were.
    private var bytes: String.UTF8View {
        name.utf8.allSatisfy { $0 < 0x80 } ? name.utf8 : PortableName.folded(name).utf8
    }

    private static func lower(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

    static func == (a: Self, b: Self) -> Bool { a.bytes.elementsEqual(b.bytes) { lower($0) == lower($1) } }

    func hash(into hasher: inout Hasher) {
        // A call for each byte would take longer than all else.
        var (word, count) = (UInt64(0), 0)
        for byte in bytes {
            word = word << 8 | UInt64(Self.lower(byte))
            count += 1
            if count % 8 == 0 { hasher.combine(word) }
        }
        hasher.combine(word)
        hasher.combine(count)
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

extension AssetFile {
    /// The fault in the length of its names; nil where every file system takes them.
    ///
    /// - Parameter entry: the glyph that it belongs to; nil for a file of the set as a whole.
    fileprivate func lengthFault(of entry: @autoclosure () -> GlyphEntry?) -> Diagnostic? {
        if path.utf8.count <= PortableName.mostBytes { return nil }
        let entry = entry()
        let names = path.split(separator: "/").map(String.init)
        let subject = owner.map { "the name of '\(PortableName.shown($0.name))'" } ?? "a name"
        if let name = names.first(where: { $0.utf8.count > PortableName.mostBytes }) {
            let excess = name.utf8.count - PortableName.mostBytes
            return fault(
                "\(subject) is too long: '\(PortableName.shown(name))' has \(name.utf8.count) bytes, and names of files "
                    + "have at most \(PortableName.mostBytes)", of: entry, excess)
        }
        let excess = path.utf8.count - PortablePath.mostBytes
        guard excess > 0 else { return nil }
        return fault(
            "the path of '\(PortableName.shown(names.last ?? path))' has \(path.utf8.count) bytes below the output, and "
                + "at most \(PortablePath.mostBytes) can be written everywhere", of: entry, excess)
    }

    private func fault(_ message: String, of entry: GlyphEntry?, _ excess: Int) -> Diagnostic {
        let bytes = counted(excess, "byte")
        let hint =
            if let entry, !entry.groups.isEmpty {
                "shorten it, or the names of the groups around it, by \(bytes)"
            } else if owner != nil {
                "shorten it by \(bytes)"
            } else {
                "shorten the names that the export states by \(bytes)"
            }
        return Diagnostic(
            .error, id: "name-length", message, at: entry.map { $0.nameLocation ?? $0.location } ?? location, hint: hint
        )
    }
}
