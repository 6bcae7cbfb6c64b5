internal import GlyphManifest
internal import GlyphModel
internal import Markup

/// A name that is certainly loaded.
struct StatedName: Hashable, Sendable {
    var name: String
    var kind: Reference.Kind
    /// As in `Reference`.
    var loader: Loader?
    /// The types that its source declares or extends.
    var types: Set<String> = []
}

/// What stays of one source.
struct SourceOutcome: Sendable {
    private(set) var mentions: Set<AssetNames.Mention> = []
    var ends: Set<NameEnds> = []
    /// The names that no set and no file has.
    var stated: [(name: StatedName, place: SourceFile.Location)] = []
    /// The texts that may be a part of a name, in lower case.
    var parts: Set<String> = []
    var joined: Set<JoinedName> = []
    /// What the app itself declares with the names of types that load assets.
    var declared: Set<Loader> = []
    /// The types that the source declares or extends.
    private var types: Set<String> = []
    var skipped: [SkippedPart] = []
    var findings: [AuditFinding] = []
    var bytes = 0
    /// Whether it was read, and is a source: not a part of a catalog, and not data.
    var isSource = false
    /// Whether it was read, and sets are named in it, usually.
    var isCode = false
    /// Whether names may be in it that are not known.
    var hidesNames = false

    /// The number of names without a set that are kept of one source.
    private static let statedLimit = 1000

    init(late place: SourcePlace, _ limit: TimeLimit) {
        let path = place.path
        let fault = limit.exceeded(
            by: "the source", at: SourceFile.Location(path: path), because: "the source")
        findings = [AuditFinding(fault, subject: "source \(place.inner)")]
        hidesNames = true
    }

    init(_ place: SourcePlace, _ names: AssetNames) {
        let source: SourceFile
        do throws(Findings) { source = try place.root.read(place.inner, limit: AssetNames.wordsLimit) } catch {
            let isTooLarge = error.diagnostics.contains { $0.id == "file-limit" }
            let reason = isTooLarge ? "it is larger than \(AssetNames.wordsLimit) bytes" : "it cannot be read"
            skipped = [SkippedPart(path: place.path, reason: reason + "; 'unused-set' did not run")]
            hidesNames = true
            return
        }
        bytes = source.bytes.count
        isSource = place.kind != .contents && place.kind != .words
        isCode = place.isCode
        if place.kind != .words, bytes > AssetNames.fileLimit {
            readWords(source, place, names, because: "it is larger than \(AssetNames.fileLimit) bytes")
        } else {
            read(source, place, names)
        }
    }

    private mutating func read(_ source: SourceFile, _ place: SourcePlace, _ names: AssetNames) {
        let isXML = place.kind == .markup && !BinaryPropertyList.isBinaryPropertyList(source.bytes)
        let source = isXML ? source : SourceEncoding.readable(source)
        var (outcome, unread) = (self, String?.none)
        let report = { (reference: Reference) in outcome.add(reference, source, place, names) }
        switch place.kind {
        case .swift, .objectiveC:
            let code = SourceTokens(source.bytes, place.kind == .swift ? .swift : .c)
            let declared = DeclaredLoaders(code)
            (outcome.declared, outcome.types) = (declared.shared, declared.types)
            CodeReferences.read(code, declared, report)
        case .markup where !isXML, .words where BinaryPropertyList.isBinaryPropertyList(source.bytes):
            if !BinaryPropertyList.read(source.bytes, report) { unread = "it is not a property list that can be read" }
        case .markup:
            do throws(Findings) { try MarkupReferences.read(source, report) } catch {
                unread = "it is not XML that can be read"
            }
        case .settings: SettingReferences.read(source.bytes, report)
        case .contents: LayerReferences.read(source.bytes, report)
        case .words: WordReferences.read(source.bytes, names.mayBegin, report)
        }
        self = outcome
        if let unread { readWords(source, place, names, because: unread) }
    }

    /// What cannot be read as what it is has names nevertheless, which would be reported as unused without it.
    private mutating func readWords(
        _ source: SourceFile, _ place: SourcePlace, _ names: AssetNames, because reason: String
    ) {
        skipped.append(SkippedPart(path: place.path, reason: reason + ", so that each word counts as a name"))
        var outcome = self
        WordReferences.read(SourceEncoding.readable(source).bytes, names.mayBegin) { reference in
            outcome.add(reference, source, place, names)
        }
        self = outcome
    }

    private mutating func add(
        _ reference: Reference, _ source: SourceFile, _ place: SourcePlace, _ names: AssetNames
    ) {
        switch reference.name {
        case .joined(let name): joined.insert(name)
        case .part(let text):
            if let part = names.part(text) { parts.insert(part) }
            note(names.mention(byLabel: text))
        case .ends(let pair): ends.insert(pair)
        case .symbol(let name): note(names.mention(bySymbol: name))
        case .text(let name):
            note(names.mention(byText: name))
            guard case .stated(let kind) = reference.certainty, !place.isOfTests, stated.count < Self.statedLimit,
                !names.hasAsset(named: name, kind)
            else { return }
            let type = reference.loader?.type
            // Storyboards of a watch name all frames of an animation by one name.
            if type == nil, kind == .image, names.hasFrames(named: name) { return }
            // AppKit has images and colours of its own, such as NSAddTemplate and textColor.
            if name.hasPrefix("NS"), type == "NSImage" { return }
            if name.hasSuffix("Color"), type == "NSColor", name.first?.isLowercase ?? false { return }
            stated.append(
                (
                    StatedName(name: name, kind: kind, loader: reference.loader, types: types),
                    source.location(at: reference.offset)
                ))
        }
    }

    private mutating func note(_ mention: AssetNames.Mention?) {
        if let mention { mentions.insert(mention) }
    }
}
