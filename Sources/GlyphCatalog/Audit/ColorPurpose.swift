package import GlyphModel
internal import Markup

/// What a color set is for, guessed from its name and its groups. Catalogs state it nowhere.
///
/// The last word of a name decides, as in English: `cardTitle` is the colour of a title, `titleCard` the colour of a
/// card. Groups count where the name itself says nothing, the innermost first: `Text/primary`.
package enum ColorPurpose: Hashable, Sendable {
    /// Text, symbols and accents: they must be seen on the background.
    case foreground
    /// A surface, or what lies on one and need not be seen alone: a separator, a shadow. With the word that says so.
    case background(String)
    case unknown
    /// It is not chosen for the system's backgrounds, or not by their contrast: the reason.
    case exempt(Exemption)

    package enum Exemption: String, Hashable, Sendable {
        /// A step of a scale, such as `Blue/500`, or `text100` next to others: a raw value that is used for anything.
        case scale
        /// The same everywhere, as the name says: `white`, `black`, `staticText`.
        case fixed
        /// On another background, or for one style: `onAccent`, `textOnDark`, `badgeText`, `lightGray`.
        case otherGround
        /// Next to others of its kind: in a chart, a gradient or an illustration, or as one that people choose.
        case chart
        /// Inactive, or mere decoration, which WCAG 2.2 (1.4.3, 1.4.11) exempts; or a placeholder, which systems draw
        /// faintly.
        case inactive
        /// The colour of a company's logo, which an app may not change.
        case logo
    }

    /// - Parameter isStep: whether other color sets show that it is a step of a scale.
    package init(name: String, groups: [GroupName] = [], isStep: Bool = false) {
        let words = Self.words(name)
        if isStep || Self.isStep(words) {
            self = .exempt(.scale)
        } else {
            self.init(words: words, groups: groups.map { Self.words($0.name) })
        }
    }

    /// Whether it is a text of a common size, which needs 4.5 : 1 (WCAG 2.2, 1.4.3): large ones, such as headlines, and
    /// symbols need 3 : 1.
    package static func isText(name: String, groups: [GroupName] = []) -> Bool {
        let lists = [words(name)] + groups.reversed().map { words($0.name) }
        guard let word = lists.lazy.compactMap({ $0.last(where: isStrong) }).first else { return false }
        return texts.contains(word) && !lists.joined().contains { ["large", "display", "hero"].contains($0) }
    }

    /// Whether the name says that it is fainter than others by intent, as the system's own `tertiaryLabel` is.
    package static func isFaint(name: String, groups: [GroupName] = []) -> Bool {
        // "quarternary" and "quaternery" are misspellings in apps.
        ([name] + groups.map(\.name)).flatMap(words).contains {
            ["tertiary", "quaternary", "quarternary", "quaternery", "placeholder"].contains($0)
        }
    }

    /// Whether it is the tint of a control that is recognized by its shape, and not of a text or a symbol in one: 3 : 1
    /// is enough for it (WCAG 2.2, 1.4.11).
    package static func isControl(name: String, groups: [GroupName] = []) -> Bool {
        let lists = [words(name)] + groups.suffix(1).map { words($0.name) }
        return lists.contains { $0.contains(where: controls.contains) }
            && !lists[0].contains { foregrounds.contains($0) }
    }

    /// Whether the name says that a colour is for text, symbols, accents or controls. `Hair` and `Team Navy` may be of
    /// anything.
    func saysUse(name: String, groups: [GroupName]) -> Bool {
        self == .foreground || ([name] + groups.map(\.name)).flatMap(Self.words).contains(where: Self.uses.contains)
    }

    /// Whether its name allows that it is seen on the system's backgrounds.
    package var isJudgedForContrast: Bool {
        switch self {
        case .foreground, .unknown: true
        case .background, .exempt: false
        }
    }

    /// Whether it divides or surrounds something.
    var isLine: Bool {
        guard case .background(let word) = self else { return false }
        return ["separator", "divider", "border", "hairline", "outline", "line", "stroke"].contains(word)
    }

    /// For the pages of lints.
    static let note =
        "The use of a colour is guessed from its name and its groups. Not judged are backgrounds, borders and "
        + "shadows; steps of a scale (`Blue/500`, `gray6`; `text100` only next to others such as `text200` and "
        + "`text300`), which are raw values; `white`, `black` and `clear`; names that state a style or another "
        + "background (`lightGray`, `textOnAccent`, `badgeText`); and colours of charts, gradients (also `skyTop` next "
        + "to `skyBottom`), swatches, palettes, themes, flags, illustrations, logos, placeholders and inactive "
        + "controls. A pale or translucent colour whose name says nothing is not judged either. Values for a watch, a "
        + "TV, a car or a headset are not judged; in catalogs of watch apps, the others are judged in dark only."

    /// - Parameter groups: their words, outermost group first.
    private init(words: [String], groups: [[String]]) {
        let all = groups.flatMap { $0 } + words
        if let exemption = Self.exemption(words, all: all) {
            self = .exempt(exemption)
            return
        }
        let lists = [words] + groups.reversed()
        let decided =
            lists.lazy.compactMap { $0.last(where: Self.isStrong) }.first
            ?? lists.lazy.compactMap { $0.last(where: Self.isWeak) }.first
        // In a collection, ink is a colour like others.
        let isInCollection = (decided == nil || decided == "ink") && all.contains(where: Self.collections.contains)
        guard let word = decided, !isInCollection else {
            self = isInCollection ? .exempt(.chart) : .unknown
            return
        }
        if Self.places.contains(word), Self.isForPlace(words, innermost: groups.last ?? []) {
            self = .foreground
        } else if !Self.foregrounds.contains(word), !Self.accents.contains(word) {
            self = .background(word)
        } else {
            self = all.contains(where: Self.plates.contains) ? .exempt(.otherGround) : .foreground
        }
    }

    /// Whether the name, or the innermost group, says that the colour is of something in the place: `tintSplash`. The
    /// `barTint` is the bar itself, as in UIKit.
    private static func isForPlace(_ words: [String], innermost: [String]) -> Bool {
        let isBarTint = zip(words, words.dropFirst()).contains { $0.hasSuffix("bar") && $1 == "tint" }
        return !isBarTint && (words + innermost).contains(where: contents.contains)
    }

    /// Whether the name leaves no doubt that it is the colour of text or of a symbol: it ends in such a word, or is a
    /// mere degree in a group of such: `Label/tertiary`. An accent may be laid over something.
    func isCertain(name: String, groups: [GroupName]) -> Bool {
        guard self == .foreground else { return false }
        let lists = [name] + groups.suffix(1).map(\.name)
        let decisive = lists.lazy.compactMap { name in
            Self.words(name).last { !Self.qualifiers.contains($0) && !Self.degrees.contains($0) }
        }.first
        return decisive.map(Self.foregrounds.contains) ?? false
    }

    private static func exemption(_ words: [String], all: [String]) -> Exemption? {
        for list in [words, all] {
            if let exemption = list.lazy.compactMap({ exemptions[$0] }).first { return exemption }
        }
        // `onAccent`, `textOnDark`; the state `switchOn` is another thing.
        if words.dropLast().contains("on") { return .otherGround }
        return nil
    }

    /// Whether the name alone says that it is a step: it ends in a number, and no word says what it is for. `text2` and
    /// `button500` are a text and a button.
    private static func isStep(_ words: [String]) -> Bool {
        guard let last = words.last, number(last) != nil else { return false }
        return !words.contains(where: isStrong)
    }

    /// Nil for a word that is not a number; a very long one is the largest.
    static func number(_ word: String) -> Int? {
        guard !word.isEmpty, word.utf8.allSatisfy(\.isDigit) else { return nil }
        return Int(word) ?? .max
    }

    /// Whether a word says what a colour is for.
    static func isStrong(_ word: String) -> Bool { foregrounds.contains(word) || surfaces.contains(word) }

    /// Whether a word says that a colour is of a text or of a symbol; `glyph` says so only in catalogs.
    static func isTextOrSymbol(_ word: String) -> Bool { foregrounds.contains(word) && word != "glyph" }

    private static func isWeak(_ word: String) -> Bool { accents.contains(word) || word == "base" }
}

