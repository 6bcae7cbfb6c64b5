import GlyphManifest
import GlyphModel
import Markup
import Support
import Testing

@testable import GlyphCatalog

/// Catalogs from strangers: each is a finding or a listed skip, in bounded work, and no file outside of it is opened.
@Suite struct HostileCatalogTests {
    @Test(arguments: HostileCatalog.all) func `a hostile catalog is found or skipped`(catalog: HostileCatalog) async {
        let files = PlantedFiles(files: catalog.files, links: Set(catalog.links))
        let audit = await CatalogAudit.run(["App"], decoder: .planted, jobs: 2, folder: files.folder)
        let found = Set(audit.findings.map(\.diagnostic.id))
        #expect(found.isSuperset(of: catalog.found), "found \(found.sorted())")
        #expect(audit.sets.count == catalog.judged)
        for finding in audit.findings {
            let place = finding.diagnostic.location
            #expect(place?.path.hasPrefix("App") == true)
        }
        if let skipped = catalog.skipped { #expect(audit.skipped.contains { $0.path.hasSuffix(skipped) }) }
    }

    @Test func `a color set with a device for each entry is judged in linear time`() async {
        let slots = (0..<2000).map { number in
            let components = ["red", "green", "blue", "alpha"].map { "\"\($0)\" : \"0x80\"" }.joined(separator: ", ")
            return "{ \"color\" : { \"color-space\" : \"srgb\", \"components\" : { \(components) } }, "
                + "\"idiom\" : \"universal\", \"subtype\" : \"s\(number)\" }"
        }
        let text = "{ \"colors\" : [ \(slots.joined(separator: ", ")) ] }"
        let files = PlantedFiles(files: ["App/A.xcassets/a.colorset/Contents.json": Array(text.utf8)])
        let audit = await CatalogAudit.run(
            ["App"], lints: CatalogLintRun(rules: ["missing-dark-color", "low-contrast-color"]), jobs: 1,
            timeLimit: TimeLimit(.seconds(60)), folder: files.folder)
        #expect(audit.sets.count == 1, "a set that takes too long is not among them")
    }

    @Test func `names that lead out of a set open no file`() async {
        for catalog in HostileCatalog.leadingElsewhere {
            let files = PlantedFiles(files: catalog.files, links: Set(catalog.links))
            let opened = Opened()
            _ = await CatalogAudit.run(["App"], lints: CatalogLintRun(rules: []), decoder: .planted, jobs: 1) { root in
                let folder = files.folder(root)
                return ManifestFolder(
                    names: { folder.names($0) }, kind: { folder.kind($0) },
                    read: { path, limit throws(Findings) in
                        opened.note(root + "/" + path)
                        return try folder.read(path, limit)
                    })
            }
            for path in await opened.all() {
                #expect(!path.split(separator: "/").contains(".."), "\(path.debugDescription)")
                // A folder may be in the place of a file.
                let isThere = catalog.files.keys.contains { $0 == path || $0.hasPrefix(path + "/") }
                #expect(isThere, "\(catalog.name) opens \(path.debugDescription)")
            }
        }
    }

    @Test func `names in many groups are kept to a limit`() async {
        let group = String(repeating: "g", count: 60)
        let folder = ManifestFolder(
            names: { path in
                let steps = path.split(separator: "/")
                if steps.isEmpty { return ["A.xcassets"] }
                if steps.last?.hasSuffix(".brandassets") ?? false { return [] }
                return steps.count < 59 ? [group] : (0..<300).map { "x\($0).brandassets" }
            }, kind: { $0.hasSuffix("Contents.json") ? nil : .folder },
            read: { path, _ throws(Findings) in SourceFile(path: path, bytes: []) })
        let audit = await CatalogAudit.run(["App"], readsSources: true, jobs: 1) { _ in folder }
        let message = "the names of sets in groups are larger than 16777216 bytes"
        #expect(audit.findings.count { $0.diagnostic.message == message } == 1)
        #expect(audit.references?.seesAllNames == false)
    }

    @Test func `links on disk that lead out of a catalog are not followed`() async throws {
        let catalog = PlantedCatalog.planted(seed: 2, ["linked-file"])
        let folder = try TemporaryFolder()
        try catalog.write(to: folder)
        let audit = await CatalogAudit.run([folder.path + "/App"], decoder: .planted, jobs: 2)
        let found = audit.findings.map { finding in
            (finding.diagnostic.location?.description ?? "").replacing(folder.path + "/", with: "")
                + " " + finding.diagnostic.id
        }
        #expect(found == catalog.expected)
    }

    @Test(.takesTurns, arguments: Long.cases(HostileFile.all, oneIn: 24))
    func `a hostile drawing in a set is read or reported`(file: HostileFile) async throws {
        let set = "App/A.xcassets/a.imageset/"
        let files = PlantedFiles(files: [
            set + "Contents.json": Array(#"{"images":[{"filename":"a.svg","idiom":"universal"}]}"#.utf8),
            set + "a.svg": try file.bytes(),
        ])
        let audit = await CatalogAudit.run(["App"], jobs: 1, timeLimit: TimeLimit(.seconds(60)), folder: files.folder)
        let isUnread = audit.findings.contains { $0.diagnostic.id == "unread-picture" }
        #expect(!audit.findings.contains { $0.diagnostic.id == "limit-exceeded" })
        // Of a picture that is drawn it is known, even if that shows nothing.
        #expect(isUnread || audit.sets.first?.grids.isEmpty == false || audit.sets.first?.side != nil)
        for finding in audit.findings where finding.diagnostic.id == "unread-picture" {
            #expect(finding.diagnostic.location?.path == set + "a.svg")
            #expect(!finding.diagnostic.message.contains("root:"))
        }
    }
}

/// Collects paths from any thread.
private struct Opened: Sendable {
    private let paths: AsyncStream<String>
    private let noted: AsyncStream<String>.Continuation

    init() { (paths, noted) = AsyncStream.makeStream() }

    func note(_ path: String) { _ = noted.yield(path) }

    func all() async -> [String] {
        noted.finish()
        var all: [String] = []
        for await path in paths { all.append(path) }
        return all
    }
}
