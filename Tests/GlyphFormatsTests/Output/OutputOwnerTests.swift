import Foundation
import GlyphFormats
import Markup
import Support
import Testing

/// A project whose manifests and outputs may be anywhere in it.
private struct Project {
    let temporary: TemporaryFolder
    var root = "project"

    init() throws { temporary = try TemporaryFolder() }

    func folder(of manifest: String, _ output: String) -> OutputFolder {
        OutputFolder(named: output, by: "\(temporary.path)/\(root)/\(manifest)")
    }

    func typed(_ output: String, of manifest: String) -> OutputFolder {
        OutputFolder("\(temporary.path)/\(output)", of: "\(temporary.path)/\(root)/\(manifest)")
    }

    func place(of manifest: String, _ output: String) -> String {
        let folder = manifest.split(separator: "/").dropLast().map(String.init)
        let steps = output.split(separator: "/").map(String.init)
        let outer = steps.first == ".." ? Array(folder.dropLast()) + steps.dropFirst() : folder + steps
        return ([root] + outer).joined(separator: "/")
    }
}

extension OutputFolder {
    @discardableResult
    fileprivate func build(
        _ texts: [String: String], prune: Bool = true, adopting: [String] = []
    ) throws -> OutputPlan {
        let files = texts.sorted { $0.key < $1.key }.map { AssetFile(path: $0.key, text: $0.value) }
        let plan = try plan(files, prune: prune, adopting: adopting)
        try write(plan)
        return plan
    }
}

private let heart = ["svg/heart.svg": "heart"]
private let bell = ["svg/bell.svg": "bell"]

/// Which builds an output takes as its own.
@Suite struct OutputOwnerTests {
    /// Every place of a manifest in four folders, and of an output up to three folders from it.
    private static let layouts = ["m.xml", "a/m.xml", "a/b/m.xml", "a/b/c/m.xml"].flatMap { manifest in
        ["out", "out/deep", "out/deep/er", "../out", "../out/deep", "../app/src/main"]
            .filter { !($0.hasPrefix("..") && !manifest.contains("/")) }.map { (manifest, $0) }
    }

    @Test(arguments: layouts)
    func `a second manifest removes nothing of the first, however far away the output is`(
        manifest: String, output: String
    ) throws {
        let project = try Project()
        let second = manifest.replacing("m.xml", with: "second.xml")
        try project.temporary.write("", to: "project/" + manifest)
        let place = project.place(of: manifest, output)
        try project.folder(of: manifest, output).build(heart)
        #expect(throws: FileError.self) { try project.folder(of: second, output).build(bell) }
        #expect(throws: FileError.self) { try project.folder(of: second, output).build(heart.merging(bell) { $1 }) }
        #expect(project.temporary.text(place + "/svg/heart.svg") == "heart")
        #expect(project.temporary.text(place + "/svg/bell.svg") == nil)
        // The first one goes on, and removes what it wrote.
        #expect(try project.folder(of: manifest, output).build(bell).count(.removed) == 1)
    }

    @Test(arguments: layouts)
    func `a project that was moved, copied or checked out with other line ends builds as before`(
        manifest: String, output: String
    ) throws {
        var project = try Project()
        try project.temporary.write("", to: "project/" + manifest)
        try project.folder(of: manifest, output).build(heart)
        let record = try #require(project.temporary.text(project.place(of: manifest, output) + "/.twinlight"))
        #expect(!record.contains(project.temporary.path), "no path of the machine is in it")
        try FileManager.default.copyItem(at: project.temporary.url("project"), to: project.temporary.url("copy"))
        project.root = "copy"
        #expect(try project.folder(of: manifest, output).build(heart).isClean)
        try project.temporary.write(
            record.replacing("\n", with: "\r\n"), to: project.place(of: manifest, output) + "/.twinlight")
        #expect(try project.folder(of: manifest, output).build(bell).count(.removed) == 1)
    }

