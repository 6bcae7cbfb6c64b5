import GlyphManifest
import Markup
import Testing

@testable import GlyphCatalog

/// Two sets in a catalog, in memory.
private let contents = [
    "Assets.xcassets/home.imageset/Contents.json": """
    {
      "images" : [ { "filename" : "home.svg", "idiom" : "universal" } ],
      "note" : "kept"
    }

    """,
    "Assets.xcassets/bell.imageset/Contents.json": "{\"images\":[{\"filename\":\"bell.svg\"}]}",
    "Assets.xcassets/home.imageset/home.svg": "<svg/>",
]

private let home = "App/Assets.xcassets/home.imageset/Contents.json"
private let bell = "App/Assets.xcassets/bell.imageset/Contents.json"
private let dark = "App/Assets.xcassets/home.imageset/home-dark.svg"

/// A folder in memory, as `App` on a disk.
private func app(_ texts: [String: String] = contents) -> ManifestFolder {
    let files = ManifestFolder.files([], texts: texts)
    return files.reading { path, limit throws(Findings) in
        SourceFile(path: "App/" + path, bytes: try files.read(path, limit).bytes)
    }
}

private func fixes(below roots: [String] = ["App"]) -> CatalogFixes { CatalogFixes(below: roots) { _ in app() } }

/// What an audit of the files has read.
private func digests(_ texts: [String: String] = contents) -> [String: Digest] {
    Dictionary(uniqueKeysWithValues: texts.map { ("App/" + $0.key, Digest(of: Array($0.value.utf8))) })
}

