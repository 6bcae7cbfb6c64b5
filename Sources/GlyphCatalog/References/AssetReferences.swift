internal import GlyphManifest
internal import GlyphModel
internal import Markup

/// What the sources of an app say about its sets: which ones they name, and which names have no set.
package struct AssetReferences: Sendable {
    /// The number of sources that were read.
    package internal(set) var sourceCount = 0
    /// The paths of the sets that a source names, or may name.
    package internal(set) var mentioned: Set<String> = []
    /// The paths of the sets that each source which names them tints on the same line.
    var tinted: Set<String> = []
    /// The names that are loaded, and that no set and no file has, in the order of their places.
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
    var kind: AssetSet.Kind
    /// Sorted.
    var places: [SourceFile.Location]
    /// Whether some line loads it in any case.
    var isCertain: Bool
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
    /// Far more comparisons than an app with 10,000 sets needs.
    private static let workLimit = 100_000_000

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
        var references = AssetReferences()
        (references.findings, references.skipped) = (walk.findings, walk.skipped)
        // What hides names of sets hides no source, except for a limit.
        references.seesAllNames = walk.findings.isEmpty && walk.seesAllSources
        var (mentions, ends, loads, declared) = (Mentions(), NameEnds(), [SourceOutcome.Load](), Set<String>())
        var (rest, bytes, isComplete) = (walk.sources[...], 0, walk.isComplete)
        while !rest.isEmpty, !Task.isCancelled {
            if bytes > totalLimit {
                let message = "the sources are larger than the limit of \(totalLimit) bytes"
                references.findings.append(limitFinding(message, at: paths.first ?? ""))
                (isComplete, references.seesAllNames) = (false, false)
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
                mentions.formUnion(outcome.mentions)
                ends.formUnion(outcome.ends)
                declared.formUnion(outcome.declared)
                loads += outcome.loads.prefix(max(0, 100 * missingLimit - loads.count))
            }
        }
        var work = workLimit
        for (index, set) in sets.enumerated() where !mentions.all.contains(index) {
            if AssetNames.texts(of: set).contains(where: { ends.make($0.lowercased(), &work) }) { mentions.note(index) }
        }
        references.mentioned = Set(mentions.all.map { sets[$0].path })
        references.tinted = Set(mentions.tinted.subtracting(mentions.plain).map { sets[$0].path })
        // Without a set, the catalogs are elsewhere.
        if isComplete, sets.contains(where: { !$0.isLoose }) {
            references.missing = missing(loads, declared, names)
        }
        return references
    }

    private static func limitFinding(_ message: String, at path: String) -> AuditFinding {
        CatalogFault.limit.finding(
            message, at: SourceFile.Location(path: path), subject: message, hint: "audit parts of it, each by its path")
    }

    /// - Parameter declared: the types of which the app has an initializer of its own.
    private static func missing(
        _ loads: [SourceOutcome.Load], _ declared: Set<String>, _ names: AssetNames
    ) -> [MissingName] {
        struct Key: Hashable {
            var name: String
            var kind: AssetSet.Kind
        }
        let loads = loads.filter { !declared.contains($0.type) }
        let groups = Dictionary(grouping: loads) { Key(name: $0.name, kind: $0.kind) }
        let candidates = [AssetSet.Kind.image: names.candidates(.image), .color: names.candidates(.color)]
        typealias Group = (key: Key, places: [SourceFile.Location], isCertain: Bool)
        let all = groups.map { key, loads -> Group in
            (key, loads.map(\.place).sorted(), loads.contains(where: \.isCertain))
        }
        let sorted = all.sorted { a, b in
            a.places[0] == b.places[0] ? a.key.name < b.key.name : a.places[0] < b.places[0]
        }
        return sorted.prefix(missingLimit).map { key, places, isCertain in
            let known = candidates[key.kind] ?? []
            // A namespace is forgotten easily. Each name is compared with each: one that is wrong is one of a few.
            let spaced = known.first { $0.hasSuffix("/" + key.name) }
            let isLong = known.count * sorted.count > comparisonLimit
            let near = spaced ?? (isLong ? nil : Suggestion.nearest(to: key.name, of: known))
            return MissingName(
                name: key.name, kind: key.kind, places: places, isCertain: isCertain, suggestion: near)
        }
    }
}

/// The sets that sources name, by their numbers.
struct Mentions: Sendable {
    private(set) var all: Set<Int> = []
    /// The ones that a line names which tints, and the ones that another line names.
    private(set) var tinted: Set<Int> = []
    private(set) var plain: Set<Int> = []