// MARK: - Words

extension ColorPurpose {
    private static let foregrounds: Set<String> = [
        "text", "label", "title", "subtitle", "headline", "heading", "subheading", "subheadline", "caption", "body",
        "footnote", "paragraph", "foreground", "fg", "icon", "glyph", "symbol", "ink", "link", "hyperlink", "font",
        "typography", "caret", "cursor",
    ]

    /// Without large ones, and without words for symbols.
    private static let texts: Set<String> = [
        "text", "label", "title", "subtitle", "subheading", "subheadline", "caption", "body", "footnote", "paragraph",
        "link", "hyperlink", "font",
    ]

    /// They say less than the others: `accentBackground` and `Background/accent` are backgrounds.
    private static let accents: Set<String> = ["accent", "tint", "content"]

    private static let surfaces: Set<String> = [
        "background", "bg", "surface", "canvas", "backdrop", "card", "sheet", "fill", "overlay", "scrim",
        "shadow", "elevation", "separator", "divider", "border", "outline", "stroke", "line", "hairline", "highlight",
        "selection", "plate", "tile", "page", "screen", "wallpaper", "launch", "splash", "skeleton", "shimmer", "mask",
        "dim", "dimming", "veil", "blur", "material", "container", "panel", "cell", "row", "popover", "modal", "dialog",
        "drawer", "menu", "toolbar", "navbar", "tabbar", "bar", "banner", "toast", "snackbar", "bubble", "button",
        "btn", "badge", "chip", "tag", "pill", "capsule", "field", "input", "track", "well", "keyboard", "glow",
        "tooltip", "chrome", "frame", "box",
    ]

