import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// Next to a value of the set's own, a system colour has its value, too.
@Suite struct ReferencedColorsTests {
    private static let rules: Set<String> = [
        "missing-dark-color", "low-contrast-color", "missing-high-contrast-color", "weaker-high-contrast-color",
    ]

    @Test(
        arguments: [
            ("titleA", [ExampleColor.value("C8C8C8"), .reference("labelColor", "dark")], "C8C8C8"),
            ("titleB", [.reference("labelColor"), .value("303030", "dark")], "303030"),
            ("tabIcon", [.value("F0C040"), .reference("systemYellowColor", "dark")], "F0C040"),
            ("warning", [.value("F0C040"), .reference("systemYellowColor", "dark")], "F0C040"),
        ] as [(String, [ExampleColor], String)])
    func `a faint value next to a system colour is found, and only it is changed`(
        name: String, colors: [ExampleColor], faint: String
    ) async throws {
        let before = InMemoryCatalogs.color(name, colors)
        let found = await before.findings(Self.rules)
        #expect(found.map(\.id) == ["low-contrast-color"] && found.first?.severity == .warning, "\(found)")
        #expect(found.first?.message.contains("#\(faint) in ") == true)
        let after = try #require(before.applying(found.compactMap(\.fix)))
        let text = try #require(after.texts.values.first)
        #expect(text.contains("\"reference\"") && !text.contains("0x\(faint.prefix(2))"))
        #expect(await !after.findings(Self.rules).contains { $0.id == "low-contrast-color" })
    }

    @Test(
        arguments: [
            // Only references; values that are seen; a half of a system colour.
            ("titleText", [ExampleColor.reference("systemYellowColor")]),
            ("titleText", [.value("333333"), .reference("labelColor", "dark")]),
            ("titleText", [.reference("labelColor"), .value("F0F0F0", "dark")]),
            ("warningText", [.value("FFCC00"), .reference("systemYellowColor", "dark")]),
            // The system colour has values for increased contrast.
            ("accent", [.value("14479E"), .reference("systemIndigoColor", "dark")]),
        ] as [(String, [ExampleColor])])
    func `a system colour itself is not judged`(name: String, colors: [ExampleColor]) async {
        // A half of a system colour has no values for increased contrast, which is said.
        let found = await InMemoryCatalogs.color(name, colors).findings(Self.rules).filter {
            $0.id != "missing-high-contrast-color"
        }
        #expect(found.isEmpty, "\(found)")
    }

    @Test func `values for increased contrast repeat a system colour`() async throws {
        let before = InMemoryCatalogs.color("accent", [.value("2F7DE1"), .reference("systemBlueColor", "dark")])
        let found = try #require(await before.findings(Self.rules).first)
        #expect(found.id == "missing-high-contrast-color")
        #expect(found.hint?.hasSuffix(" in light") == true, "\(found)")
        let after = try #require(before.applying([found.fix].compactMap(\.self)))
        let text = try #require(after.texts.values.first)
        #expect(text.split(separator: "\"systemBlueColor\"", omittingEmptySubsequences: false).count == 3)
    }

    @Test func `a value for increased contrast is compared with the system colour`() async {
        let found = await InMemoryCatalogs.color(
            "titleText", [.reference("labelColor"), .value("5F5F5F", "high"), .value("EEEEEE", "dark")]
        ).findings(Self.rules)
        #expect(found.map(\.id).contains("weaker-high-contrast-color"), "\(found)")
    }
}
