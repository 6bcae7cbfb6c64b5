import GlyphModel
import Markup
import SemanticColor
import Testing

@testable import GlyphCatalog

/// What is a copy of a system colour, and what else is said of such a set.
@Suite struct CopiedSystemColorTests {
    private func copy(_ light: String, _ dark: String? = nil, alpha: Double = 1) throws -> CopiedSystemColor? {
        func color(_ hex: String) throws -> Color { try #require(Color(hex: hex)).opacity(alpha) }
        var own = DynamicColor(try color(light))
        if let dark { own.state(try color(dark), for: .dark) }
        return CopiedSystemColor(own)
    }

    @Test(arguments: [
        // Of the newest generation, of an older one, and two bytes beside it.
        ("#0088FF", String?.none, "systemBlue"), ("#007AFF", "#0A84FF", "systemBlue"), ("#007CFD", nil, "systemBlue"),
        ("#F2F2F7", "#000000", "systemGroupedBackground"),
    ])
    func `equal values are a copy`(light: String, dark: String?, role: String) throws {
        let copy = try #require(try copy(light, dark))
        #expect(copy.isExact && copy.roles.contains(ColorRole(rawValue: role)), "\(copy)")
    }

    @Test(arguments: [
        // A colour of an app, and the old red in another profile; grays.
        ("#2080FF", String?.none), ("#FC3D3B", nil), ("#19C759", nil), ("#8E8E93", nil), ("#F1F1F7", "#000000"),
        ("#FFFFFF", "#000000"), ("#FF383C", "#C21E22"),
    ])
    func `a colour that only looks like one is not a copy`(light: String, dark: String?) throws {
        #expect(try copy(light, dark) == nil)
    }

    @Test func `values for light and dark that look alike are nearly a copy`() throws {
        let copy = try #require(try copy("#FC3D3B", "#FF4A42"))
        #expect(!copy.isExact && copy.roles == ["systemRed"], "\(copy)")
        #expect(try self.copy("#FF383C", "#FF4245", alpha: 0.9) == nil, "it is translucent")
    }

    @Test func `black and white with the alpha of a separator are a copy only in a line`() throws {
        func color(_ hex: String, _ alpha: Double) throws -> Color { try #require(Color(hex: hex)).opacity(alpha) }
        let track = DynamicColor(try color("#000000", 0.12))
        #expect(CopiedSystemColor(track) == nil && CopiedSystemColor(track, isLine: true) == nil)
        var both = track
        both.state(try color("#FFFFFF", 0.17), for: .dark)
        #expect(CopiedSystemColor(both) == nil)
        #expect(CopiedSystemColor(both, isLine: true)?.roles == ["separator"])
        #expect(CopiedSystemColor(DynamicColor(try color("#3C3C43", 0.6)))?.roles == ["secondaryLabel"])
    }

    // MARK: - Other lints

    private func findings(_ name: String, _ contents: String) async -> [Diagnostic] {
        await InMemoryCatalogs(texts: ["A.xcassets/\(name).colorset/Contents.json": contents])
            .audit(["A.xcassets"]).findings.map(\.diagnostic)
    }

    @Test func `of a copy, nothing is found that the reference brings`() async {
        // Orange reaches 2.2 : 1 on white, and has no values for increased contrast.
        let orange = await findings("alarm", Example.colors(.value("FF9500"), .value("FF9F0A", "dark")))
        #expect(orange.map(\.id) == ["system-color-by-value"] && orange.first?.fix != nil, "\(orange)")
        let both = await findings(
            "alarm",
            Example.colors(.value("FF9500"), .value("FF9F0A", "dark"), .value("C93400", "high")))
        #expect(both.map(\.id) == ["system-color-by-value"], "\(both)")
    }

    @Test func `a copy for one device says nothing of another`() async {
        var parts = Example.colors(
            .value("FF9500"), .value("FF9F0A", "dark"), .value("7FB2FF"), .value("8FB8FF", "dark")
        ).split(separator: "\"universal\"", omittingEmptySubsequences: false).map(String.init)
        let last = parts.removeLast()
        let text =
            parts[0...1].joined(separator: "\"universal\"") + "\"universal\"" + parts[2...].joined(separator: "\"mac\"")
        let found = await findings("alarm", text + "\"mac\"" + last)
        #expect(found.map(\.id).sorted() == ["low-contrast-color", "system-color-by-value"], "\(found)")
    }

    @Test func `a colour that is nearly a copy has no fix, and keeps what is worse`() async {
        let near = await findings("alarm", Example.colors(.value("FC3D3B"), .value("FF4A42", "dark")))
        #expect(near.map(\.id) == ["system-color-by-value"], "\(near)")
        #expect(near.first?.severity == .info && near.first?.fix == nil)
        #expect(near.first?.message.contains("nearly") == true)
        let orange = await findings("alarm", Example.colors(.value("FD930A"), .value("FD9D12", "dark")))
        #expect(orange.map(\.id).sorted() == ["low-contrast-color", "system-color-by-value"], "\(orange)")
    }

    private typealias Example = CatalogLint.Example
}

/// What `low-contrast-color` proposes.
@Suite struct LowContrastColorTests {
    private func finding(_ name: String, _ contents: String) async throws -> Diagnostic {
        let found = await InMemoryCatalogs(texts: ["A.xcassets/\(name).colorset/Contents.json": contents])
            .audit(["A.xcassets"], lints: CatalogLintRun(rules: ["low-contrast-color"])).findings
        try #require(found.count == 1, "\(found.map(\.diagnostic))")
        return found[0].diagnostic
    }

    @Test(arguments: [
        ("text-warning", true), ("Caption", true), ("rowTitle", true), ("largeTitle", false), ("headline", false),
        ("warningIcon", false),
    ])
    func `a text gets 4_5 to 1, all else 3 to 1`(name: String, isText: Bool) async throws {
        let found = try await finding(name, Example.colors(.value("FF8B3E"), .value("FFB080", "dark")))
        #expect(found.severity == .warning && found.fix != nil)
        #expect(found.hint?.contains(isText ? "with 4.5 : 1" : "with 3 : 1") == true, "\(found)")
        #expect(found.message.contains("2.32 : 1 on #FFFFFF; \(isText ? "text needs 4.5" : "symbols need 3") : 1"))
    }

    @Test func `what people do not see is reported as info, without a fix`() async throws {
        for (name, value) in [
            ("foregroundBrand", "399CE3"), ("tertiaryContent", "A0A8B4"), ("textQuaternary", "C1C6CD"),
        ] {
            let found = try await finding(name, Example.colors(.value(value), .value("8FB8FF", "dark")))
            #expect(found.severity == .info && found.fix == nil, "\(found)")
        }
    }

    private func findings(_ files: [String: String], _ id: String) async -> [Diagnostic] {
        let texts = files.map { ("A.xcassets/\($0).colorset/Contents.json", $1) }
        return await InMemoryCatalogs(texts: Dictionary(texts) { first, _ in first })
            .audit(["A.xcassets"]).findings.map(\.diagnostic).filter { $0.id == id }
    }

    @Test func `a colour that is the same in both by choice is judged where it is seen`() async {
        let id = "missing-high-contrast-color"
        // 9 : 1 in light, and 1.7 : 1 in dark.
        #expect(await findings(["brand": Example.colors(.value("431CBB"), .value("431CBB", "dark"))], id).isEmpty)
        #expect(await findings(["brand": Example.colors(.value("5B4BFF"), .value("9AA9FF", "dark"))], id).isEmpty)
        let one = await findings(["accent": Example.colors(.value("4A3FD0"), .value("6364FF", "dark"))], id)
        let hint = one.first?.hint ?? ""
        #expect(one.count == 1 && hint.hasSuffix(" in dark") && !hint.contains("in light"), "\(one)")
    }

    @Test(arguments: [
        ("textPrimary", "F2F3F7", "1A1B20"), ("linkText", "6FB1FF", "0B3F90"), ("AccentColor", "A5CFFF", "084A98"),
    ])
    func `values for light and dark that are swapped are one finding`(name: String, light: String, dark: String) async {
        let wrong = Example.colors(.value(light), .value(dark, "dark"))
        let found = await InMemoryCatalogs(texts: ["A.xcassets/\(name).colorset/Contents.json": wrong])
            .audit(["A.xcassets"]).findings.map(\.diagnostic)
        #expect(found.map(\.id) == ["low-contrast-color"] && found.first?.message.contains("seem swapped") == true)
        #expect(found.first?.fix == nil && found.first?.severity == .warning)
        let right = Example.colors(.value(dark), .value(light, "dark"))
        #expect(await findings([name: right], "low-contrast-color").isEmpty)
        // On a background of its own.
        for other in ["selectedText", "textInverse", "textOnAccent", "badgeText"] {
            let found = await findings([other: wrong], "low-contrast-color")
            #expect(!found.contains { $0.message.contains("swapped") }, "\(found)")
        }
    }

    @Test func `a text of one value keeps it for dark`() async throws {
        let path = "A.xcassets/titleText.colorset/Contents.json"
        let catalogs = InMemoryCatalogs(texts: [path: Example.colors(.value("C0C0C0"))])
        let found = await catalogs.audit(["A.xcassets"]).findings.map(\.diagnostic)
        let finding = try #require(found.first { $0.id == "low-contrast-color" })
        #expect(finding.hint == "the nearest value of this hue with 4.5 : 1 is #767676; keep the present one for dark")
        let fix = try #require(finding.fix)
        let fixed = try #require(catalogs.applying([fix]))
        #expect(await fixed.audit(["A.xcassets"], lints: CatalogLintRun(least: .warning)).findings.isEmpty)
    }

    @Test func `a symbol of one value keeps it for dark`() async throws {
        let path = "A.xcassets/starIcon.colorset/Contents.json"
        let catalogs = InMemoryCatalogs(texts: [path: Example.colors(.value("F9C634"))])
        let lints = CatalogLintRun(rules: ["low-contrast-color"])
        let finding = try #require(await catalogs.audit(["A.xcassets"], lints: lints).findings.first?.diagnostic)
        #expect(finding.hint == "the nearest value of this hue with 3 : 1 is #B98F00; keep the present one for dark")
        let fixed = try #require(catalogs.applying([finding.fix].compactMap(\.self)))
        let text = try #require(fixed.texts[path])
        #expect(text.contains("0xB9") && text.contains("0xF9") && text.contains("\"dark\""), "\(text)")
        #expect(await fixed.audit(["A.xcassets"], lints: CatalogLintRun(least: .warning)).findings.isEmpty)
    }

    @Test func `a tint of a control needs 3 to 1 with increased contrast, too`() async throws {
        let id = "missing-high-contrast-color"
        let off = Example.colors(.value("DEDEDE"), .value("343434", "dark"))
        let hint = try #require(await findings(["switchTint": off], id).first?.hint)
        // No more than 3 : 1 on white and on #1C1C1E.
        #expect(hint == "add values for increased contrast, such as #949494 in light and #6E6E6E in dark", "\(hint)")
        let on = Example.colors(.value("2F7DE1"), .value("8FB8FF", "dark"))
        for name in ["switchTint", "toggleOn"] { #expect(await findings([name: on], id).isEmpty) }
        for name in ["accentTint", "iconTint", "switchIcon"] { #expect(await findings([name: on], id).count == 1) }
    }

    @Test func `a text is judged on its own background alone`() async {
        let text = Example.colors(.value("2E9E4F"), .value("36B85C", "dark"))
        let ground = Example.colors(.value("E3F2E8"), .value("2A5A38", "dark"))
        let files = ["field.text": text, "field.background": ground]
        #expect(await findings(files, "low-contrast-pair").count == 1)
        #expect(await findings(files, "missing-high-contrast-color").isEmpty)
        #expect(await findings(["field.text": text], "low-contrast-color").map(\.severity) == [.info])
    }

    @Test func `a finding that another one resolves does not resolve a third one`() async {
        let files = [
            "field.text": Example.colors(.value("101418", alpha: "0.500")),
            "field.background": Example.colors(.value("F2F2F2")),
        ]
        // A value for dark changes the pair, and is still needed with values for increased contrast.
        #expect(await findings(files, "missing-dark-color").count == 1)
        #expect(await findings(files, "low-contrast-pair").isEmpty)
        #expect(await findings(files, "missing-high-contrast-color").count == 1)
    }

    @Test func `a pair is judged on a phone, in any order of the devices`() async {
        func colors(_ values: [(gray: String, idiom: String)]) -> String {
            InMemoryCatalogs.contents(
                "colors",
                values.map { gray, idiom in
                    let components = ["red", "green", "blue"].map { "\"\($0)\" : \"0x\(gray)\", " }.joined()
                    return "{ \"color\" : { \"color-space\" : \"srgb\", \"components\" : { "
                        + components + "\"alpha\" : \"1.000\" } }, \"idiom\" : \"\(idiom)\" }"
                })
        }
        let text = [("11", "tv"), ("99", "universal")]
        let ground = [("EE", "tv"), ("DD", "universal")]
        for (text, ground) in [(text, ground), (text.reversed(), ground), (text, ground.reversed())] {
            let files = ["badgeText": colors(text), "badgeBackground": colors(ground)]
            let found = await findings(files, "low-contrast-pair")
            #expect(found.map(\.message) == ["'badgeText' reaches 2.09 : 1 in light and in dark on 'badgeBackground'"])
            // At the value that is judged.
            let line = text.first?.0 == "99" ? 3 : 4
            #expect(found.first?.location?.line == line)
        }
    }

    @Test func `a line is said to reach what it reaches in each appearance`() async {
        let found = await findings(
            ["cellSeparator": Example.colors(.value("DCDEDD"), .value("FCFFFF", "dark"))], "uneven-separator")
        #expect(found.count == 1)
        #expect(found.first?.message.contains(": 1 on #1C1C1E, and reaches 1.35 : 1 on #FFFFFF in light") == true)
    }

    private typealias Example = CatalogLint.Example
}
