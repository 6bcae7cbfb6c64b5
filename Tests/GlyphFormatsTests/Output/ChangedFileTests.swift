import Foundation
import GlyphFormats
import Markup
import Support
import Testing

/// Files of earlier builds that were changed since, and are not needed any more.
struct ChangedFileTests {
    let temporary: TemporaryFolder
    let output: OutputFolder

    init() throws {
        temporary = try TemporaryFolder()
        output = OutputFolder(temporary.path + "/out")
    }

    private func plan(_ files: [AssetFile], prune: Bool = true) throws -> OutputPlan {
        try output.plan(files, prune: prune)
    }

    @discardableResult
    private func build(_ paths: String..., prune: Bool = true) throws -> OutputPlan {
        let plan = try plan(paths.map { AssetFile(path: $0, text: "ours") }, prune: prune)
        try output.write(plan)
        return plan
    }

    private func change(_ path: String, to text: String = "by hand") throws {
        try temporary.write(text, to: "out/" + path)
    }

    private var record: String { temporary.text("out/.twinlight") ?? "" }

    /// `printf ours | b2sum -l 256` begins with these digits.
    @Test func aFileIsListedWithTheBeginningOfItsDigest() throws {
        try build("a/b.svg", "c.svg")
        #expect(record.hasSuffix("\na/b.svg\tf598dd56c8e42c4c\nc.svg\tf598dd56c8e42c4c\n"), "\(record)")
    }

    @Test func `a stale file that was edited is kept and reported in each build`() throws {
        try build("a/b.svg", "a/c.svg", "d.svg")
        try change("a/b.svg")
        for _ in 0..<2 {
            let plan = try build("d.svg")
            #expect(plan.changed == ["a/b.svg"] && plan.keepsStale && !plan.isClean)
            let finding = try #require(plan.findings(in: "out").diagnostics.first)
            #expect(finding.id == "changed-file" && finding.severity == .warning && finding.notes == ["out/a/b.svg"])
            #expect(temporary.text("out/a/b.svg") == "by hand" && temporary.text("out/a/c.svg") == nil)
        }
        // With its bytes of before, it goes.
        try change("a/b.svg", to: "ours")
        #expect(try build("d.svg").count(.removed) == 1)
        #expect(temporary.files == ["out/.twinlight", "out/d.svg"])
        #expect(try plan([AssetFile(path: "d.svg", text: "ours")]).isClean)
    }

    @Test func `an edited file without its line in the record is kept and not reported`() throws {
        try build("a.svg", "b.svg")
        try change("b.svg")
        try build("a.svg")
        try change(".twinlight", to: record.replacing("b.svg\tf598dd56c8e42c4c\n", with: ""))
        #expect(try build("a.svg").isClean)
        #expect(temporary.text("out/b.svg") == "by hand")
    }

    @Test func `deleting an edited file removes its line from the record`() throws {
        try build("a.svg", "b.svg")
        try change("b.svg")
        try build("a.svg")
        try FileManager.default.removeItem(at: temporary.url("out/b.svg"))
        try build("a.svg")
        #expect(!record.contains("b.svg") && record.contains("a.svg"))
        #expect(try plan([AssetFile(path: "a.svg", text: "ours")]).isClean)
    }

    /// It is ours, and the file that belongs in its place is known.
    @Test func `an edited file that the build still needs is overwritten`() throws {
        try build("a.svg")
        try change("a.svg")
        #expect(try build("a.svg").count(.updated) == 1)
        #expect(temporary.text("out/a.svg") == "ours")
    }

    @Test func aListWithoutDigestsIsReadAsBefore() throws {
        try build("a.svg", "b.svg")
        try change(".twinlight", to: "# Written by twinlight\na.svg\nb.svg\n")
        try change("b.svg")
        #expect(try build("a.svg").count(.removed) == 1)
        #expect(temporary.files == ["out/.twinlight", "out/a.svg"])
        #expect(record.hasSuffix("\na.svg\tf598dd56c8e42c4c\n"))
    }

    @Test(arguments: ["f598dd56c8e42c4", "f598dd56c8e42c4cc", "g598dd56c8e42c4c", "", "+598dd56c8e42c4c", "a\tb"])
    func aDamagedLineListsNothing(digits: String) throws {
        try build("a.svg", "b.svg")
        try change(".twinlight", to: "# Written by twinlight\na.svg\tf598dd56c8e42c4c\nb.svg\t\(digits)\n")
        let plan = try build("a.svg")
        #expect(plan.count(.removed) == 0 && temporary.text("out/b.svg") == "ours")
        #expect(try self.plan([AssetFile(path: "b.svg", text: "new")]).conflicts.map(\.path) == ["b.svg"])
    }

    @Test func `a build of selected glyphs keeps the digests of the other files`() throws {
        try build("a.svg", "b.svg")
        try change("b.svg")
        #expect(try build("a.svg", prune: false).changed == [])
        #expect(record.contains("b.svg\tf598dd56c8e42c4c"))
        #expect(try build("a.svg").changed == ["b.svg"])
    }

    /// Both cannot be in one app, so neither is written over the other.
    @Test func `an edited file with the resource name of a new drawable is a conflict`() throws {
        try build("res/drawable/bell.png")
        try change("res/drawable/bell.png")
        let plan = try plan([AssetFile(path: "res/drawable/bell.xml", text: "ours")])
        #expect(plan.changed == ["res/drawable/bell.png"])
        #expect(plan.conflicts.map(\.path) == ["res/drawable/bell.png"])
    }

    /// The file of a catalog's folder may have what others added, and is listed as we wrote it.
    @Test func `a folder of a catalog with an edited Contents file is kept`() throws {
        func file(_ path: String) -> AssetFile {
            let text = #"{"info":{"author":"xcode","version":1}}"#
            return AssetFile(path: path, bytes: Array(text.utf8), sharing: .catalogFolder(isNamespace: false))
        }
        let (root, group) = (file("S.xcassets/Contents.json"), file("S.xcassets/Old/Contents.json"))
        try output.write(plan([root, group]))
        let listed = record
        let text = #"{"info":{"author":"xcode","version":1},"properties":{"x-tag":1}}"#
        try change(group.path, to: text)
        #expect(try plan([root, group]).isClean)
        try output.write(plan([root, group]))
        #expect(record == listed)
        let without = try plan([root])
        #expect(without.changed == [group.path] && !without.isClean)
        try output.write(without)
        #expect(temporary.text("out/" + group.path) == text)
    }
}
