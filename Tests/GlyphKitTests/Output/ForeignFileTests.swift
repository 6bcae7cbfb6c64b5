import Foundation
import GlyphKit
import Markup
import Support
import Testing

/// An output that other people use as well.
private struct Fixture {
    let temporary: TemporaryFolder
    let output: OutputFolder

    init(_ files: [String: String] = [:]) throws {
        temporary = try TemporaryFolder()
        output = OutputFolder(temporary.path + "/out")
        for (path, text) in files { try temporary.write(text, to: "out/" + path) }
    }

    func plan(_ files: [AssetFile], prune: Bool = true, adopting: [String] = []) throws -> OutputPlan {
        try output.plan(files, prune: prune, adopting: adopting)
    }

    @discardableResult
    func build(_ files: [AssetFile], prune: Bool = true, adopting: [String] = []) throws -> OutputPlan {
        let plan = try plan(files, prune: prune, adopting: adopting)
        try output.write(plan)
        return plan
    }

    func text(_ path: String) -> String? { temporary.text("out/" + path) }
}

private func file(_ path: String, _ text: String = "ours", of name: String? = nil, in folder: String? = nil)
    -> AssetFile
{
    var file = AssetFile(path: path, text: text)
    file.owner = name.map { AssetFile.Owner(name: $0, folder: folder) }
    return file
}

private func changes(_ plan: OutputPlan) -> [String] { plan.items.map { "\($0.change) \($0.path)" } }

@Test func `a foreign file in the way of an output file stops the write and is kept`() throws {
    let fixture = try Fixture(["svg/heart.svg": "by hand"])
    let plan = try fixture.plan([file("svg/heart.svg", of: "heart"), file("svg/bell.svg", of: "bell")])
    #expect(plan.conflicts.map(\.path) == ["svg/heart.svg"])
    #expect(!plan.isClean)
    #expect(throws: FileError.self) { try fixture.output.write(plan) }
    #expect(fixture.temporary.files == ["out/svg/heart.svg"])
    #expect(fixture.text("svg/heart.svg") == "by hand")
}

@Test func aFileIsTakenOverWhereItsAssetOrItsPathIsNamed() throws {
    for name in ["Actions/heart", "heart", "svg/heart.svg"] {
        let fixture = try Fixture(["svg/heart.svg": "by hand"])
        let plan = try fixture.build([file("svg/heart.svg", of: "Actions/heart")], adopting: [name])
        #expect(changes(plan) == ["created .twinlight", "adopted svg/heart.svg"], "\(name)")
        #expect(fixture.text("svg/heart.svg") == "ours")
        #expect(try fixture.plan([file("svg/heart.svg", of: "Actions/heart")]).isClean)
    }
}

@Test func `adopting an image set removes its files that are no longer referenced`() throws {
    let folder = "S.xcassets/heart.imageset"
    let fixture = try Fixture(["\(folder)/Contents.json": "{}", "\(folder)/heart.pdf": "%PDF"])
    let ours = [
        file("\(folder)/Contents.json", of: "heart", in: folder), file("\(folder)/heart.svg", of: "heart", in: folder),
    ]
    let conflict = try #require(try fixture.plan(ours).conflicts.first)
    #expect(conflict.companions == ["\(folder)/heart.pdf"])
    let plan = try fixture.build(ours, adopting: ["heart"])
    #expect(
        changes(plan) == [
            "created .twinlight", "adopted \(folder)/Contents.json", "removed \(folder)/heart.pdf",
            "created \(folder)/heart.svg",
        ])
    #expect(fixture.text("\(folder)/heart.pdf") == nil)
}

@Test func `without a record, files with the bytes to write stay as they are, and none is removed later`() throws {
    let fixture = try Fixture()
    let files = [file("svg/a.svg", of: "a"), file("svg/b.svg", of: "b")]
    try fixture.build(files)
    try FileManager.default.removeItem(at: fixture.temporary.url("out/.twinlight"))
    // Where the record is not committed, an unchanged file is no reason to fail; a stale one is.
    #expect(try fixture.plan(files).isClean)
    #expect(try !fixture.plan([files[0]]).isClean)
    let plan = try fixture.build(files)
    #expect(changes(plan) == ["created .twinlight", "unchanged svg/a.svg", "unchanged svg/b.svg"])
    #expect(plan.hasLostRecord)
    #expect(try fixture.build([files[0]]).unclaimed == ["svg/b.svg"])
    #expect(fixture.text("svg/b.svg") == "ours")
}

@Test func withoutARecordFilesThatDifferAreNotOverwritten() throws {
    let fixture = try Fixture()
    try fixture.build([file("svg/a.svg", of: "a")])
    try FileManager.default.removeItem(at: fixture.temporary.url("out/.twinlight"))
    #expect(try fixture.plan([file("svg/a.svg", "new", of: "a")]).conflicts.map(\.path) == ["svg/a.svg"])
}

