internal import GlyphModel
public import Markup
public import SemanticColor

extension Palette {
    /// Whether colours can be imported from this file or folder, by its name.
    package static func canImport(_ path: String) -> Bool {
        [".json", ".tokens"].contains { path.hasSuffix($0) } || isCatalog(path)
    }

    /// The colours of a design-tokens file, of a resolver document with the files that it names, or of an asset
    /// catalog, by the names that a manifest would give them. Files that it names must be in its folder or below.
    ///
    /// - Parameters:
    ///   - contexts: which contexts of a resolver document are which appearances, as in `import` of a manifest:
    ///     `high=light-high-contrast dark=dark-dimmed`.
    ///   - with: the contexts of modifiers that are not about appearances: `brand=beta`.
    public static func imported(
        from path: String, contexts: String = "", with: String = ""
    ) throws(Findings) -> (palette: Palette, warnings: [Diagnostic]) {
        let request = try ContextRequest(contexts: contexts, with: with, for: path)
        var names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        while names.count > 1, names.last == "" { names.removeLast() }
        let name = names.popLast() ?? path
        let folder = ManifestFolder.disk(names == [""] ? "/" : names.joined(separator: "/"))
        var check = SourceCheck(folder)
        if let fault = isCatalog(path) ? check.fault(ofFolder: name) : check.fault(ofFile: name) {
            let place = SourceFile.Location(path: path)
            throw Findings([Diagnostic(.error, id: "file-unreadable", fault.text, at: place, hint: fault.hint)])
        }
        var meter = ImportMeter()
        let imported =
            isCatalog(path)
            ? CatalogImport.colors(of: name, in: folder, generation: .ios26, &meter)
            : TokensImport.colors(of: name, in: folder, request, &meter)
        var findings = imported.findings
        let entries = imported.taken(generation: nil) { findings.append($0) }
        if findings.containErrors { throw Findings(findings.sorted) }
        var palette = Palette()
        for entry in entries {
            palette.define(entry.role, as: entry.color, sameAs: entry.targetRole, note: entry.note)
        }
        return (palette, findings.sorted)
    }

    fileprivate static func isCatalog(_ path: String) -> Bool {
        path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/")
    }
}

extension ContextRequest {
    /// From the command line.
    fileprivate init(contexts: String, with: String, for path: String) throws(Findings) {
        self.init(place: .command(path: path))
        var faults: [Diagnostic] = []
        func items(_ text: String, _ syntax: ValueSyntax, _ option: String) -> [Item] {
            text.split(separator: " ").compactMap { part in
                guard syntax.accepts(part) else {
                    faults.append(
                        Diagnostic(
                            .error, id: "wrong-value", "'\(part)' is not a value of '\(option)'",
                            hint: "expected " + syntax.expectation))
                    return nil
                }
                return Item(part)
            }
        }
        self.contexts = items(contexts, .contexts, "--contexts")
        self.with = items(with, .modifierChoices, "--with")
        if Palette.isCatalog(path), let first {
            faults.append(
                Diagnostic(
                    .error, id: "unknown-context", "a catalog has no context '\(first.context)'",
                    hint: "leave it out: only resolver documents have contexts"))
        }
        if !faults.isEmpty { throw Findings(faults) }
    }
}

// MARK: - Colours of a file

/// Colours from another file, with their places.
struct ImportedColors {
    struct Entry {
        /// As in the file.
        var name: String
        var color: DynamicColor
        var location: SourceFile.Location?
        var note = ColorNote()
        /// The folder of a color set, relative to the manifest's folder.
        var set: String?
        /// The colour that it is an alias of, as in the file.
        var target: String?

        /// The name in the manifest.
        var role: ColorRole { ColorRole(rawValue: ColorName.name(from: name)) }
        var targetRole: ColorRole? { target.map { ColorRole(rawValue: ColorName.name(from: $0)) } }
    }

    var entries: [Entry] = []
    var findings = Findings()

    /// The entries that a palette takes, in their order. Entries with the name of a system colour are the system's own,
    /// or an error. An alias of a system colour has exactly its values.
    ///
    /// - Parameter generation: the generation of the palette; nil takes each colour as it is in the file, system
    ///   colours too.
    func taken(generation: SystemColors.Generation?, _ report: (Diagnostic) -> Void) -> [Entry] {
        var targets: [ColorRole: ColorRole] = [:]
        for entry in entries { targets[entry.role] = entry.targetRole }
        var system = SystemTargets(targets: targets, generation: generation)
        lazy var known = Set(entries.map(\.role.rawValue))
        return entries.compactMap { entry in
            switch SystemName.verdict(on: entry.role, entry.color, in: generation) {
            case .free: break
            case .system: return generation == nil ? entry : nil
            case .differs(let other):
                report(fault(entry, generation, sameIn: other, known: known))
                return nil
            }
            var entry = entry
            if let color = entry.targetRole.flatMap({ system.color(behind: $0) }) { entry.color = color }
            return entry
        }
    }

