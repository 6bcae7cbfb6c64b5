internal import GlyphModel
internal import Markup
internal import SemanticColor

/// What the name of an image set says about the use of its pictures. Where names say that a picture is made for a
/// certain ground, or shows something other than an icon, lints about contrast do not judge it.
struct PictureUse {
    /// The words of the name, and of the groups around it, in lower case.
    private let words: [String]
    private let groups: [String]
    /// The words of the catalog's name, and of the folders around it.
    private let folders: [String]

    init(_ set: AssetSet) {
        words = CodeName.words(set.name)
        groups = set.groups.flatMap { CodeName.words($0.name) }
        // Those farther away are not of the target.
        folders = set.catalog.split(separator: "/").suffix(3).flatMap {
            CodeName.words(FolderPath.stem(of: String($0)))
        }
    }

    /// Words at the end of a name that say nothing about its ground: `star-white-24dp`, `logo_light_icon`.
    static func end(of words: [String]) -> ArraySlice<String> {
        var rest = words[...]
        while rest.count > 1, let last = rest.last,
            last.first?.isNumber ?? false
                || ["dp", "px", "pt", "icon", "image", "img", "small", "large"].contains(last)
        {
            rest.removeLast()
        }
        return rest
    }

    private func ends(in grounds: Set<String>) -> Bool {
        if groups.contains(where: grounds.contains) { return true }
        // A single word is what the picture shows: a night, or a light.
        let end = Self.end(of: words)
        guard words.count > 1, let last = end.last else { return false }
        // Two are one word in `onDark` and `dark-mode`.
        return end.count > 1 && grounds.contains(last) || grounds.contains(end.suffix(2).joined())
    }

    /// Whether the name says that it is made for grounds other than a light page: `logo-white`, `star_onDark`.
    var isForDarkGround: Bool {
        ends(in: [
            "white", "light", "dark", "night", "ondark", "darkmode", "darktheme", "inverse", "inverted", "inversed",
            "reverse", "reversed", "negative", "oncolor", "onprimary", "onimage", "overlay",
        ])
    }

    /// Whether the name says that another set is shown in the other style: `logo-light` next to `logo-dark`.
    var isForOneStyle: Bool {
        ends(in: [
            "light", "dark", "night", "day", "white", "ondark", "onlight", "darkmode", "lightmode", "darktheme",
            "lighttheme", "inverse", "inverted", "inversed", "reverse", "reversed", "negative",
        ])
    }

    /// Whether it is a ground, a shade or an edge, which need no contrast, or a control that is inactive (WCAG 2.2,
    /// 1.4.11).
    var isBackgroundOrInactive: Bool { words.contains(where: Self.states.contains) || isGround }

    /// Whether the last word is a ground, as in `card-shadow`; `shadow-icon` and `close-no-background` are icons.
    private var isGround: Bool {
        var rest = words[...]
        while rest.count > 1, let last = rest.last?.withoutNumber, last.isEmpty || Self.places.contains(last) {
            rest.removeLast()
        }
        if let last = rest.last, Self.grounds.contains(last) {
            return !(rest.dropLast().last.map(Self.changes.contains) ?? false)
        }
        guard let first = words.first, let last = rest.last else { return false }
        return Self.sheets.contains(first) && !["icon", "ic", "glyph", "symbol", "button"].contains(last)
    }

    private static let grounds: Set<String> = [
        "background", "bg", "backdrop", "wallpaper", "texture", "pattern", "noise", "gradient", "shadow", "overlay",
        "scrim", "mask", "blur", "glow", "divider", "separator", "border", "spacer", "pixel", "confetti",
    ]

    /// They say the same at the beginning of a name: `bg_login`.
    private static let sheets: Set<String> = ["background", "bg", "backdrop", "wallpaper", "texture", "scrim"]

    /// They say the same anywhere in a name.
    private static let states: Set<String> = [
        "placeholder", "skeleton", "shimmer", "disabled", "inactive", "watermark",
    ]

    /// Which of several it is, behind the word that says what it is: `divider-horizontal`, `gradient_top2`.
    private static let places: Set<String> = [
        "top", "bottom", "left", "right", "center", "middle", "horizontal", "vertical", "light", "dark", "day", "night",
        "small", "medium", "large", "image", "img", "dp", "px", "pt", "default", "normal", "selected", "highlighted",
        "pressed",
    ]

    /// Before a ground they say that there is none, or what a tool does with one.
    private static let changes: Set<String> = [
        "no", "non", "without", "transparent", "remove", "add", "change", "edit",
    ]

    /// Whether the name of the set, or of a file in it, says that the picture shows nothing: `clear`, `row-spacer`.
    func isForNothing(_ file: String) -> Bool {
        !Self.nothing.isDisjoint(with: words + CodeName.words(FolderPath.stem(of: file)))
    }

    private static let nothing: Set<String> = [
        "clear", "empty", "transparent", "spacer", "space", "placeholder", "blank", "none", "null", "nothing",
        "invisible",
        "hidden", "dummy", "filler",
    ]

    /// Whether it is for a tab bar, a tool bar or a navigation bar.
    var isForBars: Bool {
        // A single word is what the picture shows.
        let names = words.count > 1 ? [words, groups] : [groups]
        return names.contains { words in
            words.contains(where: Self.bars.contains)
                || zip(words, words.dropFirst()).contains { Self.bars.contains($0 + $1) }
        }
    }

    private static let bars: Set<String> = [
        "tab", "tabs", "tabbar", "toolbar", "nav", "navbar", "navigation", "navigationbar", "barbutton", "baritem",
    ]

    /// Whether white belongs to what it shows: a flag, or a code that cameras read.
    var needsWhite: Bool {
        let needing: Set<String> = [
            "flag", "flags", "country", "countries", "nation", "currency", "currencies", "qr", "qrcode", "barcode",
            "signature",
        ]
        return !needing.isDisjoint(with: words + groups)
    }

    /// Whether it is for a widget, a complication or a control, which the system may show without its colours.
    var isForWidgets: Bool {
        let names: Set<String> = ["widget", "widgets", "widgetkit", "complication", "complications", "accessory"]
        return !names.isDisjoint(with: words + groups + folders)
    }
}

extension String {
    /// `top` of `top2`.
    fileprivate var withoutNumber: String { String(prefix { !$0.isNumber }) }
}