    mutating func note(_ set: Int, isTinted: Bool = false) {
        all.insert(set)
        if isTinted { tinted.insert(set) } else { plain.insert(set) }
    }

    mutating func formUnion(_ other: Mentions) {
        all.formUnion(other.all)
        tinted.formUnion(other.tinted)
        plain.formUnion(other.plain)
    }
}

/// What stays of one source.
struct SourceOutcome: Sendable {
    /// A name that a line loads, and that no set and no file has.
    struct Load: Sendable {
        var name: String
        var kind: AssetSet.Kind
        var type: String
        /// Whether the line does not go on without it.
        var isCertain: Bool
        var place: SourceFile.Location
    }

    private(set) var mentions = Mentions()
    private(set) var ends = NameEnds()
    private(set) var loads: [Load] = []
    /// The types that load assets of which the source declares an initializer.
    private(set) var declared: Set<String> = []
    private(set) var skipped: [SkippedPart] = []
    private(set) var findings: [AuditFinding] = []
    private(set) var bytes = 0
    /// Whether it was read, and is code or made for it: not data.
    private(set) var isSource = false
    /// Whether it was read, and sets are named in it, usually.
    private(set) var isCode = false
    /// Whether names may be in it that are not known.
    private(set) var hidesNames = false

    /// The largest file that is read.
    static let byteLimit = 32 << 20
    /// The number of names without a set that are kept of one source.
    private static let loadLimit = 1000

    init(late place: SourcePlace, _ limit: TimeLimit) {
        let fault = limit.exceeded(
            by: "the source", at: SourceFile.Location(path: place.path), because: "the source")
        findings = [AuditFinding(fault, subject: "source \(place.inner)")]
        hidesNames = true
    }

    init(_ place: SourcePlace, _ names: AssetNames) {
        let source: SourceFile
        do throws(Findings) {
            source = SourceNames.readable(try place.root.read(place.inner, limit: Self.byteLimit))
        } catch {
            let isTooLarge = error.diagnostics.contains { $0.id == "file-limit" }
            let reason = isTooLarge ? "it is larger than \(Self.byteLimit) bytes" : "it cannot be read"
            skipped = [SkippedPart(path: place.path, reason: reason + "; 'unused-set' did not run")]
            hidesNames = true
            return
        }
        bytes = source.bytes.count
        (isSource, isCode) = (!place.isData, place.namesSets)
        let head = String(decoding: source.bytes.prefix(1024), as: UTF8.self)
        // It has a member for each asset, and uses none.
        if ["Generated using SwiftGen", "Generated using tuist", "Generated by R.swift"].contains(where: head.contains)
        {
            return
        }
        var outcome = self
        outcome.read(source, place, names)
        self = outcome
    }

    private mutating func read(_ source: SourceFile, _ place: SourcePlace, _ names: AssetNames) {
        let isTest = place.isOfTests || ["import XCTest", "import Testing"].contains { source.contains($0) }
        let isLikeC = place.isLikeC
        let isSwiftUI = source.contains("import SwiftUI")
        let isInterface = ["storyboard", "xib"].contains(place.ending)
        let kinds = ["struct", "class", "enum", "actor", "typealias"] + (source.contains("init(") ? ["extension"] : [])
        var (mentions, ends, loads, declared, shown) = (mentions, ends, [Load](), declared, InterfaceImages())
        var previous = 0..<0
        SourceNames.read(source.bytes, isCode: isLikeC) { range in
            var word = source.bytes[range]
            defer { previous = range }
            if let type = Self.types.first(where: { word.elementsEqual($0.utf8) }),
                kinds.contains(String(decoding: source.bytes[previous], as: UTF8.self))
            {
                declared.insert(type)
            }
            if !isLikeC {
                // Of a path, the last part.
                if let slash = word.lastIndex(of: UInt8(ascii: "/")) { word = word[(slash + 1)...] }
                guard names.mayName(word) else { return }
                let text = String(decoding: word, as: UTF8.self)
                for set in names.sets(named: text) + names.sets(withSymbol: text) { mentions.note(set) }
                return
            }
            let isConstant = Self.constants.contains { word.starts(with: $0.utf8) }
            guard isConstant || names.mayName(word), isConstant || source.isMember(at: range) else { return }
            var text = String(decoding: word, as: UTF8.self)
            for prefix in Self.constants where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
            let found = names.sets(withSymbol: text)
            if found.isEmpty { return }
            let line = source.line(around: range)
            for set in found { mentions.note(set, isTinted: Self.isTinted(line)) }
        } text: { text in
            if text.pieces.count == 1 {
                for set in names.sets(named: text.pieces[0]) {
                    mentions.note(set, isTinted: Self.isTinted(text.before + text.after))
                }
                if isInterface { shown.note(text) }
                guard isLikeC, !isTest, loads.count < Self.loadLimit, let call = LoadingCall(around: text),
                    isSwiftUI || call.type != "Image" && call.type != "Color",
                    !names.hasAsset(named: text.pieces[0], call.kind)
                else { return Self.add(text, &ends) }
                loads.append(
                    Load(
                        name: text.pieces[0], kind: call.kind, type: call.type, isCertain: !call.isOptional,
                        place: source.location(at: text.offset)))
            }
            Self.add(text, &ends)
        }
        for (name, offset) in shown.images where !names.hasAsset(named: name, .image) {
            loads.append(
                Load(name: name, kind: .image, type: "", isCertain: false, place: source.location(at: offset)))
        }
        (self.mentions, self.ends, self.loads, self.declared) = (mentions, ends, loads, declared)
    }

