/// The results of earlier builds, by digests of all their inputs: the geometry of a glyph, its finished files with
/// their findings, the files of a set, and the bytes of files by their own digests. A build makes only results that it
/// does not find.
///
/// The results of a build are the same as without a store. Keys have no names and no places but the ones that reach the
/// results, so that a renamed glyph or another tint derives nothing. They are digests for which it is not feasible to
/// make two contents: untrusted drawings never get the results of another one.
public struct Store: Sendable {
    /// The result of a function for the input of its key.
    package typealias Item = (key: Digest, bytes: ArraySlice<UInt8>)

    private var items: [Digest: ArraySlice<UInt8>] = [:]
    /// The keys of items that the folder does not have, in the order in which they were made, and the size of these.
    private var (unsaved, unsavedSize): ([Digest], Int) = ([], 0)
    /// The keys of items in memory that the folder has.
    private var loaded: [Digest] = []
    /// The packs of the folder, as far as it was asked.
    private var packs: [StorePack] = []
    private var isOpen = false
    /// The packs that were added: they stay as long as they may be needed.
    private var own: Set<String> = []
    private let folder: StoreFolder?
    /// The identity of the program, in addition to its algorithm.
    package let program: String

    /// The largest total size of items that are kept in memory before they are written, in bytes.
    private static let mostUnsaved = 4 << 20

    /// An empty store: in a folder, or only in memory.
    ///
    /// - Parameters:
    ///   - folder: the folder, which is made when something is written. It may have files of others, which are not
    ///     touched.
    ///   - program: the version of the program. Other versions do not find the items that this one keeps.
    public init(in folder: String? = nil, program: String = "") {
        self.folder = folder.map { StoreFolder($0) }
        self.program = program
    }

    /// A store in memory with items that others kept.
    ///
    /// - Parameter program: the version of the program that kept them.
    package init(_ kept: [Item], program: String) {
        self.init(program: program)
        for item in kept { items[item.key] = item.bytes }
    }

    /// Whether nothing can be found in it.
    package var isEmpty: Bool {
        mutating get {
            open()
            return items.isEmpty && packs.isEmpty
        }
    }

    private mutating func open() {
        if !isOpen { packs = folder?.packs ?? [] }
        isOpen = true
    }

    /// Takes the folder's items with these keys into memory.
    package mutating func load(_ keys: some Sequence<Digest>) {
        open()
        if packs.isEmpty { return }
        for (key, bytes) in folder?.items(keys.filter { items[$0] == nil }, in: &packs) ?? [] {
            items[key] = bytes
            loaded.append(key)
        }
    }

    /// The value in memory.
    package subscript(key: Digest) -> ArraySlice<UInt8>? { items[key] }

    /// The values in memory, or in the folder.
    package func values(of keys: [Digest]) -> [ArraySlice<UInt8>?] {
        var store = self
        store.load(keys)
        return keys.map { store.items[$0] }
    }

    /// Adds the items that are not there yet.
    package mutating func add(_ made: [Item]) {
        for (key, bytes) in made where items[key] == nil && !packs.contains(where: { $0.has(key) }) {
            items[key] = bytes
            unsaved.append(key)
            unsavedSize += bytes.count
        }
    }

    /// Removes the items from memory that are not needed any more.
    package mutating func keep(only keys: Set<Digest>) {
        items = items.filter { keys.contains($0.key) }
        (unsaved, loaded) = (unsaved.filter(keys.contains), loaded.filter(keys.contains))
        unsavedSize = unsaved.reduce(0) { $0 + (items[$1]?.count ?? 0) }
    }

    /// Removes from memory the items that the folder has, and writes into it where much was made. Items that cannot be
    /// written stay.
    package mutating func shed() {
        if folder == nil { return }
        if unsavedSize >= Self.mostUnsaved { try? write() }
        for key in loaded { items[key] = nil }
        loaded = []
    }

    private mutating func write() throws(FileError) {
        guard let folder, !unsaved.isEmpty else { return }
        let added = unsaved.compactMap { key in items[key].map { (key: key, bytes: $0) } }
        if let pack = try folder.add(added, keeping: own) {
            packs.append(pack)
            own.insert(pack.name)
        }
        loaded += unsaved
        (unsaved, unsavedSize) = ([], 0)
    }

