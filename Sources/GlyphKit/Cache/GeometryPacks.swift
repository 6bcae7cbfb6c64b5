internal import Markup

/// The indexes of a folder's packs, as they were when a build began.
struct GeometryPacks {
    /// One that can be read.
    struct Pack {
        var name: String
        var entries: [GeometryPack.Entry]
    }

    var folder: GeometryFolder
    var packs: [Pack]

    /// The items with these keys, as far as they are there and sound. Files that have one of them count as used.
    func items(for keys: Set<Digest>) -> [Digest: ArraySlice<UInt8>] {
        var found: [Digest: ArraySlice<UInt8>] = [:]
        for pack in packs {
            let entries = pack.entries.filter { keys.contains($0.key) && found[$0.key] == nil }
            if entries.isEmpty { continue }
            for (entry, item) in zip(entries, folder.items(entries, of: pack.name)) {
                found[entry.key] = item.map { $0[...] }
            }
            folder.touch(pack.name)
        }
        return found
    }
}
