internal import SemanticColor

/// The colours of both sides.
struct PalettePair: Sendable {
    var old: Palette
    var new: Palette
    /// The new palette, with the old values of all colours that existed before: it shows changes other than colours.
    let reference: Palette

    init(old: Palette, new: Palette) {
        self.old = old
        self.new = new
        var reference = new
        for role in new.roles {
            if let value = old[role] { reference.define(role, as: value) }
        }
        self.reference = reference
    }

    /// Whether the name has other values than before.
    func isChanged(_ role: ColorRole) -> Bool {
        guard let before = old[role], let after = new[role] else { return false }
        return Appearance.allCases.contains { !before[$0].isSeen(as: after[$0]) }
    }
}
