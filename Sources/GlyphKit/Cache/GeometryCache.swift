package import GlyphFormats
internal import GlyphModel
public import Markup

/// The geometry of earlier builds, found by all that it depends on, and their files, found by the digests of their bytes: a
/// build derives only what it does not find here.
///
/// Its results are the same as without a cache. Names, places and colours are not a part of what is found, so that
/// another tint or a renamed glyph costs nothing. Keys are digests for which it is not feasible to make two contents:
/// drawings from anybody never get the geometry of another one.
public struct GeometryCache: Sendable {
    /// What was made of a request.
    typealias Item = (key: Digest, bytes: ArraySlice<UInt8>)

    /// Those that the last build used, by their keys.
    private var items: [Digest: ArraySlice<UInt8>] = [:]
    /// The items that are not on disk.
    private var unsaved: [Digest] = []
    /// The keys of files: they are the digests of their bytes.
    private var files: Set<Digest> = []
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

    /// The key of each request, with what the folder has for them taken into memory; nil for what cannot be kept.
    ///
    /// - Parameter drawings: the digests of the drawings, by path.
    mutating func open(_ requests: [AssetRequest], _ drawings: [String: Digest]) -> [GeometryKey?] {
        let keys = requests.map { $0.key(of: drawings, program: program).map(GeometryKey.init) }
        load(Set(keys.flatMap { $0?.all ?? [] }))
        return keys
    }

    private mutating func load(_ keys: Set<Digest>) {
        let missing = keys.filter { items[$0] == nil }
        if !missing.isEmpty, let packs = folder?.packs { items.merge(packs.items(for: missing)) { $1 } }
    }

    /// The bytes of files that earlier builds made; nil for a file that is not known.
    package func bytes(of files: [AssetFile]) -> [[UInt8]?] {
        var cache = self
        let digests = files.map(\.content.digest)
        cache.load(Set(digests))
        return digests.map { digest in cache.items[digest].map { Array($0) } }
    }

    /// The result that is known, or else the one that is made.
    func answer(to request: AssetRequest, at key: GeometryKey?) -> GeometryAnswer {
        if let key, let found = found(request, at: key) { return found }
        let made = request.made()
        let result = request.named(made)
        guard let key else { return GeometryAnswer(result: result) }
        var encoder = ByteEncoder()
        encoder.append(made)
        let own = made.uncertainFills > 0 && request.judgesFills ? key.judged : key.plain
        // As long as it has to be: a build keeps many.
        return GeometryAnswer(result: result, kept: .init(item: (own, Array(encoder.bytes[...])[...])))
    }

    private func found(_ request: AssetRequest, at key: GeometryKey) -> GeometryAnswer? {
        for own in request.judgesFills ? [key.judged, key.plain] : [key.plain, key.judged] {
            guard let bytes = items[own] else { continue }
            var decoder = ByteDecoder(bytes)
            guard let made: MadeAssets = try? decoder.value() else { continue }
            // What has no low-confidence fill is the same whether these are judged or not.
            if request.judgesFills, own == key.plain, made.uncertainFills > 0 { continue }
            guard let result = request.result(of: request.judgesFills ? made : made.unjudged) else { continue }
            return GeometryAnswer(result: result, kept: .init(item: (own, bytes), isFound: true))
        }
        return nil
    }

    /// Keeps what a build used, and nothing else.
    mutating func close(_ answers: [GeometryAnswer.Kept]) {
        items = [:]
        (found, made) = (answers.count(where: \.isFound), answers.count { !$0.isFound && $0.item != nil })
        for answer in answers {
            for (digest, bytes) in answer.files {
                if files.insert(digest).inserted { unsaved.append(digest) }
                items[digest] = bytes
            }
            guard let (key, bytes) = answer.item else { continue }
            items[key] = bytes
            if !answer.isFound { unsaved.append(key) }
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

/// Where a cache keeps what was made of a request.
struct GeometryKey: Sendable {
    /// Without alternatives to low-confidence fills, or of an entry that has none.
    let plain: Digest
    /// With alternatives.
    let judged: Digest

    var all: [Digest] { [plain, judged] }

    init(_ key: Digest) {
        plain = key
        var encoder = ByteEncoder()
        encoder.append(key)
        encoder.append("judged")
        judged = Digest(of: encoder.bytes)
    }
}

/// The result of a request, and what a cache keeps of it.
struct GeometryAnswer: Sendable {
    struct Kept: Sendable {
        var item: GeometryCache.Item?
        /// The files that were made of it, by the digests of their bytes.
        var files: [GeometryCache.Item] = []
        /// Was the result known?
        var isFound = false
    }

    var result: AssetRequest.Result
    var kept = Kept()
}
