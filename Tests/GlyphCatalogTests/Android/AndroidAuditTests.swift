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
            return place.replacing(PlantedResources.root + "/", with: "") + " "
                + (finding.loss?.row ?? finding.diagnostic.id)
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
        let rows = Set(LossRow.allCases.map(\.rawValue))
        let planted = Set(PlantedResources.faults.map { rows.contains($0.id) ? "lost-in-appearance" : $0.id })
        // Of the structure of catalogs, links are reported in any folder.
        #expect(Set(lints) == planted.subtracting(["linked-file"]))
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
}
