extension String {
    /// Does it come first in the order of UTF-8 bytes? This order is the same on every system and in every locale.
    package func precedesByBytes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

extension Sequence<String> {
    /// Sorted by UTF-8 bytes, the same on every system and in every locale.
    package var sortedByBytes: [String] { sorted { $0.precedesByBytes($1) } }
}
