import Support
import Testing

/// Tests that go through a folder show nothing where it is empty: so it is not.
@Suite(.enabled(if: TestMaterial.isNamed, "TWINLIGHT_MATERIAL names no folder of test material"))
struct TestMaterialTests {
    @Test func theFolderHoldsAllThatTestsLookFor() throws {
        #expect(HostileFile.all.count > 200 && Set(HostileFile.all.map(\.category)).count > 10)
        #expect(IconSet.whole.count > 10 && IconSet.whole.allSatisfy { !$0.outlines.isEmpty })
        #expect(TestMaterial.tokenSchemas != nil && TestMaterial.sarifSchema != nil)
    }
}