    /// Surfaces that are places, too, where something else may be.
    private static let places: Set<String> = [
        "splash", "launch", "screen", "page", "menu", "bar", "toolbar", "navbar", "tabbar", "keyboard", "cell", "row",
    ]

    /// What a name says of the things in a place.
    private static let contents: Set<String> = ["tint", "accent", "icon", "text", "label", "foreground"]

    /// Groups of colours that are chosen by how they look, where no word says what a colour is for.
    private static let collections: Set<String> = [
        "swatch", "swatches", "palette", "palettes", "themes", "flag", "flags", "sky", "scenery",
    ]

    /// They say that a colour is for text, symbols or controls, though not for which.
    private static let uses: Set<String> = [
        "brand", "primary", "secondary", "tertiary", "main", "action", "success", "error", "warning", "danger", "info",
        "alert", "positive", "negative", "critical", "destructive", "interactive", "active", "selected", "cta", "key",
        "hint", "favorite", "favourite",
    ]

    /// They have a background of their own under text and symbols.
    private static let plates: Set<String> = [
        "badge", "button", "btn", "chip", "tag", "pill", "capsule", "toast", "snackbar", "tooltip", "bubble", "banner",
    ]

    private static let exemptions: [String: Exemption] = {
        let lists: KeyValuePairs<Exemption, [String]> = [
            .fixed: [
                "white", "black", "clear", "transparent", "static", "always", "fixed", "constant", "offwhite",
                "offblack",
            ],
            .otherGround: [
                "dark", "light", "night", "day", "inverse", "inverted", "invert", "reverse", "reversed", "over",
                "darker", "lighter", "darkest", "lightest",
            ],
            .chart: [
                "chart", "charts", "graph", "series", "plot", "pie", "heatmap", "histogram", "dataviz", "gradient",
                "gradients", "confetti", "illustration", "illustrations",
            ],
            .inactive: [
                "disabled", "inactive", "disable", "placeholder", "watermark", "decoration", "decorative", "ornament",
            ],
            .logo: [
                "logo", "facebook", "twitter", "google", "linkedin", "instagram", "whatsapp", "telegram", "youtube",
                "paypal", "spotify", "github", "slack", "snapchat", "tiktok", "pinterest", "reddit", "messenger",
            ],
        ]
        return Dictionary(
            lists.flatMap { reason, words in words.map { ($0, reason) } }, uniquingKeysWith: { first, _ in first })
    }()

