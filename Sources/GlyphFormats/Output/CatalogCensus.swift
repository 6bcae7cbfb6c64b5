internal import Markup

/// Finds the assets of others in a catalog on disk that have the type and the name of one of ours.
struct CatalogCensus {
    /// Of the catalog, below the output.
    private let root: String
    /// Ours, by type and full name: `.imageset Actions/lock`.
    private let own: [String: AssetFile]
    private let folders: Set<String>

    /// Far deeper than any catalog made by people.
    private static let depthLimit = 32

    /// One for each catalog that files go to.
    static func all(in files: [AssetFile]) -> [CatalogCensus] {
        var roots: [String] = []
        for file in files where file.path.hasSuffix(".xcassets/Contents.json") && file.sharing != nil {
            roots.append(String(file.path.dropLast("/Contents.json".count)))
        }
        return roots.map { root in CatalogCensus(root: root, files: files.filter { $0.path.hasPrefix(root + "/") }) }
    }

    private init(root: String, files: [AssetFile]) {
        self.root = root
        var own: [String: AssetFile] = [:]
        var folders: Set<String> = []
        for file in files {
            guard let owner = file.owner, let folder = owner.folder, folders.insert(folder).inserted else { continue }
            own[AssetPath.ending(of: folder) + " " + owner.name] = file
        }
        (self.own, self.folders) = (own, folders)
    }

    /// Each of our assets that has a namesake, with the folder of that one.
    ///
    /// - Parameter recorded: the files of earlier builds, which are not namesakes of the files that replace them.
    func namesakes(
        in view: OutputView, recorded: Set<String>
    ) throws(FileError) -> [(file: AssetFile, folder: String)] {
        guard try view.kind(root) == .folder else { return [] }
        return try namesakes(in: view, root, space: "", depth: 0)
            .filter { !recorded.contains($0.folder + "/Contents.json") }
    }

    private func namesakes(
        in view: OutputView, _ folder: String, space: String, depth: Int
    ) throws(FileError) -> [(file: AssetFile, folder: String)] {
        guard depth < Self.depthLimit else { return [] }
        var found: [(file: AssetFile, folder: String)] = []
        for name in view.names(folder) {
            let path = folder + "/" + name
            if folders.contains(path) { continue }
            let ending = AssetPath.ending(of: path)
            // A group.
            if ending.isEmpty {
                guard try view.kind(path) == .folder else { continue }
                let isNamespace = view.contents(path + "/Contents.json").flatMap(CatalogFolder.isNamespace) ?? false
                found += try namesakes(
                    in: view, path, space: isNamespace ? space + name + "/" : space, depth: depth + 1)
            } else if let file = own[ending + " " + space + name.dropLast(ending.count)] {
                found.append((file, path))
            }
        }
        return found
    }
}