    /// Writes the results of builds into the folder, if there is one.
    ///
    /// - Throws: the reason why it could not be written. The store can be used nevertheless.
    public mutating func save() throws(Findings) {
        do { try write() } catch {
            throw Findings([Diagnostic(.warning, id: "cache-unwritable", "the cache cannot be used: \(error)")])
        }
    }
}

// MARK: - The folder

/// A folder with the packs of a store. Only files with their names are read, written or removed.
///
/// A build adds a pack of its results, or several where they are much. When many are small, these become one, so that
/// the number of files stays small, and no build writes much more than it made. A file gets its name when it is
/// complete, so that several processes can use the folder at the same time; at worst, one of them makes again an item
/// that another one has just moved.
struct StoreFolder: Sendable {
    var path: String
    /// The greatest total size, in bytes.
    var limit = 256 << 20
    /// A pack of fewer bytes is small.
    var small = 4 << 20
    /// With more small packs, they become one.
    var mostSmall = 16

    private static let (start, end) = ("store-", ".pack")

    init(_ path: String) { self.path = path }

    private func file(of name: String) -> String { FolderPath.below(path, name) }

    /// The names of all packs.
    private var names: [String] {
        (Disk.names(in: path) ?? []).filter { name in
            guard name.hasPrefix(Self.start), name.hasSuffix(Self.end) else { return false }
            let digits = name.utf8.dropFirst(Self.start.utf8.count).dropLast(Self.end.utf8.count)
            return digits.count == 2 * Digest.size && digits.allSatisfy { "0123456789abcdef".utf8.contains($0) }
        }
    }

    /// The packs whose index is not damaged; none where the folder does not exist.
    var packs: [StorePack] { names.compactMap { pack(called: $0) } }

    private func pack(called name: String) -> StorePack? {
        func part(_ range: Range<Int>) -> [UInt8]? { (try? Disk.read(parts: [range], of: file(of: name)))?[0] }
        guard let head = part(0..<StorePack.headSize), let size = StorePack.indexSize(head), let index = part(0..<size)
        else { return nil }
        return StorePack(index, name: name)
    }

    /// The items with these keys, as far as they are there and not damaged. Packs that have one of them count as used.
    func items(_ keys: [Digest], in packs: inout [StorePack]) -> [Store.Item] {
        var (found, rest): ([Store.Item], _) = ([], keys)
        for index in packs.indices where !rest.isEmpty {
            let entries = rest.compactMap { packs[index].entry(of: $0) }
            if entries.isEmpty { continue }
            if !packs[index].isUsed { Disk.touch(file(of: packs[index].name)) }
            packs[index].isUsed = true
            let read = items(entries, of: packs[index])
            found += read
            let keys = Set(read.map(\.key))
            rest.removeAll { keys.contains($0) }
        }
        return found
    }

    /// The items that are not damaged; nothing else of the file is read.
    private func items(_ entries: [StorePack.Entry], of pack: StorePack) -> [Store.Item] {
        let parts = (try? Disk.read(parts: entries.map(\.place), of: file(of: pack.name))) ?? []
        return zip(entries, parts).compactMap { entry, bytes in
            bytes.flatMap { Checksum(of: $0) == entry.checksum ? (entry.key, $0[...]) : nil }
        }
    }

    /// Writes a pack, and removes the packs that are then too many.
    ///
    /// - Parameter own: the names of packs that stay in any case.
    /// - Returns: the written pack: the items, and the content of small packs.
    @discardableResult
    func add(_ items: [Store.Item], keeping own: Set<String> = []) throws(FileError) -> StorePack? {
        if items.isEmpty { return nil }
        if Disk.exists(path), Disk.names(in: path) == nil { throw FileError(path: path, reason: "is not a folder") }
        let small = smallPacks
        var (all, keys) = (items, Set(items.map(\.key)))
        for pack in small {
            all += self.items(pack.entries.filter { keys.insert($0.key).inserted }, of: pack)
        }
        all.sort { $0.key < $1.key }
        let index = StorePack.index(of: all)
        let name = Self.start + Digest(of: index.suffix(Checksum.size)).description + Self.end
        try LoneFile.replace(file(of: name), pieces: CollectionOfOne(index[...]) + all.map(\.bytes))
        for pack in small where pack.name != name { try? Disk.remove(file(of: pack.name)) }
        evict(except: own.union([name]))
        return StorePack(index, name: name)
    }