    /// The words of a name in small letters: parts of camel case, between other characters, and numbers. `color` is
    /// left out, also at the end of a word: all of them are colours. Unlike in `CodeName.words`, a digit begins a word:
    /// steps of scales are found by it.
    static func words(_ name: String) -> [String] {
        var (words, word) = ([String](), "")
        func end() {
            if !word.isEmpty { words.append(contentsOf: plain(word.lowercased())) }
            word = ""
        }
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                end()
                continue
            }
            if let before = word.last {
                let next = characters.dropFirst(index + 1).first
                let beginsWord = character.isUppercase && (!before.isUppercase || next?.isLowercase == true)
                if beginsWord || before.isNumber != character.isNumber { end() }
            }
            word.append(character)
        }
        end()
        return words
    }

    /// A word that is known in the list of its parts: `backgroundcolor`, `texts` and `viewbackground`.
    private static func plain(_ word: String) -> [String] {
        if isKnown(word) { return [word] }
        for suffix in ["color", "colour", "colors", "colours"] where word.hasSuffix(suffix) {
            return word == suffix ? [] : plain(String(word.dropLast(suffix.count)))
        }
        if word.hasSuffix("s"), isKnown(String(word.dropLast())) { return [String(word.dropLast())] }
        for part in ["background", "text", "title", "label", "icon", "shadow", "border"] where word.hasSuffix(part) {
            return [String(word.dropLast(part.count)), part]
        }
        return [word]
    }

    private static func isKnown(_ word: String) -> Bool {
        foregrounds.contains(word) || accents.contains(word) || surfaces.contains(word) || exemptions[word] != nil
    }
}

// MARK: - Pages

extension ColorPurpose {
    /// Whether it is the background of a page, a sheet or a card, which is not white in dark.
    ///
    /// - Parameter name: the name that the purpose was guessed from. `cardHandle` and `pageIndicator` are on a page;
    ///   and a part with a background of its own may be white anywhere, such as a button or the plate of a QR code.
    package func isPage(name: String, groups: [GroupName] = []) -> Bool {
        guard case .background(let word) = self, Self.pages.contains(word) else { return false }
        let words = Self.words(name)
        let isQualified = words[((words.lastIndex(of: word) ?? -1) + 1)...].allSatisfy { Self.qualifiers.contains($0) }
        return isQualified && !(groups.flatMap { Self.words($0.name) } + words).contains(where: Self.parts.contains)
    }

    /// Whether it lies on a page: the system has other colours for these.
    var isCard: Bool {
        if case .background(let word) = self { ["card", "surface", "sheet"].contains(word) } else { false }
    }

    private static let pages: Set<String> = [
        "background", "bg", "surface", "canvas", "sheet", "card", "page", "screen", "launch", "splash",
    ]

    private static let qualifiers: Set<String> = [
        "primary", "secondary", "tertiary", "quaternary", "main", "default", "base", "grouped", "elevated", "raised",
        "app", "normal", "level", "floating", "1", "2", "3", "4",
    ]

    /// How strong a text or a symbol is, behind the word for it.
    private static let degrees: Set<String> = ["faint", "ghost", "subtle", "muted", "weak", "soft", "strong", "sub"]

    /// Whether a name consists of words for text, symbols and accents and of their ranks, so that it is a colour for
    /// the page: `textPrimary`, and not `selectedText`.
    static func isPlainForeground(_ name: String) -> Bool {
        let words = words(name)
        return words.contains { foregrounds.contains($0) || accents.contains($0) }
            && words.allSatisfy { word in
                foregrounds.contains(word) || accents.contains(word) || qualifiers.contains(word)
                    || degrees.contains(word)
            }
    }

    private static let controls: Set<String> = [
        "switch", "switches", "toggle", "toggles", "slider", "sliders", "stepper", "track", "checkbox", "radio",
        "segment", "segmented", "progress", "knob", "thumb",
    ]

    private static let parts: Set<String> = [
        "button", "btn", "badge", "chip", "tag", "pill", "capsule", "switch", "toggle", "slider", "thumb", "knob",
        "avatar", "icon", "qr", "barcode", "code", "print", "signature", "selection", "selected", "highlight",
        "highlighted", "control", "segment", "segmented", "tooltip", "toast", "cursor", "checkbox", "radio", "bubble",
        "text", "image", "photo", "map",
    ]
}