    private func fault(
        _ entry: Entry, _ generation: SystemColors.Generation?, sameIn other: SystemColors.Generation?,
        known: Set<String>
    ) -> Diagnostic {
        let name = entry.role.rawValue
        let proposal = SystemName.proposal(for: name) { known.contains($0) }
        let edition = generation.map { " in \($0.rawValue)" } ?? ""
        return Diagnostic(
            .error, id: "system-color-name",
            "'\(name)' is a system colour, but its values differ from the system's\(edition)", at: entry.location,
            hint: (other.map { "use <palette generation=\"\($0.rawValue)\">, which has these values; or " } ?? "")
                + "rename it in its file, for example to '\(proposal)', and in tint, on and same-as")
    }
}

/// The colours of the system that chains of aliases lead to. Each part of a chain is walked once.
private struct SystemTargets {
    let targets: [ColorRole: ColorRole]
    /// Nil where no colour is one of the system's.
    let generation: SystemColors.Generation?
    private var known: [ColorRole: DynamicColor?] = [:]

    init(targets: [ColorRole: ColorRole], generation: SystemColors.Generation?) {
        (self.targets, self.generation) = (targets, generation)
    }

    /// The last one on the way from this colour on; nil where there is none.
    mutating func color(behind role: ColorRole) -> DynamicColor? {
        guard let generation else { return nil }
        var chain: [ColorRole] = []
        var visited: Set<ColorRole> = []
        var next: ColorRole? = role
        while let role = next, known[role] == nil, visited.insert(role).inserted {
            chain.append(role)
            next = targets[role]
        }
        var last = next.flatMap { known[$0] } ?? nil
        for role in chain.reversed() {
            last = last ?? SystemColors.color(role, in: generation)
            known[role] = .some(last)
        }
        return last
    }
}

/// Names of colours from files whose names may be anything.
enum ColorName {
    /// The name by which a manifest can call the colour: letters, digits, `.`, `-` and `_`, no digit in front. Every
    /// run of other characters becomes one `-`, a `/` between folders a `.`.
    static func name(from text: String) -> String {
        var name = ""
        var isGap = false
        for scalar in text.unicodeScalars {
            let isPart =
                NameCharacter.isLetter(scalar) || NameCharacter.isDigit(scalar) || ".-/".unicodeScalars.contains(scalar)
            if isPart {
                if isGap && !name.isEmpty { name += "-" }
                name.unicodeScalars.append(scalar == "/" ? "." : scalar)
            }
            isGap = !isPart
        }
        let first = name.unicodeScalars.first
        return first.map(NameCharacter.isLetter) == true ? name : "_" + name
    }
}

// MARK: - Faults

/// Collects the faults of token files, each fault once: a file is read for every appearance.
struct TokenFaults {
    var sources = SourceSet()
    private(set) var meter: ImportMeter
    private(set) var findings = Findings()
    private var seen: Set<Diagnostic> = []

    /// - Parameter meter: the work that the imports before have left.
    init(_ meter: ImportMeter = ImportMeter()) { self.meter = meter }

    /// Counts work at a place. Where it is more than the limit allows, that is an error, once.
    ///
    /// - Returns: whether the work may go on.
    mutating func spend(_ steps: Int, at offset: Int) -> Bool {
        let sources = sources
        return spend(steps) { sources.location(at: offset) }
    }

    /// The same for work outside of the files that were read.
    mutating func spend(_ steps: Int, in path: String) -> Bool {
        spend(steps) { SourceFile.Location(path: path) }
    }

    private mutating func spend(_ steps: Int, at place: () -> SourceFile.Location?) -> Bool {
        guard !meter.isExceeded else { return false }
        meter.spend(steps)
        guard meter.isExceeded else { return true }
        findings.append(meter.exceeded(at: place()))
        return false
    }

    /// Counts on from the work of others that began with this meter. Of their findings, only the limit counts.
    mutating func goOn(from others: TokenFaults) {
        if others.meter.isExceeded, !meter.isExceeded {
            findings += Findings(others.findings.diagnostics.filter { $0.id == ImportMeter.exceededID })
        }
        meter = others.meter
    }

