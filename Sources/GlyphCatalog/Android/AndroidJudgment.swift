internal import Markup
internal import SemanticColor

/// What pictures and colours of Android apps are judged on.
enum AndroidBackgrounds {
    /// The backgrounds of pages, and in dark the lighter one of cards and sheets (Material Design, Dark theme; Material
    /// 3, the roles `surface` and `surfaceContainerLow` of the baseline scheme). An app may choose others: in dark
    /// these are darker than most, so that what is lost on them is lost on others, too.
    static func pages(in style: Appearance.Style) -> [Color] {
        style == .light ? [.white] : [Color(bytes: 0x12, 0x12, 0x12), Color(bytes: 0x1D, 0x1B, 0x20)]
    }
}

/// How certain a finding about a resource is. What resources do not say, code may: a tint, or that the app is light
/// at any time.
extension AssetSet {
    /// The file of a drawable for night, in its `res` folder. Compose Multiplatform has another word for it.
    var nightFile: String {
        (FolderPath.last(of: catalog) == "composeResources" ? "drawable-dark" : "drawable-night") + "/\(name).xml"
    }

    /// Whether its name says that it belongs to a launcher or an icon, and not to a page: `ic_launcher_background`.
    var isForLaunchers: Bool { name.hasPrefix("ic_") || name.contains("launcher") }

    /// Whether its name says that the system draws it in a colour of its own, of which only the opacity counts: an icon
    /// of a notification or of quick settings. `ic_notifications` is the bell of a toolbar, and `ic_add_notification` a
    /// button.
    var isColoredBySystem: Bool {
        guard platform == .android else { return false }
        var words = name.split(separator: "_").map(String.init)[...]
        if ["ic", "icon", "img"].contains(words.first) { words.removeFirst() }
        while let last = words.last, Self.endings.contains(last) || last.first?.isNumber == true { words.removeLast() }
        guard let first = words.first, let last = words.last else { return false }
        let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
        return first == "stat" || (words + pairs).contains { ["quicksettings", "quicksetting", "qstile"].contains($0) }
            || last == "notification" && !words.contains(where: Self.actions.contains)
    }

    /// Words at the end of a name that say nothing about its use: `ic_notification_small_24dp`.
    private static let endings: Set<String> = ["icon", "small", "large", "white", "black", "default", "dp", "status"]
    private static let actions: Set<String> = [
        "add", "clear", "create", "delete", "disable", "edit", "enable", "mute", "new", "no", "open", "remove", "set",
        "toggle", "unmute",
    ]

    /// The severity of a finding about what is lost in dark; nil for the lint's own.
    var darkSeverity: Diagnostic.Severity? {
        guard let resource else { return nil }
        return resource.isShownAtNight ? nil : .info
    }

    /// What to do about what is lost in dark, where dark may not show it.
    func hintForDark(_ hint: String) -> String {
        resource?.isShownAtNight == false ? "if a dark theme shows it, " + hint : hint
    }
}

extension ImageSet {
    /// The severity of a finding about what is lost in light or in dark; nil for the lint's own.
    ///
    /// Layouts and code give a drawable of one colour a tint, as in Compose each `Icon` does: black is then the usual
    /// colour in its file, and says nothing. A colour of the app, `@color/brand`, is meant to be seen.
    func severity(
        of picture: CatalogPicture?, _ measures: PictureMeasures, in style: Appearance.Style
    ) -> Diagnostic.Severity? {
        guard set.platform == .android else { return nil }
        // What was drawn for night is neither tinted nor unused there.
        if style == .dark, picture?.isForNight == true { return nil }
        if measures.mainColors().count < 2, picture?.drawable?.isOfResources != true { return .info }
        return style == .dark ? set.darkSeverity : nil
    }

    /// What to do about a picture that is lost where it is meant to be seen.
    func contrastHint(_ picture: CatalogPicture?, isLight: Bool) -> String {
        let wanted = isLight ? "darker" : "lighter"
        guard let name = picture?.drawable?.references.first else { return "draw it in \(wanted) colours" }
        return "give '@color/\(name)' a \(wanted) value in '\(isLight ? "values" : "values-night")'"
    }

    /// What to do about a white plate.
    ///
    /// - Parameter plate: a softer one.
    func softerHint(_ picture: CatalogPicture, plate: Color) -> String {
        if set.symbol != nil { return "draw its plate softer, such as \(CatalogNotation.text(of: plate))" }
        let isOwn = set.platform == .apple ? hasDarkSlot : picture.isForNight
        if isOwn { return "draw its plate softer there, such as \(CatalogNotation.text(of: plate))" }
        let new = set.platform == .apple ? "a picture for dark" : "'\(set.nightFile)'"
        return set.hintForDark("add \(new) with a softer plate")
    }

    /// The severity of a white plate; nil for the lint's own. Who drew a file for night has seen it there, and the
    /// logo of a company may need its plate: its name says so, or several strong colours on it.
    func severity(ofPlate picture: CatalogPicture, _ measures: PictureMeasures) -> Diagnostic.Severity? {
        guard set.platform == .android else { return nil }
        if picture.isForNight || ColorPurpose(ofResource: set.name) == .exempt(.logo) { return .info }
        let strong = measures.mainColors().count { $0.color.components(in: .oklch).y >= Self.strongChroma }
        return strong >= 3 ? .info : set.darkSeverity
    }

    private static let strongChroma = 0.1

    /// The place of a colour in a drawable; the slot's own in all others, and for a colour that is mixed.
    func location(of slot: CatalogSlot, showing color: Color) -> SourceFile.Location {
        picture(of: slot)?.drawable?.location(of: color) ?? location(of: slot)
    }

    /// What to do about a picture that is lost in dark.
    func darkHint(_ picture: CatalogPicture, isOneColor: Bool) -> String {
        if let name = picture.drawable?.references.first, set.platform == .android {
            return set.hintForDark("give '@color/\(name)' a value in 'values-night', or add '\(set.nightFile)'")
        }
        if set.symbol != nil {
            return
                "draw it with 'currentColor', which follows the text, or in colours that are seen in light and in dark"
        }
        return set.hintForDark(plainDarkHint(isOneColor: isOneColor))
    }

    private func plainDarkHint(isOneColor: Bool) -> String {
        // A set that states `original` keeps its colours.
        return switch (set.platform, isOneColor && (intent == .automatic || set.platform == .android)) {
        case (.apple, true): "render it as a template, or add a picture for dark"
        case (.apple, false): "add a picture that is drawn for dark"
        case (.android, true): "tint it with a colour of the theme, or add '\(set.nightFile)'"
        case (.android, false): "add '\(set.nightFile)', drawn for dark"
        }
    }
}

extension DeviceColors {
    /// Whether its name says that it must be seen on a page.
    ///
    /// In an Android app, a colour is mostly one of a theme, which has others at night: without a word such as `text`
    /// its use is not known.
    var isNamedAsForeground: Bool {
        self.set.set.platform == .apple || purpose == .foreground && ColorPurpose.statesForeground(set.set.name)
    }
}

extension CatalogPicture {
    /// Whether it is in a folder for night of an Android app.
    var isForNight: Bool {
        ResourceFolder(FolderPath.last(of: FolderPath.parent(of: path))).style == .dark
    }
}
