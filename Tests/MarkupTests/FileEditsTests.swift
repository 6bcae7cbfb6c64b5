import Foundation
import Markup
import Support
import Testing

/// Changes of files that people edit, too.
@Suite struct FileEditsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func edit(_ name: String, _ old: String?, _ new: String) -> FileEdits.Edit {
        FileEdits.Edit(folder.path + "/" + name, from: old.map { Array($0.utf8) }, to: Array(new.utf8))
    }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.url(name).path)[.posixPermissions] as? Int
    }

    @Test func `all files are changed, and nothing is left next to them`() throws {
        try folder.write("1", to: "a.txt")
        try FileEdits([edit("a.txt", "1", "2"), edit("new/b.txt", nil, "3")]).write()
        #expect(folder.text("a.txt") == "2" && folder.text("new/b.txt") == "3")
        #expect(folder.files == ["a.txt", "new/b.txt"])
    }

    @Test(arguments: ["b", "c"]) func `one that changed keeps all others as they were`(changed: String) throws {
        for name in ["a", "b", "c"] { try folder.write(name, to: name) }
        try folder.write("by hand", to: changed)
        let before = folder.files
        let edits = FileEdits([edit("new", nil, "n")] + ["a", "b", "c"].map { edit($0, $0, "\($0)2") })
        let fault = #expect(throws: FileError.self) { try edits.write() }
        #expect(fault?.path == folder.path + "/" + changed)
        #expect(fault?.reason.hasPrefix("has changed since it was read") == true)
        #expect(folder.files == before && folder.text(changed) == "by hand")
        for name in ["a", "b", "c"] where name != changed { #expect(folder.text(name) == name) }
    }

    @Test func `a new file takes the place of none`() throws {
        try folder.write("1", to: "a")
        try folder.write("by hand", to: "b")
        let fault = #expect(throws: FileError.self) {
            try FileEdits([edit("a", "1", "2"), edit("b", nil, "3")]).write()
        }
        #expect(fault?.reason == "exists already")
        #expect(folder.text("a") == "1" && folder.text("b") == "by hand" && folder.files == ["a", "b"])
    }

    @Test(arguments: [0o600, 0o644, 0o664, 0o755, 0o400]) func `a file keeps its mode`(mode: Int) throws {
        try folder.write("1", to: "a")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.url("a").path)
        try FileEdits([edit("a", "1", "2")]).write()
        #expect(try self.mode("a") == mode && folder.text("a") == "2")
        try LoneFile.write(Array("3".utf8), to: folder.url("a").path)
        #expect(try self.mode("a") == mode && folder.text("a") == "3")
    }

    @Test func `a typed link stays, and its file is changed`() throws {
        try folder.write("1", to: "far/a")
        for (link, target) in [("one", "far/a"), ("two", "one")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url(link).path, withDestinationPath: target)
        }
        try FileEdits([edit("two", "1", "2")]).write()
        #expect(folder.text("far/a") == "2")
        try LoneFile.write(Array("3".utf8), to: folder.url("two").path)
        #expect(folder.text("far/a") == "3")
        for link in ["one", "two"] { #expect(try Disk.kind(folder.url(link).path) == .link) }
    }

    @Test func `a link below the typed folder is refused`() throws {
        try folder.write("1", to: "far/a")
        try FileManager.default.createSymbolicLink(atPath: folder.url("link").path, withDestinationPath: "far")
        let inner = FileEdits.Edit("link/a", below: folder.path, from: Array("1".utf8), to: Array("2".utf8))
        #expect(throws: FileError.self) { try FileEdits([inner]).write() }
        #expect(folder.text("far/a") == "1")
    }

    @Test func `a name is taken only if nothing has it`() throws {
        let open = try #require(try OpenFolder(InnerPath("", in: folder.path)))
        try folder.write("1", to: "a")
        try folder.write("2", to: "b")
        #expect(try !Disk.moveToFreeName("a", "b", in: open) && folder.text("b") == "2")
        #expect(try Disk.moveToFreeName("a", "c", in: open) && folder.text("c") == "1")
        #expect(folder.files == ["b", "c"])
    }

    /// A run changes `1` to `23`, and is killed before, between or after its exchanges with what an editor saves.
    @Test(arguments: [
        ("1", "2", "1"), ("1", "23", "1"), ("23", "1", "23"), ("23", "saved", "saved"),
        ("saved again", "saved", "saved again"),
        ("saved", "23", "saved"),
    ])
    func `the save of an editor that a killed run has next to the place is put back`(
        placed: String, left: String, right: String
    ) throws {
        let staged = StagedName("a", from: Array("1".utf8), to: Array("23".utf8)).text
        for isFile in [true, false] {
            try folder.write(placed, to: "a")
            try folder.write(left, to: staged)
            if isFile {
                try FileEdits.clean(folder.url("a").path)
            } else {
                try FileEdits.clean([InnerPath("", in: folder.path)])
            }
            #expect(folder.text("a") == right && folder.files == ["a"])
        }
    }

    @Test func `what a killed run left is removed`() throws {
        try folder.write("1", to: "a")
        let staged = StagedName("a", from: Array("1".utf8), to: Array("0".utf8)).text
        try folder.write("half", to: staged)
        try folder.write("half", to: ".other.twinlight-new")
        try FileEdits([edit("a", "1", "2")]).write()
        #expect(folder.files == [".other.twinlight-new", "a"])
        try FileEdits.clean([InnerPath("", in: folder.path)])
        #expect(folder.files == ["a"])
    }

    /// An editor replaces the file by a whole one at any moment; each of our changes appends to what it read. So the
    /// last that the editor saved is always at the front.
    @Test(arguments: 0..<(Long.isOn ? 40 : 4)) func `no save of an editor is lost`(seed: Int) async throws {
        let place = folder.path + "/file"
        try folder.write("0", to: "file")
        let saves = Long.isOn ? 400 : 60
        let editor = Task.detached {
            for save in 1...saves {
                try Data("\(save)".utf8).write(to: URL(fileURLWithPath: place + ".swp"))
                try #require(unsafe rename(place + ".swp", place) == 0)
                try await Task.sleep(for: .microseconds(Int.random(in: 0..<300)))
            }
            return saves
        }
        var (taken, refused) = (0, 0)
        let end = Date.now.addingTimeInterval(60)
        while folder.text("file")?.hasPrefix("\(saves)") != true, Date.now < end {
            await Task.yield()
            guard let old = try Disk.read(place, limit: 1 << 20) else { continue }
            do throws(FileError) {
                try FileEdits([FileEdits.Edit(place, from: old, to: old + Array("+".utf8))]).write()
                taken += 1
            } catch {
                #expect(error.reason.hasPrefix("has changed since it was read"), "\(error)")
                refused += 1
            }
        }
        _ = try await editor.value
        let text = try #require(folder.text("file"))
        #expect(text.prefix { $0 != "+" } == "\(saves)", "\(text), \(taken) taken, \(refused) refused")
        #expect(folder.files == ["file"])
    }
}
