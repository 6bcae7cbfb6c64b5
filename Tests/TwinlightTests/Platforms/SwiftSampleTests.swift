import Foundation
import Support
import Testing

/// The sample package, as far as the machine can build it.
@Suite(.takesTurns) struct SwiftSampleTests {
    @Test(.enabled(if: Judge("swiftc") != nil, "there is no swiftc in the path")) func theSampleUsesTheOutput()
        async throws
    {
        let swiftc = try #require(Judge("swiftc"))
        let project = try TemporaryFolder()
        let sample = Repository.root.appending(path: "Tests/Packages/Samples/Swift")
        let output = Repository.root.appending(path: "Output/swift").path
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: sample.appending(path: "Sources/Glyphs").path)
                == "../../../../../Output/swift")
        let made = try await swiftc.run(
            [
                "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-emit-module", "-module-name",
                "Glyphs",
                output + "/GlyphColor.swift", output + "/GlyphName.swift",
            ], in: project.path)
        #expect(made.status == 0, "\(made.text)")
        let checked = try await swiftc.run(
            [
                "-swift-version", "6", "-warnings-as-errors", "-typecheck", "-I", ".",
                sample.appending(path: "Sources/App/Labels.swift").path,
            ], in: project.path)
        #expect(checked.status == 0, "\(checked.text)")
    }
}
