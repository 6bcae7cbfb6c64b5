import Foundation
import GlyphFormats
import Markup
import Support
import Testing

@Suite struct LoneFileTests {
    @Test func `writing a file leaves no temporary file`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a/b/c.txt"
        for text in ["one", "two"] { try LoneFile.write(Array(text.utf8), to: path) }
        #expect(folder.text("a/b/c.txt") == "two" && folder.files == ["a/b/c.txt"])
        #expect(throws: FileError.self) { try LoneFile.write([1], to: folder.path + "/a/b") }
        #expect(folder.files == ["a/b/c.txt"])
    }

    /// Else a report to `/dev/stdout` would put a file in its place.
    @Test func `bytes that are written to a pipe do not replace the pipe`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/pipe"
        #expect(unsafe mkfifo(path, 0o600) == 0)
        let reader = unsafe open(path, O_RDONLY | O_NONBLOCK)
        defer { _ = close(reader) }
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        try LoneFile.write(Array("one".utf8), to: path)
        try LoneFile.write(Array("two".utf8), to: link)
        var buffer = [UInt8](repeating: 0, count: 16)
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(reader, $0.baseAddress, $0.count) }
        #expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) == "onetwo")
        let kinds = try [path, link].map { path in
            try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        }
        #expect(kinds == [.typeUnknown, .typeSymbolicLink])
    }
}

@Test func aFileMayHaveTheLongestNameThatASystemAllows() throws {
    let folder = try TemporaryFolder()
    for name in [String(repeating: "n", count: 251) + ".svg", String(repeating: "é", count: 125) + "n.svg"] {
        #expect(name.utf8.count == 255)
        try LoneFile.write([1], to: folder.path + "/" + name)
        try LoneFile.write([2], to: folder.path + "/" + name)
        #expect(try Disk.read(folder.path + "/" + name, limit: 10) == [2])
        let output = OutputFolder(folder.path + "/out")
        try output.write(try output.plan([AssetFile(path: name, text: "1")], prune: true))
        #expect(folder.files.contains("out/" + name))
    }
    #expect(!folder.files.contains { $0.contains("twinlight-new") })
}
