import Foundation
import Markup
import Support
import Testing

@Suite struct InnerPathTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("abc", to: "set/a/b/file")
        try link("typed", to: "set")
        for (place, target) in [("set/l", "set/a"), ("set/a/l", "set/a/b"), ("set/a/b/l", "set/a/b/file")] {
            try link(place, to: target)
        }
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(at: folder.url(path), withDestinationURL: folder.url(target))
    }

    @Test func `the base folder of a path may be a symbolic link`() throws {
        for typed in ["set", "typed"] {
            let base = folder.path + "/" + typed
            #expect(try Disk.read(InnerPath("a/b/file", in: base), limit: 3) == Array("abc".utf8))
            #expect(
                try Disk.kind(InnerPath("a/b", in: base)) == .folder && Disk.kind(InnerPath("", in: base)) == .folder)
            #expect(Disk.link(in: InnerPath("a/b/file", in: base)) == nil)
            #expect(Disk.entries(in: InnerPath("a", in: base))?.map(\.name).sorted() == ["b", "l"])
            #expect(InnerPath("a//./b", in: base).text == base + "/a/b")
        }
    }

    @Test(arguments: [("l/b/file", "l"), ("a/l/file", "a/l"), ("a/b/l", "a/b/l")])
    func `a path with a link below its base folder is refused`(path: String, link: String) throws {
        let base = folder.path + "/typed"
        let place = InnerPath(path, in: base)
        #expect(Disk.link(in: place) == base + "/" + link)
        let error = #expect(throws: FileError.self) { try Disk.read(place, limit: 3) }
        #expect(error == FileError(path: base + "/" + path, reason: FileError.passing(base + "/" + link)))
        #expect(Disk.entries(in: place) == nil)
        #expect(throws: FileError.self) { try Disk.makeFolders(InnerPath(path + "/new", in: base)) }
        #expect(throws: FileError.self) { try OpenFolder(InnerPath(path + "/new", in: base)) }
        #expect(!folder.files.contains { $0.hasSuffix("new") })
    }

    @Test func `only the path of an output may begin in the parent folder`() throws {
        let base = folder.path + "/set/a"
        #expect(InnerPath("../x", in: base, allowsParent: true).text == base + "/../x")
        #expect(InnerPath("../x", in: ".", allowsParent: true).text == "../x")
        #expect(InnerPath("x", in: "").text == "x" && InnerPath("/x", in: "a").text == "a/x")
        #expect(Disk.link(in: InnerPath("../l/b", in: base, allowsParent: true)) == base + "/../l")
        for path in ["../a/b/file", "b/../b/file"] {
            #expect(throws: FileError.self) { try Disk.read(InnerPath(path, in: base), limit: 3) }
        }
    }

    @Test func `a path that does not exist has no kind and no link`() throws {
        let base = folder.path + "/set"
        for path in ["none", "none/file", "a/b/file/none"] {
            #expect(try Disk.kind(InnerPath(path, in: base)) == nil && Disk.link(in: InnerPath(path, in: base)) == nil)
            #expect(try OpenFolder(InnerPath(path, in: base)) == nil)
        }
        let made = try Disk.makeFolders(InnerPath("a/new/er", in: base))
        #expect(made == [base + "/a/new", base + "/a/new/er"] && Disk.isFolder(base + "/a/new/er"))
        #expect(try Disk.makeFolders(InnerPath("a/new/er", in: base)) == [])
    }

    /// A process that replaces a folder while it is written to gets nothing of it.
    @Test func `an open folder is not affected by a link that replaces it`() throws {
        let open = try #require(try OpenFolder(InnerPath("a/b", in: folder.path + "/set")))
        try FileManager.default.moveItem(at: folder.url("set/a"), to: folder.url("moved"))
        try folder.write("", to: "elsewhere/b/own")
        try link("set/a", to: "elsewhere")
        try Disk.create("new", in: open, [1])
        try Disk.makeFolder("inner", in: open)
        try Disk.move("new", to: "inner/new", in: open)
        #expect(try Disk.kind("inner/new", in: open) == .file && Disk.kind("own", in: open) == nil)
        #expect(try Disk.compare("inner/new", in: open, with: .bytes([1])) == .same)
        #expect(Disk.content(of: ".", in: open)?.map(\.name).sorted() == ["file", "inner", "l"])
        #expect(folder.files.contains("moved/b/inner/new") && !folder.files.contains("elsewhere/b/inner/new"))
        try Disk.removeFolder("inner", in: open)
        try Disk.remove("file", in: open)
        #expect(!folder.files.contains { $0.hasSuffix("new") || $0 == "moved/b/file" })
    }
}
