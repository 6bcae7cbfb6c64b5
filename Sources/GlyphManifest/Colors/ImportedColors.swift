internal import GlyphModel
internal import Markup
internal import SemanticColor

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
