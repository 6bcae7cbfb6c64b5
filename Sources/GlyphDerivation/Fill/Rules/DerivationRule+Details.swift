extension DerivationRule {
    static let emblem = DerivationRule(
        "emblem", "A hollow sign that is alone in the middle of a body is cleared with its middle.")
    static let person = DerivationRule(
        "person", "The head and shoulders of a person in a frame are cleared with their middles.")
    static let bookmark = DerivationRule("bookmark", "A bookmark that hangs over a page is cleared with its outline.")
}
