import FlyingFox
import FlyingSocks

/// Chunks as the body of a response, each sent as soon as it is available.
struct EventBody: AsyncBufferedSequence {
    typealias Element = UInt8
    let chunks: AsyncStream<[UInt8]>

    func makeAsyncIterator() -> Iterator { Iterator(chunks: chunks.makeAsyncIterator()) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        var chunks: AsyncStream<[UInt8]>.Iterator
        private var rest: ArraySlice<UInt8> = []

        init(chunks: AsyncStream<[UInt8]>.Iterator) { self.chunks = chunks }

        mutating func next() async -> UInt8? { await nextBuffer(suggested: 1)?.first }

        mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
            while rest.isEmpty {
                guard let chunk = await chunks.next() else { return nil }
                rest = chunk[...]
            }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
    }
}

/// The last body of a connection: its end is an error, which closes the connection. For requests whose body is not read
/// to its end: the rest of that body must never be read as another request.
struct LastBody: AsyncBufferedSequence {
    typealias Element = UInt8
    let bytes: [UInt8]

    func makeAsyncIterator() -> Iterator { Iterator(rest: bytes[...]) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        var rest: ArraySlice<UInt8>

        mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

        mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
            if rest.isEmpty { throw SocketError.disconnected }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
    }
}