    private static let types = ["Image", "Color", "UIImage", "UIColor", "NSImage", "NSColor"]

    /// The beginnings of the constants that Xcode generates for Objective-C.
    private static let constants = ["ACImageName", "ACColorName"]

    /// Whether a line says that the app gives a picture its colour.
    private static func isTinted(_ line: String) -> Bool {
        [".alwaysTemplate", "RenderingModeAlwaysTemplate", ".renderingMode(.template)", "withTintColor"].contains {
            line.contains($0)
        }
    }

    /// What a text says of names that are put together: `"flag-\\(country)"`, `"flag-" + country`, and a constant
    /// such as `"tab_"`, which is put before a name elsewhere.
    private static func add(_ text: SourceText, _ ends: inout NameEnds) {
        guard let first = text.pieces.first, let last = text.pieces.last else { return }
        let (atStart, atEnd) = text.isJoined
        if text.pieces.count > 1 {
            ends.add(atStart ? "" : withoutFolder(first), atEnd ? "" : withoutExtension(last))
        } else {
            let isBeginning = atEnd || first.last.map { "_-.".contains($0) } ?? false
            let isEnd = atStart || first.first.map { "_-.".contains($0) } ?? false
            if isBeginning { ends.add(withoutFolder(first), "") }
            if isEnd { ends.add("", withoutExtension(first)) }
        }
    }

    private static func withoutFolder(_ text: String) -> String {
        text.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? text
    }

    private static func withoutExtension(_ text: String) -> String {
        var text = text
        for suffix in [".png", ".jpg", ".pdf", ".svg", "@3x", "@2x"] where text.hasSuffix(suffix) {
            text.removeLast(suffix.count)
        }
        return text
    }
}

/// The images that a file of Interface Builder shows. It lists each in its `resources`, with `catalog` for the
/// system's.
private struct InterfaceImages {
    private var places: [String: Int] = [:]
    private var listed: [(name: String, offset: Int)] = []

    mutating func note(_ text: SourceText) {
        guard let name = text.pieces.first, text.before.hasSuffix("=") else { return }
        let attribute = text.before.dropLast().split(separator: " ").last ?? ""
        if attribute.hasSuffix("mage"), places[name] == nil { places[name] = text.offset - attribute.utf8.count - 1 }
        if text.before.hasSuffix("<image name="), !text.after.contains("catalog="), !name.hasPrefix("NS") {
            listed.append((name, text.offset))
        }
    }

    /// With the first place that shows each.
    var images: [(name: String, offset: Int)] { listed.map { ($0.name, places[$0.name] ?? $0.offset) } }
}

extension SourceFile {
    /// Whether a word of code may be the symbol of an asset: a member, or a case of an enumeration, whose implicit
    /// value is its name.
    fileprivate func isMember(at range: Range<Int>) -> Bool {
        if range.lowerBound > 0, bytes[range.lowerBound - 1] == UInt8(ascii: ".") { return true }
        return line(around: range).contains("case ")
    }

    /// The line of a range, at most so many bytes before and behind it.
    fileprivate func line(around range: Range<Int>) -> String {
        let isEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
        let (low, high) = (max(0, range.lowerBound - 256), min(bytes.count, range.upperBound + 256))
        let start = bytes[low..<range.lowerBound].lastIndex(where: isEnd).map { $0 + 1 } ?? low
        let end = bytes[range.upperBound..<high].firstIndex(where: isEnd) ?? high
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
