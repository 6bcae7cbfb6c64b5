internal import GlyphModel
internal import Markup
internal import SemanticColor

/// What the words of a name say about a picture or a colour. A name is a guess: it leaves something out of an `info`,
/// or lowers a finding to one. It makes no warning.
struct AssetWords {
    /// What a word says.
    enum Meaning: CaseIterable {
        /// It is for dark backgrounds, or for light ones.
        case dark, light
        /// It lies behind something else or divides it, and need not be seen itself.
        case ground
        /// The same of a colour; a picture may show such a thing.
        case surface
        /// It is a text or a symbol, which must be seen.
        case sign
        /// It is inactive, or stands for what is not loaded yet: WCAG 2.2, 1.4.11, exempts it.
        case inactive
        /// It shows nothing.
        case nothing
        /// It shows white by intent: a flag, a code that cameras read, an app's icon, a company's logo.
        case white
        /// It is a raw value, or the same everywhere.
        case raw
    }

    /// The words of names in the catalogs of 60 public apps, and in UIKit (`label`, `separator`) and Material Design
    /// (`onSurface`, `scrim`).
    private static let table: [String: Meaning] = {
        let lists: KeyValuePairs<Meaning, String> = [
            .dark: "dark night inverse inverted reverse reversed negative white",
            .light: "light day black",
            .ground: """
            background bg backdrop wallpaper texture pattern gradient shadow overlay scrim mask blur glow separator divider \
            border hairline
            """,
            .surface: """
            surface canvas card sheet fill page container panel cell row bubble button chip badge splash launch outline \
            line stroke
            """,
            .sign: """
            text label title subtitle headline heading caption body footnote foreground icon glyph symbol ink link tint \
            font
            """,
            .inactive: "disabled inactive placeholder skeleton shimmer watermark confetti",
            .nothing: "clear empty transparent spacer space blank none null nothing invisible hidden dummy filler",
            .white: "flag flags country currency qr qrcode barcode signature logo",
            .raw: "static fixed constant chart graph palette swatch theme gray grey",
        ]
        return Dictionary(
            lists.flatMap { meaning, words in words.split(separator: " ").map { (String($0), meaning) } },
            uniquingKeysWith: { first, _ in first })
    }()

    /// The words of the name, and of the groups around it, innermost last, in lower case.
    private let name: [String]
    private let groups: [String]

    init(_ name: String, in groups: [GroupName] = []) {
        self.name = Self.words(name)
        self.groups = groups.flatMap { Self.words($0.name) }
    }

    init(_ set: AssetSet) { self.init(set.name, in: set.groups) }

    /// In lower case, without numbers at the end: `card` of `card2`.
    static func words(_ name: String) -> [String] {
        CodeName.words(name).map { word in
            let letters = word.prefix { !$0.isNumber }
            return letters.isEmpty ? word : String(letters)
        }
    }

    static func meaning(of word: String) -> Meaning? { table[word] }

    /// Whether some word of the name or of a group says so.
    func say(_ meanings: Meaning...) -> Bool {
        (name + groups).contains { word in Self.table[word].map(meanings.contains) ?? false }
    }

    /// What it is made for, by the last word that says a role: a `cardTitle` is a title. Groups count where the name
    /// says nothing: `Text/primary`.
    var role: Meaning? {
        for words in [name, groups] {
            let roles = words.compactMap { Self.table[$0] }.filter { [.ground, .surface, .sign].contains($0) }
            if let last = roles.last { return last }
        }
        return nil
    }

    /// Whether a picture is a ground, a shade or an edge, by its first or last word, or inactive: `bg_login`,
    /// `card-shadow`.
    var isGroundOrInactive: Bool {
        [name.first, name.last].contains { $0.flatMap { Self.table[$0] } == .ground } || say(.inactive)
    }

    /// The style that it is for: `logo-dark`, `textOnDark`. A single word is what a picture shows, such as a night.
    var style: Meaning? {
        let words = name.count > 1 ? groups + name : groups
        return words.compactMap { Self.table[$0] }.last { $0 == .dark || $0 == .light }
    }

    /// Whether it is on a background of its own: `onAccent`.
    var isOnOtherGround: Bool { name.dropLast().contains("on") || style != nil }
}

/// The sets that are one of two for different styles, as their names show: of `logo` beside `logo_dark` or
/// `logoDark`, light shows the first and dark the second.
struct StylePairs: Sendable {
    private var forLight: Set<String> = []
    private var forDark: Set<String> = []

    /// - Parameter places: all sets that are audited together.
    init(_ places: [SetPlace] = []) {
        struct Stem: Hashable {
            var folder: String
            var kind: AssetSet.Kind
            var words: [String]
        }
        var stems: [Stem: [(path: String, isDark: Bool)]] = [:]
        for place in places {
            let words = CodeName.words(place.name)
            let rest = words.filter { !["dark", "night", "light", "day"].contains($0) }
            let stem = Stem(folder: FolderPath.parent(of: place.path), kind: place.kind, words: rest)
            stems[stem, default: []].append((place.path, words.contains { $0 == "dark" || $0 == "night" }))
        }
        for members in stems.values where members.contains(where: \.isDark) && !members.allSatisfy(\.isDark) {
            for member in members {
                if member.isDark { forDark.insert(member.path) } else { forLight.insert(member.path) }
            }
        }
    }

    /// The only style that a set is for; nil for both.
    func style(ofSetAt path: String) -> Appearance.Style? {
        forDark.contains(path) ? .dark : forLight.contains(path) ? .light : nil
    }
}
