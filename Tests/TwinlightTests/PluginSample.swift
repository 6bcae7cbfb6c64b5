import Foundation
import Support
import Testing

/// The sample package, with the plugins as they are released, and the program that the tests have.
struct PluginSample {
    static let isPossible = Programs.named("swift") != nil

    /// The output of SwiftPM where it runs the program.
    static let work = "Building the glyphs of App"
    static let end = "a catalog [\"brand\"]"
    static func line(_ glyph: String) -> String { "\(glyph) has its pictures" }

    /// `Package` is the sample, `twinlight-plugins` the package that it depends on.
    let folder: TemporaryFolder

    init() async throws {
        folder = try TemporaryFolder()
        let triple = try await Self.triple()
        let bundle = try await Self.script(
            "bundle", ["dist", try await Self.version(), "\(triple)=\(Executable.fastest.path)"], in: folder)
        #expect(bundle.status == 0, "\(bundle.errors)")
        let plugins = try await Self.script(
            "plugins", ["twinlight-plugins", "dist/twinlight.artifactbundle"], in: folder)
        #expect(plugins.status == 0, "\(plugins.errors)")
        try FileManager.default.copyItem(
            at: Repository.root.appending(path: "Tests/Packages/Samples/Package"), to: folder.url("Package"))
    }

    /// Runs a script of `.ci`.
    static func script(_ name: String, _ arguments: [String], in folder: TemporaryFolder) async throws -> Programs.Run {
        try await Programs.run(
            Repository.root.appending(path: ".ci/\(name)"), arguments, in: folder.path,
            environment: ["TWINLIGHT_REPOSITORY": "team/fork"])
    }

    static func version() async throws -> String {
        let run = try await Programs.run(Executable.fastest, ["--version"])
        return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The machine, as a bundle names it.
    private static func triple() async throws -> String {
        let swift = try #require(Programs.named("swiftc"))
        let run = try await Programs.run(swift, ["-print-target-info"])
        let info = try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any]
        let target = info?["target"] as? [String: Any]
        return try #require(target?["unversionedTriple"] as? String)
    }

    /// Runs SwiftPM in the sample.
    func swift(_ command: String, _ arguments: [String] = []) async throws -> Programs.Run {
        try await Programs.run(
            try #require(Programs.named("swift")), [command] + arguments, in: folder.url("Package").path,
            environment: [
                "TWINLIGHT_PLUGINS": folder.url("twinlight-plugins").path, "XDG_CACHE_HOME": folder.url("cache").path,
            ])
    }

    /// The output of the sample.
    func lines() async throws -> [String] {
        let run = try await Programs.run(folder.url("Package/.build/debug/App"), [], in: folder.path)
        return run.output.split(separator: "\n").map(String.init)
    }

    func replace(_ old: String, by new: String, in path: String) throws {
        let text = try #require(folder.text("Package/" + path))
        #expect(text.contains(old))
        try folder.write(text.replacing(old, with: new), to: "Package/" + path)
    }

    /// The resources of the target by their paths.
    var resources: [String: Data] {
        let bundle = folder.url("Package/.build/debug").resolvingSymlinksInPath()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
        guard let name = names.first(where: { $0.hasPrefix("Sample_App.") }),
            let walk = FileManager.default.enumerator(atPath: bundle.appending(path: name).path)
        else { return [:] }
        var found: [String: Data] = [:]
        for case let path as String in walk where walk.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
            found[path] = try? Data(contentsOf: bundle.appending(path: "\(name)/\(path)"))
        }
        return found
    }

    /// When each file that the program wrote, or that is a resource, was written, by its path.
    var states: [String: Date] {
        var found: [String: Date] = [:]
        for path in folder.files where path.contains(".build/plugins/outputs/") || path.contains("/Sample_App.") {
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder.url(path).path)
            found[path] = attributes?[.modificationDate] as? Date
        }
        return found
    }
}
