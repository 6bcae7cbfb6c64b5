import GlyphManifest
import GlyphModel
import Testing

@testable import GlyphCatalog

@Suite struct ColorScalesTests {
    /// The sets that are steps, of sets at paths in one catalog.
    private func steps(_ paths: [String], kind: AssetSet.Kind = .color, isNamespace: Bool = true) -> [String] {
        let root = CatalogRoot(path: "A.xcassets", folder: .files([]))
        let places = paths.map { path in
            let groups = path.split(separator: "/").dropLast().map { GroupName(String($0), isNamespace: isNamespace) }
            return SetPlace(
                kind: kind, root: root, inner: path + kind.suffix, catalog: "A.xcassets", groups: Array(groups))
        }
        let scales = ColorScales(places)
        return paths.filter { scales.hasStep(at: "A.xcassets/" + $0 + kind.suffix) }
    }

    @Test(arguments: [
        ["text100", "text200", "text300"], ["Button/50", "Button/100", "Button/950"],
        ["button-500", "Button600", "button_700"], ["Text/sm", "Text/md", "Text/lg"],
        ["cardXS", "cardS", "cardM", "card2XL"], ["label1", "label2", "label3", "label4", "label12"],
        ["textSmall", "textMedium", "textLargeColor"],
    ])
    func `three sets of one stem that end in steps are a scale`(paths: [String]) {
        let inGroup = paths.map { "Brand/" + $0 }
        #expect(steps(paths) == paths && steps(inGroup) == inGroup)
        #expect(steps(paths, isNamespace: false) == paths)
        #expect(steps(paths, kind: .image).isEmpty)
    }

    @Test func `three sets of one group that end in numbers are a scale`() {
        #expect(steps(["Raw/text100", "Raw/card200", "Raw/button500", "Raw/title"]).count == 3)
        // Without a group they may be anything, and numbers such as these count.
        #expect(steps(["text100", "card200", "button500"]).isEmpty)
        #expect(steps(["Text/title1", "Text/body2", "Text/caption3"]).isEmpty)
        // One number is not a scale.
        #expect(steps(["Raw/text500", "Raw/card500", "Raw/button500"]).isEmpty)
    }

    @Test(arguments: [
        ["Button500"], ["text100", "text200"], ["A/text100", "A/text200", "B/text300"], ["textSmall", "textLarge"],
        ["text1", "text2", "text3", "text4"], ["text100", "card200", "cardLarge"],
        ["text2023", "text2024", "text2025"],
        ["textPrimary", "textSecondary", "textTertiary"],
    ])
    func `one or two of them, levels and years are not`(paths: [String]) {
        #expect(steps(paths).isEmpty)
    }

    @Test func `an audit judges a step only where it is alone`() async {
        func findings(_ names: [String]) async -> [String] {
            let value = CatalogLint.Example.colors(.value("F2B705"))
            let texts = names.map { ("A.xcassets/\($0).colorset/Contents.json", value) }
            let catalogs = InMemoryCatalogs(texts: Dictionary(texts) { first, _ in first })
            return await catalogs.audit(["A.xcassets"], lints: CatalogLintRun(rules: ["low-contrast-color"]))
                .findings.map(\.subject)
        }
        #expect(await findings(["text100"]).count == 1)
        #expect(await findings(["text100", "text200"]).count == 2)
        #expect(await findings(["text100", "text200", "text300"]).isEmpty)
    }
}
