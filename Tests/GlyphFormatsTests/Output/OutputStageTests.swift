import Foundation
import GlyphFormats
import Markup
import Support
import Testing

/// How a plan is carried out, step by step.
@Suite struct OutputStageTests {
    private let temporary: TemporaryFolder
    private let output: OutputFolder
    private var manager: FileManager { .default }

    init() throws {
        temporary = try TemporaryFolder()
        output = OutputFolder(temporary.path + "/out")
    }

    private func build(_ paths: [String]) throws {
        let files = paths.map { AssetFile(path: $0, text: "ours") }
        try output.write(output.plan(files, prune: true))
    }

    private func exists(_ path: String) -> Bool { manager.fileExists(atPath: temporary.url(path).path) }

    @Test func `a build creates folders in existing and in new folders`() throws {
        try build(["a/one.svg"])
        let paths = ["a/one.svg", "a/two.svg", "a/b/three.svg", "c/d/e/four.svg", "c/d/five.svg", "six.svg"]
        try build(paths)
        #expect(temporary.files == ["out/.twinlight"] + paths.map { "out/" + $0 }.sorted())
        #expect(try output.plan(paths.map { AssetFile(path: $0, text: "ours") }, prune: true).isClean)
    }

    /// It would be gone by the time that the new file is moved.
    @Test func aFolderStaysWhereItsLastFileIsReplacedByANewOne() throws {
        try build(["a/b/old.svg"])
        try build(["a/b/new.svg"])
        #expect(temporary.files == ["out/.twinlight", "out/a/b/new.svg"])
        try build(["a/new.svg"])
        #expect(temporary.files == ["out/.twinlight", "out/a/new.svg"] && !exists("out/a/b"))
    }

    /// Of a run that was killed between the two steps, or of a user who removed the files only.
    @Test func `an empty folder is removed if its recorded files were deleted`() throws {
        try build(["a/b/old.svg", "a/c/old.svg", "d.svg"])
        try manager.removeItem(at: temporary.url("out/a/b/old.svg"))
        try build(["d.svg"])
        #expect(temporary.files == ["out/.twinlight", "out/d.svg"] && !exists("out/a"))
    }

    @Test func `remains of a killed run are removed without following links`() throws {
        try temporary.write("mine", to: "elsewhere/file")
        try temporary.write("half", to: "out/.twinlight-new/0/a/b.svg")
        try manager.createSymbolicLink(
            at: temporary.url("out/.twinlight-new/1"), withDestinationURL: temporary.url("elsewhere"))
        try build(["a.svg"])
        #expect(temporary.files == ["elsewhere/file", "out/.twinlight", "out/a.svg"] && !exists("out/.twinlight-new"))

        try manager.createSymbolicLink(
            at: temporary.url("out/.twinlight-new"), withDestinationURL: temporary.url("elsewhere"))
        try build(["a.svg", "b.svg"])
        #expect(temporary.files == ["elsewhere/file", "out/.twinlight", "out/a.svg", "out/b.svg"])
    }

    @Test func aRunWithoutChangesLeavesTheFolderAsItIs() throws {
        try build(["a.svg"])
        let old = Date(timeIntervalSince1970: 1_000_000)
        let folder = temporary.url("out").path
        try manager.setAttributes([.modificationDate: old], ofItemAtPath: folder)
        try build(["a.svg"])
        #expect(try manager.attributesOfItem(atPath: folder)[.modificationDate] as? Date == old)
    }

    @Test func `a folder that appears between plan and write is not replaced`() throws {
        let plan = try output.plan([AssetFile(path: "a/b.svg", text: "ours")], prune: true)
        try temporary.write("mine", to: "out/a/notes.txt")
        try output.write(plan)
        #expect(temporary.files == ["out/.twinlight", "out/a/b.svg", "out/a/notes.txt"])
    }

    @Test func anOutputMayBeALinkToAFolder() throws {
        try manager.createDirectory(at: temporary.url("real"), withIntermediateDirectories: true)
        try manager.createSymbolicLink(at: temporary.url("out"), withDestinationURL: temporary.url("real"))
        try build(["a/b.svg"])
        #expect(temporary.text("real/a/b.svg") == "ours")
        #expect(try output.plan([AssetFile(path: "a/b.svg", text: "ours")], prune: true).isClean)
    }
}