    @Test func `a record without a manifest is completed only if nothing would be removed`() throws {
        let project = try Project()
        let folder = project.folder(of: "m.xml", "out/deep")
        let record = "project/out/deep/.twinlight"
        func forget() throws {
            let text = try #require(project.temporary.text(record))
            try project.temporary.write(
                text.split(separator: "\n").filter { !$0.hasPrefix("# Made from") }.joined(separator: "\n"), to: record)
        }
        try folder.build(heart)
        try forget()
        #expect(throws: FileError.self) { try folder.build(bell) }
        #expect(project.temporary.text("project/out/deep/svg/heart.svg") == "heart")
        // Some glyphs of a manifest do not show whether the others are of it.
        try folder.build(bell, prune: false)
        #expect(project.temporary.text(record)?.contains("# Made from") == false)
        try folder.build(heart.merging(bell) { $1 })
        #expect(project.temporary.text(record)?.contains("# Made from ../../m.xml\n") == true)
    }

    @Test func `a typed output far away stops where most of its files are of another build`() throws {
        let project = try Project()
        let folder = project.typed("else/where/out", of: "m.xml")
        let texts = Dictionary(uniqueKeysWithValues: (1...5).map { ("svg/\($0).svg", "\($0)") })
        try folder.build(texts)
        #expect(project.temporary.text("else/where/out/.twinlight")?.contains("# Made from") == false)
        // A glyph or two that go are a change of the manifest.
        #expect(try folder.build(texts.filter { $0.key != "svg/1.svg" }).count(.removed) == 1)
        let fault = #expect(throws: FileError.self) {
            try project.typed("else/where/out", of: "second.xml").build(["svg/2.svg": "2"])
        }
        let reason = try #require(fault?.reason)
        #expect(reason.contains("3 of the 4 files"), "\(reason)")
        for number in 3...5 { #expect(reason.contains("svg/\(number).svg"), "\(reason)") }
        #expect(project.temporary.files.filter { $0.hasSuffix(".svg") }.count == 4)
        // Who takes all over says whose it is.
        let taken = try project.typed("else/where/out", of: "second.xml")
            .plan([AssetFile(path: "svg/2.svg", text: "2")], prune: true, adopting: ["*"])
        #expect(taken.count(.removed) == 3)
        // What is gone does not count.
        for number in 3...5 {
            try FileManager.default.removeItem(at: project.temporary.url("else/where/out/svg/\(number).svg"))
        }
        try project.typed("else/where/out", of: "second.xml").build(["svg/2.svg": "2"])
    }

    @Test func `files that are taken over give a record without a manifest no name`() throws {
        let project = try Project()
        let folder = project.folder(of: "m.xml", "out/deep")
        try project.temporary.write("theirs\n", to: "project/out/deep/svg/theirs.svg")
        try project.temporary.write("svg/theirs.svg\n", to: "project/out/deep/.twinlight")
        try project.temporary.write("heart", to: "project/out/deep/svg/heart.svg")
        try folder.takeOver([AssetFile(path: "svg/heart.svg", text: "heart")])
        #expect(throws: FileError.self) { try folder.build(heart) }
        #expect(project.temporary.text("project/out/deep/svg/theirs.svg") == "theirs\n")
    }

    @Test func `a manifest that is reached through a link is the same one`() throws {
        let project = try Project()
        try project.temporary.write("", to: "project/Glyphs/m.xml")
        try project.folder(of: "Glyphs/m.xml", "../out").build(heart)
        try FileManager.default.createSymbolicLink(
            at: project.temporary.url("project/Link"), withDestinationURL: project.temporary.url("project/Glyphs"))
        #expect(try project.folder(of: "Link/m.xml", "../out").build(heart).isClean)
    }
}

/// Files with the bytes to write, though no build that the record knows wrote them.
@Suite struct EqualFileTests {
    private static let contents = "S.xcassets/Brand.colorset/Contents.json"
    private static let values = "res/values-night/colors.xml"