private func source(_ path: String) throws -> SourceFile {
    SourceFile(path: path, text: try #require(contents[String(path.dropFirst(4))]))
}

/// Replaces the first occurrence of a text in a file.
private func edit(_ path: String, _ old: String, by new: String) throws -> Fix.Edit {
    let range = try #require(try source(path).bytes.firstRange(of: Array(old.utf8)))
    return Fix.Edit(path: path, range: range, replacement: new)
}

private func creation(_ path: String, _ text: String) -> Fix.Edit {
    Fix.Edit(path: path, range: 0..<0, replacement: text)
}

private func text(_ path: String, in fixes: CatalogFixes) -> String? {
    fixes.files.first { $0.path == path }.map { String(decoding: $0.new.bytes, as: UTF8.self) }
}

@Suite struct CatalogFixesTests {
    @Test func `the edits of a fix are made together, in several files`() throws {
        var fixes = fixes()
        let fix = Fix(
            "adds a dark picture",
            edits: [try edit(home, "\"home.svg\"", by: "\"home-dark.svg\""), creation(dark, "<svg id='dark'/>")])
        let round = try fixes.apply([("missing-dark", fix)], read: digests())
        #expect(round.changes.map(\.rule) == ["missing-dark", "missing-dark"] && round.refusals.isEmpty)
        #expect(round.changes.map { $0.before?.path } == [home, nil])
        // The new file is written before the one that names it.
        #expect(fixes.files.map(\.path) == [dark, home])
        #expect(fixes.files.map(\.inner) == [dark, home].map { String($0.dropFirst(4)) })
        #expect(text(home, in: fixes)?.contains("\"home-dark.svg\"") ?? false)
        #expect(text(home, in: fixes)?.contains("\"note\" : \"kept\"") ?? false)
        #expect(text(dark, in: fixes) == "<svg id='dark'/>")
    }

    @Test func `an audit after the edits reads the changed files and lists the new ones`() async throws {
        var fixes = fixes()
        let fix = Fix("", edits: [try edit(home, "kept", by: "changed"), creation(dark, "<svg/>")])
        _ = try fixes.apply([("a", fix)], read: digests())
        let notes = ReadNotes()
        let folder = fixes.folder("App", noting: notes)
        #expect(folder.names("Assets.xcassets/home.imageset")?.contains("home-dark.svg") ?? false)
        #expect(folder.kind("Assets.xcassets/home.imageset/home-dark.svg") == .file)
        let read = try folder.read("Assets.xcassets/home.imageset/Contents.json", 1000)
        #expect(read.path == home && String(decoding: read.bytes, as: UTF8.self).contains("\"changed\""))
        #expect(throws: Findings.self) { try folder.read("Assets.xcassets/home.imageset/Contents.json", 10) }
        _ = try folder.read("Assets.xcassets/bell.imageset/Contents.json", 1000)
        _ = try folder.read("Assets.xcassets/home.imageset/home.svg", 1000)
        let picture = "App/Assets.xcassets/home.imageset/home.svg"
        #expect(
            await notes.all() == [
                home: Digest(of: read.bytes), bell: try #require(digests()[bell]),
                picture: try #require(digests()[picture]),
            ])
    }

    @Test func `a second round edits what the first one made`() throws {
        var fixes = fixes()
        _ = try fixes.apply([("a", Fix("", edits: [try edit(home, "kept", by: "once")]))], read: digests())
        let first = try #require(fixes.files.first?.new)
        let offset = try #require(first.bytes.firstRange(of: Array("once".utf8))).lowerBound
        let again = Fix("", edits: [Fix.Edit(path: home, range: offset..<offset + 4, replacement: "twice")])
        _ = try fixes.apply([("b", again)], read: [home: Digest(of: first.bytes)])
        #expect(text(home, in: fixes)?.contains("\"twice\"") ?? false)
        #expect(fixes.files.first?.old == Array(try #require(contents[String(home.dropFirst(4))]).utf8))
    }

    @Test func `of fixes that change the same bytes, the later one waits for the next round`() throws {
        var fixes = fixes()
        let round = try fixes.apply(
            [
                ("a", Fix("", edits: [try edit(home, "kept", by: "first")])),
                ("b", Fix("", edits: [try edit(home, "kept", by: "second"), creation(dark, "<svg/>")])),
                ("c", Fix("", edits: [try edit(bell, "bell.svg", by: "ring.svg")])),
            ], read: digests())
        #expect(round.changes.map(\.rule) == ["a", "c"] && round.refusals.isEmpty)
        #expect(fixes.files.map(\.path) == [bell, home], "nothing of the second fix is there")
    }

    @Test func `an insertion in what another fix replaces waits for the next round`() throws {
        var fixes = fixes()
        let range = try edit(home, "kept", by: "").range
        let inside = Fix.Edit(path: home, range: range.lowerBound + 1..<range.lowerBound + 1, replacement: "x")
        let behind = Fix.Edit(path: home, range: range.upperBound..<range.upperBound, replacement: "!")
        let round = try fixes.apply(
            [
                ("a", Fix("", edits: [try edit(home, "kept", by: "new")])), ("b", Fix("", edits: [inside])),
                ("c", Fix("", edits: [behind])),
            ], read: digests())
        #expect(round.changes.map(\.rule) == ["a", "c"])
        #expect(text(home, in: fixes)?.contains("\"new!\"") == true)
    }

    @Test(arguments: [
        "Other/Assets.xcassets/x.json", "/etc/passwd", "App/../Other/x.json", "Application/x.json", "App/./x", "App",
    ])
    func `a fix outside of the named paths is refused as a whole`(path: String) throws {
        var fixes = fixes()
        let fix = Fix("", edits: [try edit(home, "kept", by: "changed"), creation(path, "{}")])
        let round = try fixes.apply([("a", fix)], read: digests())
        #expect(round.changes.isEmpty && fixes.files.isEmpty)
        #expect(round.refusals.map(\.path) == [path] && round.refusals[0].reason.contains("not below"))
    }

    @Test func `a fix never replaces a file`() throws {
        var fixes = fixes()
        let taken = "App/Assets.xcassets/home.imageset/home.svg"
        for path in [taken, home, "App/Assets.xcassets/home.imageset"] {
            let round = try fixes.apply([("a", Fix("", edits: [creation(path, "<svg/>")]))], read: digests())
            #expect(round.refusals.map(\.reason) == ["exists already"], "\(path)")
        }
        #expect(fixes.files.isEmpty)
    }

    @Test func `a picture is written anew by an edit of all its bytes`() throws {
        var fixes = fixes()
        let picture = "App/Assets.xcassets/home.imageset/home.svg"
        let all = Fix("", edits: [try edit(picture, "<svg/>", by: "<svg id='new'/>")])
        let round = try fixes.apply([("a", all)], read: digests())
        #expect(round.refusals.isEmpty && round.changes.map { $0.before?.path } == [picture])
        #expect(round.changes.map { $0.edit.range } == [0..<6])
        #expect(text(picture, in: fixes) == "<svg id='new'/>")
        #expect(fixes.files.map(\.old) == [Array("<svg/>".utf8)])
        var changed = digests()
        changed[picture] = Digest(of: [1])
        var later = CatalogFixes(below: ["App"]) { _ in app() }
        #expect(
            try later.apply([("a", all)], read: changed).refusals
                == [.init(rule: "a", path: picture, reason: "has changed since it was read")])
        #expect(later.files.isEmpty)
    }

    @Test func `a file that changed since the audit read it is refused`() throws {
        var fixes = fixes()
        var read = digests()
        read[home] = Digest(of: [1])
        let fix = Fix("", edits: [try edit(home, "kept", by: "changed")])
        let round = try fixes.apply([("a", fix)], read: read)
        #expect(round.refusals == [.init(rule: "a", path: home, reason: "has changed since it was read")])
        // The same for one that it did not read at all, and for an edit behind the end.
        #expect(try fixes.apply([("a", fix)], read: [:]).refusals.count == 1)
        let behind = Fix("", edits: [Fix.Edit(path: home, range: 5000..<5001, replacement: "")])
        #expect(try fixes.apply([("a", behind)], read: digests()).refusals.count == 1)
        #expect(fixes.files.isEmpty)
    }

    @Test func `a byte order mark before XML stays, in every round`() throws {
        let (path, mark) = ("res/values/colors.xml", SourceFile.byteOrderMark)
        let bytes = mark + Array("<resources/>".utf8)
        var fixes = CatalogFixes(below: ["res"], disk: PlantedFiles(files: [path: bytes]).folder)
        // Behind the mark, the name of the element is at 1.
        let first = Fix("", edits: [Fix.Edit(path: path, range: 1..<10, replacement: "one")])
        #expect(try fixes.apply([("a", first)], read: [path: Digest(of: bytes)]).refusals == [])
        let made = try #require(fixes.files.first)
        #expect(made.old == bytes, "so that it is compared with all bytes on the disk")
        #expect(made.new.bytes == mark + Array("<one/>".utf8))
        let second = Fix("", edits: [Fix.Edit(path: path, range: 1..<4, replacement: "two")])
        #expect(try fixes.apply([("a", second)], read: [path: Digest(of: made.new.bytes)]).refusals == [])
        #expect(fixes.files.map(\.old) == [bytes])
        #expect(fixes.files.map(\.new.bytes) == [mark + Array("<two/>".utf8)])
    }

    @Test func `a file that cannot be read any more is refused with the reason`() throws {
        var fixes = CatalogFixes(below: ["App"]) { _ in
            app().reading { path, _ throws(Findings) in
                let place = SourceFile.Location(path: path)
                throw Findings([Diagnostic(.error, id: "file-unreadable", "permission denied", at: place)])
            }
        }
        let fix = Fix("", edits: [try edit(home, "kept", by: "changed")])
        let round = try fixes.apply([("a", fix)], read: digests())
        #expect(round.refusals.map(\.reason) == ["cannot be read: permission denied"] && fixes.files.isEmpty)
    }

    @Test func `of several files that a fix would break, the first one is named`() throws {
        let paths = (0..<20).map { "App/set\($0).imageset/Contents.json" }
        var fixes = fixes()
        let fix = Fix("", edits: paths.reversed().map { creation($0, "{") })
        #expect(throws: CatalogFixes.BrokenFile(path: paths[0])) { try fixes.apply([("a", fix)], read: [:]) }
    }

    @Test func `a fix that would break a file is an error`() throws {
        var fixes = fixes()
        let fix = Fix("", edits: [try edit(home, "\"kept\"", by: "\"kept")])
        #expect(throws: CatalogFixes.BrokenFile(path: home)) { try fixes.apply([("a", fix)], read: digests()) }
    }

    @Test func `paths are below the current folder where it was named`() throws {
        var fixes = CatalogFixes(below: ["."]) { _ in ManifestFolder.files([], texts: contents) }
        let path = "Assets.xcassets/home.imageset/Contents.json"
        let text = try #require(contents[path])
        let start = try #require(Array(text.utf8).firstRange(of: Array("kept".utf8))).lowerBound
        let fix = Fix("", edits: [Fix.Edit(path: path, range: start..<start + 4, replacement: "changed")])
        let round = try fixes.apply([("a", fix)], read: [path: Digest(of: Array(text.utf8))])
        #expect(round.changes.count == 1 && fixes.files.map(\.inner) == [path])
        let absolute = try fixes.apply([("a", Fix("", edits: [creation("/x.svg", "")]))], read: [:])
        #expect(absolute.refusals.count == 1)
    }
}
