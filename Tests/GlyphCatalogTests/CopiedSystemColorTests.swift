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

    @Test func `a translucent gray with the bytes of a label is a copy`() throws {
        func color(_ hex: String, _ alpha: Double) throws -> DynamicColor {
            DynamicColor(try #require(Color(hex: hex)).opacity(alpha))
        }
        #expect(CopiedSystemColor(try color("#000000", 0.12)) == nil)
        #expect(CopiedSystemColor(try color("#3C3C43", 0.5)) == nil)
        #expect(CopiedSystemColor(try color("#3C3C43", 0.6))?.roles == ["secondaryLabel"])
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
        #expect(found.map(\.id).sorted() == ["system-color-by-value"], "\(found)")
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

    private func findings(_ files: [String: String], _ id: String) async -> [Diagnostic] {
        let texts = files.map { ("A.xcassets/\($0).colorset/Contents.json", $1) }
        return await InMemoryCatalogs(texts: Dictionary(texts) { first, _ in first })
            .audit(["A.xcassets"]).findings.map(\.diagnostic).filter { $0.id == id }
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
            #expect(
                found.map(\.message) == [
                    "'badgeText' reaches 2.09 : 1 in light and 2.09 : 1 in dark on 'badgeBackground'"
                ])
            // At the value that is judged.
            let line = text.first?.0 == "99" ? 3 : 4
            #expect(found.first?.location?.line == line)
        }
    }

    private typealias Example = CatalogLint.Example
}
