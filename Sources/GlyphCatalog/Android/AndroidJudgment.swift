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

extension AssetSet {
    /// The file of a drawable for night, in its `res` folder. Compose Multiplatform has another word for it.
    var nightFile: String {
        (FolderPath.last(of: catalog) == "composeResources" ? "drawable-dark" : "drawable-night") + "/\(name).xml"
    }

    /// Whether the system draws it in a colour of its own: icons of notifications (`ic_stat_`) and of launchers.
    var isColoredBySystem: Bool {
        platform == .android && (name.hasPrefix("ic_stat_") || name.hasPrefix("ic_launcher"))
    }
}

extension ImageSet {
    /// The place of a colour in a drawable; the slot's own in all others, and for a colour that is mixed.
    func location(of slot: CatalogSlot, showing color: Color) -> SourceFile.Location {
        picture(of: slot)?.drawable?.location(of: color) ?? location(of: slot)
    }
}
