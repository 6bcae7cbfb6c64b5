internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// A kind of what is wrong with the files and entries of a set, by its id.
enum StructureCode: String, CaseIterable {
    case brokenContents = "broken-contents"
    case linkedFile = "linked-file"
    case missingFile = "missing-file"
    case noFallback = "no-fallback"
    case incompleteHighContrast = "incomplete-high-contrast"
    case duplicateSlot = "duplicate-slot"
    case orphanFile = "orphan-file"
    case unassignedSlot = "unassigned-slot"
    case unknownValue = "unknown-value"
    case emptySet = "empty-set"

    var code: CatalogLint.Code {
        let (severity, summary): (Diagnostic.Severity, String) =
            switch self {
            case .brokenContents: (.error, "A `Contents.json` is missing, or cannot be read.")
            case .linkedFile: (.error, "A file or folder of a catalog is a link.")
            case .missingFile: (.error, "An entry names a file that its set does not have.")
            case .noFallback: (.error, "A set has entries for some appearances only, and none for the others.")
            case .incompleteHighContrast:
                (.warning, "Dark and increased contrast have entries, and both together none.")
            case .duplicateSlot: (.warning, "Two entries of a set have the same traits.")
            case .orphanFile: (.warning, "A file of a set is named by no entry.")
            case .unassignedSlot: (.warning, "Xcode keeps a file of the set as unassigned.")
            case .unknownValue: (.warning, "A value of `Contents.json` is not one that Xcode knows.")
            case .emptySet: (.info, "No entry of a set has a file or a colour.")
            }
        return CatalogLint.Code(id: rawValue, severity: severity, summary: summary)
    }
}

/// What is wrong with the files and entries of one set.
struct StructureChecks {
    private let set: AssetSet
    private(set) var findings: [AuditFinding] = []
    /// The entries that Xcode assigns.
    private let slots: [StatedSlot]

    init(_ set: AssetSet) {
        self.set = set
        slots = set.statedSlots.filter { !$0.isUnassigned }
        findMissingFiles()
        findOrphans()
        if set.kind != .file {
            findEmpty()
            findUnassigned()
            findUnknownValues()
            findDuplicates()
            findMissingFallbacks()
            findIncompleteHighContrast()
        }
        findings = findings.numbered
    }

    private mutating func add(
        _ code: StructureCode, _ message: String, at location: SourceFile.Location?, detail: String?, hint: String,
        notes: [String] = [], fix: Fix? = nil, severity: Diagnostic.Severity? = nil
    ) {
        var finding = CatalogLint.catalogStructure.finding(
            message, about: set, at: location, detail: detail, hint: hint, notes: notes, fix: fix,
            severity: severity ?? code.code.severity)
        finding.diagnostic.id = code.rawValue
        findings.append(finding)
    }

    // MARK: - Files

    private mutating func findMissingFiles() {
        guard let contents = set.contents else { return }
        let (files, names) = (set.fileNames, FileNames(set.statedSlots.compactMap { $0.slot.filename?.string }))
        for stated in set.statedSlots {
            guard let node = stated.slot.node["filename"], let name = node.string, !files.contains(name),
                !mayBeElsewhere(name)
            else { continue }
            if name.isEmpty {
                add(
                    .missingFile, "the name of a file is empty", at: set.location(of: node), detail: "empty",
                    hint: "remove 'filename', or name a file", severity: .warning)
                continue
            }
            let near = files.namesOnMac(for: name).filter { !names.contains($0) }
            guard near.count == 1, let file = near.first else {
                // What another entry names is another picture, unless case alone differs.
                let others = set.files.map(\.name).filter {
                    !names.contains($0) || $0.lowercased() == name.lowercased()
                }
                let known = set.files.count > 100 ? nil : Suggestion.nearest(to: name, of: others)
                add(
                    .missingFile, "the set has no file '\(name)'", at: set.location(of: node), detail: name,
                    hint: known.map { "did you mean '\($0)'?" } ?? "add the file, or leave the slot empty")
                continue
            }
            add(
                .missingFile,
                "the set has no file '\(name)': the name of '\(file)' differs in "
                    + (file == name ? "the composition of its letters" : "case"), at: set.location(of: node),
                detail: name, hint: "write the name as the file has it: most Macs find it, other systems do not",
                fix: Fix(
                    "name '\(file)' as it is written",
                    edits: [contents.edit.replacement(of: node, by: .string(file))]), severity: .warning)
        }
    }

