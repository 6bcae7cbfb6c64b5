internal import GlyphModel
internal import Markup
internal import SemanticColor

/// What the name of an image set says about the use of its pictures. Where names say that a picture is made for a
/// certain ground, or shows something other than a sign, lints about contrast do not judge it.
struct PictureUse {
    /// The words of the name, and of the groups around it, in lower case.
    private let words: [String]
    private let groups: [String]

    init(_ set: AssetSet) {
        words = Self.words(of: set.name)
        groups = set.groups.flatMap { Self.words(of: $0.name) }
    }

    static func words(of name: String) -> [String] {
        CodeName.words(name, joinedBy: "/").pathParts.map(String.init)
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
    var isNoSign: Bool {
        words.contains(where: Self.grounds.contains)
    }

    private static let grounds: Set<String> = [
        "background", "bg", "backdrop", "wallpaper", "texture", "pattern", "noise", "gradient", "shadow", "overlay",
        "scrim", "mask", "blur", "glow", "divider", "separator", "border", "spacer", "pixel", "placeholder", "skeleton",
        "shimmer", "disabled", "inactive", "watermark", "confetti",
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
        let names: Set<String> = ["widget", "widgets", "complication", "complications", "accessory"]
        return !names.isDisjoint(with: words + groups)
    }
}

extension ImageSet {
    /// A slot whose parts may be stretched is the ground of a control.
    private var isStretched: Bool { slots.contains { $0.node["resizing"] != nil } }

    /// The measures of a picture in it that contrast says something about; nil for grounds, photos, and others.
    func judgedMeasures(of slot: CatalogSlot?) -> PictureMeasures? {
        guard let slot, intent != .template, !isStretched, !PictureUse(set).isNoSign, let picture = picture(of: slot),
            !picture.isTiny, let measures = PictureMeasures(picture), measures.canBeJudged
        else { return nil }
        return measures
    }

    /// The place of a slot; the drawing's own, if it is alone.
    func location(of slot: CatalogSlot) -> SourceFile.Location {
        set.contents?.location(at: slot.node.offset) ?? set.location
    }

    /// Whether a slot of any device is for dark, with a file or with the name of one.
    var hasDarkSlot: Bool { slots.contains { $0.style == .dark && $0.filename != nil } }
    var hasHighSlot: Bool { slots.contains { $0.isHighContrast && $0.filename != nil } }
}

extension CatalogPicture {
    /// Whether it is a dot or a line: pixels that are stretched to a ground or a border.
    var isTiny: Bool { size.map { min($0.width, $0.height) <= 4 } ?? false }
}
