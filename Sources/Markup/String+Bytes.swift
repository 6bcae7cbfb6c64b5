extension String {
    /// Does it come first by its bytes? The same on every system, whatever its language.
    package func precedesByBytes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

extension Sequence<String> {
    /// The same on every system, whatever its language.
    package var sortedByBytes: [String] { sorted { $0.precedesByBytes($1) } }
}
