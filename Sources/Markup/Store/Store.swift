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
