import GlyphManifest
import Markup
import SemanticColor
import SetSupport
import Testing

@testable import GlyphModel

private func findings(_ colors: String, generation: String = "ios26") -> [Diagnostic] {
    do throws(Findings) {
        return try Imports.manifest([:], "", colors: colors, generation: generation).warnings
    } catch { return error.diagnostics }
}

/// Of any generation, aliases and fixed colours too: app code knows them all.
@Test(arguments: ["label", "systemMint", "tintColor", "white", "secondarySystemGroupedBackground"])
func noColourHasTheNameOfOneOfTheSystems(name: String) {
    for generation in SystemColors.Generation.allCases {
        let faults = findings("<color name='\(name)'><value srgb='#123456'/></color>", generation: generation.rawValue)
        #expect(faults.map(\.id) == ["system-color-name"] && faults.first?.severity == .error)
        #expect(findings("<color name='\(name)' same-as='systemRed'/>").map(\.id) == ["system-color-name"])
    }
}

@Test func theErrorProposesTheWholeElementUnderAnotherName() throws {
    let element = """
        <color name='label'>
          <value srgb='#123456'/>
          <value style='dark' srgb='#ABCDEF'/>
        </color>
        """
    let fault = try #require(findings("<color name='appLabel' same-as='systemRed'/>" + element).first)
    #expect(fault.message == "'label' is a system colour, which cannot be redefined")
    #expect(
        fault.hint
            == "rename it: <color name='appLabel2'><value srgb='#123456'/><value style='dark' srgb='#ABCDEF'/>"
            + "</color>, and use 'appLabel2' in tint, on and same-as")
    let proposal = try #require(fault.hint?.firstMatch(of: /<color.*<\/color>/)).output
    #expect(try Imports.manifest([:], "", colors: String(proposal)).manifest.ownRoles == ["appLabel2"])
    #expect(SystemName.proposal(for: "secondarySystemFill") { _ in false } == "appSecondaryFill")
    #expect(SystemName.proposal(for: "systemRed") { _ in false } == "appRed")
}

private func token(_ name: String, _ bytes: (Double, Double, Double), _ rest: String = "") -> String {
    "\"\(name)\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [\(bytes.0 / 255), \(bytes.1 / 255), \(bytes.2 / 255)]}\(rest)}"
}

@Test func anImportedColourWithASystemsNameIsTheSystemsOrAnError() throws {
    let white = "{\(token("white", (255, 255, 255))), \"paper\": {\"$type\": \"color\", \"$value\": \"{white}\"}}"
    let manifest = try Imports.manifest(["t.json": white], "<import tokens='t.json'/>").manifest
    #expect(manifest.ownRoles == ["paper"] && manifest.palette.systemColor(of: "paper") == "white")
    // In dark the system's is another.
    let red = "{\n\(token("systemRed", (255, 56, 60)))}"
    #expect(Imports.faults(["t.json": red], "<import tokens='t.json'/>") == ["2:14 system-color-name"])
    let catalog = [
        "C.xcassets/label.colorset/Contents.json": """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0.1", "green": "0.1", "blue": "0.1", "alpha": "1.0"}}}]}
        """
    ]
    #expect(Imports.faults(catalog, "<import catalog='C.xcassets'/>") == ["1:1 system-color-name"])
}

@Test func everyColourOfTheSystemHasItsNamesInTheFrameworks() {
    let names = SystemColors.Generation.allCases.flatMap { Palette.system($0).roles }
    for role in Set(names) { #expect(SystemColorReference(role) != nil, "\(role.rawValue)") }
    #expect(Set(SystemColorReference.all.map(\.role)) == Set(names))
    #expect(Set(SystemColorReference.all.map(\.role)).count == SystemColorReference.all.count)
}

@Test func releasesBelongToGenerations() {
    let releases: [String: SystemColors.Generation?] = [
        "ios18": .ios15, "iOS 17.4": .ios15, "ios14": .ios13, "ios12": .ios13, "ios27": .ios26, "ios": nil,
        "macos15": nil,
        "ios0": nil, "ios99999": nil,
    ]
    for (release, generation) in releases {
        #expect(SystemColors.Generation(release: release) == generation, "\(release)")
    }
    let fault = findings("", generation: "ios18").first
    #expect(fault?.hint == "did you mean 'ios15', which has the colours of iOS 15 to 18?")
}

@Test func `only system colours and their aliases count as system colours`() {
    var palette = Palette.system(.ios26)
    palette.define("a", as: palette["systemRed"] ?? DynamicColor(.black), sameAs: "systemRed")
    palette.define("b", as: palette["a"] ?? DynamicColor(.black), sameAs: "a")
    palette.define("c", as: DynamicColor(.black), sameAs: "systemRed")
    palette.define("d", as: palette["systemRed"] ?? DynamicColor(.black))
    palette.define("e", as: DynamicColor(.black), sameAs: "e")
    #expect(
        ["a", "b", "c", "d", "e", "label", "tintColor"].map { palette.systemColor(of: $0) } == [
            "systemRed", "systemRed", nil, nil, nil, "label", "tintColor",
        ])
    #expect(Palette().systemColor(of: "label") == nil)
}
