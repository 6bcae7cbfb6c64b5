#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

extension String {
    /// Whether it comes first in the order of UTF-8 bytes. This order is the same on every system and in every locale.
    package func precedesByBytes(_ other: String) -> Bool {
        // Paths begin alike: the C library compares many bytes at once.
        let order = unsafe utf8.withContiguousStorageIfAvailable { own in
            unsafe other.utf8.withContiguousStorageIfAvailable { other -> Int in
                guard let start = own.baseAddress, let otherStart = other.baseAddress else {
                    return own.count - other.count
                }
                let order = unsafe memcmp(start, otherStart, min(own.count, other.count))
                return order == 0 ? own.count - other.count : Int(order)
            }
        }
        if let order = order ?? nil { return order < 0 }
        return utf8.lexicographicallyPrecedes(other.utf8)
    }
}

extension Sequence<String> {
    /// Sorted by UTF-8 bytes, the same on every system and in every locale.
    package var sortedByBytes: [String] { sorted { $0.precedesByBytes($1) } }
}
