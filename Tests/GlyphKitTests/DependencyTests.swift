import Foundation
import Support
import Testing

/// The dependencies of the program are listed.
@Suite struct DependencyTests {
    @Test func eachPackageIsListedWithItsLicence() throws {
        let resolved = try Repository.text("Package.resolved")
        let list = try Repository.text(".github/DEPENDENCIES.md")
        let packages = resolved.matches(of: /"identity" : "([^"]+)"/).map { String($0.output.1) }
        #expect(packages.count >= 2)
        for package in packages { #expect(list.contains("| \(package) | "), "\(package)") }
        let rows = list.matches(of: /\n\| (swift-[a-z-]+) \| [^|]+ \| ([A-Za-z0-9.-]+) \|/)
        #expect(Set(rows.map { String($0.output.1) }) == Set(packages))
    }
}
