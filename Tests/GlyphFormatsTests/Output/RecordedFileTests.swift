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
    private func changes(_ plan: OutputPlan) -> [String] { plan.items.map { "\($0.change) \($0.path)" } }

    @Test func aRecordedFileIsUnchangedWhereItsDigestAgrees() throws {
        try built()
        let plan = try plan()
        #expect(plan.isClean && plan.unmade.isEmpty)
        try output.write(plan)
        #expect(temporary.text("out/svg/heart.svg") == "ours")
    }

    @Test(arguments: [nil, "longer than ours", "oure", ""])
    func whatIsMissingOrDifferentHasToBeMade(text: String?) throws {
        try built()
        try FileManager.default.removeItem(at: temporary.url("out/svg"))
        if let text { try temporary.write(text, to: "out/svg/heart.svg") }
        let plan = try plan()
        #expect(plan.unmade == ["svg/heart.svg"] && !plan.isClean)
        #expect(changes(plan) == ["unchanged .twinlight", "\(text == nil ? "created" : "updated") svg/heart.svg"])
        // With the bytes, the same changes can be carried out.
        let made = try output.plan([known], prune: true)
        #expect(made.unmade.isEmpty && made.items == plan.items)
        try output.write(made)
        #expect(try self.plan().isClean)
    }

    @Test func somebodyElsesFileIsAConflictAndNeedNotBeMade() throws {
        try temporary.write("mine", to: "out/svg/heart.svg")
        let plan = try plan()
        #expect(plan.conflicts.map(\.reason) == [.foreignFile] && plan.unmade.isEmpty)
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
            #expect(plan.unmade.isEmpty)
        }
    }

    @Test func itsBytesAreOursAgainWhereTheRecordIsLost() throws {
        try built()
        try FileManager.default.removeItem(at: temporary.url("out/.twinlight"))
        let plan = try plan()
        #expect(plan.hasLostRecord && plan.unmade.isEmpty)
        #expect(changes(plan) == ["created .twinlight", "unchanged svg/heart.svg"])
    }
}
