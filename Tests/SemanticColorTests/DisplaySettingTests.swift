import Testing

@testable import SemanticColor

private let plate = Color(bytes: 200, 30, 30)
private let sign = Color.white

@Suite struct DisplaySettingTests {
    @Test func `the names and the titles of settings are unique`() {
        #expect(Set(DisplaySetting.all.map(\.name)).count == DisplaySetting.all.count)
        #expect(Set(DisplaySetting.all.map(\.title)).count == DisplaySetting.all.count)
        for setting in DisplaySetting.all { #expect(DisplaySetting.named(setting.name) == setting) }
        #expect(DisplaySetting.named("widget") == nil)
    }

    @Test func `the settings are those of widgets, then each glass over each backdrop`() {
        let backdrops = ["black", "white", "landscape.darkest", "landscape.middle", "landscape.brightest"]
        let options = ["reduced-transparency", "increased-contrast"].flatMap { ["black." + $0, "white." + $0] }
        let glasses = ["regular", "clear"].flatMap { glass in (backdrops + options).map { "glass.\(glass).\($0)" } }
        let widgets = ["light", "dark", "tinted", "tinted.ios18", "accented", "clear"].map { "widget." + $0 }
        #expect(DisplaySetting.all.map(\.name) == widgets + glasses)
        for setting in DisplaySetting.all {
            #expect(
                setting.glass.map { setting.name.hasPrefix($0.backgroundName + ".") }
                    ?? setting.name.hasPrefix("widget."))
        }
    }

    @Test func `all grounds and texts are opaque, and text has a contrast of at least three but on dimmed white`() {
        for setting in DisplaySetting.all {
            #expect(setting.ground.alpha == 1, "\(setting.name)")
            #expect(setting.text.alpha == 1, "\(setting.name)")
            let isWeak = setting.text.contrastRatio(on: setting.ground) < 3
            #expect(isWeak == (setting.name == "glass.clear.white"), "\(setting.name)")
        }
    }

    @Test func `a widget in full colour shows each layer as it is, on the system's background`() throws {
        let background = try #require(SystemColors.color("systemBackground", in: .ios26))
        let label = try #require(SystemColors.color("label", in: .ios26))
        let settings = DisplaySetting.all.filter { $0.rule == .kept }
        #expect(settings.map(\.appearance) == [.light, .dark])
        for setting in settings {
            #expect(setting.ground == background[setting.appearance])
            #expect(setting.text == label[setting.appearance])
            #expect(setting.shown(plate.opacity(0.4)) == plate.opacity(0.4))
        }
    }

    @Test func `the examples of colours are the system's`() {
        #expect(DisplaySetting.tint == SystemColors.color("tintColor", in: .ios26)?[.dark])
        #expect(DisplaySetting.tintedGround18 == SystemColors.color("secondarySystemBackground", in: .ios26)?[.dark])
    }

    @Test(arguments: DisplaySetting.all.filter { $0.rule != .kept })
    func `only the alpha of a layer stays where the system recolours it`(setting: DisplaySetting) {
        for alpha in [0, 0.25, 0.6, 1] {
            let shown = setting.shown(plate.opacity(alpha))
            #expect(shown.alpha == alpha)
            #expect(shown == setting.shown(sign.opacity(alpha)))
        }
    }

    @Test(arguments: DisplaySetting.all.filter { $0.rule != .kept })
    func `a sign on an opaque plate is lost where the system recolours them`(setting: DisplaySetting) {
        #expect(setting.contrastRatio(of: sign, over: plate) == 1)
        // A translucent plate leaves the sign its contrast.
        #expect(setting.contrastRatio(of: sign, over: plate.opacity(0.25)) > 1.2)
    }

    @Test func `a sign on a plate keeps its contrast in full colour`() {
        for setting in DisplaySetting.all.filter({ $0.rule == .kept }) {
            #expect(setting.contrastRatio(of: sign, over: plate) == sign.contrastRatio(on: plate))
            #expect(setting.contrastRatio(of: plate) == plate.contrastRatio(on: setting.ground))
        }
    }

    /// The ratios of the vectors for this blue on black, and on the dark gray.
    @Test func `a layer has the contrast of the colour in which it is shown`() throws {
        let accented = try #require(DisplaySetting.named("widget.accented"))
        #expect(abs(accented.contrastRatio(of: .black) - 6.4942) < 0.0001)
        let tinted = try #require(DisplaySetting.named("widget.tinted.ios18"))
        #expect(abs(tinted.contrastRatio(of: .black) - 5.2617) < 0.0001)
    }

    @Test func `content of tinted and clear widgets is white, and only the watch face has a colour of its own`() throws
    {
        for name in ["widget.tinted", "widget.clear"] {
            let setting = try #require(DisplaySetting.named(name))
            #expect(setting.rule == .alpha(in: .white))
            #expect(setting.text == .white)
        }
        let accented = try #require(DisplaySetting.named("widget.accented"))
        #expect(accented.shown(plate) == DisplaySetting.tint)
        #expect(accented.text == .white)
        #expect(accented.ground == .black)
    }

    @Test func `symbols and text on regular glass are dark over white and light over black`() throws {
        for suffix in ["", ".reduced-transparency", ".increased-contrast"] {
            let white = try #require(DisplaySetting.named("glass.regular.white" + suffix))
            let black = try #require(DisplaySetting.named("glass.regular.black" + suffix))
            #expect(white.text == .black && white.shown(plate) == .black)
            #expect(black.text == .white && black.shown(plate) == .white)
            #expect(white.appearance.style == .light && black.appearance.style == .dark)
        }
    }

    @Test func `the title says where clear glass is dimmed, which is over bright content only`() {
        let dimmed = DisplaySetting.all.filter { $0.title.hasSuffix(", dimmed") }
        #expect(dimmed.map(\.name) == ["glass.clear.white", "glass.clear.landscape.brightest"])
        #expect(dimmed.allSatisfy { $0.ground.luminance < 0.4 })
    }

    @Test func `colours resolve in high contrast where the person increases contrast`() {
        for setting in DisplaySetting.all {
            let increases = setting.name.hasSuffix(".increased-contrast")
            #expect((setting.appearance.contrast == .high) == increases)
            #expect(!increases || [.black, .white].contains(setting.ground))
        }
    }
}
