internal import Markup

/// Files, and folders of assets, that an earlier build may have written, for an output whose record was lost: the ones
/// that are where this build writes its assets, have the extension of one and only files as it writes, and are not
/// among them.
struct Leftovers {
    private let planned: Set<String>
    /// The folders of the assets of this build: a file in one of them is checked by itself.
    private let folders: Set<String>
    /// The outermost folders of assets, each with the extensions of the assets in it.
    private let endings: [String: Set<String>]
    /// The extensions of all files.
    private let fileEndings: Set<String>

    init(of files: [AssetFile]) {
        planned = Set(files.map(\.path))
        folders = Set(files.compactMap(\.owner?.folder))
        fileEndings = Set(files.map { AssetPath.ending(of: $0.path) })
        var endings: [String: Set<String>] = [:]
        for file in files {
            guard let owner = file.owner, let root = file.path.split(separator: "/").first, file.path.contains("/")
            else { continue }
            endings[String(root), default: []].insert(AssetPath.ending(of: owner.folder ?? file.path))
        }
        self.endings = endings
    }

    func findLeftovers(in view: OutputView) -> [String] {
        var (found, seen): ([String], Set<String>) = ([], [])
        for root in endings.keys.sorted() {
            for path in view.files(in: root) where !planned.contains(path) {
                // The files of an asset's own folder belong to the asset.
                let names = AssetPath.folders(of: path) + [path]
                let asset = names.first { endings[root]?.contains(AssetPath.ending(of: $0)) ?? false }
                guard let asset, fileEndings.contains(AssetPath.ending(of: path)) else { continue }
                let leftover = folders.contains(asset) ? path : asset
                if seen.insert(leftover).inserted { found.append(leftover) }
            }
        }
        // A set of pictures in another format is not ours.
        return found.filter { view.files(in: $0).allSatisfy { fileEndings.contains(AssetPath.ending(of: $0)) } }
    }
}
