import GlyphCatalog
import GlyphModel
import Markup
import Support
import Testing

/// Fixes of all that was planted.
@Suite struct PlantedFixTests {
    @Test(arguments: seeds(24)) func `when all fixes are made, no finding has one, and there is no new finding`(
        seed: UInt64
    ) async throws {
        let catalog = PlantedCatalog.planted(seed: seed)
        let result = try await FixedCatalog(catalog)
        #expect(result.last.findings.filter { $0.diagnostic.fix != nil }.map(\.diagnostic.description) == [])
        #expect(result.newFindings == [])
        #expect(result.refusals.map { "\($0.path) \($0.reason)" } == [])
        #expect(result.brokenFiles == [])
        #expect(result.lostKeys == [])
        #expect(result.replacedPictures(of: catalog) == [])
        #expect(result.changedSets(of: catalog).isSubset(of: Set(catalog.faults.flatMap(\.sets).map(\.folder))))
    }

    @Test(arguments: seeds(8)) func `there is no fix for a catalog in which nothing is wrong`(seed: UInt64)
        async throws
    {
        let catalog = PlantedCatalog.clean(seed: seed)
        #expect(try await FixedCatalog(catalog).files == catalog.files)
    }
}