@Test func `files that may be stale after a lost record keep the check from passing`() throws {
    let fixture = try Fixture(["svg/logo.svg": "by hand", "svg/notes.txt": "by hand"])
    let files = [file("svg/a.svg", of: "a"), file("svg/b.svg", of: "b")]
    try fixture.build(files)
    try FileManager.default.removeItem(at: fixture.temporary.url("out/.twinlight"))
    // `b` is removed from the manifest; it is not known whether its file was ours.
    #expect(try fixture.build([files[0]]).unclaimed == ["svg/b.svg", "svg/logo.svg"])
    let next = try fixture.plan([files[0]])
    #expect(next.unclaimed == ["svg/b.svg", "svg/logo.svg"])
    #expect(!next.isClean)
    #expect(next.findings(in: "out").diagnostics.map(\.id) == ["unclaimed-file"])
    // The one is removed, the other one's line.
    try FileManager.default.removeItem(at: fixture.temporary.url("out/svg/b.svg"))
    let record = try #require(fixture.text(".twinlight"))
    try fixture.temporary.write(record.replacingOccurrences(of: "? svg/logo.svg\n", with: ""), to: "out/.twinlight")
    try fixture.build([files[0]])
    #expect(try fixture.plan([files[0]]).isClean)
    #expect(fixture.text("svg/logo.svg") == "by hand")
}

@Test func `a possibly stale asset is reported once, and a file in a current asset by its path`() throws {
    let (heart, bell) = ("S.xcassets/heart.imageset", "S.xcassets/bell.imageset")
    let fixture = try Fixture(["S.xcassets/AppIcon.appiconset/Contents.json": "{}"])
    func asset(_ folder: String, _ names: [String]) -> [AssetFile] {
        names.map { file(folder + "/" + $0, of: folder, in: folder) }
    }
    try fixture.build(asset(heart, ["Contents.json", "a.svg", "b.svg"]) + asset(bell, ["Contents.json", "a.svg"]))
    try FileManager.default.removeItem(at: fixture.temporary.url("out/.twinlight"))
    let plan = try fixture.build(asset(heart, ["Contents.json", "a.svg"]))
    #expect(plan.unclaimed == [bell, heart + "/b.svg"])
    try FileManager.default.removeItem(at: fixture.temporary.url("out/" + bell))
    #expect(try fixture.plan(asset(heart, ["Contents.json", "a.svg"])).unclaimed == [heart + "/b.svg"])
}

@Test func `a build of selected glyphs does not claim files of other glyphs`() throws {
    let fixture = try Fixture()
    let files = [file("svg/a.svg", of: "a"), file("svg/b.svg", of: "b")]
    try fixture.build(files)
    try FileManager.default.removeItem(at: fixture.temporary.url("out/.twinlight"))
    #expect(try fixture.build([files[0]], prune: false).unclaimed.isEmpty)
    #expect(try fixture.build(files).conflicts.isEmpty)
    #expect(try fixture.plan(files).isClean)
}

@Test(arguments: [
    ("*", 4), ("Tabs/*", 2), ("Tabs/one", 1), ("one", 1), ("o*", 1), ("S.xcassets/*", 3), ("*.svg", 4), ("t?o", 1),
    ("Brand", 1),
])
func `a pattern takes over the assets that it matches`(pattern: String, count: Int) throws {
    let paths = ["Tabs/one.imageset", "Tabs/two.imageset", "Brand.colorset"].map { "S.xcassets/\($0)" }
    let names = ["one", "two", "Brand"]
    let fixture = try Fixture(
        Dictionary(uniqueKeysWithValues: (paths.map { $0 + "/a.svg" } + ["svg/bell.svg"]).map { ($0, "by hand") }))
    let files =
        zip(paths, names).map { file($0 + "/a.svg", of: $1, in: $0) } + [file("svg/bell.svg", of: "bell")]
    #expect(try fixture.plan(files).conflicts.count == 4)
    let plan = try fixture.plan(files, adopting: [pattern])
    #expect(plan.count(.adopted) == count && plan.conflicts.count == 4 - count, "\(changes(plan))")
}

@Test func linksAreNeitherFollowedNorReplaced() throws {
    let fixture = try Fixture(["x": "", "far/b.svg": "by hand"])
    for (link, target) in [("out/a.svg", "x"), ("out/svg", "far")] {
        try FileManager.default.createSymbolicLink(
            atPath: fixture.temporary.url(link).path, withDestinationPath: target)
    }
    let plan = try fixture.plan([file("a.svg"), file("svg/b.svg")])
    #expect(plan.conflicts.map(\.reason) == [.link, .link])
    #expect(plan.findings(in: "out").diagnostics.map(\.id) == ["linked-file", "linked-file"])
    #expect(fixture.text("far/b.svg") == "by hand")
}

@Test func aLinkInThePlaceOfAStaleFileStays() throws {
    let fixture = try Fixture(["x": "by hand"])
    try fixture.build([file("a.svg"), file("b.svg")])
    try FileManager.default.removeItem(at: fixture.temporary.url("out/a.svg"))
    try FileManager.default.createSymbolicLink(
        atPath: fixture.temporary.url("out/a.svg").path, withDestinationPath: "x")
    try fixture.build([file("b.svg")])
    #expect(fixture.text("a.svg") == "by hand")
}

@Test func eachConflictIsAnErrorWithBothPlacesAndAWayOut() throws {
    let fixture = try Fixture(["css/colors.css": "by hand"])
    let found = try fixture.plan([file("css/colors.css")]).findings(in: "out").diagnostics
    #expect(found.map(\.id) == ["foreign-file"])
    #expect(found[0].location?.path == "out/css/colors.css")
    #expect(found[0].hint?.contains("--adopt css/colors.css") == true)
}
