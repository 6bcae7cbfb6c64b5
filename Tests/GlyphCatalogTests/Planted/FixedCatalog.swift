import GlyphCatalog
import GlyphManifest
import GlyphModel
import Markup

/// A catalog with all fixes made, in rounds, as the command does.
struct FixedCatalog {
    private let before: [String: [UInt8]]
    private let first: CatalogAudit
    private(set) var files: [String: [UInt8]]
    private(set) var last: CatalogAudit
    private(set) var refusals: [CatalogFixes.Refusal] = []

    init(_ catalog: PlantedCatalog, rules: Set<String>? = nil) async throws {
        (before, files) = (catalog.files, catalog.files)
        let disk = PlantedFiles(files: catalog.files, links: Set(catalog.links)).folder
        var fixes = CatalogFixes(below: ["App"], disk: disk)
        let run = rules.map { CatalogLintRun(rules: $0) } ?? CatalogLintRun()
        func audit(_ fixes: CatalogFixes) async -> (CatalogAudit, [String: Digest]) {
            let notes = ReadNotes()
            let audit = await CatalogAudit.run(["App"], lints: run, decoder: .planted, jobs: 2) {
                fixes.folder($0, noting: notes)
            }
            return (audit, await notes.all())
        }
        var digests: [String: Digest]
        (first, digests) = await audit(fixes)
        last = first
        for _ in 0..<8 {
            let fixable = last.findings.compactMap { finding in
                finding.diagnostic.fix.map { (rule: finding.diagnostic.id, fix: $0) }
            }
            let round = try fixes.apply(fixable, read: digests)
            refusals += round.refusals
            if round.changes.isEmpty { break }
            (last, digests) = await audit(fixes)
        }
        for file in fixes.files { files[file.path] = file.new.bytes }
    }

    /// What is found now, and was not found in the same set before.
    var newFindings: [String] {
        let known = Set(first.findings.map(\.key))
        return last.findings.filter { !known.contains($0.key) }.map(\.diagnostic.description)
    }

    /// Files that are no JSON now, and were before.
    var brokenFiles: [String] {
        files.keys.sorted().filter { path in
            path.hasSuffix(".json") && root(path, in: files) == nil
                && (before[path] == nil || root(path, in: before) != nil)
        }
    }

    /// Members of other programs that are not there any more, or have other values.
    var lostKeys: [String] {
        before.keys.sorted().flatMap { path -> [String] in
            guard let old = root(path, in: before), let new = root(path, in: files) else { return [] }
            return foreign(old) == foreign(new) ? [] : [path]
        }
    }

    /// Files besides `Contents.json` that were there and are not the same, without the ones that a fix may draw anew:
    /// the SVG for dark of a set with a fault that it resolves.
    func replacedPictures(of catalog: PlantedCatalog) -> [String] {
        let redrawn = catalog.faults.filter { ["dark-equals-light", "white-plate"].contains($0.id) }.flatMap(\.sets)
        return before.keys.sorted().filter { path in
            guard !path.hasSuffix("/Contents.json"), files[path] != before[path] else { return false }
            return !redrawn.contains { set in
                set.darkFiles.contains { $0.hasSuffix(".svg") && path == set.folder + "/" + $0 }
            }
        }
    }

    /// The sets of a catalog in which a file differs.
    func changedSets(of catalog: PlantedCatalog) -> Set<String> {
        Set(
            catalog.sets.map(\.folder).filter { folder in
                before.keys.contains { $0.hasPrefix(folder + "/") && files[$0] != before[$0] }
            })
    }

    private func root(_ path: String, in files: [String: [UInt8]]) -> JSONNode? {
        guard path.hasSuffix(".json"), let bytes = files[path] else { return nil }
        return try? JSONReader.read(SourceFile(path: path, bytes: bytes))
    }

    /// The members whose names begin with `x-`, with their values.
    private func foreign(_ node: JSONNode) -> [String] {
        node.members.flatMap { member -> [String] in
            member.name.hasPrefix("x-") ? [member.name + text(member.value)] : foreign(member.value)
        } + (node.elements ?? []).flatMap { foreign($0) }
    }

    private func text(_ node: JSONNode) -> String {
        switch node.content {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let value): "'\(value)'"
        case .array(let elements): "[" + elements.map(text).joined(separator: ",") + "]"
        case .object(let members): "{" + members.map { $0.name + ":" + text($0.value) }.joined(separator: ",") + "}"
        }
    }
}

extension PlantedSet {
    /// The files that slots for dark name.
    fileprivate var darkFiles: [String] {
        entries.compactMap { entry in
            let isDark = (entry["appearances"]?.elements ?? []).contains { trait in
                if case .text("dark")? = trait["value"] { true } else { false }
            }
            guard isDark, case .text(let name)? = entry["filename"] else { return nil }
            return name
        }
    }
}

extension AuditFinding {
    /// Its lint, and the folder that it is in.
    fileprivate var key: String {
        diagnostic.id + " " + FolderPath.parent(of: diagnostic.location?.path ?? "")
    }
}
