/// What the names of colours in Android apps say besides the words that all systems share.
extension ColorPurpose {
    /// - Parameter isStep: whether other colours show that it is a step of a scale.
    init(ofResource name: String, isStep: Bool = false) {
        let words = Self.words(name)
        let own = ColorPurpose(name: name, isStep: isStep)
        if Self.isOnPage(words), own == .exempt(.otherGround) {
            self = .foreground
        } else if case .background = own, Self.isMessage(words) {
            self = .foreground
        } else {
            self = own
        }
    }

    /// Whether a name states that it is of a text or of a symbol: `textPrimary`, `onSurface`, and not `accent`.
    /// `text_hint` is a placeholder, and `glyph_brand` may be of our own writer.
    static func statesForeground(_ name: String) -> Bool {
        let words = words(name)
        return (words.contains(where: isTextOrSymbol) || isOnPage(words) || isMessage(words)) && !words.contains("hint")
    }

    /// Whether a name states that it is a text on the page, besides the words of `isText`: `onSurface`.
    static func isTextOnPage(_ name: String) -> Bool {
        let words = words(name)
        return isOnPage(words) || isMessage(words)
    }

    /// Whether it is a text by its name, which needs 4.5 : 1.
    static func isTextOfResource(_ name: String) -> Bool { isText(name: name) || isTextOnPage(name) }

    /// Whether a name states which colour it is, and not only where it is shown: `text_grey`.
    static func namesColor(_ name: String) -> Bool { words(name).contains(where: colors.contains) }

    private static let colors: Set<String> = [
        "gray", "grey", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
        "violet",
        "pink", "magenta", "brown", "gold", "silver", "lime", "amber", "beige", "navy",
    ]

    /// Whether a name states that it is for dark: `text_dark`.
    static func isNamedForDark(_ name: String) -> Bool { words(name).contains { $0 == "dark" || $0 == "night" } }

    /// Whether it is on the page, as Material Design names it: `colorOnBackground`, `onSurfaceVariant`. A style in the
    /// name is for one appearance.
    private static func isOnPage(_ words: [String]) -> Bool {
        guard let on = words.lastIndex(of: "on"), !words.contains(where: styles.contains) else { return false }
        let ground = words[(on + 1)...]
        return ["background", "surface"].contains(ground.first)
            && ground.dropFirst().allSatisfy { $0 == "variant" }
    }

    /// Whether it is the text of a dialog. In a chat, a message is a bubble.
    private static func isMessage(_ words: [String]) -> Bool {
        words.last == "message" && words.contains("dialog") && !words.contains { ["background", "bg"].contains($0) }
    }

    private static let styles: Set<String> = [
        "dark", "light", "night", "day", "inverse", "white", "black", "disabled", "inactive",
    ]
}
