internal import GlyphModel
public import Markup

/// The geometry of earlier builds, found by all that it depends on: a build derives only what it does not find here.
///
/// Its results are the same as without a cache. Names, places and colours are not a part of what is found, so that
/// another tint or a renamed glyph costs nothing. Keys are digests for which it is not feasible to make two contents:
/// drawings from anybody never get the geometry of another one.
public struct GeometryCache: Sendable {
    /// One result, or what else must be known to find it.
    typealias Item = (key: Digest, bytes: ArraySlice<UInt8>)

    /// Those that the last build used, by their keys.
    private var items: [Digest: ArraySlice<UInt8>] = [:]
    /// The items that are not on disk.
    private var unsaved: [Digest] = []
    private let folder: GeometryFolder?
    /// What identifies the program, in addition to its algorithm.
    private let program: String
    /// The number of glyphs whose geometry the last build found, and the number of glyphs that it derived.
    public private(set) var found = 0, made = 0

    /// An empty cache: in a folder, or only in memory.
    ///
    /// - Parameters:
    ///   - folder: is made when it is saved. It may have files of others, which are not touched.
    ///   - program: the version of the program. Others do not find what this one saves.
    public init(in folder: String? = nil, program: String = "") {
        self.folder = folder.map { GeometryFolder($0) }
        self.program = program
    }

    /// A cache in memory with what others kept.
    ///
    /// - Parameter program: the version of the program that kept them.
    init(_ kept: [Item], program: String) {
        self.init(program: program)
        for item in kept { items[item.key] = item.bytes }
    }

    /// What the last build used, by key.
    var kept: [Item] { items.map { (key: $0.key, bytes: $0.value) }.sorted { $0.key < $1.key } }

    /// Gives the requests their keys, and takes what the folder has for them into memory.
    ///
    /// - Parameter drawings: the digests of the drawings, by path.
    mutating func open(_ requests: inout [GeometryRequest], _ drawings: [String: Digest]) {
        for index in requests.indices { requests[index].makeKey(of: drawings, program: program) }
        guard let packs = folder?.packs else { return }
        load(requests.compactMap(\.key), from: packs)
        // Where a result says something, the first item only says what it depends on.
        let others = requests.compactMap { request -> Digest? in
            guard let key = request.key, let bytes = items[key],
                let context = GeometryItem.context(bytes)
            else { return nil }
            return context.key(of: request, key)
        }
        load(others, from: packs)
    }

    private mutating func load(_ keys: [Digest], from packs: GeometryPacks) {
        let missing = Set(keys.filter { items[$0] == nil })
        if !missing.isEmpty { items.merge(packs.items(for: missing)) { $1 } }
    }

    /// The result that is known, or else the one that is made.
    func answer(to request: GeometryRequest) -> GeometryAnswer {
        guard let key = request.key else { return GeometryAnswer(result: request.made()) }
        if let found = found(request, at: key) { return found }
        let result = request.made()
        var answer = GeometryAnswer(result: result)
        let context = GeometryContext(of: result)
        guard let bytes = GeometryItem.bytes(of: result, for: request) else { return answer }
        answer.kept.items = [(context.isEmpty ? key : context.key(of: request, key), bytes[...])]
        if !context.isEmpty { answer.kept.items.append((key, GeometryItem.bytes(of: context)[...])) }
        return answer
    }

    private func found(_ request: GeometryRequest, at key: Digest) -> GeometryAnswer? {
        guard let bytes = items[key] else { return nil }
        guard let context = GeometryItem.context(bytes) else {
            guard let result = GeometryItem.result(bytes, for: request) else { return nil }
            return GeometryAnswer(result: result, kept: .init(items: [(key, bytes)], isFound: true))
        }
        let own = context.key(of: request, key)
        guard let other = items[own], let result = GeometryItem.result(other, for: request) else { return nil }
        return GeometryAnswer(result: result, kept: .init(items: [(key, bytes), (own, other)], isFound: true))
    }

    /// Keeps what a build used, and nothing else.
    mutating func close(_ answers: [GeometryAnswer.Kept]) {
        items = [:]
        (found, made) = (answers.count(where: \.isFound), answers.count { !$0.isFound && !$0.items.isEmpty })
        for answer in answers {
            for (key, bytes) in answer.items {
                items[key] = bytes
                if !answer.isFound { unsaved.append(key) }
            }
        }
        unsaved = unsaved.filter { items[$0] != nil }
    }

    /// Writes what the last builds made into the folder, if there is one.
    ///
    /// - Throws: the reason why it could not be written. The cache can be used nevertheless.
    public mutating func save() throws(Findings) {
        guard let folder else { return }
        let added = unsaved.uniqued.compactMap { key in items[key].map { (key: key, bytes: $0) } }
        unsaved = []
        do { try folder.add(added) } catch {
            throw Findings([Diagnostic(.warning, id: "cache-unwritable", "the cache cannot be used: \(error)")])
        }
    }
}

/// The result of a request, and what a cache keeps of it.
struct GeometryAnswer: Sendable {
    struct Kept: Sendable {
        var items: [GeometryCache.Item] = []
        /// Was the result known?
        var isFound = false
    }

    var result: AssetMaking.Result
    var kept = Kept()
}
