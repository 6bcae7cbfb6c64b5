import GlyphModel
import Markup
import SemanticColor
import Testing

/// A modifier with contexts by name: the first one black, each one after it a tenth lighter.
private func modifier(_ name: String, _ contexts: [String], standard: String? = nil) -> String {
    let list = contexts.enumerated().map { "\"\($1)\": [\(Imports.gray(Double($0) / 10))]" }.joined(separator: ", ")
    return "\"\(name)\": {\"contexts\": {\(list)}\(standard.map { ", \"default\": \"\($0)\"" } ?? "")}"
}

private func document(_ modifiers: String..., order: [String]) -> String {
    let references = order.map { "{\"$ref\": \"#/modifiers/\($0)\"}" }.joined(separator: ", ")
    return
        "{\"version\": \"2025.10\", \"modifiers\": {\(modifiers.joined(separator: ",\n"))}, \"resolutionOrder\": [\(references)]}"
}

private func themes(_ contexts: [String], standard: String? = nil) -> String {
    document(modifier("theme", contexts, standard: standard), order: ["theme"])
}

/// The number of the context that light, dark, light high and dark high show.
private func shown(_ text: String, _ attributes: String = "") throws(Findings) -> [Int] {
    let palette = try Imports.manifest(["t.json": text], "<import tokens='t.json' \(attributes)/>").manifest.palette
    return [Appearance.light, .dark, .lightHigh, .darkHigh].map { Int(((palette["a"]?[$0].red ?? -1) * 10).rounded()) }
}

private func findings(_ text: String, _ attributes: String = "") -> [Diagnostic] {
    do throws(Findings) {
        return try Imports.manifest(["t.json": text], "<import tokens='t.json' \(attributes)/>").warnings
    } catch { return error.diagnostics }
}

/// As the design systems of GitHub, Google, Microsoft and others name theirs.
@Test(arguments: [
    ["light", "dark", "light-high-contrast", "dark-high-contrast"],
    ["light", "dark", "light high contrast", "dark high contrast"],
    ["light", "dark", "light_hc", "dark_hc"], ["Light", "Dark", "LightHC", "HCDark"],
    ["light", "dark", "highContrastLight", "highContrastDark"], ["Day", "Night", "day-high", "night-high"],
    ["light-theme", "dark-theme", "light-increased-contrast", "dark-more-contrast"],
    ["Light Mode", "Dark Mode", "Light Contrast High", "Dark Contrast High"],
    ["light-normal", "dark-normal", "light-highcontrast", "dark-highcontrast"],
    ["light-standard-contrast", "dark-default-contrast", "lightEnhancedContrast", "darkEnhancedContrast"],
])
func theUsualWordsAreUnderstood(names: [String]) throws {
    #expect(try shown(themes(names)) == [0, 1, 2, 3])
    #expect(findings(themes(names)).isEmpty)
}

@Test func `a high-contrast context applies to light only if the modifier has styles`() throws {
    #expect(try shown(themes(["light", "dark", "hc"])) == [0, 1, 2, 1])
    #expect(try shown(document(modifier("contrast", ["standard", "more"]), order: ["contrast"])) == [0, 0, 1, 1])
    #expect(
        try shown(document(modifier("prefers-contrast", ["default", "increased"]), order: ["prefers-contrast"])) == [
            0, 0, 1, 1,
        ])
}

/// One unknown context used to give one picture for all appearances.
@Test func anUnknownContextIsAnErrorAndTheProposedLinesFixIt() throws {
    let text = themes(["light", "dark", "light-high-contrast", "dark-dimmed", "sepia"], standard: "light")
    let faults = findings(text)
    #expect(faults.map(\.id) == ["unknown-context", "unknown-context"] && faults.allSatisfy { $0.severity == .error })
    #expect(
        faults.map {
            text.utf8.dropFirst(($0.location?.column ?? 1) - 1).prefix(8).map { String(UnicodeScalar($0)) }.joined()
        } == ["\"dark-di", "\"sepia\":"])
    #expect(
        faults[0].hint == """
            state its appearance: <import tokens="t.json" contexts="light=light light-high=light-high-contrast \
            dark=dark-dimmed"/>; or leave it out: <import tokens="t.json" contexts="light=light dark=dark \
            light-high=light-high-contrast"/>
            """)
    // Each line of each hint is read: no fault is left, and the pictures are the ones that it speaks of.
    var results: [[Int]] = []
    for line in faults.flatMap({ lines(in: $0.hint) }) {
        let (manifest, warnings) = try Imports.manifest(["t.json": text], line)
        #expect(warnings.map(\.id) == ["context-left-out"], "\(line)")
        results.append(
            [.light, .dark, .lightHigh, .darkHigh].map { Int(((manifest.palette["a"]?[$0].red ?? 0) * 10).rounded()) })
    }
    #expect(results == [[0, 3, 2, 3], [0, 1, 2, 1], [0, 1, 2, 4], [0, 1, 2, 1]])
}

private func lines(in hint: String?) -> [String] {
    (hint ?? "").matches(of: /<import [^>]*\/>/).map { String($0.output) }
}