    @Test(arguments: [contents, "S.xcassets/heart.imageset/Contents.json", "res/values/colors.xml", values, "a.svg"])
    func `an equal file that was there before any record is never removed`(path: String) throws {
        let project = try Project()
        let folder = project.folder(of: "m.xml", "out")
        try project.temporary.write("same", to: "project/out/" + path)
        #expect(try folder.build([path: "same", "b.svg": "b"]).count(.created) == 2)
        try folder.build([path: "same", "b.svg": "b"])
        try folder.build(["b.svg": "b"])
        try folder.build(["b.svg": "c"])
        #expect(project.temporary.text("project/out/" + path) == "same")
    }

    @Test(arguments: [contents, values])
    func `an equal file that others may have written is not listed beside a record`(path: String) throws {
        let project = try Project()
        let folder = project.folder(of: "m.xml", "out")
        try folder.build(["b.svg": "b"])
        try project.temporary.write("same", to: "project/out/" + path)
        #expect(try folder.build([path: "same", "b.svg": "b"]).isClean)
        #expect(throws: FileError.self) { try folder.build([path: "other", "b.svg": "b"]) }
        try folder.build(["b.svg": "b"])
        #expect(project.temporary.text("project/out/" + path) == "same")
        // Taken over by name, it is the build's.
        let plan = try folder.build([path: "same", "b.svg": "b"], adopting: [path])
        #expect(plan.items.contains(OutputPlan.Item(path: path, change: .adopted)))
        #expect(try folder.build(["b.svg": "b"]).items.contains(OutputPlan.Item(path: path, change: .removed)))
    }

    @Test func `an equal picture beside a record is listed again, since merges drop lines`() throws {
        let project = try Project()
        let folder = project.folder(of: "m.xml", "out")
        try folder.build(["a.svg": "a", "b.svg": "b"])
        let record = try #require(project.temporary.text("project/out/.twinlight"))
        try project.temporary.write(
            record.split(separator: "\n").filter { !$0.hasPrefix("a.svg") }.joined(separator: "\n") + "\n",
            to: "project/out/.twinlight")
        try folder.build(["a.svg": "a", "b.svg": "b"])
        #expect(project.temporary.text("project/out/.twinlight") == record)
    }

    @Test func `after a lost record, builds update what is still as they wrote it, and remove nothing`() throws {
        let project = try Project()
        let folder = project.folder(of: "m.xml", "out")
        try folder.build(["a.svg": "a", "b.svg": "b", "c.svg": "c"])
        try FileManager.default.removeItem(at: project.temporary.url("project/out/.twinlight"))
        #expect(try folder.build(["a.svg": "a", "b.svg": "b", "c.svg": "c"]).hasLostRecord)
        try project.temporary.write("by hand", to: "project/out/b.svg")
        #expect(throws: FileError.self, "b was edited") { try folder.build(["a.svg": "a2", "b.svg": "b2"]) }
        try folder.build(["a.svg": "a2", "b.svg": "b2"], adopting: ["b.svg"])
        #expect(project.temporary.text("project/out/a.svg") == "a2")
        #expect(project.temporary.text("project/out/c.svg") == "c")
        // What was written is ours again.
        #expect(try folder.build(["b.svg": "b2"]).items.contains(OutputPlan.Item(path: "a.svg", change: .removed)))
    }

