import GlyphAudit
import GlyphManifest
import GlyphModel
import Markup
import Support
import Testing

@testable import GlyphCatalog

/// What is found in the `res` folder of an Android app.
@Suite struct AndroidAuditTests {
    /// What the command reports by default, as `path:line:column id`, without the folder.
    private func findings(
        in app: InMemoryCatalogs, _ path: String = "app", _ run: CatalogLintRun = CatalogLintRun(least: .warning)
    ) async -> [String] {
        let audit = await app.audit([path], lints: run)
        return audit.findings.map { finding in
            let place = finding.diagnostic.location?.description ?? "nowhere"
            return place.replacing(PlantedResources.root + "/", with: "") + " " + finding.diagnostic.id
        }
    }

    @Test func `nothing is found in an app in which nothing is wrong`() async {
        let audit = await PlantedResources.app().audit(["app"], lints: CatalogLintRun(least: .warning))
        #expect(audit.findings.map(\.diagnostic) == [])
        #expect(audit.sets.count { $0.kind == .image } == 13)
        #expect(audit.sets.count { $0.intent == .template } == 2)
        #expect(audit.catalogs == [PlantedResources.root])
        let skipped = Dictionary(grouping: audit.skipped, by: { FolderPath.last(of: $0.path) }).mapValues(\.count)
        #expect(
            skipped == [
                "selector.xml": 1, "rounded.xml": 1, "drawable-land": 1, "frame.9.png": 1, "color": 1,
                "mipmap-anydpi-v26": 1, "library_text": 1,
            ])
    }

    @Test(arguments: PlantedResources.faults) func `a fault is found at its place, and nothing else`(
        fault: PlantedResources.Fault
    ) async {
        let app = PlantedResources.app(fault.files, link: fault.link)
        let isInformation = CatalogLint.named(fault.id)?.severity == .info
        let run = isInformation ? CatalogLintRun(rules: [fault.id]) : CatalogLintRun(least: .warning)
        #expect(await findings(in: app, "app", run) == [fault.place + " " + fault.id])
    }

    @Test func `a fault is planted for each lint that runs on Android`() {
        let lints = CatalogLint.all.filter { $0.platforms.contains(.android) }.map(\.id)
        #expect(Set(lints) == Set(PlantedResources.faults.map(\.id)))
    }

    /// Words of Xcode and of Apple's systems.
    private static let foreign = [
        "Xcode", "image set", "color set", "Contents.json", "catalog", "systemBackground", "SF Symbol", "template",
        "slot",
    ]

    @Test(arguments: PlantedResources.faults) func `no message is about Xcode`(fault: PlantedResources.Fault) async {
        let audit = await PlantedResources.app(fault.files, link: fault.link).audit(["app"])
        for diagnostic in audit.findings.map(\.diagnostic) {
            let texts = [diagnostic.message, diagnostic.hint ?? "", diagnostic.fix?.message ?? ""] + diagnostic.notes
            for word in Self.foreign { #expect(!texts.joined(separator: " ").contains(word), "\(diagnostic)") }
        }
    }

    // MARK: Certainty

    private let owl = ["drawable/owl.xml": PlantedResources.vector(PlantedResources.owl)]

    @Test func `without a resource for night, what is lost in dark is reported as info`() async {
        let app = InMemoryCatalogs(texts: ["res/drawable/owl.xml": owl["drawable/owl.xml"] ?? ""])
        let audit = await app.audit(["."])
        #expect(audit.findings.map { "\($0.diagnostic.severity) \($0.diagnostic.id)" } == ["info missing-dark"])
        // It was looked at.
        #expect(audit.skipped.isEmpty && audit.lightFolders == ["res"])
        let themes = "<resources><style name=\"App\" parent=\"Theme.Material3.DayNight\"/></resources>"
        let dark = InMemoryCatalogs(texts: app.texts.merging(["res/values/themes.xml": themes]) { $1 })
        let warned = await dark.audit(["."])
        #expect(warned.findings.map(\.diagnostic.severity) == [.warning] && warned.lightFolders.isEmpty)
    }

    @Test func `a drawable with one for dark by its name is reported as info`() async {
        let app = PlantedResources.app(owl.merging(["drawable/owl_night.xml": "<shape/>"]) { $1 })
        #expect(await findings(in: app) == [])
    }

    @Test func `colours that a theme chooses by their names are reported as info`() async {
        let app = InMemoryCatalogs(texts: [
            "res/values/colors.xml": PlantedResources.colors([
                ("title", "#1D2B3A"), ("surface", "#FFFFFF"), ("launcher_background", "#FFFFFF"),
            ]),
            "res/values-night/colors.xml": PlantedResources.colors([("launcher_background", "#1B1B1F")]),
        ])
        #expect(await findings(in: app, "res") == [])
        #expect(
            await app.audit(["res"]).findings.map(\.diagnostic.id) == ["missing-dark-color", "bright-background"])
    }

    @Test func `resources of Compose Multiplatform have their own word for night`() async {
        var files = Dictionary(uniqueKeysWithValues: owl.map { ("shared/composeResources/" + $0, $1) })
        files["shared/composeResources/values/strings.xml"] = "<resources/>"
        files["shared/composeResources/drawable/moon.xml"] = owl["drawable/owl.xml"]?.replacing("9h-9z", with: "9h-8z")
        files["shared/composeResources/drawable-dark/moon.xml"] = PlantedResources.vector(
            PlantedResources.path("#8FB8FF"))
        let audit = await InMemoryCatalogs(texts: files).audit(["shared"])
        #expect(audit.findings.map { $0.diagnostic.id + " " + $0.subject } == ["missing-dark image owl"])
        #expect(audit.findings.first?.diagnostic.hint?.contains("drawable-dark/owl.xml") == true)
    }

    // MARK: Fixes

    private static let fixable = [
        "missing-dark", "dark-equals-light", "white-plate", "missing-dark-color", "low-contrast-color",
        "bright-background",
    ]

    @Test(arguments: PlantedResources.faults.filter { fixable.contains($0.id) })
    func `a fix resolves its finding`(fault: PlantedResources.Fault) async throws {
        let app = PlantedResources.app(fault.files)
        let (texts, findings) = try await PlantedResources.fixed(app)
        #expect(findings.map(\.diagnostic) == [])
        // Only files for night are new or changed.
        let changed = texts.keys.filter { texts[$0] != app.texts[$0] }
        #expect(!changed.isEmpty && changed.allSatisfy { $0.contains("-night/") }, "\(changed)")
    }

    @Test func `a drawable for night has all of the other one but the colours that are lost`() async throws {
        let (texts, _) = try await PlantedResources.fixed(PlantedResources.app(owl))
        let night = try #require(texts[PlantedResources.root + "/drawable-night/owl.xml"])
        let colors = /#[0-9A-F]{6}/
        #expect(night.replacing(colors, with: "") == owl["drawable/owl.xml"]?.replacing(colors, with: ""))
        #expect(!night.contains("#101828"))
    }

    @Test func `several colours are added to one file that is not there yet`() async throws {
        let app = PlantedResources.app([
            "values/more.xml": PlantedResources.colors([
                ("caption_text", "#1D2B3A"), ("page_background", "#FFFFFF"), ("subtitle", "#CC14479E"),
            ])
        ])
        let (texts, findings) = try await PlantedResources.fixed(app)
        #expect(findings.map(\.diagnostic) == [])
        let night = try #require(texts[PlantedResources.root + "/values-night/more.xml"])
        for name in ["caption_text", "page_background", "subtitle"] {
            #expect(night.matches(of: try Regex("<color name=\"\(name)\">#[0-9A-F]+</color>")).count == 1, "\(night)")
        }
    }
}
