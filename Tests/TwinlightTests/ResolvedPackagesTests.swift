import Foundation
import Support
import Testing

/// A package that has the library alone resolves nothing else.
@Suite(.takesTurns, .enabled(if: Programs.named("swift") != nil, "there is no Swift compiler"))
struct ResolvedPackagesTests {
    @Test func aClientWithoutTraitsResolvesNoOtherPackage() async throws {
        let folder = try TemporaryFolder()
        try folder.write("import GlyphKit\n", to: "Sources/Client/main.swift")
        try folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Client", platforms: [.macOS(.v13)],
                dependencies: [.package(name: "twinlight", path: "\(Repository.root.path)", traits: [])],
                targets: [
                    .executableTarget(
                        name: "Client", dependencies: [.product(name: "GlyphKit", package: "twinlight")])
                ])

            """, to: "Package.swift")
        let swift = try #require(Programs.named("swift"))
        let run = try await Programs.run(
            swift, ["package", "show-dependencies", "--format", "flatlist"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        let packages = run.output.split(separator: "\n").filter { !$0.contains(":") }
        #expect(packages.count == 1, "\(run.output)")
        // Nothing has a version that would be noted.
        #expect(folder.text("Package.resolved")?.contains("\"identity\"") != true)
    }
}
