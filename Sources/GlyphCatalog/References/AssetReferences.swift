internal import GlyphManifest
internal import GlyphModel
internal import Markup

/// What the sources of an app say about its sets: which ones they name, and which names have no set.
package struct AssetReferences: Sendable {
    /// The number of sources that were read.
    package internal(set) var sourceCount = 0
    /// The paths of the sets that a source names, or may name.
    package internal(set) var mentioned: Set<String> = []
    /// The names that are certainly loaded, and that no set and no file has, in the order of their places.
    var missing: [MissingName] = []
    /// What was not read.
    var skipped: [SkippedPart] = []
    var findings: [AuditFinding] = []

    /// Whether a set counts as used. The sets that Xcode makes with a project are used by its settings, which may be
    /// outside of the folder.
    package func isUsed(_ set: SetSummary) -> Bool {
        mentioned.contains(set.path) || Self.namesOfProjects.contains(set.name)
    }

    private static let namesOfProjects: Set<String> = ["AccentColor", "AppIcon", "LaunchImage", "WidgetBackground"]

    /// The sets that no source names; none where no source was read.
    package func unusedSets(in sets: [SetSummary]) -> [SetSummary] {
        if sourceCount == 0 { return [] }
        // A drawing that is alone is in no app.
        return sets.filter { $0.path.hasSuffix($0.kind.suffix) && !isUsed($0) }
    }
}

/// A name that is loaded, and that no set has.
struct MissingName: Sendable {
    var name: String
    var kind: Reference.Kind
    /// Sorted.
    var places: [SourceFile.Location]
    /// The nearest name of a set of the kind.
    var suggestion: String?
}

// MARK: - Reading

extension AssetReferences {
    /// The largest size of all sources together, in bytes: memory does not depend on it, time does.
    private static let totalLimit = 1 << 30
    /// So many sources are in work before this limit is looked at.
    private static let batch = 256
    /// So many names without a set are kept: an app has few, and one whose catalogs are elsewhere has as many as it
    /// likes.
    private static let missingLimit = 1000
    /// So many places of one are kept.
    private static let placeLimit = 100
    /// So many texts with a beginning and an end are kept.
    private static let endsLimit = 100_000

    /// Reads the sources below the paths.
    ///
    /// - Parameters:
    ///   - sets: the sets in these paths.
    ///   - limit: the longest time for one source.
    static func read(
        _ paths: [String], _ sets: [SetPlace], jobs: Int, timeLimit: TimeLimit?,
        folder: @escaping @Sendable (String) -> ManifestFolder
    ) async -> AssetReferences {
        let walk = SourceWalk(paths, sets, folder: folder)
        let names = walk.names
        var collected = Collected()
        var references = AssetReferences()
        (references.findings, references.skipped) = (walk.findings, walk.skipped)
        var (rest, bytes, isComplete) = (walk.sources[...], 0, walk.isComplete)
        while !rest.isEmpty, !Task.isCancelled {
            if bytes > totalLimit {
                references.findings.append(limitFinding(at: paths.first ?? ""))
                isComplete = false
                break
            }
            let batch = Array(rest.prefix(Self.batch))
            rest = rest.dropFirst(batch.count)
            let outcomes = await batch.concurrentMap(jobs: jobs, within: timeLimit) { place, limit in
                SourceOutcome(late: place, limit)
            } _: { place in
                SourceOutcome(place, names)
            }
            for outcome in outcomes {
                bytes += outcome.bytes
                references.skipped += outcome.skipped
                references.findings += outcome.findings
                if outcome.isSource { references.sourceCount += 1 }
                collected.add(outcome)
            }
        }
        references.mentioned = collected.mentionedPaths(names)
        // Without a set, the catalogs are elsewhere.
        if isComplete, sets.contains(where: { !$0.isLoose }) { references.missing = collected.missing(names) }
        return references
    }

    private static func limitFinding(at path: String) -> AuditFinding {
        let message = "the sources are larger than the limit of \(totalLimit) bytes"
        return CatalogFault.limit.finding(
            message, at: SourceFile.Location(path: path), subject: message, hint: "audit parts of it, each by its path")
    }

    /// What stays of all sources together.
    private struct Collected {
        private var sets: Set<Int> = []
        private var ends: [String: Set<String>] = [:]
        private var endsCount = 0
        private var places: [StatedName: [SourceFile.Location]] = [:]
        /// The types that the app itself declares with the names of types that load assets.
        private var declaredTypes: Set<String> = []

        mutating func add(_ outcome: SourceOutcome) {
            sets.formUnion(outcome.sets)
            declaredTypes.formUnion(outcome.declaredTypes)
            for pair in outcome.ends where endsCount < endsLimit {
                if ends[pair.beginning, default: []].insert(pair.end).inserted { endsCount += 1 }
            }
            for (name, place) in outcome.stated where places[name] != nil || places.count < 2 * missingLimit {
                if places[name, default: []].count < placeLimit { places[name, default: []].append(place) }
            }
        }

        func mentionedPaths(_ names: AssetNames) -> Set<String> {
            let others = names.sets.indices.filter { !sets.contains($0) && names.matches(names.sets[$0], ends) }
            return Set((sets.union(others)).map { names.sets[$0].path })
        }

