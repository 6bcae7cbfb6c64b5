internal import Markup

/// Finds the assets of others in a catalog on disk that have the type and the name of one of ours.
struct CatalogCensus {
    private let files: [AssetFile]
    /// Ours, by type and full name: `.imageset Actions/lock`. Each is the number of its first file.
    private var own: [String: Int] = [:]
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
            let census = CatalogCensus(root: root, files: files)
            found += try census.namesakes(in: &view, root, space: "", depth: 0)
        }
        return found.filter { !recorded.contains($0.folder + "/Contents.json") }
    }

    /// The folder of each catalog that files go to.
    private static func roots(in files: [AssetFile]) -> [String] {
        files.indices.lazy.filter { files[$0].sharing != nil && files[$0].path.hasSuffix(".xcassets/Contents.json") }
            .map { AssetPath.split(files[$0].path).folder }
    }

    private init(root: String, files: [AssetFile]) {
        self.files = files
        var last: String?
        for index in files.indices {
            // An asset's files follow each other.
            guard let folder = files[index].owner?.folder, folder != last, folder.hasPrefix(root + "/") else {
                continue
            }
            last = folder
            guard folders.insert(folder).inserted, let name = files[index].owner?.name else { continue }
            own[AssetPath.ending(of: folder) + " " + name] = index
        }
    }

    private func namesakes(
        in view: inout OutputView, _ folder: String, space: String, depth: Int
    ) throws(FileError) -> [(file: AssetFile, folder: String)] {
        guard depth < Self.depthLimit else { return [] }
        var found: [(file: AssetFile, folder: String)] = []
        for name in view.names(folder) {
            let path = folder + "/" + name
            if folders.contains(path) { continue }
            let ending = AssetPath.ending(of: path)
            // A group.
            if ending.isEmpty {
                guard try view.place(of: path) == .folder else { continue }
                let isNamespace = view.contents(path + "/Contents.json").flatMap(CatalogFolder.isNamespace) ?? false
                found += try namesakes(
                    in: &view, path, space: isNamespace ? space + name + "/" : space, depth: depth + 1)
            } else if let index = own[ending + " " + space + name.dropLast(ending.count)] {
                found.append((files[index], path))
            }
        }
        return found
    }
}
