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

    @Test func `the entries of a folder have their kinds of file`() throws {
        try folder.write("", to: "inner/b.txt")
        let entries = try #require(Disk.entries(in: folder.path))
        #expect(entries.map(\.name).sorted() == ["a.txt", "inner", "link"])
        for entry in entries {
            let kind = try Disk.kind(folder.path + "/" + entry.name)
            #expect(entry.kind == nil || entry.kind == kind, "\(entry)")
        }
        #expect(Disk.entries(in: file) == nil && Disk.entries(in: folder.path + "/none") == nil)
    }

    @Test func `a file larger than the limit is not read`() throws {
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

    @Test func `creating a file does not replace an existing file or link`() throws {
        for path in [file, link] { #expect(throws: FileError.self) { try Disk.create(path, [1]) } }
        #expect(folder.text("a.txt") == "abc" && folder.files == ["a.txt", "link"])
    }

    @Test func partsOfAFileAreReadAndNothingElse() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/file"
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        try Disk.create(path, pieces: [bytes[..<3], bytes[3..<3], bytes[3...]])
        #expect(try Disk.read(path, limit: 1 << 20) == bytes)
        let parts = [0..<1, 99_999..<100_000, 50..<70_000, 7..<7, 100_000..<100_000]
        #expect(try Disk.read(parts: parts, of: path) == parts.map { Array(bytes[$0]) })
        #expect(try Disk.read(parts: [0..<100_001, -1..<3, 200_000..<Int.max], of: path) == [nil, nil, nil])
        #expect(throws: FileError.self) { try Disk.read(parts: [0..<1], of: folder.path) }
        #expect(throws: FileError.self) { try Disk.read(parts: [0..<1], of: path + "s") }
    }
}

@Test func partsOfPathsAreFoundAsTheyWereTyped() {
    #expect(["a", "a/b", "/a", "a/b/c"].map(FolderPath.parent) == [".", "a", "/", "a/b"])
    #expect(["a.b.svg", "x/.svg", "x/a"].map(FolderPath.stem) == ["a.b", ".svg", "a"])
    #expect(["a.b.svg", "x.y/.svg", "x.y/a"].map(FolderPath.ending) == ["svg", nil, nil])
    #expect(["", ".", "a"].map { FolderPath.below($0, "b") } == ["b", "b", "a/b"])
    #expect(["a", "a/b", "ab", "/a", "../a"].map { FolderPath.inner($0, of: "a") } == ["", "b", nil, nil, nil])
    #expect([".", "a/b", "..", "/a", "../a"].map { FolderPath.inner($0, of: ".") } == ["", "a/b", nil, nil, nil])
    #expect(["/", "/a", "a"].map { FolderPath.inner($0, of: "/") } == ["", "a", nil])
    // A path that a manifest names stays below its folder.
    #expect(FolderPath.below("a", "/b") == "a//b" && FolderPath.join("a", "/b") == "/b")
}

@Test func textsAreSortedByTheirBytes() {
    #expect(["b", "é", "a", "Z", "e\u{301}"].sortedByBytes == ["Z", "a", "b", "e\u{301}", "é"])
}