    /// All of it, for a value that adds to it and gives it back: two owners would copy it with each addition.
    mutating func given() -> TokenFaults {
        let all = self
        self = TokenFaults()
        return all
    }

    mutating func error(_ id: String, _ message: String, at offset: Int, hint: String? = nil, notes: [String] = []) {
        add(.error, id, message, at: offset, hint: hint, notes: notes)
    }

    mutating func warning(_ id: String, _ message: String, at offset: Int, hint: String? = nil) {
        add(.warning, id, message, at: offset, hint: hint)
    }

    mutating func info(_ id: String, _ message: String, at offset: Int, hint: String? = nil) {
        add(.info, id, message, at: offset, hint: hint)
    }

    mutating func append(_ others: Findings) { findings += others }

    /// Reads a file of an import, and keeps it with the files before it; nil where it cannot be read, which is
    /// reported.
    ///
    /// - Parameters:
    ///   - limit: the limit of the file, in bytes.
    ///   - total: the limit of all files together, in bytes; `whole` begins the message about it: `the catalog is`.
    mutating func node(
        at path: String, in folder: ManifestFolder, limit: Int, total: Int, _ whole: String
    ) -> JSONNode? {
        guard !meter.isExceeded else { return nil }
        do throws(Findings) {
            let source = try folder.read(path, limit)
            meter.spend(source.bytes.count / Self.bytesInStep + 1)
            if meter.isExceeded { throw Findings([meter.exceeded(at: source.location(at: 0))]) }
            guard sources.end + source.bytes.count <= total else {
                throw Findings([
                    Diagnostic(
                        .error, id: "file-limit", "\(whole) larger than the limit of \(total) bytes",
                        at: source.location(at: 0))
                ])
            }
            return try JSONReader.read(source, base: sources.append(source), limits: .catalog)
        } catch {
            append(error)
            return nil
        }
    }

    /// Bytes are read in much less time than references are followed.
    private static let bytesInStep = 32

    private mutating func add(
        _ severity: Diagnostic.Severity, _ id: String, _ message: String, at offset: Int, hint: String? = nil,
        notes: [String] = []
    ) {
        let diagnostic = Diagnostic(
            severity, id: id, message, at: sources.location(at: offset), hint: hint, notes: notes)
        if seen.insert(diagnostic).inserted { findings.append(diagnostic) }
    }
}

// MARK: - Limits

/// Counts the work of reading colours, for all imports of a manifest together, and ends it at a limit. The count does
/// not depend on the machine.
///
/// A step is a member that is looked at, or a part of a reference that is followed: a microsecond at most.
struct ImportMeter {
    /// Far more than the files take that people and design tools write: a thousand colours take some ten thousand.
    static let limit = 40_000_000

    fileprivate static let exceededID = "limit-exceeded"

    private(set) var spent = 0
    private let limit: Int

    init(limit: Int = Self.limit) { self.limit = limit }

    var isExceeded: Bool { spent >= limit }

    mutating func spend(_ steps: Int) { spent += min(steps, limit - spent) }

    /// The steps for a text that is read or copied as a whole. A name of usual length costs nothing of its own.
    static func steps(for text: String) -> Int { max(0, text.utf8.count - 256) }

    func exceeded(at location: SourceFile.Location?) -> Diagnostic {
        Diagnostic(
            .error, id: Self.exceededID, "reading the colours takes more than \(limit) steps", at: location,
            hint: "import files with fewer tokens, references or extended groups")
    }
}

// MARK: - Gamut

/// A colour that is outside the gamut of palettes.
enum GamutLoss {
    /// The message; nil where the loss is negligible.
    static func message(_ color: Color, stated components: [Double], in space: ColorSpace) -> String? {
        let distance = color.distance(to: SIMD3(components[0], components[1], components[2]), in: space)
        // Half of the ten-bit step within which a colour counts as inside is 0.0005.
        guard distance > 0.001 else { return nil }
        return
            "the colour is outside Display P3; the nearest one inside is \(decimalText(distance, digits: 3)) away in"
            + " Oklab"
    }
}

extension TokenFaults {
    mutating func checkGamut(of color: Color, _ components: [Double], in space: ColorSpace, at offset: Int) {
        if let message = GamutLoss.message(color, stated: components, in: space) {
            warning("gamut-reduced", message, at: offset)
        }
    }
}