    /// Where there are too many small packs, the smallest, which fill one.
    private var smallPacks: [StorePack] {
        let sized = names.compactMap { name in Disk.sizeAndTime(file(of: name)).map { (size: $0.size, name: name) } }
        let small = sized.filter { $0.size < self.small }.sorted { $0 < $1 }
        if small.count < mostSmall { return [] }
        var total = 0
        return small.prefix { pack in
            total += pack.size
            return total < 2 * self.small
        }.compactMap { pack(called: $0.name) }
    }

    /// Removes the packs that were not used longest, until the rest is not too large.
    private func evict(except own: Set<String>) {
        let packs = names.compactMap { name in
            Disk.sizeAndTime(file(of: name)).map { (name: name, size: $0.size, time: $0.time) }
        }
        var total = packs.reduce(0) { $0 + $1.size }
        for pack in packs.sorted(by: { ($0.time, $0.name) < ($1.time, $1.name) }) where total > limit {
            if own.contains(pack.name) { continue }
            try? Disk.remove(file(of: pack.name))
            total -= pack.size
        }
    }
}

/// A file of a store: an index, and the items one after the other. It is written once and never changed.
///
/// The index has the keys in their order, and is searched as it is. It ends with a checksum of itself, and has one of
/// each item, so that damaged or cut-off items are not used.
struct StorePack: Sendable {
    struct Entry {
        var key: Digest
        /// In the file.
        var place: Range<Int>
        /// The checksum of the bytes of the item.
        var checksum: Checksum
    }

    let name: String
    var isUsed = false
    private let index: [UInt8]
    private let count: Int
    /// The first word of each key.
    private let firsts: [UInt64]

    /// The beginning of each pack. Another layout gets another one.
    private static let mark = Array("twinlight store 1\n".utf8)
    /// The mark and the number of items.
    static let headSize = mark.count + 8
    /// A key, a place, the number of bytes, a checksum.
    private static let entrySize = Digest.size + 8 + 8 + Checksum.size

    /// The size of an index that begins so; nil where none does.
    static func indexSize(_ head: [UInt8]) -> Int? {
        guard head.starts(with: mark) else { return nil }
        var decoder = ByteDecoder(head[mark.count...])
        guard let count = try? decoder.fixed(), count <= 1 << 32 else { return nil }
        return headSize + Int(count) * entrySize + Checksum.size
    }

    /// Nil for an index that is damaged.
    init?(_ index: [UInt8], name: String) {
        guard (try? ByteDecoder(checked: index[...])) != nil else { return nil }
        (self.name, self.index) = (name, index)
        let count = (index.count - Self.headSize - Checksum.size) / Self.entrySize
        let span = index.span
        firsts = (0..<count).map { number in
            (0..<8).reduce(0) { $0 | UInt64(span[Self.headSize + number * Self.entrySize + $1]) << UInt64(8 * $1) }
        }
        self.count = count
    }

    /// - Parameter items: the items, in the order of their keys.
    static func index(of items: [Store.Item]) -> [UInt8] {
        var encoder = ByteEncoder()
        encoder.append(written: mark)
        encoder.append(fixed: UInt64(items.count))
        var start = headSize + items.count * entrySize + Checksum.size
        for (key, bytes) in items {
            encoder.append(key)
            encoder.append(fixed: UInt64(start))
            encoder.append(fixed: UInt64(bytes.count))
            encoder.append(Checksum(of: bytes))
            start += bytes.count
        }
        return encoder.checked
    }

    var entries: [Entry] { (0..<count).compactMap(entry) }

    func has(_ key: Digest) -> Bool { entry(of: key) != nil }

    func entry(of key: Digest) -> Entry? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if firsts[middle] < key.first { low = middle + 1 } else { high = middle }
        }
        // Several keys may begin alike.
        while low < count, firsts[low] == key.first {
            if let entry = entry(low), entry.key == key { return entry }
            low += 1
        }
        return nil
    }

    private func entry(_ number: Int) -> Entry? {
        var decoder = ByteDecoder(index[(Self.headSize + number * Self.entrySize)...])
        guard let key = try? decoder.value(Digest.self), let start = try? decoder.fixed(),
            let count = try? decoder.fixed(), let checksum = try? decoder.value(Checksum.self),
            start <= 1 << 48, count <= 1 << 48
        else { return nil }
        return Entry(key: key, place: Int(start)..<Int(start + count), checksum: checksum)
    }
}