    @Test func `what appears between the plan and the writing is not replaced`() throws {
        let project = try Project()
        let folder = project.folder(of: "m.xml", "out")
        try folder.build(["a.svg": "a"])
        let plan = try folder.plan(
            [AssetFile(path: "a.svg", text: "a2"), AssetFile(path: "b.svg", text: "b")], prune: true)
        try project.temporary.write("by hand", to: "project/out/b.svg")
        #expect(throws: FileError.self) { try folder.write(plan) }
        #expect(project.temporary.text("project/out/a.svg") == "a")
        #expect(project.temporary.text("project/out/b.svg") == "by hand")
        #expect(throws: FileError.self, "and it is not ours afterwards") {
            try folder.build(["a.svg": "a2", "b.svg": "b"])
        }
    }

    @Test func `a file that is updated keeps its mode`() throws {
        let project = try Project()
        let folder = project.folder(of: "m.xml", "out")
        try folder.build(["a.svg": "a"])
        let path = project.temporary.url("project/out/a.svg").path
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        try folder.build(["a.svg": "b"])
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }

    @Test func `outputs inside of each other remove nothing of each other`() throws {
        let project = try Project()
        let (outer, inner) = (project.folder(of: "m.xml", "out"), project.folder(of: "n.xml", "out/deep"))
        try outer.build(["deep/svg/a.svg": "a", "b.svg": "b"])
        try inner.build(["svg/c.svg": "c"])
        try inner.build(["svg/a.svg": "a", "svg/c.svg": "c"])
        try inner.build(["svg/c.svg": "c"])
        #expect(project.temporary.text("project/out/deep/svg/a.svg") == "a")
        try outer.build(["deep/svg/a.svg": "a", "deep/svg/c.svg": "c", "b.svg": "b"])
        try outer.build(["b.svg": "b"])
        #expect(project.temporary.text("project/out/deep/svg/c.svg") == "c")
        #expect(project.temporary.text("project/out/deep/svg/a.svg") == nil)
        #expect(try inner.build(["svg/c.svg": "c"]).isClean)
    }

    @Test func `both sides of an unfinished merge of the record count, and its markers are no files`() throws {
        let project = try Project()
        let folder = project.folder(of: "m.xml", "out")
        try folder.build(["a.svg": "a"])
        let one = try #require(project.temporary.text("project/out/.twinlight")).split(separator: "\n").map(String.init)
        try folder.build(["b.svg": "b"])
        let two = try #require(project.temporary.text("project/out/.twinlight"))
            .split(separator: "\n").map(String.init)
        try project.temporary.write("a", to: "project/out/a.svg")
        var merged = ["<<<<<<< HEAD"] + one + ["||||||| base", "======="]
        merged += two + [">>>>>>> branch", ""]
        try project.temporary.write(merged.joined(separator: "\n"), to: "project/out/.twinlight")
        let plan = try folder.build(["b.svg": "b"])
        #expect(plan.items.map(\.path) == [".twinlight", "a.svg", "b.svg"])
        #expect(project.temporary.text("project/out/a.svg") == nil)
        #expect(project.temporary.text("project/out/.twinlight") == two.joined(separator: "\n") + "\n")
    }
}

/// The file that keeps Git from changing line ends.
@Suite struct GitAttributesTests {
    private func project(inGit: Bool = true) throws -> (Project, OutputFolder) {
        let project = try Project()
        try FileManager.default.createDirectory(
            at: project.temporary.url("project/.git"), withIntermediateDirectories: true)
        if !inGit { try FileManager.default.removeItem(at: project.temporary.url("project/.git")) }
        return (project, project.folder(of: "m.xml", "out"))
    }

    @Test func `a new output in a work tree has it, and its record lists it`() throws {
        let (project, folder) = try project()
        try folder.build(heart)
        #expect(project.temporary.text("project/out/.gitattributes") == "* -text\n")
        #expect(project.temporary.text("project/out/.twinlight")?.contains("\n.gitattributes\t") == true)
        #expect(try folder.build(heart).isClean)
        // A person changes it, and then removes it.
        try project.temporary.write("*.svg text\n", to: "project/out/.gitattributes")
        #expect(try folder.build(heart).isClean)
        try FileManager.default.removeItem(at: project.temporary.url("project/out/.gitattributes"))
        try folder.build(bell)
        #expect(try folder.build(bell).isClean)
        #expect(project.temporary.text("project/out/.gitattributes") == nil)
    }

    @Test func `it goes with the last file of a build`() throws {
        let (project, folder) = try project()
        try folder.build(heart)
        try folder.build([:])
        #expect(project.temporary.files.filter { $0.hasPrefix("project/out/") } == ["project/out/.twinlight"])
    }

    @Test func `a folder with files of others, or outside of a work tree, gets none`() throws {
        let (app, folder) = try project()
        try app.temporary.write("", to: "project/out/App.swift")
        try folder.build(heart)
        #expect(app.temporary.text("project/out/.gitattributes") == nil)
        let (plain, other) = try project(inGit: false)
        try other.build(heart)
        #expect(plain.temporary.text("project/out/.gitattributes") == nil)
    }
}
