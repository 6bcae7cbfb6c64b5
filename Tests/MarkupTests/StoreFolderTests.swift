import Foundation
import Support
import Testing

@testable import Markup

/// A folder of a store, through all that may happen to it.
@Suite(.takesTurns) struct StoreFolderTests {
    private typealias Item = (key: Digest, bytes: ArraySlice<UInt8>)

    /// Numbered items of a few bytes to a few hundred.
    private func items(_ numbers: Range<Int>) -> [Item] {
        numbers.map { number in
            (
                Digest(of: Array("key \(number)".utf8)),
                Array(String(repeating: "\(number) ", count: number % 90).utf8)[...]
            )
        }
    }

    private func found(_ items: [Item], in folder: StoreFolder) -> Int {
        var packs = folder.packs
        let read = folder.items(items.map(\.key), in: &packs)
        let bytes = Dictionary(items.map { ($0.key, $0.bytes) }) { first, _ in first }
        for item in read { #expect(bytes[item.key] == item.bytes) }
        return read.count
    }

    @Test func `items that were added to the store folder are found`() throws {
        let place = try TemporaryFolder()
        let folder = StoreFolder(place.url("a/b").path)
        #expect(found(items(0..<9), in: folder) == 0)
        try folder.add(items(0..<100))
        try folder.add(items(90..<200))
        #expect(found(items(0..<300), in: folder) == 200)
        #expect(found(items(150..<151), in: folder) == 1)
        #expect(place.files.count == 2)
        let before = place.files
        try folder.add([])
        #expect(place.files == before)
    }

    @Test func `many builds leave few files in the store folder`() throws {
        let place = try TemporaryFolder()
        var folder = StoreFolder(place.path)
        folder.small = 100_000
        try folder.add(items(0..<2_000))
        let first = place.files
        for number in 2_000..<2_100 { try folder.add(items(number..<number + 1)) }
        #expect(place.files.count <= 1 + folder.mostSmall)
        #expect(Set(place.files).isSuperset(of: first), "the large one is not written again")
        #expect(found(items(0..<2_100), in: folder) == 2_100)
    }

    @Test func `the store folder removes the items that were unused longest`() async throws {
        let place = try TemporaryFolder()
        var folder = StoreFolder(place.path)
        folder.limit = 55_000
        for start in [0, 100, 200] {
            try folder.add(items(start..<start + 100))
            // Times differ on every disk.
            try await Task.sleep(for: .milliseconds(20))
            if start == 100 {
                #expect(found(items(0..<1), in: folder) == 1)
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        #expect(found(items(0..<100), in: folder) == 100, "it was used in between")
        #expect(found(items(100..<200), in: folder) == 0)
        #expect(found(items(200..<300), in: folder) == 100)
        let size = try place.files.reduce(0) { try $0 + Data(contentsOf: place.url($1)).count }
        #expect(size <= folder.limit)
    }

    /// In every file, everywhere: only damaged items are lost, and they can be added again.
    @Test func `damaged items of the store folder are not returned`() throws {
        let all = items(1..<60)
        let (original, twin) = (try TemporaryFolder(), try TemporaryFolder())
        try StoreFolder(original.path).add(all)
        let files = try original.files.map { ($0, try Data(contentsOf: original.url($0))) }
        #expect(files.count == 1)
        let indexSize = try #require(StorePack.indexSize(Array(files[0].1.prefix(StorePack.headSize))))
        for (name, data) in files {
            for offset in stride(from: 0, to: data.count, by: max(1, data.count / 150)) {
                for (other, whole) in files { try whole.write(to: twin.url(other)) }
                var damaged = data
                damaged[offset] ^= 0x20
                if offset % 3 == 0 { damaged.removeLast(data.count - offset) }
                try damaged.write(to: twin.url(name))
                let folder = StoreFolder(twin.path)
                let left = found(all, in: folder)
                if offset < indexSize {
                    #expect(left == 0)
                } else if offset % 3 > 0 {
                    #expect(left == all.count - 1)
                } else {
                    #expect(left < all.count)
                }
            }
        }
        let folder = StoreFolder(twin.path)
        try folder.add(items(0..<70))
        #expect(found(all, in: folder) == all.count)
    }

    @Test func `the store folder keeps foreign files`() throws {
        let place = try TemporaryFolder()
        var folder = StoreFolder(place.path)
        (folder.limit, folder.mostSmall) = (2_000, 2)
        let others = [
            "notes.txt", "store-notes.pack", "store-" + String(repeating: "A", count: 64) + ".pack",
            ".store-.pack", "sub/store-" + String(repeating: "a", count: 64) + ".pack",
        ]
        for other in others { try place.write(String(repeating: "x", count: 3_000), to: other) }
        for start in 0..<20 { try folder.add(items(start * 10..<start * 10 + 10)) }
        for other in others { #expect(place.text(other)?.count == 3_000, "\(other)") }
        #expect(place.files.count <= others.count + folder.mostSmall)
    }

    /// A pack of another layout, or with our names and another content, is not read.
    @Test func foreignContentIsNotUsed() throws {
        let place = try TemporaryFolder()
        func name(_ digit: String) -> String { "store-" + String(repeating: digit, count: 64) + ".pack" }
        try place.write("twinlight store 1\n\u{1}", to: name("a"))
        try place.write("", to: name("b"))
        try place.write("twinlight store 1\n" + String(repeating: "\u{7F}", count: 99), to: name("c"))
        try place.write("twinlight geometry 2\n" + String(repeating: "\u{0}", count: 99), to: name("d"))
        let folder = StoreFolder(place.path)
        #expect(folder.packs.isEmpty)
        try folder.add(items(0..<10))
        #expect(found(items(0..<10), in: folder) == 10)
    }

    @Test func `a store folder at the path of a file cannot be written`() throws {
        let place = try TemporaryFolder()
        try place.write("", to: "file")
        let folder = StoreFolder(place.url("file").path)
        #expect(found(items(0..<3), in: folder) == 0)
        #expect(throws: FileError.self) { try folder.add(items(0..<3)) }
        #expect(throws: FileError.self) { try StoreFolder(place.url("file/below").path).add(items(0..<3)) }
        #expect(place.files == ["file"])
    }

    @Test func severalWritersLoseAtMostSomeItems() async throws {
        let place = try TemporaryFolder()
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    let folder = StoreFolder(place.path)
                    for round in 0..<20 {
                        let start = (writer * 20 + round) * 5
                        _ = try? folder.add(self.items(start..<start + 5))
                        _ = self.found(self.items(0..<400), in: folder)
                    }
                }
            }
        }
        // The found items are right; a later build adds the rest.
        let folder = StoreFolder(place.path)
        #expect(found(items(0..<400), in: folder) > 0)
        try folder.add(items(0..<400))
        #expect(found(items(0..<400), in: folder) == 400)
    }
}
