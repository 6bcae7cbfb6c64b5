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
    /// Whether all files that may name a set were read.
    var seesAllNames = true
    /// Whether code, or a file of Interface Builder, was read.
    var seesCode = false
    /// What was not read.
    var skipped: [SkippedPart] = []
    var findings: [AuditFinding] = []

    /// Whether a set counts as used. The sets that Xcode makes with a project are used by its settings, which may be
    /// outside of the folder. A number is put together at run time, nearly always: `Image("\(roll)")`.
    package func isUsed(_ set: SetSummary) -> Bool {
        mentioned.contains(set.path) || Self.namesOfProjects.contains(set.name) || set.name.utf8.allSatisfy(\.isDigit)
    }

    private static let namesOfProjects: Set<String> = ["AccentColor", "AppIcon", "LaunchImage", "WidgetBackground"]

    /// Why no set is reported as unused, and what to do; nil where all is known that sources say.
    package var silence: (reason: String, remedy: String)? {
        if !seesAllNames { return ("some files could not be read", "audit parts of it, or make the files smaller") }
        let remedy = "name the folder of the whole project"
        if sourceCount == 0 { return ("no source was found", remedy) }
        return seesCode ? nil : ("no code was found", remedy)
    }

    /// The sets that no source names; none where this is not known.
    package func unusedSets(in sets: [SetSummary]) -> [SetSummary] {
        if silence != nil { return [] }
        // A drawing that is alone is in no app.
        return sets.filter { $0.platform == .apple && !$0.isLoose && !isUsed($0) }
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
    /// The number of sources that are read between two checks of this limit.
    private static let batch = 256
    /// The number of names without a set that are kept: an app has few, and one whose catalogs are elsewhere may have
    /// any number.
    private static let missingLimit = 1000
    /// More pairs of names are not compared for suggestions: these are a convenience.
    private static let comparisonLimit = 200_000
    /// The number of places that are kept of each.
    private static let placeLimit = 100
    /// The number of bytes of names that are compared with what is put together at run time: far more than an app with
    /// 10,000 sets needs.
    private static let workLimit = 1 << 30

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
        // What hides names of sets hides no source, except for a limit.
        references.seesAllNames = walk.findings.isEmpty && walk.seesAllSources
        var (rest, bytes, isComplete) = (walk.sources[...], 0, walk.isComplete)
        while !rest.isEmpty, !Task.isCancelled {
            if bytes > totalLimit {
                let message = "the sources are larger than the limit of \(totalLimit) bytes"
                references.findings.append(limitFinding(message, at: paths.first ?? ""))
                isComplete = false
                references.seesAllNames = false
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
                if outcome.isCode { references.seesCode = true }
                if outcome.hidesNames { references.seesAllNames = false }
                collected.add(outcome)
            }
        }
        var work = workLimit
        references.mentioned = collected.mentionedPaths(names, &work)
        if work < 0 {
            let message = "the names of the sets are too long to be compared with all texts of the sources"
            references.findings.append(limitFinding(message, at: paths.first ?? ""))
            references.seesAllNames = false
        }
        if !collected.ends.areAll {
            let message = "the sources put names together in more than \(collected.ends.limit) ways"
            references.findings.append(limitFinding(message, at: paths.first ?? ""))
            references.seesAllNames = false
        }
        // Without a set, the catalogs are elsewhere.
        if isComplete, sets.contains(where: { !$0.isLoose }) { references.missing = collected.missing(names) }
        return references
    }

    private static func limitFinding(_ message: String, at path: String) -> AuditFinding {
        CatalogFault.limit.finding(
            message, at: SourceFile.Location(path: path), subject: message, hint: "audit parts of it, each by its path")
    }

    /// What stays of all sources together.
    private struct Collected {
        private var mentions: Set<AssetNames.Mention> = []
        private(set) var ends = EndsOfNames()
        private var places: [StatedName: [SourceFile.Location]] = [:]
        private var parts = NameParts()
        /// What the app itself declares with the names of types that load assets.
        private var declared: Set<Loader> = []

        mutating func add(_ outcome: SourceOutcome) {
            mentions.formUnion(outcome.mentions)
            parts.add(outcome.parts, outcome.joined)
            declared.formUnion(outcome.declared)
            ends.add(outcome.ends)
            for (name, place) in outcome.stated where places[name] != nil || places.count < 2 * missingLimit {
                if places[name, default: []].count < placeLimit { places[name, default: []].append(place) }
            }
        }

        /// - Parameter work: the bytes that may be compared; below zero where they are not enough.
        func mentionedPaths(_ names: AssetNames, _ work: inout Int) -> Set<String> {
            let mentioned = names.sets(mentionedBy: mentions)
            let others = names.sets.indices.filter { index in
                !mentioned.contains(index) && names.matches(names.sets[index], ends, parts, &work)
            }
            return Set((mentioned.union(others)).map { names.sets[$0].path })
        }

        func missing(_ names: AssetNames) -> [MissingName] {
            var joined: [StatedName: [SourceFile.Location]] = [:]
            for (name, places) in places
            where !(name.loader.map { DeclaredLoaders.hides($0, in: name.types, declared) } ?? false) {
                joined[StatedName(name: name.name, kind: name.kind, loader: nil), default: []] += places
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
                let isLong = known.count * sorted.count > comparisonLimit
                let near = spaced ?? (isLong ? nil : Suggestion.nearest(to: name.name, of: known))
                return MissingName(name: name.name, kind: name.kind, places: places, suggestion: near)
            }
        }
    }
}
