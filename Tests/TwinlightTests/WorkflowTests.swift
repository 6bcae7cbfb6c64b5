import Foundation
import Support
import Testing

@testable import twinlight

/// The workflows and hooks that are ours, and the ones that we give others as examples.
@Suite(.takesTurns) struct WorkflowTests {
    /// `.ci/setup judges` puts it there.
    private static let checker = Repository.root.appending(path: ".build/judges/check-jsonschema")
    private static let hasChecker = FileManager.default.fileExists(atPath: checker.path)

    @Test(
        .enabled(if: hasChecker, "check-jsonschema is not installed"),
        arguments: [
            ("github-workflows", ".github/workflows/", ""), ("github-workflows", ".github/examples/", ""),
            ("github-issue-forms", ".github/ISSUE_TEMPLATE/", "config.yml"),
        ])
    func `workflow files are valid against the schemas of GitHub`(schema: String, folder: String, except other: String)
        async throws
    {
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)
        let files = names.filter { $0.hasSuffix(".yml") && $0 != other }.map { folder + $0 }
        #expect(!files.isEmpty)
        let python = try #require(Programs.named("python3"))
        let arguments = ["-m", "check_jsonschema", "--builtin-schema", "vendor." + schema]
        let environment = ["PYTHONPATH": Self.checker.path]
        let run = try await Programs.run(python, arguments + files, in: Repository.root.path, environment: environment)
        #expect(run.status == 0, "\(run.output)\(run.errors)")

        // It would find a fault.
        let folder = try TemporaryFolder()
        let faulty = try Repository.text(files[0]).replacing("runs-on:", with: "runs-in:").replacing(
            "body:", with: "boddy:")
        try folder.write(faulty, to: "wrong.yml")
        let wrong = try await Programs.run(python, arguments + ["wrong.yml"], in: folder.path, environment: environment)
        #expect(wrong.status == 1, "\(wrong.output)\(wrong.errors)")
    }

    /// The hooks name commands and options that there are.
    @Test func `the pre-commit hooks run existing commands`() async throws {
        let folder = try boxProject(#"<glyph name="box"/>"#)
        let text = try Repository.text(".pre-commit-hooks.yaml")
        let entries = text.matches(of: /\n  entry: twinlight (.+)/).map { String($0.output.1) }
        #expect(entries.count == text.ranges(of: "\n- id: ").count && entries.count == 2)
        #expect(try await twinlight(folder, "build").status == 0)
        for entry in entries {
            let run = try await Executable.run(entry.split(separator: " ").map(String.init), in: folder.path)
            #expect(run.status == 0, "\(entry): \(run.errors)")
        }
        try folder.write("", to: "Output/svg/box.light.svg")
        #expect(try await twinlight(folder, "build", "--check").status != 0)
    }

    /// All steps of all jobs, with the archive where the release would have it.
    @Test(.enabled(if: Programs.python(imports: "yaml"), "PyYAML is not installed"))
    func theExampleOfAWorkflowInstallsTheProgramAndMakesOneBuild() async throws {
        let folder = try TemporaryFolder()
        try OurGlyphs.copySome(to: folder.url("project/Glyphs"))
        let name = "twinlight-\(Twinlight.version)-linux-x86_64"
        try folder.write(
            "#!/bin/sh\nexec '\(Executable.url.path)' \"$@\"\n", to: "release/\(name)/bin/twinlight")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.url("release/\(name)/bin/twinlight").path)
        let pack = try await Programs.run(
            try #require(Programs.named("tar")), ["-czf", "\(name).tar.gz", name], in: folder.url("release").path)
        #expect(pack.status == 0, "\(pack.errors)")
        let python = try #require(Programs.named("python3"))
        let sum = try await Programs.sum(of: folder.url("release/\(name).tar.gz"))

        func run(sum: String, result: String) async throws -> Programs.Run {
            try await Programs.run(
                python,
                [
                    Repository.root.appending(path: "Tests/Fixtures/BuildSystems/workflow-steps.py").path,
                    Repository.root.appending(path: ".github/examples/matrix.yml").path, folder.url("project").path,
                    folder.url(result).path, "RELEASE=file://\(folder.path)/release/\(name)", "SUM=\(sum)",
                ], in: folder.path, environment: Executable.environment(with: [:]))
        }
        let right = try await run(sum: sum, result: "artifacts")
        #expect(right.status == 0 && right.output == "5 jobs\n", "\(right.errors)")
        let whole = try await Executable.run(["build", "Glyphs", "--output", "Whole"], in: folder.url("project").path)
        #expect(whole.status == 0, "\(whole.errors)")
        let assets = try folder.contents(of: "artifacts/assets")
        #expect(try assets == folder.contents(of: "project/Whole"))
        #expect(assets.count > 20)

        let wrong = try await run(sum: String(repeating: "0", count: 64), result: "nothing")
        #expect(wrong.status != 0 && wrong.errors.contains("FAILED"), "\(wrong.errors)")
    }

    /// The oldest versions of actions for the Node that runners have, or of ones without Node. Of others, none is used.
    private static let oldestActions = [
        "actions/checkout": 5, "actions/cache": 5, "actions/upload-artifact": 6, "actions/download-artifact": 7,
        "actions/upload-pages-artifact": 5, "actions/deploy-pages": 5, "actions/attest": 4,
    ]

    private static func oldActions(in text: String) -> [String] {
        text.matches(of: /uses: *([^\s@]+)@v?(\d*)/).compactMap { match in
            let (action, version) = (String(match.output.1), Int(match.output.2) ?? 0)
            guard let oldest = oldestActions[action] else { return action + " is not known" }
            return version < oldest ? "\(action)@v\(version)" : nil
        }
    }

    @Test func `workflows, examples and the manual use actions that runners still run`() throws {
        let folders = [".github/workflows", ".github/examples", "Sources/GlyphKit/GlyphKit.docc", "Sources/Plugins"]
        var count = 0
        for path in try folders.flatMap({ try Repository.files(in: $0, ending: "") }) {
            guard let text = try? Repository.text(path) else { continue }
            #expect(Self.oldActions(in: text) == [], "\(path)")
            count += text.ranges(of: "uses: ").count
        }
        #expect(count > 15)
        #expect(Self.oldActions(in: "- uses: actions/cache@v4") == ["actions/cache@v4"])
        #expect(Self.oldActions(in: "- uses: acme/thing@v9") == ["acme/thing is not known"])
    }
}
