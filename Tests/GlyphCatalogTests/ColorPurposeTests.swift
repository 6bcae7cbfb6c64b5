import GlyphCatalog
import GlyphModel
import Testing

@Suite struct ColorPurposeTests {
    /// - Parameter path: the name with its groups.
    private func purpose(_ path: String) -> ColorPurpose {
        let parts = path.split(separator: "/").map(String.init)
        return ColorPurpose(name: parts.last ?? "", groups: parts.dropLast().map { GroupName($0) })
    }

    private func isPage(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        let groups = parts.dropLast().map { GroupName($0) }
        return ColorPurpose(name: parts.last ?? "", groups: groups).isPage(name: parts.last ?? "", groups: groups)
    }

    @Test(arguments: [
        "text", "titleColor", "TextPrimary", "text_secondary", "cardTitle", "Text/primary", "Labels/muted", "iconTint",
        "text100",
        "AccentColor", "accent", "backgroundText", "linkcolor", "text2", "NavIcon", "Background/title",
        "bodyColour", "FGPrimary",
    ])
    func `names of text, symbols and accents are foregrounds`(name: String) {
        #expect(purpose(name) == .foreground)
    }

    @Test(arguments: [
        "background", "pageBackground", "titleBackground", "BGPrimary", "card", "titleCard", "Background/accent",
        "textHighlight", "separator", "cardShadow", "iconBorder", "Surfaces/main", "buttonPrimary", "viewbackground",
        "launchScreen", "Fills/quaternary", "tab-bar", "base", "accentBackground", "background2", "backgrounds",
        "Button500", "card100",
    ])
    func `names of surfaces, lines and shadows are backgrounds`(name: String) {
        guard case .background = purpose(name) else {
            Issue.record("\(name) is \(purpose(name))")
            return
        }
        #expect(!purpose(name).isJudgedForContrast)
    }

    @Test(arguments: ["tintSplash", "TintColors/tintSplash", "launchAccent", "Icons/menu", "screenTint", "Text/page"])
    func `what a place has in it is a foreground`(name: String) {
        #expect(purpose(name) == .foreground)
    }

    @Test(arguments: [
        "barTint", "navBarTint", "titleBar", "tabbar", "Menu/background", "Text/card", "splashBackground",
    ])
    func `a place and the surface of one are backgrounds`(name: String) {
        #expect(!purpose(name).isJudgedForContrast)
    }

    @Test(arguments: ["brand", "Navy", "primary", "success", "Brand/Eggplant", "switchOn", "warningRed", "texture", ""])
    func `other names say nothing`(name: String) {
        #expect(purpose(name) == .unknown)
    }

    @Test(arguments: [
        ("Blue/500", ColorPurpose.Exemption.scale), ("gray6", .scale), ("Neutral-50", .scale), ("brand.20", .scale),
        ("100", .scale), ("white", .fixed), ("textBlack", .fixed), ("clearColor", .fixed), ("staticText", .fixed),
        ("onAccent", .otherGround), ("textOnDark", .otherGround), ("lightGray", .otherGround),
        ("DarkBlue", .otherGround), ("Dark/text", .otherGround), ("primaryInverse", .otherGround),
        ("buttonLabel", .otherGround), ("Badge/dangerText", .otherGround),
        ("chartExpenses", .chart), ("Charts/first", .chart), ("gradientStart", .chart), ("textDisabled", .inactive),
        ("placeholderText", .inactive), ("facebookBlue", .logo), ("Logos/mark", .logo),
    ])
    func `raw values and colours of other backgrounds are not judged`(name: String, reason: ColorPurpose.Exemption) {
        #expect(purpose(name) == .exempt(reason))
        #expect(!purpose(name).isJudgedForContrast)
    }

    @Test(arguments: ["text100", "Button500", "brandMd", "card2"])
    func `siblings can show that any name is a step`(name: String) {
        #expect(ColorPurpose(name: name, isStep: true) == .exempt(.scale))
    }

    @Test(arguments: [
        "background", "pageBackground", "Background/primary", "backgroundSecondary", "card", "settingsSheet",
        "launchScreen", "surface2", "BGColor", "homeCanvas",
    ])
    func `pages, sheets and cards may not be white in dark`(name: String) {
        #expect(isPage(name))
    }

    @Test(arguments: [
        "buttonBackground", "qrBackground", "cardHandle", "pageIndicator", "backgroundTint", "separator", "shadow",
        "TextField/background", "backgroundLight", "text", "brand", "Background/toast", "overlay", "background500",
    ])
    func `parts of pages may be white`(name: String) {
        #expect(!isPage(name))
    }
}