    /// Whether a file may be where it is not looked for: hidden files are not listed, and folders are not looked into.
    private func mayBeElsewhere(_ name: String) -> Bool {
        if name.isEmpty { return false }
        let steps = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        // A name that leads out of the set is of no file in it.
        if steps.contains(where: { ["", ".", ".."].contains($0) }) { return false }
        if set.isLocalized || name.hasPrefix(".") { return true }
        guard steps.count > 1, let folder = steps.first else { return false }
        return set.files.contains { $0.name == folder && $0.kind == .folder }
    }

    private mutating func findOrphans() {
        if set.list == nil { return }
        let (files, names) = (set.fileNames, FileNames(set.statedSlots.compactMap { $0.slot.filename?.string }))
        for file in set.files where file.kind == .file || file.kind == nil {
            // A name that differs in case alone is reported where it is stated.
            if Self.isNotAPicture(file.name) || names.contains(file.name)
                || !names.namesOnMac(for: file.name).allSatisfy({ files.contains($0) })
            {
                continue
            }
            add(
                .orphanFile, "no entry of the set names '\(file.name)'",
                at: SourceFile.Location(path: set.path + "/" + file.name), detail: file.name,
                hint: "name it in an entry, or remove it")
        }
    }

    /// Whether it was put there on purpose, or by a system: texts about the pictures, and files of folders.
    private static func isNotAPicture(_ name: String) -> Bool {
        let name = name.lowercased()
        let ending = FolderPath.ending(of: name) ?? ""
        return ["md", "txt", "rtf", "license", "strings"].contains(ending)
            || ["license", "licence", "readme", "copying", "notice", "icon\r", "thumbs.db", "desktop.ini"].contains(
                name)
    }

    // MARK: - Entries

    private mutating func findEmpty() {
        // The color sets that Xcode's templates of apps and widgets create are empty.
        let isCreated = set.kind == .color && ["AccentColor", "WidgetBackground"].contains(set.name)
        guard set.contents != nil, !isCreated,
            !set.statedSlots.contains(where: { $0.isFilled || $0.isUnassigned })
        else { return }
        let what = set.kind == .color ? "colour" : "file"
        add(
            .emptySet, "the \(set.kind.rawValue) set '\(set.qualifiedName)' has no \(what)", at: nil, detail: nil,
            hint: "add a \(what), or remove the set")
    }

    private mutating func findUnassigned() {
        for slot in set.statedSlots where slot.isUnassigned {
            let name = slot.slot.filename?.string
            add(
                .unassignedSlot, name.map { "'\($0)' is in no slot of the set" } ?? "an entry is in no slot of the set",
                at: set.location(of: slot.slot), detail: name ?? "entry \(slot.index + 1)",
                hint: "drag it into its slot in Xcode, or remove the entry and the file")
        }
    }

    private mutating func findUnknownValues() {
        for fault in ContentsGrammar.unknownValues(in: set) {
            add(
                .unknownValue, fault.message, at: set.location(of: fault.node), detail: fault.detail, hint: fault.hint)
        }
    }

    private mutating func findDuplicates() {
        var known: [[CatalogSlot.Trait]: StatedSlot] = [:]
        for slot in slots {
            let selection =
                slot.slot.circumstances + [CatalogSlot.Trait("scale", slot.slot.trait("scale") ?? "")]
            // All of them empty do no harm. The one that is filled stays the first one.
            guard let first = known.updateValue(slot, forKey: selection), first.isFilled || slot.isFilled else {
                continue
            }
            if first.isFilled { known[selection] = first }
            add(
                .duplicateSlot, "an earlier entry has the same traits: \(first.slot.words)",
                at: set.location(of: slot.slot), detail: first.slot.words,
                hint: "remove one of them, or state what distinguishes them",
                notes: ["the first one is at \(set.location(of: first.slot))"], fix: removal(of: slot, as: first))
        }
    }

    /// No set that people made has more entries: a fix for each of them would take hours.
    private static let fixLimit = 1_000

