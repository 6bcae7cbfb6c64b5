internal import GlyphFormats
internal import Markup

/// A folder with the packs of a cache. Only files with their names are read, written or removed.
///
/// Each build adds one pack with what it made. When there are many, the small ones become one, so that the number of
/// files stays small, and no build writes much more than it made. A file gets its name when it is complete, so that
/// several processes can use the folder at the same time; at worst, one of them derives again what another one has
/// just moved.
struct GeometryFolder: Sendable {
    var path: String
    /// The greatest total size, in bytes.
    var limit = 256 << 20
    /// With more packs, the smaller half becomes one.
    var mostPacks = 16

    private static let (start, indexEnd, itemsEnd) = ("geometry-", ".index", ".items")

    init(_ path: String) { self.path = path }

    private func index(of name: String) -> String { FolderPath.below(path, name + Self.indexEnd) }
    private func items(at name: String) -> String { FolderPath.below(path, name + Self.itemsEnd) }

    /// The names of all packs; of some, only one of the two files may be there.
    private var names: [String] {
        (Disk.names(in: path) ?? []).compactMap { file in
            let ending = [Self.indexEnd, Self.itemsEnd].first { file.hasSuffix($0) }
            guard let ending, file.hasPrefix(Self.start) else { return nil }
            let name = file.dropLast(ending.count)
            let digits = name.dropFirst(Self.start.count).utf8
            let isDigest = digits.count == 2 * Digest.size && digits.allSatisfy { "0123456789abcdef".utf8.contains($0) }
            return isDigest ? String(name) : nil
        }.uniqued
    }

    /// The packs whose index is sound; nil where the folder does not exist.
    var packs: GeometryPacks {
        var packs: [GeometryPacks.Pack] = []
        for name in names {
            guard let bytes = read(index(of: name)), let pack = try? GeometryPack(index: bytes) else { continue }
            packs.append(GeometryPacks.Pack(name: name, entries: pack.entries))
        }
        return GeometryPacks(folder: self, packs: packs)
    }

    /// The items of a pack that are asked for, and nothing else of its file; nil for those that are damaged.
    func items(_ entries: [GeometryPack.Entry], of name: String) -> [[UInt8]?] {
        let parts = (try? Disk.read(parts: entries.map(\.place), of: items(at: name))) ?? entries.map { _ in nil }
        return zip(entries, parts).map { entry, bytes in bytes.flatMap { entry.isSound($0) ? $0 : nil } }
    }

    private func read(_ path: String) -> [UInt8]? { (try? Disk.read(path, limit: limit)) ?? nil }

    func touch(_ name: String) { Disk.touch(index(of: name)) }

    /// Writes a pack, and removes what is then too much.
    func add(_ items: [(key: Digest, bytes: ArraySlice<UInt8>)]) throws(FileError) {
        if items.isEmpty { return }
        if Disk.exists(path), Disk.names(in: path) == nil { throw FileError(path: path, reason: "is not a folder") }
        let old = smallPacks()
        var all = items
        var keys = Set(items.map(\.key))
        for name in old {
            guard let index = read(index(of: name)), let pack = try? GeometryPack(index: index) else { continue }
            let missing = pack.entries.filter { keys.insert($0.key).inserted }
            for (entry, item) in zip(missing, self.items(missing, of: name)) {
                if let item { all.append((entry.key, item[...])) }
            }
        }
        let pack = GeometryPack(of: all)
        let index = pack.index
        let name = Self.start + Digest(of: index).description
        try LoneFile.replace(self.items(at: name), pieces: all.lazy.map(\.bytes))
        try LoneFile.keep(index, at: self.index(of: name))
        for other in old where other != name { remove(other) }
        evict(except: name)
    }

    private func remove(_ name: String) {
        // Without its index, the items are never looked for.
        try? Disk.remove(index(of: name))
        try? Disk.remove(items(at: name))
    }

    private func size(of name: String) -> Int {
        [index(of: name), items(at: name)].reduce(0) { $0 + (Disk.sizeAndTime($1)?.size ?? 0) }
    }

    /// The smaller half where there are too many.
    private func smallPacks() -> [String] {
        let names = names
        guard names.count >= mostPacks else { return [] }
        let sized = names.map { (name: $0, size: size(of: $0)) }.sorted { ($0.size, $0.name) < ($1.size, $1.name) }
        return sized.prefix(names.count / 2).map(\.name)
    }

    /// Removes the packs that were not used longest, until the rest is not too large.
    private func evict(except newest: String) {
        var packs = names.map { name in
            (name: name, size: size(of: name), time: Disk.sizeAndTime(index(of: name))?.time ?? 0)
        }
        packs.sort { ($0.time, $0.name) < ($1.time, $1.name) }
        var total = packs.reduce(0) { $0 + $1.size }
        for pack in packs where total > limit && pack.name != newest {
            remove(pack.name)
            total -= pack.size
        }
    }
}

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

/// Two files of a cache: items one after the other, and an index of them. They are written once and never changed.
///
/// The index has a checksum of itself and one of each item, so that what is damaged or cut off is not used.
struct GeometryPack {
    struct Entry {
        var key: Digest
        var start: Int
        var count: Int
        /// Of the bytes of the item.
        var checksum: Checksum

        /// In the file of all items.
        var place: Range<Int> { start..<start + count }

        func isSound(_ bytes: [UInt8]) -> Bool { Checksum(of: bytes) == checksum }
    }

    /// The beginning of an index. Another layout gets another one.
    private static let mark = "twinlight geometry 2\n"

    private(set) var entries: [Entry] = []

    /// Lays the items out one after the other.
    init(of items: [(key: Digest, bytes: ArraySlice<UInt8>)]) {
        var start = 0
        for (key, bytes) in items {
            entries.append(Entry(key: key, start: start, count: bytes.count, checksum: Checksum(of: bytes)))
            start += bytes.count
        }
    }

    /// - Throws: a fault where the index is damaged, or is not one.
    init(index bytes: [UInt8]) throws(ByteDecoder.Fault) {
        let mark = Array(Self.mark.utf8)
        guard bytes.starts(with: mark) else { throw ByteDecoder.Fault() }
        var decoder = try ByteDecoder(checked: bytes[mark.count...])
        entries = try decoder.array { decoder throws(ByteDecoder.Fault) in
            let (key, start, count): (Digest, _, _) = (try decoder.value(), try decoder.int(), try decoder.int())
            guard start >= 0, count >= 0, start <= Int.max - count else { throw ByteDecoder.Fault() }
            return Entry(key: key, start: start, count: count, checksum: try decoder.value())
        }
    }

    var index: [UInt8] {
        var encoder = ByteEncoder()
        encoder.append(each: entries) { encoder, entry in
            encoder.append(entry.key)
            encoder.append(entry.start)
            encoder.append(entry.count)
            encoder.append(entry.checksum)
        }
        return Array(Self.mark.utf8) + encoder.checked
    }
}
