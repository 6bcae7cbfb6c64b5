import Foundation
import GlyphFormats
import Markup
import Support
import Testing

private struct Fixture {
    let temporary: TemporaryFolder
    let output: OutputFolder

    init() throws {
        temporary = try TemporaryFolder()
        output = OutputFolder(temporary.path + "/out")
    }

    func build(_ files: [String: String], prune: Bool = true) throws -> OutputPlan {
        let plan = try plan(files, prune: prune)
        try output.write(plan)
        return plan
    }

    func plan(_ files: [String: String], prune: Bool = true) throws -> OutputPlan {
        try output.plan(
            files.sorted { $0.key < $1.key }.map { AssetFile(path: $0.key, text: $0.value) }, prune: prune)
    }
}

/// What a plan does to each file: `created a.svg`.
func changes(_ plan: OutputPlan) -> [String] { plan.items.map { "\($0.change) \($0.path)" } }

@Test func aFirstBuildCreatesEverythingAndASecondChangesNothing() throws {
    let fixture = try Fixture()
    let first = try fixture.build(["a/b.svg": "1", "c.svg": "2"])
    #expect(changes(first) == ["created .twinlight", "created a/b.svg", "created c.svg"])
    #expect(fixture.temporary.files == ["out/.twinlight", "out/a/b.svg", "out/c.svg"])
    #expect(try fixture.plan(["a/b.svg": "1", "c.svg": "2"]).isClean)
}

@Test func planningWritesNothing() throws {
    let fixture = try Fixture()
    _ = try fixture.plan(["a.svg": "1"])
    #expect(fixture.temporary.files.isEmpty)
}

@Test func aChangedFileIsUpdatedAndTheOthersKeepTheirDates() throws {
    let fixture = try Fixture()
    _ = try fixture.build(["a.svg": "1", "b.svg": "2"])
    let old = Date(timeIntervalSince1970: 1_000_000)
    let kept = fixture.temporary.url("out/a.svg").path
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: kept)
    let plan = try fixture.build(["a.svg": "1", "b.svg": "3"])
    #expect(changes(plan) == ["updated .twinlight", "unchanged a.svg", "updated b.svg"])
    #expect(try FileManager.default.attributesOfItem(atPath: kept)[.modificationDate] as? Date == old)
    #expect(fixture.temporary.text("out/b.svg") == "3")
}

@Test func `a file that the build no longer makes is removed with its empty folder`() throws {
    let fixture = try Fixture()
    _ = try fixture.build(["a/b.svg": "1", "c.svg": "2"])
    let plan = try fixture.build(["c.svg": "2"])
    #expect(changes(plan) == ["updated .twinlight", "removed a/b.svg", "unchanged c.svg"])
    #expect(fixture.temporary.files == ["out/.twinlight", "out/c.svg"])
    #expect(!FileManager.default.fileExists(atPath: fixture.temporary.url("out/a").path))
}

@Test func `a build keeps files that it did not write`() throws {
    let fixture = try Fixture()
    try fixture.temporary.write("mine", to: "out/a/notes.txt")
    _ = try fixture.build(["a/b.svg": "1"])
    _ = try fixture.build(["c.svg": "2"])
    #expect(fixture.temporary.files == ["out/.twinlight", "out/a/notes.txt", "out/c.svg"])
}

@Test func `a build of selected glyphs removes no files and keeps their records`() throws {
    let fixture = try Fixture()
    _ = try fixture.build(["a.svg": "1", "b.svg": "2"])
    _ = try fixture.build(["b.svg": "3"], prune: false)
    #expect(fixture.temporary.files == ["out/.twinlight", "out/a.svg", "out/b.svg"])
    #expect(try fixture.plan(["a.svg": "1", "b.svg": "3"]).isClean)
}

@Test func `a record with paths outside the output removes no files there`() throws {
    let fixture = try Fixture()
    try fixture.temporary.write("precious", to: "precious.txt")
    try fixture.temporary.write("../precious.txt\n/etc/hostname\n", to: "out/.twinlight")
    _ = try fixture.build(["a.svg": "1"])
    #expect(fixture.temporary.text("precious.txt") == "precious")
}

@Test func `a build removes the staging folder of a run that was killed`() throws {
    let fixture = try Fixture()
    try fixture.temporary.write("half", to: "out/.twinlight-new/0")
    try fixture.temporary.write("half", to: "out/.twinlight-new/1")
    _ = try fixture.build(["a.svg": "1"])
    #expect(fixture.temporary.files == ["out/.twinlight", "out/a.svg"])
    try fixture.temporary.write("half", to: "out/.twinlight-new/0")
    _ = try fixture.build(["a.svg": "1"])
    #expect(fixture.temporary.files == ["out/.twinlight", "out/a.svg"])
}

@Test(arguments: ["../a.svg", "/a.svg", "a//b.svg", "a/./b", "a\\b", "c:d", "", "a\nb", "a/b. "])
func aPathThatLeavesTheOutputIsRefused(path: String) throws {
    let output = try Fixture().output
    #expect(throws: FileError.self) { try output.plan([AssetFile(path: path, text: "")], prune: true) }
}

@Test func aFolderThatBlocksAFileLeavesTheOutputAsItWas() throws {
    let fixture = try Fixture()
    _ = try fixture.build(["a.svg": "1"])
    try fixture.temporary.write("mine", to: "out/b.svg/notes.txt")
    #expect(throws: FileError.self) { try fixture.build(["a.svg": "2", "b.svg": "3"]) }
    #expect(fixture.temporary.text("out/a.svg") == "1")
    #expect(fixture.temporary.files == ["out/.twinlight", "out/a.svg", "out/b.svg/notes.txt"])
}

@Test func aFileThatBlocksAFolderLeavesTheOutputAsItWas() throws {
    let fixture = try Fixture()
    _ = try fixture.build(["a.svg": "1"])
    try fixture.temporary.write("mine", to: "out/b")
    #expect(throws: FileError.self) { try fixture.build(["a.svg": "2", "b/c.svg": "3"]) }
    #expect(fixture.temporary.text("out/a.svg") == "1")
    #expect(fixture.temporary.files == ["out/.twinlight", "out/a.svg", "out/b"])
}

/// A volume that takes nothing: every write to it says that it is full.
@Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
func anErrorOfWritingIsReported() throws {
    #expect(throws: FileError.self) { try LoneFile.write([1], to: "/dev/full/a.svg") }
}

@Test func `an output folder of one manifest refuses another manifest`() throws {
    let temporary = try TemporaryFolder()
    let files = [AssetFile(path: "a.svg", text: "1")]
    func output(of manifest: String) -> OutputFolder {
        OutputFolder(temporary.path + "/out", of: temporary.path + "/" + manifest)
    }
    try output(of: "one/manifest.xml").write(output(of: "one/manifest.xml").plan(files, prune: true))
    #expect(temporary.text("out/.twinlight")?.contains("# Made from ../one/manifest.xml\n") == true)
    #expect(try output(of: "one/manifest.xml").plan(files, prune: true).isClean)
    #expect(throws: FileError.self) { try output(of: "two/manifest.xml").plan([], prune: true) }
    #expect(temporary.text("out/a.svg") == "1")
}
