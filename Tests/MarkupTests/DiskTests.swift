import Foundation
import Markup
import Support
import Testing

@Suite struct DiskTests {
    let folder: TemporaryFolder
    var file: String { folder.path + "/a.txt" }
    var link: String { folder.path + "/link" }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("abc", to: "a.txt")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "a.txt")
    }

    @Test func aLinkIsFollowedOnlyWhereThatIsAskedFor() throws {
        #expect(try Disk.read(file, limit: 3) == Array("abc".utf8))
        #expect(throws: FileError.self) { try Disk.read(link, limit: 3) }
        #expect(try Disk.read(link, limit: 3, followingLinks: true) == Array("abc".utf8))
        #expect(try Disk.kind(link) == .link && Disk.kind(file) == .file && Disk.kind(folder.path) == .folder)
        #expect(try !Disk.holds(Array("abc".utf8), at: link) && Disk.holds(Array("abc".utf8), at: file))
    }

    @Test func aFolderTellsTheKindsOfWhatIsInIt() throws {
        try folder.write("", to: "inner/b.txt")
        let entries = try #require(Disk.entries(in: folder.path))
        #expect(entries.map(\.name).sorted() == ["a.txt", "inner", "link"])
        for entry in entries {
            let kind = try Disk.kind(folder.path + "/" + entry.name)
            #expect(entry.kind == nil || entry.kind == kind, "\(entry)")
        }
        #expect(Disk.entries(in: file) == nil && Disk.entries(in: folder.path + "/none") == nil)
    }

    @Test func aFileBeyondTheLimitIsNoBytes() throws {
        #expect(try Disk.read(file, limit: 2) == nil)
        try folder.write("", to: "empty")
        #expect(try Disk.read(folder.path + "/empty", limit: 0) == [])
        #if os(Linux)
        // Says that it is empty, and is not, as a file that grows while it is read.
        #expect(try Disk.read("/proc/self/maps", limit: 10) == nil)
        #expect(try (Disk.read("/proc/self/maps", limit: 1 << 24) ?? []).count > 10)
        #endif
    }

    @Test func onlyARegularFileIsRead() throws {
        let pipe = folder.path + "/pipe"
        try #require(unsafe mkfifo(pipe, 0o600) == 0)
        for path in [pipe, folder.path, "/dev/zero"] {
            for followingLinks in [false, true] {
                let error = #expect(throws: FileError.self) {
                    try Disk.read(path, limit: 3, followingLinks: followingLinks)
                }
                #expect(error == FileError(path: path, reason: "is not a regular file"))
            }
        }
    }

    @Test func aNewFileReplacesNothing() throws {
        for path in [file, link] { #expect(throws: FileError.self) { try Disk.create(path, [1]) } }
        #expect(folder.text("a.txt") == "abc" && folder.files == ["a.txt", "link"])
    }
}

@Test func partsOfPathsAreFoundAsTheyWereTyped() {
    #expect(["a", "a/b", "/a", "a/b/c"].map(FolderPath.parent) == [".", "a", "/", "a/b"])
    #expect(["a.b.svg", "x/.svg", "x/a"].map(FolderPath.stem) == ["a.b", ".svg", "a"])
    #expect(["a.b.svg", "x.y/.svg", "x.y/a"].map(FolderPath.ending) == ["svg", nil, nil])
    #expect(["", ".", "a"].map { FolderPath.below($0, "b") } == ["b", "b", "a/b"])
    // What a manifest names stays below its folder.
    #expect(FolderPath.below("a", "/b") == "a//b" && FolderPath.join("a", "/b") == "/b")
}

@Test func textsAreSortedByTheirBytes() {
    #expect(["b", "é", "a", "Z", "e\u{301}"].sortedByBytes == ["Z", "a", "b", "e\u{301}", "é"])
}