        func missing(_ names: AssetNames) -> [MissingName] {
            var joined: [StatedName: [SourceFile.Location]] = [:]
            for (name, places) in places where name.type.map({ !declaredTypes.contains($0) }) ?? true {
                joined[StatedName(name: name.name, kind: name.kind, type: nil), default: []] += places
            }
            let candidates = [Reference.Kind.image: names.candidates(.image), .color: names.candidates(.color)]
            let sorted = joined.map { name, places in (name: name, places: places.sorted()) }.sorted { a, b in
                a.places[0] == b.places[0]
                    ? (a.name.name, a.name.kind.rawValue) < (b.name.name, b.name.kind.rawValue)
                    : a.places[0] < b.places[0]
            }
            return sorted.prefix(missingLimit).map { name, places in
                let known = candidates[name.kind] ?? []
                // A namespace is forgotten easily. Each name is compared with each: one that is wrong is one of a few.
                let spaced = known.first { $0.hasSuffix("/" + name.name) }
                let isLong = known.count * sorted.count > 200_000
                let near = spaced ?? (isLong ? nil : Suggestion.nearest(to: name.name, of: known))
                return MissingName(name: name.name, kind: name.kind, places: places, suggestion: near)
            }
        }
    }
}

/// A name that is certainly loaded.
private struct StatedName: Hashable, Sendable {
    var name: String
    var kind: Reference.Kind
    /// As in `Reference`.
    var type: String?
}

/// What stays of one source.
private struct SourceOutcome: Sendable {
    var sets: Set<Int> = []
    var ends: Set<NameEnds> = []
    /// The names that no set and no file has.
    var stated: [(name: StatedName, place: SourceFile.Location)] = []
    var declaredTypes: Set<String> = []
    var skipped: [SkippedPart] = []
    var findings: [AuditFinding] = []
    var bytes = 0
    /// Whether it was read, and is a source and not a part of a catalog.
    var isSource = false

    /// So many names without a set are kept of one source.
    private static let statedLimit = 1000

    init(skipping place: SourcePlace, _ reason: String) {
        skipped = [SkippedPart(path: place.path, reason: reason)]
    }

    init(late place: SourcePlace, _ limit: TimeLimit) {
        let path = place.path
        let fault = limit.exceeded(
            by: "the source", at: SourceFile.Location(path: path), because: "the source")
        findings = [AuditFinding(fault, subject: "source \(place.inner)")]
    }

    init(_ place: SourcePlace, _ names: AssetNames) {
        let source: SourceFile
        do throws(Findings) { source = try place.root.read(place.inner, limit: AssetNames.fileLimit) } catch {
            let isTooLarge = error.diagnostics.contains { $0.id == "file-limit" }
            self.init(
                skipping: place,
                isTooLarge ? "it is larger than \(AssetNames.fileLimit) bytes" : "it cannot be read")
            return
        }
        guard String(validating: source.bytes, as: UTF8.self) != nil else {
            self.init(skipping: place, "it is not UTF-8")
            return
        }
        self.init()
        bytes = source.bytes.count
        do throws(Findings) { try read(source, place, names) } catch {
            self.init(skipping: place, "it is not XML that can be read")
            return
        }
        isSource = place.kind != .contents
    }

    private init() {}

    private mutating func read(_ source: SourceFile, _ place: SourcePlace, _ names: AssetNames) throws(Findings) {
        var outcome = self
        let isOfTests = place.isOfTests
        let report = { (reference: Reference) in outcome.add(reference, source, isOfTests, names) }
        switch place.kind {
        case .swift: outcome.declaredTypes = CodeReferences.read(source.bytes, .swift, report)
        case .objectiveC: _ = CodeReferences.read(source.bytes, .c, report)
        case .markup: try MarkupReferences.read(source, report)
        case .settings: SettingReferences.read(source.bytes, report)
        case .contents: LayerReferences.read(source.bytes, report)
        }
        self = outcome
    }

    private mutating func add(
        _ reference: Reference, _ source: SourceFile, _ isOfTests: Bool, _ names: AssetNames
    ) {
        switch reference.name {
        case .ends(let pair): ends.insert(pair)
        case .symbol(let name): sets.formUnion(names.sets(mentionedBySymbol: name))
        case .text(let name):
            sets.formUnion(names.sets(mentionedBy: name))
            guard case .stated(let kind) = reference.certainty, !isOfTests, stated.count < Self.statedLimit,
                !names.hasAsset(named: name, kind)
            else { return }
            // AppKit has images and colours of its own, such as NSAddTemplate and textColor.
            if name.hasPrefix("NS"), reference.type == "NSImage" { return }
            if name.hasSuffix("Color"), reference.type == "NSColor", name.first?.isLowercase ?? false { return }
            stated.append(
                (StatedName(name: name, kind: kind, type: reference.type), source.location(at: reference.offset)))
        }
    }
}

/// Finds the image sets that a layer of another set names (Apple, "Asset Catalog Format Reference", layered images).
enum LayerReferences {
    static func read(_ bytes: [UInt8], _ report: (Reference) -> Void) {
        // Texts in JSON are as in C.
        let code = SourceTokens(bytes, .c)
        for index in code.tokens.indices.dropLast(2)
        where code.tokens[index].kind == .string && code.isPunctuation(index + 1, ":")
            && code.tokens[index + 2].kind == .string && code.length(index) == 6 && code.parts(index) == ["name"]
        {
            report(Reference(.text(code.parts(index + 2)[0]), at: code.tokens[index + 2].offset))
        }
    }
}
