import Foundation
import GlyphFormats
import Markup
import Support
import Testing

/// Files of which only a digest is known, since an earlier build made them.
@Suite struct RecordedFileTests {
    private let temporary: TemporaryFolder
    private let output: OutputFolder
    private let known = AssetFile(path: "svg/heart.svg", text: "ours")

    init() throws {
        temporary = try TemporaryFolder()
        output = OutputFolder(temporary.path + "/out")
    }

    /// The same file, known by its digest only.
    private var recorded: AssetFile {
        var file = known
        file.content = .recorded(size: known.bytes.count, digest: Digest(of: known.bytes))
        return file
    }

    private func built() throws { try output.write(output.plan([known], prune: true)) }
    private func plan() throws -> OutputPlan { try output.plan([recorded], prune: true) }
    @Test func aRecordedFileIsUnchangedWhereItsDigestAgrees() throws {
        try built()
        let plan = try plan()
        #expect(plan.isClean)
        try output.write(plan)
        #expect(temporary.text("out/svg/heart.svg") == "ours")
    }

    @Test(arguments: [nil, "longer than ours", "oure", ""])
    func `a recorded file that is missing or different is written again`(text: String?) async throws {
        try built()
        try FileManager.default.removeItem(at: temporary.url("out/svg"))
        if let text { try temporary.write(text, to: "out/svg/heart.svg") }
        let plan = try plan()
        #expect(!plan.isClean)
        #expect(changes(plan) == ["unchanged .twinlight", "\(text == nil ? "created" : "updated") svg/heart.svg"])
        // Without the bytes, nothing is written.
        let before = temporary.files
        #expect(try await output.write(plan, jobs: 1) { $0.map { _ in nil } } == ["svg/heart.svg"])
        #expect(temporary.files == before)
        // With the bytes, the changes are carried out.
        #expect(try await output.write(plan, jobs: 2) { files in files.map { _ in known.bytes } } == [])
        #expect(try self.plan().isClean && temporary.text("out/svg/heart.svg") == "ours")
    }

    @Test func `a foreign file in place of a recorded one is a conflict`() throws {
        try temporary.write("mine", to: "out/svg/heart.svg")
        let plan = try plan()
        #expect(plan.conflicts.map(\.reason) == [.foreignFile])
    }

    @Test func aLinkInItsPlaceIsAConflictAlsoIfItLeadsToTheSameBytes() throws {
        try built()
        try temporary.write("ours", to: "elsewhere/heart.svg")
        for place in ["out/svg/heart.svg", "out/svg"] {
            try FileManager.default.removeItem(at: temporary.url(place))
            let target = "elsewhere" + place.dropFirst("out/svg".count)
            try FileManager.default.createSymbolicLink(
                at: temporary.url(place), withDestinationURL: temporary.url(target))
            let plan = try plan()
            #expect(
                plan.conflicts.map(\.reason) == [.link] && plan.conflicts.map(\.path) == [String(place.dropFirst(4))])
        }
    }

    @Test func `a file with the expected bytes is accepted if the record is lost`() throws {
        try built()
        try FileManager.default.removeItem(at: temporary.url("out/.twinlight"))
        let plan = try plan()
        #expect(plan.hasLostRecord)
        #expect(changes(plan) == ["created .twinlight", "unchanged svg/heart.svg"])
    }
}
