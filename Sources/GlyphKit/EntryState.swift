internal import GlyphFormats
internal import GlyphModel
internal import Markup

/// What is known of an entry.
enum EntryState: Sendable {
    /// It was derived.
    case made(EntryOutcome)
    /// An earlier build derived the same.
    case recorded(GlyphRecord)

    /// Whether the drawings could be read and all assets be made.
    var isSound: Bool {
        switch self {
        case .made(let outcome): outcome.isSound
        case .recorded: true
        }
    }

    var origin: GlyphOrigin {
        switch self {
        case .made(let outcome): outcome.isSound ? outcome.isFound ? .cached : .derived : .failed
        case .recorded: .unchanged
        }
    }

    /// What the derivation found.
    func diagnostics(of entry: GlyphEntry) -> [Diagnostic] {
        switch self {
        case .made(let outcome): outcome.diagnostics
        case .recorded(let record): record.diagnostics(of: entry)
        }
    }

    /// What was found in the drawings.
    func readDiagnostics(of entry: GlyphEntry, _ read: ReadDrawings) -> [Diagnostic] {
        switch self {
        case .made: read.diagnostics(of: entry)
        case .recorded(let record): record.readDiagnostics
        }
    }

    /// Of what the set needs to know.
    var summary: Digest {
        switch self {
        case .made(let outcome): Digest(of: outcome.assetBytes)
        case .recorded(let record): record.summary
        }
    }

    /// The faults of the drawings that were made.
    var violations: [Diagnostic] {
        switch self {
        case .made(let outcome): outcome.violations
        case .recorded: []
        }
    }

    /// The number of low-confidence fills.
    var uncertainFills: Int {
        switch self {
        case .made(let outcome): outcome.uncertainFills
        case .recorded(let record): record.uncertainFills
        }
    }

    /// The assets of the entry; assets of an earlier build have no paths.
    func variants(of entry: GlyphEntry) -> [Variant] {
        switch self {
        case .made(let outcome): outcome.variants
        case .recorded(let record): record.variants(of: entry)
        }
    }

    /// The files of an export; files of an earlier build are known by their digests.
    func files(of export: Int, for entry: GlyphEntry) throws(Findings) -> [AssetFile] {
        switch self {
        case .made(let outcome): try outcome.files[export].get()
        case .recorded(let record): record.files[export].map { $0.requested(at: entry.location) }
        }
    }
}

/// What a build makes of one entry: all that does not depend on the other entries.
struct EntryOutcome: Sendable {
    /// What the derivation found.
    var diagnostics: [Diagnostic]
    /// The number of low-confidence fills.
    var uncertainFills: Int
    /// Whether it was in the cache.
    var isFound: Bool
    /// The assets that are requested; without their paths where only files are needed, and these are made.
    var variants: [Variant]
    /// The faults of their drawings: none as a rule.
    var violations: [Diagnostic]
    /// Whether the drawings could be read and all assets be made.
    var isSound: Bool
    /// By export; empty if the entry is not sound.
    var files: [ExportPlan.Files]
    /// Of the files that were made, in their order; empty where they were not asked for.
    private(set) var digests: [Digest] = []
    /// What the set needs to know of the assets, as bytes; nil until it is asked for.
    private(set) var notedAssets: [UInt8]?
}

extension EntryOutcome {
    /// The names of the assets with the paints of their drawings, as bytes.
    var assetBytes: [UInt8] { notedAssets ?? bytesOfAssets }

    /// Notes what a record has of it.
    ///
    /// - Returns: the bytes of its files, by their digests.
    mutating func note() -> [GeometryCache.Item] {
        notedAssets = bytesOfAssets
        var made: [GeometryCache.Item] = []
        for file in files.flatMap({ (try? $0.get()) ?? [] }) {
            let digest = file.content.digest
            digests.append(digest)
            if let bytes = file.content.bytes { made.append((digest, bytes[...])) }
        }
        return made
    }

    /// The outcome of an entry of which nothing was made.
    init(failure: Diagnostic) {
        self.init(
            diagnostics: [failure], uncertainFills: 0, isFound: false, variants: [], violations: [], isSound: false,
            files: [])
    }
}
