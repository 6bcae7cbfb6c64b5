import Foundation
import GlyphKit
import Markup
import Support
import Testing

@testable import twinlight

@Suite struct CacheFileTests {
    @Test func recordsThatWereNotUsedLongestGoWhereThereAreTooMany() throws {
        let folder = try TemporaryFolder()
        func record(of manifest: String) -> CacheFile {
            var file = CacheFile(.record, in: folder.path, of: manifest)
            // Room for two: an empty record is smaller than a file of another size would be.
            file.totalLimit = 2 * BuildRecord().bytes.count
            return file
        }
        func names() -> Set<String> { Set(Disk.names(in: folder.path + "/builds") ?? []) }
        var files: [String: String] = [:]
        for manifest in ["a", "b"] {
            let earlier = names()
            record(of: manifest).write(BuildRecord().bytes)
            let new: String = try #require(names().subtracting(earlier).first)
            files[manifest] = new
        }
        // Somebody else's file, larger than all: it does not count, and is not touched.
        try Data(repeating: 1, count: 4096).write(to: URL(fileURLWithPath: folder.path + "/builds/notes"))
        _ = record(of: "a").read()
        record(of: "c").write(BuildRecord().bytes)
        let left = names()
        #expect(left.count == 3 && left.contains("notes"))
        let (a, b) = (try #require(files["a"]), try #require(files["b"]))
        #expect(left.contains(a) && !left.contains(b))
    }
}