    /// Removes the second one where the first one says the same, or one of them says nothing.
    private func removal(of second: StatedSlot, as first: StatedSlot) -> Fix? {
        guard let contents = set.contents, let list = set.list, (list.elements ?? []).count <= Self.fixLimit else {
            return nil
        }
        let (own, other) = (second.content.map { JSON($0) }, first.content.map { JSON($0) })
        let index = own == other || own == nil ? second.index : other == nil ? first.index : nil
        guard let index else { return nil }
        let words = index == second.index ? "remove the second entry" : "remove the empty first entry"
        return contents.edit.removal(ofElement: index, from: list).map { Fix(words, edits: [$0]) }
    }

    // MARK: - Appearances

    private mutating func findMissingFallbacks() {
        let filled = slots.filter { $0.isFilled && $0.slot.otherAppearance == nil }.map(\.slot)
        let families = Dictionary(grouping: filled, by: \.family)
        let fallbacks = filled.filter { $0.style == nil && !$0.isHighContrast }
        for traits in filled.map(\.family).uniqued {
            guard let family = families[traits], let slot = family.first else { continue }
            let own = family.filter { !$0.isHighContrast }
            let hasBoth = [.light, .dark].allSatisfy { style in own.contains { $0.style == style } }
            // Nearly always the family has its own.
            if hasBoth || own.contains(where: { $0.style == nil })
                || fallbacks.contains(where: { $0.isFallback(for: slot) })
            {
                continue
            }
            add(
                .noFallback,
                "no entry of '\(set.name)' is for any appearance"
                    + (slot.idiom == "universal" ? "" : " on \(slot.idiom)"),
                at: set.location(of: slot), detail: slot.idiom, hint: "fill an entry without 'appearances'")
        }
    }

    private mutating func findIncompleteHighContrast() {
        let own = slots.filter { $0.slot.otherAppearance == nil }
        let families = Dictionary(grouping: own, by: \.slot.family)
        for traits in own.filter({ $0.isFilled && $0.slot.isFor(nil, isHigh: true) }).map(\.slot.family).uniqued {
            let family = families[traits] ?? []
            // Each scale by itself: a fix completes all of them.
            let filled = family.filter(\.isFilled)
            let high = filled.filter { $0.slot.isFor(nil, isHigh: true) }
            let both = Set(filled.filter { $0.slot.isFor(.dark, isHigh: true) }.map(\.slot.traits))
            let places = Set(high.map(\.slot.traits)).subtracting(both)
            let lacking = filled.filter { $0.slot.isFor(.dark, isHigh: false) && places.contains($0.slot.traits) }
            guard let first = high.first, !lacking.isEmpty else { continue }
            add(
                .incompleteHighContrast, "there are entries for dark and for high contrast, and none for both",
                at: set.location(of: first.slot), detail: first.slot.words, hint: "add an entry with both appearances",
                fix: completion(of: lacking, in: family))
        }
    }

    /// Adds the entries, or fills the ones that are empty, with what dark has: that is certain to be right for dark.
    private func completion(of lacking: [StatedSlot], in family: [StatedSlot]) -> Fix? {
        guard let contents = set.contents, let list = set.list else { return nil }
        let content = set.kind == .color ? "color" : "filename"
        var (edits, added): ([Fix.Edit], [JSON]) = ([], [])
        for dark in lacking {
            guard let value = dark.slot.node[content] else { continue }
            if let empty = family.first(where: { slot in
                slot.slot.isFor(.dark, isHigh: true) && slot.slot.traits == dark.slot.traits
            }) {
                edits.append(contents.edit.setting(content, to: JSON(value), in: empty.slot.node))
            } else if case .object(var members) = JSON(dark.slot.node) {
                members["appearances"] = Catalog.appearances(.darkHigh)
                added.append(.object(members))
            }
        }
        if !added.isEmpty { edits.append(contents.edit.appending(added, to: list)) }
        return Fix("add an entry for dark with high contrast", edits: edits)
    }
}

extension CatalogSlot {
    /// Traits that a device has in common with devices that have less: a picture for less is shown there, too.
    private static let graded: Set<String> = ["display-gamut", "memory", "graphics-feature-set"]

    /// Whether a slot for any appearance is shown wherever another one is looked for, and is not for that appearance.
    fileprivate func isFallback(for other: CatalogSlot) -> Bool {
        family.allSatisfy { trait in
            trait == Trait("idiom", "universal") || Self.graded.contains(trait.name) || other.family.contains(trait)
        }
    }

    fileprivate func isFor(_ style: Appearance.Style?, isHigh: Bool) -> Bool {
        self.style == style && isHighContrast == isHigh
    }
}
