package import SemanticColor

/// The value of a colour as Android resources state it.
enum ResourceColor: Hashable, Sendable {
    case color(Color)
    /// `@color/name`
    case reference(String)
    /// `?attr/name`: the theme of the app gives it.
    case theme
    /// A text that the build refuses, such as `red` or `#12345`.
    case invalid
    /// A resource of another kind or of another package, or nothing.
    case other

    init(_ text: some StringProtocol) {
        let text = String(text)
        if text.hasPrefix("#") {
            self = Color(androidHex: text).map { .color($0) } ?? .invalid
        } else if text.hasPrefix("?") {
            self = .theme
        } else if text.hasPrefix("@color/") {
            self = .reference(String(text.dropFirst("@color/".count)))
        } else if text.hasPrefix("@android:color/"), let color = Self.system[text.dropFirst("@android:color/".count)] {
            self = .color(color)
        } else {
            // A reference states its type: `@drawable/brand`.
            let isReference = text.hasPrefix("@") && text.contains("/") || ["", "@null", "@empty"].contains(text)
            self = isReference ? .other : .invalid
        }
    }

    /// The colours of the platform that are the same in every theme (`R.color`).
    private static let system: [Substring: Color] = [
        "black": .black, "white": .white, "transparent": .clear, "background_dark": .black, "background_light": .white,
        "darker_gray": Color(bytes: 0xAA, 0xAA, 0xAA), "holo_blue_bright": Color(bytes: 0x00, 0xDD, 0xFF),
        "holo_blue_dark": Color(bytes: 0x00, 0x99, 0xCC), "holo_blue_light": Color(bytes: 0x33, 0xB5, 0xE5),
        "holo_green_dark": Color(bytes: 0x66, 0x99, 0x00), "holo_green_light": Color(bytes: 0x99, 0xCC, 0x00),
        "holo_orange_dark": Color(bytes: 0xFF, 0x88, 0x00), "holo_orange_light": Color(bytes: 0xFF, 0xBB, 0x33),
        "holo_purple": Color(bytes: 0xAA, 0x66, 0xCC), "holo_red_dark": Color(bytes: 0xCC, 0x00, 0x00),
        "holo_red_light": Color(bytes: 0xFF, 0x44, 0x44),
    ]
}

extension Color {
    /// A colour from `#RGB`, `#ARGB`, `#RRGGBB` or `#AARRGGBB`: the alpha is first; nil for anything else.
    package init?(androidHex text: String) {
        guard text.hasPrefix("#") else { return nil }
        let digits = text.dropFirst()
        switch digits.utf8.count {
        case 3, 6: self.init(hex: text)
        case 4: self.init(hex: "#" + digits.dropFirst() + digits.prefix(1))
        case 8: self.init(hex: "#" + digits.dropFirst(2) + digits.prefix(2))
        default: return nil
        }
    }
}
