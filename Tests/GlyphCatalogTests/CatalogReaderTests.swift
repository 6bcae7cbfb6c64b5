import Dispatch
import Foundation
import GlyphAudit
import GlyphManifest
import GlyphModel
import Markup
import SemanticColor
import Support
import Testing

@testable import GlyphCatalog

private func described(_ findings: [AuditFinding]) -> [String] {
    findings.map { "\($0.diagnostic.location?.description ?? "nowhere") \($0.diagnostic.id)" }
}

/// The first bytes of a PNG, as far as they state its size.
private func png(_ width: Int, _ height: Int) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + Array("IHDR".utf8) + number(width)
        + number(height) + [8, 6, 0, 0, 0]
}

/// From paths to sets.
@Suite struct CatalogReaderTests {
    private let namespace = #"{ "properties" : { "provides-namespace" : true } }"#

    private func merged(_ parts: [String: String]...) -> [String: String] {
        parts.reduce(into: [:]) { all, part in all.merge(part) { $1 } }
    }

    private func listing(_ catalogs: InMemoryCatalogs, _ paths: String...) -> CatalogListing {
        CatalogReader { catalogs.folder($0) }.listing(of: paths)
    }

    private func read(_ catalogs: InMemoryCatalogs, _ paths: String..., decoder: BitmapDecoder? = nil) -> [ReadSet] {
        CatalogReader { catalogs.folder($0) }.listing(of: paths).places.map { SetReader(decoder: decoder).read($0) }
    }

    // MARK: Paths

    @Test func `groups with a namespace are a part of names, others are not`() {
        let catalogs = InMemoryCatalogs(
            texts: merged(
                InMemoryCatalogs.imageSet("A.xcassets/Nav/Plain/home.imageset"),
                InMemoryCatalogs.imageSet("A.xcassets/back.imageset"), ["A.xcassets/Nav/Contents.json": namespace]))
        let sets = read(catalogs, "A.xcassets").map(\.set)
        #expect(sets.map(\.qualifiedName) == ["Nav/home", "back"])
        #expect(sets[0].groups == [GroupName("Nav", isNamespace: true), GroupName("Plain")])
        #expect(sets.map(\.catalog) == ["A.xcassets", "A.xcassets"])
        #expect(sets[0].path == "A.xcassets/Nav/Plain/home.imageset")
        #expect(sets[0].files.map(\.name) == ["a.svg"])
    }

    @Test func `an app's folder has all catalogs that no tool makes`() {
        let catalogs = InMemoryCatalogs(
            texts: merged(
                InMemoryCatalogs.imageSet("App/One.xcassets/a.imageset"),
                InMemoryCatalogs.imageSet("App/Views/Two.xcassets/b.imageset"),
                InMemoryCatalogs.imageSet("App/Pods/Three.xcassets/c.imageset"),
                InMemoryCatalogs.imageSet("App/.build/Four.xcassets/d.imageset"),
                ["App/logo.svg": CatalogLint.Example.svg("")]))
        let listing = listing(catalogs, "App/")
        #expect(listing.catalogs == ["App/One.xcassets", "App/Views/Two.xcassets"])
        #expect(listing.places.map(\.path) == ["App/One.xcassets/a.imageset", "App/Views/Two.xcassets/b.imageset"])
        #expect(listing.skipped == [SkippedPart(path: "App/Pods", reason: "tools make this folder")])
    }

    @Test func `of a folder with sets and no catalog, the sets are read and nothing else`() {
        let catalogs = InMemoryCatalogs(
            texts: merged(
                InMemoryCatalogs.imageSet("App/a.imageset"), InMemoryCatalogs.imageSet("App/Nav/Plain/b.imageset"),
                InMemoryCatalogs.imageSet("App/Pods/P/c.imageset"),
                [
                    "App/Nav/Contents.json": namespace, "App/Icon.appiconset/Contents.json": "{}", "App/App.swift": "",
                    "App/App.xcodeproj/project.pbxproj": "", "App/logo.svg": CatalogLint.Example.svg(""),
                ]))
        let listing = listing(catalogs, "App")
        #expect(listing.catalogs == ["App"])
        #expect(listing.places.map(\.path) == ["App/Nav/Plain/b.imageset", "App/a.imageset"])
        #expect(listing.places.map(\.qualifiedName) == ["Nav/b", "a"])
        #expect(listing.fileSets.map(\.path) == ["App/Icon.appiconset"])
        #expect(listing.skipped.map(\.path).sorted() == ["App/Icon.appiconset", "App/Pods"])
    }

