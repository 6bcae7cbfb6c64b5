extension String {
    /// Does it contain this name of a function with its parenthesis, such as `var(`, in any case? Most values have no
    /// parenthesis, which is told by their bytes.
    func calls(_ function: String) -> Bool {
        utf8.contains(UInt8(ascii: "(")) && lowercased().contains(function)
    }
}
