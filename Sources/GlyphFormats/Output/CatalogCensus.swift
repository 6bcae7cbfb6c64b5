internal import Markup

/// Finds the assets of others in a catalog on disk that have the type and the name of one of ours.
struct CatalogCensus {
    /// The path of the catalog, with a `/` at its end.
    private let root: String
    private let files: [AssetFile]
    /// Ours, by type and full name: `.imageset Actions/lock`. Each is the number of its first file. Nil until a folder
    /// is found that is not ours.
    private var own: [String: Int]?
    private var folders: Set<String> = []

    /// Far deeper than any catalog made by people.
    private static let depthLimit = 32

    /// Each of our assets that has a namesake, with the folder of that one.
    ///
    /// - Parameter recorded: the files of earlier builds, which are not namesakes of the files that replace them.
    static func namesakes(
        of files: [AssetFile], in view: inout OutputView, recorded: Set<String>
    ) throws(FileError) -> [(file: AssetFile, folder: String)] {
        var found: [(file: AssetFile, folder: String)] = []
        for root in roots(in: files) where try view.place(of: root) == .folder {
            var census = CatalogCensus(root: root, files: files)
            found += try census.namesakes(in: &view, root, space: "", depth: 0)
        }
        return found.filter { !recorded.contains($0.folder + "/Contents.json") }
    }

    /// The folder of each catalog that files go to.
    private static func roots(in files: [AssetFile]) -> [String] {
        files.indices.lazy.filter { files[$0].sharing != nil && files[$0].path.hasSuffix(".xcassets/Contents.json") }
            .map { AssetPath.folder(of: files[$0].path) }
    }

    private init(root: String, files: [AssetFile]) {
        (self.root, self.files) = (root + "/", files)
        var last: String?
        for index in files.indices {
            // An asset's files follow each other.
            guard let folder = files[index].owner?.folder, folder != last, folder.hasPrefix(self.root) else { continue }
            last = folder
            folders.insert(folder)
        }
    }

    /// Ours of a type and a full name.
    private mutating func own(_ key: String) -> Int? {
        if let known = own { return known[key] }
        var found: [String: Int] = [:]
        for index in files.indices {
            guard let owner = files[index].owner, let folder = owner.folder, folder.hasPrefix(root) else { continue }
            let key = AssetPath.ending(of: folder) + " " + owner.name
            if found[key] == nil { found[key] = index }
        }
        own = found
        return found[key]
    }

    private mutating func namesakes(
        in view: inout OutputView, _ folder: String, space: String, depth: Int
    ) throws(FileError) -> [(file: AssetFile, folder: String)] {
        guard depth < Self.depthLimit else { return [] }
        var found: [(file: AssetFile, folder: String)] = []
        let others = view.listedNames(folder).filter { !folders.contains(folder + "/" + $0) }
        for name in others.sortedByBytes {
            let path = folder + "/" + name
            guard try view.place(of: path) == .folder else { continue }
            let ending = AssetPath.ending(of: path)
            // A group.
            if ending.isEmpty {
                let isNamespace = view.contents(path + "/Contents.json").flatMap(CatalogFolder.isNamespace) ?? false
                found += try namesakes(
                    in: &view, path, space: isNamespace ? space + name + "/" : space, depth: depth + 1)
            } else if let index = own(ending + " " + space + name.dropLast(ending.count)) {
                found.append((files[index], path))
            }
        }
        return found
    }
}