    @Test func `a set that two paths name is listed once`() {
        let catalogs = InMemoryCatalogs(texts: InMemoryCatalogs.imageSet("App/A.xcassets/a.imageset"))
        #expect(listing(catalogs, "App", "App/A.xcassets").places.count == 1)
    }

    @Test func `a folder without a catalog has loose drawings, with its folders as namespaces`() throws {
        let drawing = CatalogLint.Example.svg(#"<rect width="24" height="24" fill="red"/>"#)
        let catalogs = InMemoryCatalogs(texts: [
            "Icons/nav/home.svg": drawing, "Icons/a.svg": drawing, "Icons/b.txt": "",
        ])
        let sets = read(catalogs, "Icons")
        #expect(sets.map(\.set.qualifiedName) == ["a", "nav/home"])
        #expect(sets.allSatisfy { $0.set.isLoose && $0.set.catalog == "Icons" })
        #expect(sets[1].set.location.description == "Icons/nav/home.svg:1:1")
        guard case .image(let image)? = sets[1].content else {
            Issue.record("a loose drawing is an image set")
            return
        }
        #expect(image.slots.count == 1)
        #expect(try #require(image.picture(in: .dark)?.grid).colors.map(\.hex) == ["#000000", "#FF0000"])
    }

    @Test func `a group, a set or a drawing can be named itself`() {
        let catalogs = InMemoryCatalogs(
            texts: merged(
                InMemoryCatalogs.imageSet("App/A.xcassets/Nav/home.imageset"),
                InMemoryCatalogs.imageSet("App/A.xcassets/Nav/back.imageset"),
                ["App/A.xcassets/Nav/Contents.json": namespace, "Icons/a.svg": CatalogLint.Example.svg("")]))
        let group = read(catalogs, "App/A.xcassets/Nav").map(\.set)
        #expect(group.map(\.qualifiedName) == ["Nav/back", "Nav/home"])
        let set = read(catalogs, "App/A.xcassets/Nav/home.imageset").map(\.set)
        #expect(set.map(\.qualifiedName) == ["Nav/home"])
        #expect(set.map(\.catalog) == ["App/A.xcassets"])
        #expect(read(catalogs, "Icons/a.svg").map(\.set.location.description) == ["Icons/a.svg:1:1"])
    }

    @Test func `a drawing is alone where it is named itself, also in the folder of a set`() async throws {
        let grays = ##"<path fill="#5E5E61" d="M3 3h10v18H3z"/><path fill="#8E8E93" d="M15 7h6v10h-6z"/>"##
        let catalogs = InMemoryCatalogs(texts: InMemoryCatalogs.imageSet("Foo.imageset", grays))
        let audit = await catalogs.audit(["Foo.imageset/a.svg"])
        #expect(audit.sets.map(\.isLoose) == [true])
        #expect(audit.sets.map(\.location.description) == ["Foo.imageset/a.svg:1:1"])
        let finding = try #require(audit.looks.first { $0.loss?.row == "lost-on-material" })
        #expect(finding.diagnostic.location?.path == "Foo.imageset/a.svg")
        let set = await catalogs.audit(["Foo.imageset"]).sets
        #expect(set.map(\.isLoose) == [false])
    }

    @Test func `a path that does not exist is unusable, and the others are audited`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(CatalogLint.Example.svg(""), to: "Icons/a.svg")
        try folder.write("", to: "a.txt")
        let audit = await CatalogAudit.run([folder.path + "/none", folder.path + "/a.txt", folder.path + "/Icons"])
        #expect(
            audit.unusable.map(\.description) == [
                "'\(folder.path)/none' does not exist", "'\(folder.path)/a.txt' is neither a folder nor an SVG file",
            ])
        #expect(audit.sets.map(\.name) == ["a"])
    }

    @Test func `a file of a catalog is no path, and its set is`() async {
        let catalogs = InMemoryCatalogs(texts: InMemoryCatalogs.imageSet("A.xcassets/home.imageset"))
        let audit = await catalogs.audit(["A.xcassets/home.imageset/Contents.json"])
        #expect(audit.unusable.map(\.reason) == ["is a file of a catalog; name the folder that it is in"])
        #expect(await catalogs.audit(["A.xcassets/home.imageset"]).sets.map(\.name) == ["home"])
    }

    @Test func `a sprite in an image set is listed as not checked`() async {
        let symbol = #"<symbol id="home" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></symbol>"#
        let catalogs = InMemoryCatalogs(texts: InMemoryCatalogs.imageSet("A.xcassets/home.imageset", symbol))
        let audit = await catalogs.audit(["A.xcassets"])
        #expect(audit.skipped.map(\.path) == ["A.xcassets/home.imageset/a.svg"])
        #expect(audit.skipped.allSatisfy { $0.reason.hasPrefix("a sprite draws nothing itself") })
    }

    @Test func `sets of other kinds and files in no set are named, and not judged`() async {
        let catalogs = InMemoryCatalogs(
            texts: [
                "A.xcassets/Face.complicationset/Contents.json": "not JSON", "A.xcassets/d.dataset/Contents.json": "{}",
                "A.xcassets/a.png": "",
            ])
        let audit = await catalogs.audit(["A.xcassets"])
        #expect(audit.findings.isEmpty && audit.sets.isEmpty)
        #expect(
            audit.skipped.map { "\($0.path): \($0.reason)" } == [
                "A.xcassets/Face.complicationset: sets of the kind 'complicationset' are not audited",
                "A.xcassets/a.png: it is in no set",
                "A.xcassets/d.dataset: the content of 'dataset' sets; only their files are",
            ])
    }

    @Test(arguments: ["complicationset", "brandassets", "stickerpack", "imagestack"])
    func `a set of another kind is skipped wherever it is named`(kind: String) async {
        let set = "A.xcassets/Face.\(kind)"
        let catalogs = InMemoryCatalogs(texts: InMemoryCatalogs.imageSet(set + "/circular.imageset"))
        for path in ["A.xcassets", set] {
            let audit = await catalogs.audit([path])
            #expect(audit.sets.isEmpty && audit.findings.isEmpty)
            #expect(audit.skipped == [SkippedPart(path: set, reason: "sets of the kind '\(kind)' are not audited")])
        }
    }

    /// An icon with an empty slot, which Xcode fills, a file that is missing, and one that no entry names.
    private static let icon = [
        "A.xcassets/AppIcon.appiconset/Contents.json": """
        {
          "images" : [
            { "filename" : "icon.png", "idiom" : "universal", "platform" : "ios", "size" : "1024x1024" },
            { "filename" : "gone.png", "idiom" : "mac", "scale" : "2x", "size" : "16x16" },
            { "idiom" : "ios-marketing", "scale" : "1x", "size" : "1024x1024" },
            { "idiom" : "ios-marketing", "scale" : "1x", "size" : "1024x1024" }
          ]
        }
        """, "A.xcassets/AppIcon.appiconset/icon.png": "", "A.xcassets/AppIcon.appiconset/old.png": "",
    ]

    @Test(arguments: ["A.xcassets", "A.xcassets/AppIcon.appiconset", "A.xcassets/AppIcon.appiconset/"])
    func `of an app's icon only the files are looked at`(path: String) async {
        let audit = await InMemoryCatalogs(texts: Self.icon).audit([path])
        #expect(
            audit.findings.map { "\($0.diagnostic.location?.description ?? "") \($0.diagnostic.id): \($0.subject)" }
                == [
                    "A.xcassets/AppIcon.appiconset/Contents.json:4:20 missing-file: file AppIcon.appiconset, gone.png",
                    "A.xcassets/AppIcon.appiconset/old.png:1:1 orphan-file: file AppIcon.appiconset, old.png",
                ])
        #expect(audit.sets.isEmpty && audit.skipped.map(\.path) == ["A.xcassets/AppIcon.appiconset"])
    }

    @Test func `the Contents of an app's icon and its links are looked at`() async {
        let folder = "A.xcassets/AppIcon.appiconset"
        let broken = InMemoryCatalogs(texts: [folder + "/Contents.json": "{ \"images\" : {} }"])
        #expect(await broken.audit(["A.xcassets"]).findings.map(\.diagnostic.id) == ["broken-contents"])
        let linked = InMemoryCatalogs(
            texts: [folder + "/Contents.json": "{ \"images\" : [] }"], links: [folder + "/icon.png"])
        #expect(await linked.audit(["A.xcassets"]).findings.map(\.diagnostic.id) == ["linked-file"])
        let none = InMemoryCatalogs(texts: [folder + "/icon.png": ""])
        let found = await none.audit([folder]).findings.map(\.diagnostic)
        #expect(found.map(\.id) == ["broken-contents"])
        #expect(found.map(\.message) == ["'AppIcon.appiconset' has no Contents.json"])
    }

    // MARK: Faults

    @Test func `links are reported and not followed`() async {
        let catalogs = InMemoryCatalogs(
            texts: merged(
                InMemoryCatalogs.imageSet("A.xcassets/a.imageset"),
                ["A.xcassets/b.imageset/x.svg": "", "A.xcassets/Group/Contents.json": "{}"]),
            links: ["A.xcassets/Elsewhere", "A.xcassets/a.imageset/b.svg", "A.xcassets/b.imageset/Contents.json"])
        let audit = await catalogs.audit(["A.xcassets"])
        #expect(
            described(audit.findings) == [
                "A.xcassets/Elsewhere:1:1 linked-file", "A.xcassets/a.imageset/b.svg:1:1 linked-file",
                "A.xcassets/b.imageset/Contents.json:1:1 linked-file",
            ])
    }

    /// The same files, of which some folders cannot be listed.
    private func folder(
        _ catalogs: InMemoryCatalogs, without hidden: Set<String>
    ) -> @Sendable (String) -> ManifestFolder {
        { root in
            let folder = catalogs.folder(root)
            return ManifestFolder(
                names: { hidden.contains($0) ? nil : folder.names($0) }, kind: { folder.kind($0) },
                read: { path, limit throws(Findings) in try folder.read(path, limit) })
        }
    }

    @Test func `a folder that cannot be listed is an error, and what is in it is not guessed`() async {
        let catalogs = InMemoryCatalogs(
            texts: merged(
                InMemoryCatalogs.imageSet("App/A.xcassets/Group/a.imageset"),
                InMemoryCatalogs.imageSet("App/A.xcassets/b.imageset"), ["App/src/a.swift": "let a = 1"]))
        let hidden: Set = ["A.xcassets/Group", "A.xcassets/b.imageset", "src"]
        let audit = await CatalogAudit.run(["App"], folder: folder(catalogs, without: hidden))
        #expect(
            described(audit.findings) == [
                "App/A.xcassets/Group:1:1 file-unreadable", "App/A.xcassets/b.imageset:1:1 file-unreadable",
                "App/src:1:1 file-unreadable",
            ])
        #expect(audit.findings.allSatisfy { $0.diagnostic.severity == .error })
        // A source in it may name the set.
        let sources = await CatalogAudit.run(
            ["App"], readsSources: true, folder: folder(catalogs, without: ["src"]))
        #expect(sources.references?.silence?.reason == "some files could not be read")
        #expect(!sources.findings.contains { $0.diagnostic.id == "unused-set" })
    }

    @Test func `sets whose names are composed in two ways are two`() async {
        let names = ["\u{E9}.imageset", "e\u{301}.imageset"]
        let folder = ManifestFolder(
            names: { path in path.isEmpty ? names : ["Contents.json"] },
            kind: { $0.hasSuffix("/Contents.json") ? .file : $0 == "Contents.json" ? nil : .folder },
            read: { path, _ throws(Findings) in SourceFile(path: path, text: "{") })
        let audit = await CatalogAudit.run(["A.xcassets"]) { _ in folder }
        #expect(audit.sets.count == 2)
        let broken = audit.findings.filter { $0.diagnostic.id == "broken-contents" }
        #expect(Set(broken.map { Array(($0.diagnostic.location?.path ?? "").utf8) }).count == 2)
    }

    @Test func `a pipe in the place of a file is found`() async {
        let catalogs = InMemoryCatalogs(
            texts: merged(
                InMemoryCatalogs.imageSet("A.xcassets/Group/a.imageset"), ["A.xcassets/Group/Contents.json": "{}"],
                ["res/values/c.xml": "<resources/>", "res/drawable/d.xml": "<vector/>"]))
        let pipes: Set = ["Group/a.imageset/a.svg", "Group/Contents.json", "values/c.xml", "drawable/d.xml"]
        let audit = await CatalogAudit.run(["A.xcassets", "res"]) { root in
            let folder = catalogs.folder(root)
            return ManifestFolder(
                names: { folder.names($0) }, kind: { pipes.contains($0) ? .other : folder.kind($0) },
                read: { path, limit throws(Findings) in try folder.read(path, limit) })
        }
        #expect(
            described(audit.findings) == [
                "A.xcassets/Group/Contents.json:1:1 broken-contents",
                "A.xcassets/Group/a.imageset/a.svg:1:1 unread-picture",
                "res/drawable/d.xml:1:1 unread-picture", "res/values/c.xml:1:1 broken-values",
            ])
    }

    @Test func `a link on disk is not read, even where it leads into the catalog`() async throws {
        let folder = try TemporaryFolder()
        for (path, text) in InMemoryCatalogs.imageSet("A.xcassets/a.imageset") { try folder.write(text, to: path) }
        try folder.write(
            InMemoryCatalogs.contents("images", [#"{ "filename" : "b.svg" }"#]),
            to: "A.xcassets/b.imageset/Contents.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/A.xcassets/b.imageset/b.svg", withDestinationPath: "../a.imageset/a.svg")
        let audit = await CatalogAudit.run([folder.path + "/A.xcassets"])
        #expect(audit.findings.map(\.diagnostic.id).contains("linked-file"))
        #expect(audit.sets.map(\.pictures.isEmpty) == [false, true])
    }

    @Test func `JSON that cannot be read is found at its place, and the other sets are read`() async {
        let catalogs = InMemoryCatalogs(
            texts: merged(
                InMemoryCatalogs.imageSet("A.xcassets/b.imageset"),
                [
                    "A.xcassets/a.imageset/Contents.json": "{\n  \"images\" : [,]\n}",
                    "A.xcassets/c.colorset/Contents.json": #"{ "colors" : {} }"#,
                    "A.xcassets/d.symbolset/a.svg": "", "A.xcassets/Group/Contents.json": "{",
                ]))
        let audit = await catalogs.audit(["A.xcassets"])
        #expect(
            described(audit.findings) == [
                "A.xcassets/Group/Contents.json:1:2 broken-contents",
                "A.xcassets/a.imageset/Contents.json:2:15 broken-contents",
                "A.xcassets/c.colorset/Contents.json:1:14 broken-contents",
                "A.xcassets/d.symbolset/Contents.json:1:1 broken-contents",
            ])
        #expect(audit.findings.allSatisfy { $0.diagnostic.hint != nil && $0.diagnostic.severity == .error })
        #expect(audit.sets.map(\.name) == ["a", "b", "c", "d"])
    }

    @Test func `values of other types are found at the value`() async {
        let catalogs = InMemoryCatalogs(
            texts: [
                "A.xcassets/a.imageset/Contents.json": InMemoryCatalogs.contents(
                    "images", ["1", #"{ "filename" : 2 }"#, #"{ "appearances" : [ 3 ] }"#], properties: "[]")
            ])
        let messages = await catalogs.audit(["A.xcassets"]).findings.map(\.diagnostic.message)
        #expect(
            messages == [
                "an element of 'images' is a number, not an object", "'filename' is a number, not a string",
                "an element of 'appearances' is a number, not an object", "'properties' is an array, not an object",
            ])
    }

    @Test func `folders that are nested too deeply are reported once`() {
        let deep = Array(repeating: "g", count: CatalogReader.depthLimit + 2).joined(separator: "/")
        let wide = Array(repeating: "h", count: CatalogReader.depthLimit + 2).joined(separator: "/")
        let catalogs = InMemoryCatalogs(
            texts: [
                "A.xcassets/\(deep)/a.imageset/Contents.json": "{}",
                "A.xcassets/\(wide)/b.imageset/Contents.json": "{}",
            ])
        let listing = listing(catalogs, "A.xcassets")
        #expect(listing.places.isEmpty)
        #expect(listing.findings.map(\.diagnostic.id) == ["file-limit"])
    }

    @Test func `a Contents json that is too large is not read`() async {
        let text = String(repeating: " ", count: CatalogReader.contentsLimit) + "{}"
        let audit = await InMemoryCatalogs(texts: ["A.xcassets/a.imageset/Contents.json": text]).audit(["A.xcassets"])
        #expect(described(audit.findings) == ["A.xcassets/a.imageset/Contents.json:1:1 broken-contents"])
    }

    // MARK: Colours

    @Test func `colours are read with their references, and faults are at their places`() {
        let component = #""components" : { "red" : "0x80", "green" : "1.000", "blue" : "0", "alpha" : "1" }"#
        let slots = [
            #"{ "color" : { "color-space" : "srgb", \#(component) } }"#,
            #"{ "color" : { "platform" : "ios", "reference" : "systemBlueColor" }, "idiom" : "ipad" }"#,
            #"{ "idiom" : "tv", "color" : { "platform" : "osx", "reference" : "controlAccentColor" } }"#,
        ]
        let broken = #"{ "color" : { "color-space" : "cmyk", \#(component) }, "idiom" : "mac" }"#
        let catalogs = InMemoryCatalogs(
            texts: [
                "A.xcassets/b.colorset/Contents.json": InMemoryCatalogs.contents("colors", slots + [broken]),
                "A.xcassets/c.colorset/Contents.json": InMemoryCatalogs.contents("colors", slots),
            ])
        let sets = read(catalogs, "A.xcassets")
        guard sets.count == 2, case .color(let colors)? = sets[1].content else {
            Issue.record("a color set is read")
            return
        }
        #expect(colors.entries.map { $0.value?[.light].hex } == ["#80FF00", "#0088FF", nil])
        #expect(colors.entries.map(\.reference) == [nil, "systemBlue", nil])
        #expect(sets[1].findings.isEmpty)
        #expect(sets[1].skipped.map(\.path) == ["A.xcassets/c.colorset"], "a colour of another system is not judged")
        #expect(described(sets[0].findings) == ["A.xcassets/b.colorset/Contents.json:6:35 broken-contents"])
        #expect(!sets[0].hasContent, "nothing else is judged where a value cannot be read")
    }

    // MARK: Pictures

    private func image(_ file: String, _ bytes: [UInt8]) -> InMemoryCatalogs {
        let slot = "{ \"filename\" : \"\(file)\", \"idiom\" : \"universal\", \"scale\" : \"2x\" }"
        return InMemoryCatalogs(
            texts: ["A.xcassets/a.imageset/Contents.json": InMemoryCatalogs.contents("images", [slot])],
            bytes: ["A.xcassets/a.imageset/\(file)": bytes])
    }

    private func picture(_ file: String, _ bytes: [UInt8], decoder: BitmapDecoder? = nil) throws -> (
        picture: CatalogPicture, read: ReadSet
    ) {
        let set = try #require(read(image(file, bytes), "A.xcassets", decoder: decoder).first)
        guard case .image(let image)? = set.content else { throw Findings() }
        return (try #require(image.pictures[file]), set)
    }

    @Test func `a PNG of too many pixels is not decoded`() throws {
        let decoder = BitmapDecoder { _ in
            Issue.record("it is decoded")
            return nil
        }
        let (picture, read) = try picture("a.png", png(60_000, 60_000), decoder: decoder)
        #expect(picture.size?.width == 60_000 && picture.grid == nil)
        #expect(described(read.findings) == ["A.xcassets/a.imageset/a.png:1:1 unread-picture"])
    }

    @Test func `pixels are read where a decoder is found`() throws {
        let decoder = BitmapDecoder { _ in
            BitmapDecoder.Bitmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 0, 0])
        }
        let (picture, read) = try picture("a.png", png(2, 1), decoder: decoder)
        #expect(picture.grid?.inkCount == 64 * 32)
        #expect(read.findings.isEmpty && read.skipped.isEmpty)
        #expect(SetSummary(read)?.side == 1, "two pixels at 2x are one point")
        let without = try self.picture("a.png", png(2, 1))
        #expect(without.picture.size?.height == 1 && without.read.skipped.count == 1)
    }

    @Test(arguments: ["a.png", "a.svg"]) func `a file that is not what its name says is reported`(file: String) throws {
        let (picture, read) = try picture(file, Array("GIF89a".utf8))
        #expect(picture.digest != nil && picture.grid == nil)
        #expect(described(read.findings) == ["A.xcassets/a.imageset/\(file):1:1 unread-picture"])
    }

    @Test func `a PDF has a size and is named as not drawn`() throws {
        let (picture, read) = try picture("a.pdf", Array("%PDF-1.7\n1 0 obj << /MediaBox [ 0 0 24.5 12 ] >>".utf8))
        #expect(picture.size?.width == 24.5 && picture.size?.height == 12)
        #expect(read.skipped == [SkippedPart(path: "A.xcassets/a.imageset/a.pdf", reason: "a PDF is not drawn")])
        #expect(read.findings.isEmpty)
    }

    @Test func `a JPEG is named as not read`() throws {
        let read = try picture("a.jpg", [0xFF, 0xD8]).read
        #expect(read.skipped.map(\.reason) == ["a file of the kind 'jpg' is not read"])
    }
}

