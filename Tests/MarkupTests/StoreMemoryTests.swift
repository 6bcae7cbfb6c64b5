import Foundation
import Support
import Testing

@testable import Markup

/// The items of a store in memory, and in its folder.
@Suite(.takesTurns) struct StoreMemoryTests {
    private func item(_ number: Int, size: Int) -> Store.Item {
        (Digest(of: Array("key \(number)".utf8)), [UInt8](repeating: UInt8(number % 251), count: size)[...])
    }

    private func keys(_ numbers: Range<Int>) -> [Digest] { numbers.map { item($0, size: 0).key } }

    @Test func `a large store moves its values from memory to the folder`() throws {
        let place = try TemporaryFolder()
        var store = Store(in: place.path)
        for number in 0..<50 {
            store.add([item(number, size: 100_000)])
            store.shed()
        }
        #expect(!place.files.isEmpty && place.files.count < 5)
        #expect(keys(0..<10).allSatisfy { store[$0] == nil }, "not in memory")
        #expect(keys(48..<50).allSatisfy { store[$0] != nil }, "not in the folder yet")
        let all = store.values(of: keys(0..<50))
        #expect(all.map { $0?.first } == (0..<50).map { UInt8($0) })
        try store.save()
        var other = Store(in: place.path)
        let isEmpty = other.isEmpty
        #expect(!isEmpty)
        other.load(keys(0..<60))
        #expect(keys(0..<60).map { other[$0]?.count ?? 0 } == (0..<60).map { $0 < 50 ? 100_000 : 0 })
    }

    @Test func `values that cannot be written to the folder stay in memory`() throws {
        let place = try TemporaryFolder()
        try place.write("", to: "file")
        var store = Store(in: place.url("file").path)
        for number in 0..<60 {
            store.add([item(number, size: 100_000)])
            store.shed()
        }
        #expect(keys(0..<60).allSatisfy { store[$0]?.count == 100_000 })
        #expect(throws: Findings.self) { try store.save() }
        #expect(store.values(of: keys(0..<60)).allSatisfy { $0?.count == 100_000 })
    }

    @Test func `a value that is already stored is not written again`() throws {
        let place = try TemporaryFolder()
        var store = Store(in: place.path)
        store.add([item(1, size: 10), item(1, size: 10)])
        try store.save()
        let files = place.files
        var other = Store(in: place.path)
        other.load([])
        other.add([item(1, size: 10)])
        try other.save()
        #expect(place.files == files && files.count == 1)
    }

    @Test func `a store can be reduced to given keys`() throws {
        var store = Store()
        store.add((0..<10).map { item($0, size: 5) })
        store.keep(only: Set(keys(3..<5)))
        #expect(keys(0..<10).map { store[$0] != nil } == (0..<10).map { 3..<5 ~= $0 })
        store.shed()
        #expect(store[keys(3..<4)[0]] != nil, "it has no folder")
    }
}
