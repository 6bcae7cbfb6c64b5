extension String {
    /// Whether it contains this name of a function with its parenthesis, such as `var(`, in any case. Most values have
    /// no parenthesis, which a look at their bytes shows.
    func calls(_ function: String) -> Bool {
        utf8.contains(UInt8(ascii: "(")) && lowercased().contains(function)
    }
}