extension ReadSet {
    fileprivate var hasContent: Bool { if case .none = content { false } else { true } }
}

/// All sets together.
@Suite struct CatalogAuditTests {
    @Test func `the result does not depend on the number of jobs`() async {
        var texts: [String: String] = [:]
        for number in 0..<60 {
            let path = "A.xcassets/s\(number).imageset"
            texts.merge(InMemoryCatalogs.imageSet(path)) { $1 }
            if number % 7 == 0 { texts[path + "/Contents.json"] = "{" }
            if number % 11 == 0 { texts[path + "/a.svg"] = "<svg" }
        }
        let catalogs = InMemoryCatalogs(texts: texts)
        let one = await catalogs.audit(["A.xcassets"], jobs: 1)
        let eight = await catalogs.audit(["A.xcassets"], jobs: 8)
        #expect(!one.findings.isEmpty)
        #expect(one.findings == eight.findings)
        #expect(one.sets.map(\.path) == eight.sets.map(\.path))
        #expect(one.skipped == eight.skipped)
    }

    @Test func `a set that takes too long is reported and given up`() async {
        let catalogs = InMemoryCatalogs(texts: InMemoryCatalogs.imageSet("A.xcassets/slow.imageset"))
        let end = DispatchSemaphore(value: 0)
        let audit = await CatalogAudit.run(["A.xcassets"], jobs: 1, timeLimit: TimeLimit(.milliseconds(200))) { root in
            let folder = catalogs.folder(root)
            return ManifestFolder(
                names: { folder.names($0) }, kind: { folder.kind($0) },
                read: { path, limit throws(Findings) in
                    if path == "slow.imageset/a.svg" { end.wait() }
                    return try folder.read(path, limit)
                })
        }
        end.signal()
        #expect(described(audit.findings) == ["A.xcassets/slow.imageset/Contents.json:1:1 limit-exceeded"])
        #expect(audit.sets.isEmpty)
    }

    @Test(
        arguments: [
            ("windowBackgroundColor", "the values of AppKit's 'windowBackgroundColor' are not known here"),
            ("controlAccentColor", "the values of AppKit's 'controlAccentColor' are not known here"),
            ("shadowColor", "the values of AppKit's 'shadowColor' are not known here"),
            // A typo is one still.
            ("windowBackgruondColor", "the system has no colour 'windowBackgruondColor'"), ("labelColor", nil),
        ] as [(String, String?)])
    func `a colour of AppKit is not said to be missing`(name: String, reason: String?) async {
        let path = "A.xcassets/c.colorset/Contents.json"
        let entry = #"{ "color" : { "platform" : "osx", "reference" : "\#(name)" }, "idiom" : "universal" }"#
        let audit = await InMemoryCatalogs(texts: [path: InMemoryCatalogs.contents("colors", [entry])])
            .audit(["A.xcassets"])
        #expect(audit.findings.map(\.diagnostic.id) == [])
        #expect(audit.skipped.map(\.reason) == [reason].compactMap(\.self))
    }
}
