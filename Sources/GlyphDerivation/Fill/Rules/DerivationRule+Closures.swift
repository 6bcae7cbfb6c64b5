extension DerivationRule {
    static let bust = DerivationRule("bust", "Shoulders below a head are closed at the bottom.")
    static let cloud = DerivationRule("cloud", "A cloud that is open at the bottom is closed there.")
    static let openBody = DerivationRule(
        "open-body", "A body that is open where something stands is closed as its outline continues.")
    static let clearance = DerivationRule("clearance", "A body that the clearance around an overlay opens is closed.")
    static let clearedDisc = DerivationRule(
        "cleared-disc", "A disc that was cleared for a badge is closed by its circle.")
    static let crossedByGroup = DerivationRule("group", "Components that are close together overlay a body as one.")
    static let cornerBadge = DerivationRule(
        "corner-badge", "A disc at an open corner closes it across a wider clearance.")
    static let cornerSign = DerivationRule(
        "corner-sign", "A sign at a corner that its clearance removed closes the body.")
    static let companion = DerivationRule(
        "companion", "A component in the clearance of an overlay belongs to the overlay.")
    static let leavingArrow = DerivationRule(
        "leaving-arrow", "A box that a diagonal arrow leaves through a corner stays open.")
    static let powerSign = DerivationRule("power", "The power sign, a ring with a bar in its opening, stays open.")
}

extension DerivationRule {
    static let emblem = DerivationRule(
        "emblem", "A hollow sign that is alone in the middle of a body is cleared with its middle.")
    static let person = DerivationRule(
        "person", "The head and shoulders of a person in a frame are cleared with their middles.")
    static let bookmark = DerivationRule("bookmark", "A bookmark that hangs over a page is cleared with its outline.")
}
