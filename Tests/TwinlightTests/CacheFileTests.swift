import Foundation
import GlyphKit
import Markup
import Support
import Testing

@testable import twinlight

@Suite struct CacheFileTests {
    @Test func `the cache removes the least recently used files beyond its limit`() throws {
        let folder = try TemporaryFolder()
        let bytes = [UInt8](repeating: 1, count: 30)
        func file(of manifest: String) -> CacheFile {
            var file = CacheFile(in: folder.path, of: manifest)
            // Space for two.
            file.totalLimit = 2 * bytes.count
            return file
        }
        func names() -> Set<String> { Set(Disk.names(in: folder.path + "/finished") ?? []) }
        var files: [String: String] = [:]
        for manifest in ["a", "b"] {
            let earlier = names()
            file(of: manifest).write(bytes)
            let new: String = try #require(names().subtracting(earlier).first)
            files[manifest] = new
        }
        // A file of another program, larger than all: it does not count, and is not touched.
        try Data(repeating: 1, count: 4096).write(to: URL(fileURLWithPath: folder.path + "/finished/notes"))
        _ = file(of: "a").read()
        file(of: "c").write(bytes)
        let left = names()
        #expect(left.count == 3 && left.contains("notes"))
        let (a, b) = (try #require(files["a"]), try #require(files["b"]))
        #expect(left.contains(a) && !left.contains(b))
    }
}
