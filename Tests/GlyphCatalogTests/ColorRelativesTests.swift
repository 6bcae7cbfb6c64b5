import GlyphManifest
import GlyphModel
import Testing

@testable import GlyphCatalog

@Suite struct ColorRelativesTests {
    private func relatives(_ paths: [String]) -> (grounds: [String], bases: [String]) {
        let root = CatalogRoot(path: "A.xcassets", folder: .files([]))
        let places = paths.map { path in
            let groups = path.split(separator: "/").dropLast().map { GroupName(String($0)) }
            return SetPlace(
                kind: .color, root: root, inner: path + ".colorset", catalog: "A.xcassets", groups: Array(groups))
        }
        let relatives = ColorRelatives(places)
        func list(_ other: (String) -> String?) -> [String] {
            paths.compactMap { path in
                other("A.xcassets/\(path).colorset").map {
                    "\(path) \($0.dropFirst("A.xcassets/".count).dropLast(".colorset".count))"
                }
            }
        }
        return (list(relatives.ground), list(relatives.base))
    }

    @Test(arguments: [
        ("badgeText", "badgeBackground"), ("badge-label", "Badge Container"), ("onPrimary", "primary"),
        ("onPrimaryContainer", "primaryContainer"), ("Badge/text", "Badge/background"),
        ("Nav/tabTitleColor", "Nav/tabFill"), ("bio.verified.text", "bio.verified.background"),
        ("selectedItemText", "selectedItemBackground"),
    ])
    func `a text is on the ground with its stem`(text: String, ground: String) {
        #expect(relatives([text, ground, "other"]).grounds == ["\(text) \(ground)"])
    }

    @Test(arguments: [
        // Another folder, another stem, a degree, a style.
        ["A/badgeText", "B/badgeBackground"], ["badgeText", "chipBackground"],
        ["secondaryText", "secondaryBackground"],
        ["darkText", "darkBackground"], ["buttonDisabledText", "buttonDisabledBackground"],
        // The ground is in doubt.
        ["badgeText", "badgeBackground", "badgeBoxBackground"], ["badgeText", "badgeBackground", "badgeFill"],
        ["text", "background", "cardBackground"], ["alertText", "alertBackground", "alertCard"],
        ["title", "background"], ["textBadge", "backgroundBadge"], ["badgeText", "badgeBorder"],
    ])
    func `in doubt, a text has no ground`(paths: [String]) { #expect(relatives(paths).grounds.isEmpty) }

    @Test func `the ground of a state is not another ground`() {
        let paths = ["badgeText", "badgeBackground", "badgePressedBackground"]
        #expect(relatives(paths).grounds == ["badgeText badgeBackground"])
    }

    @Test(arguments: [
        ("brandDisabled", "brand"), ("disabledBrand", "brand"), ("Button/pressed", "Button/normal"),
        ("tabInactive", "tabActive"), ("row-selected-text", "rowText"), ("linkHighlightedColor", "linkColor"),
    ])
    func `a state has a base`(state: String, base: String) {
        #expect(relatives([state, base, "other"]).bases == ["\(state) \(base)"])
    }

    @Test(arguments: [
        ["brandDisabled", "brandPressed"], ["A/brandDisabled", "B/brand"], ["disabled", "brand"],
        ["brandHint", "brand"],
        ["pressedDisabled", "pressed"],
    ])
    func `other names have no base`(paths: [String]) { #expect(relatives(paths).bases.isEmpty) }
}
