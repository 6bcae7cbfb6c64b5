/// Files that an earlier build may have written, for an output whose record was lost: those that lie where this build
/// writes its assets, have the ending of one, and are not asked for.
struct Leftovers {
    private let planned: Set<String>
    /// The folders that assets lie in, or in folders of which they lie, each with the endings of what it holds.
    private let endings: [String: Set<String>]

    init(beside files: [AssetFile]) {
        planned = Set(files.map(\.path))
        var endings: [String: Set<String>] = [:]
        for file in files {
            guard let owner = file.owner, let root = file.path.split(separator: "/").first, file.path.contains("/")
            else { continue }
            endings[String(root), default: []].formUnion(Self.ending(of: owner.folder ?? file.path).map { [$0] } ?? [])
        }
        self.endings = endings
    }

    func found(in view: OutputView) throws(FileError) -> [String] {
        var found: [String] = []
        for root in endings.keys.sorted() {
            for path in try view.files(in: root) where !planned.contains(path) {
                // A file of an asset's own folder has the ending of that folder.
                let names = [path] + AssetPath.folders(of: path)
                if names.contains(where: { Self.ending(of: $0).map { endings[root]?.contains($0) ?? false } ?? false }) {
                    found.append(path)
                }
            }
        }
        return found
    }

    private static func ending(of path: String) -> String? {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        return name.lastIndex(of: ".").map { String(name[$0...]) }
    }
}
