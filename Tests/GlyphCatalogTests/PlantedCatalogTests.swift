import GlyphCatalog
import GlyphModel
import Markup
import Support
import Testing

/// Catalogs that are made from seeds, as apps have them: nothing is found where nothing is wrong, and all that was
/// planted is found.
@Suite struct PlantedCatalogTests {
    @Test(arguments: seeds(80)) func `nothing is found in a catalog in which nothing is wrong`(seed: UInt64) async {
        let verdict = await PlantedVerdict.of(.clean(seed: seed))
        #expect(verdict.judged >= 30)
        #expect(verdict.isPerfect, "\(verdict.report)")
        // The icon of the app, its data, and documents.
        #expect(verdict.skipped.allSatisfy { !$0.reason.isEmpty })
        #expect(verdict.skipped.contains { $0.path.hasSuffix("AppIcon.appiconset") })
    }

    @Test(arguments: seeds(64)) func `each fault is found at its place, and nothing else`(seed: UInt64) async {
        let verdict = await PlantedVerdict.of(.planted(seed: seed))
        #expect(verdict.isPerfect, "\(verdict.report)")
    }

    @Test func `a fault is planted for each lint of asset catalogs`() {
        let planted = Set(FaultPlanter.all.map(\.id))
        let lints = CatalogLint.reported.filter { $0.platforms.contains(.apple) }.map(\.id)
        let ids = lints.filter { $0 != "lost-in-appearance" } + LossRow.allCases.map(\.rawValue)
        #expect(ids.filter { !planted.contains($0) } == [])
        #expect(planted.count == FaultPlanter.all.count)
    }

    @Test func `a fault is planted into every catalog once`() {
        let catalog = PlantedCatalog.planted(seed: 0)
        #expect(catalog.faults.map(\.id) == FaultPlanter.all.map(\.id))
        #expect(Set(catalog.expected).count == catalog.faults.count)
    }

    @Test func `the same seed makes the same catalog`() {
        #expect(PlantedCatalog.planted(seed: 3).files == PlantedCatalog.planted(seed: 3).files)
        #expect(PlantedCatalog.planted(seed: 3).expected == PlantedCatalog.planted(seed: 3).expected)
        #expect(PlantedCatalog.planted(seed: 3).files != PlantedCatalog.planted(seed: 4).files)
    }

    @Test func `findings do not depend on the number of jobs, nor on memory or disk`() async throws {
        let catalog = PlantedCatalog.planted(seed: 1)
        let folder = try TemporaryFolder()
        try catalog.write(to: folder)
        let files = PlantedFiles(files: catalog.files, links: Set(catalog.links))
        let inMemory = await CatalogAudit.run(
            ["App"], readsSources: true, decoder: .planted, jobs: 1, folder: files.folder)
        let onDisk = await CatalogAudit.run(
            [folder.path + "/App"], readsSources: true, decoder: .planted, jobs: 4)
        func lines(_ audit: CatalogAudit) -> [String] {
            audit.findings.map { finding in
                let place = finding.diagnostic.location?.description ?? "nowhere"
                return "\(place) \(finding.diagnostic.id): \(finding.diagnostic.message)"
                    .replacing(folder.path + "/", with: "")
            }
        }
        #expect(lines(inMemory) == lines(onDisk))
        #expect(inMemory.references?.sourceCount == onDisk.references?.sourceCount)
        #expect(inMemory.sets.map(\.subject) == onDisk.sets.map(\.subject))
    }
}