@Test func contextsMapsUnknownNamesAndKeepsKnownOnes() throws {
    let names = ["light", "dark", "Dark Dimmed", "lhc"]
    #expect(try shown(themes(names), "contexts='high=lhc'") == [0, 1, 3, 1])
    #expect(try shown(themes(names), "contexts='dark=dark-dimmed  light-high=lhc dark-high=dark'") == [0, 2, 3, 1])
    #expect(
        findings(themes(names), "contexts='high=lhc'").map(\.description).contains {
            $0.contains("info: contexts of 'theme' that are not read: 'Dark Dimmed' [context-left-out]")
        })
    // A context may be several appearances.
    #expect(try shown(themes(["a", "b"]), "contexts='light=b dark=a high=a dark-high=b'") == [1, 0, 0, 1])
    #expect(
        try shown(
            document(
                modifier("theme", ["tag", "nacht"]), modifier("kontrast", ["wenig", "viel"]),
                order: ["theme", "kontrast"]),
            "contexts='light=tag dark=nacht normal=wenig high=viel'") == [0, 0, 1, 1])
}

@Test func withChoosesContextsThatAreNotAboutAppearances() throws {
    let brand = modifier("brand", ["alpha", "beta", "gamma"])
    #expect(try shown(document(brand, order: ["brand"]), "with='brand=gamma'") == [2, 2, 2, 2])
    // Also where their names could be appearances.
    let density = modifier("density", ["normal", "high"])
    #expect(try shown(document(density, order: ["density"]), "with='Density=normal'") == [0, 0, 0, 0])
    #expect(
        try shown(
            document(modifier("theme", ["light", "dark"]), brand, order: ["brand", "theme"]), "with='brand=beta'") == [
                0, 1, 0, 1,
            ])
}

@Test func aModifierThatIsNotAboutAppearancesIsReadInItsDefaultOrNotAtAll() throws {
    let stated = document(modifier("brand", ["alpha", "beta"], standard: "beta"), order: ["brand"])
    #expect(try shown(stated) == [1, 1, 1, 1])
    #expect(findings(stated).map { "\($0.severity) \($0.id)" } == ["info modifier-default"])
    let open = document(modifier("brand", ["alpha", "beta"]), order: ["brand"])
    let fault = try #require(findings(open).first)
    #expect(fault.severity == .error && fault.id == "modifier-default" && fault.message.contains("'alpha', 'beta'"))
    let repairs = lines(in: fault.hint)
    #expect(
        repairs == [
            #"<import tokens="t.json" with="brand=alpha"/>"#,
            #"<import tokens="t.json" contexts="light=alpha dark=beta"/>"#,
        ])
    #expect(try Imports.manifest(["t.json": open], repairs[1]).manifest.palette["a"]?[.dark].hex == "#1A1A1A")
}

@Test func `a default context of any name is light unless another context is light`() throws {
    #expect(try shown(themes(["brand", "dark"], standard: "brand")) == [0, 1, 0, 1])
    #expect(findings(themes(["dimmed", "light", "dark"], standard: "dimmed")).map(\.id) == ["unknown-context"])
}

@Test func `two contexts for one appearance, or none for light, are errors`() throws {
    let twice = findings(themes(["light", "day", "dark"]))
    #expect(twice.map(\.id) == ["duplicate-context"])
    #expect(
        try lines(in: twice.first?.hint).map {
            try Imports.manifest(["t.json": themes(["light", "day", "dark"])], $0).manifest.palette["a"]?[.light].hex
        } == ["#1A1A1A"])
    let dark = findings(themes(["dark", "dark-high"]))
    #expect(dark.map(\.id) == ["context-without-fallback"] && lines(in: dark.first?.hint).count == 1)
    for line in lines(in: dark.first?.hint) {
        #expect(try Imports.manifest(["t.json": themes(["dark", "dark-high"])], line).manifest.ownRoles == ["a"])
    }
}

@Test func `faults of requested contexts are reported inside the attribute`() {
    func faults(_ attributes: String, _ text: String? = nil) -> [String] {
        let head = "<glyphs version='1'><palette generation='ios26'><import tokens='t.json' "
        return findings(text ?? themes(["light", "dark"]), attributes).filter { $0.severity == .error }.map {
            "\(($0.location?.column ?? 0) - head.utf8.count) \($0.id)"
        }
    }
    #expect(faults("contexts='light=light high=hoch'") == ["28 unknown-context"])
    #expect(faults("contexts='dark=dark dark=light'") == ["21 duplicate-context"])
    #expect(faults("with='them=dark'") == ["7 unknown-modifier"])
    #expect(faults("with='theme=drak'") == ["13 unknown-context"])
    #expect(faults("with='theme=dark theme=light'") == ["18 duplicate-context"])
    #expect(faults("contexts='nigth=dark'") == ["11 wrong-value"])
    #expect(faults("with='theme'") == ["7 wrong-value"])
    #expect(faults("with='a=b'", Imports.gray(0)) == ["7 unknown-context"])
}

@Test func anImportOfACatalogHasNoContexts() {
    let texts = ["C.xcassets/Contents.json": "{}"]
    #expect(
        Imports.faults(texts, "<import catalog='C.xcassets' with='a=b' contexts='dark=c'/>").map {
            $0.split(separator: " ")[1]
        } == ["unknown-attribute", "unknown-attribute"])
}
