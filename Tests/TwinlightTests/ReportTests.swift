import Foundation
import Support
import Testing

/// Finds something of every kind: an error with a fix, a warning in a drawing, a fault without a lint, bytes that are
/// no characters, and a path that no URI takes as it is.
private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let manifest = """
        <glyphs version="1">
          <palette><color name="mist"><value srgb="#B8C4D8"/></color></palette>
          <!-- ä 🌓 --><glyph name="box" tint="mist"/>
          <glyph name="logo" source="my logo.svg" rendering="original"/>
          <glyph name="a-b" source="box.svg" allow="contrast"/>
          <glyph name="a_b" source="box.svg"/>
        </glyphs>
        """
    try folder.write(manifest, to: "Glyphs/manifest.xml")
    try folder.write(
        PlainDrawing.svg(#"<path fill="none" stroke="currentColor" stroke-width="2" d="M4 4h16v16H4z"/>"#),
        to: "Glyphs/box.svg")
    try folder.write(PlainDrawing.svg(##"<path fill="#0088FF" d="M2 2h20v20H2z"/>"##), to: "Glyphs/my logo.svg")
    return folder
}

private func object(_ text: String?) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? [String: Any])
}

@Suite(.takesTurns) struct ReportTests {
    @Test func sarifNamesRulesPlacesAndFixes() async throws {
        let folder = try project()
        let run = try await Executable.run(["lint", "--format", "sarif", "--report", "out.sarif"], in: folder.path)
        #expect(run.status == 1 && run.errors.hasPrefix("Glyphs/manifest.xml:"))
        let sarif = try object(folder.text("out.sarif"))
        let first = try #require((sarif["runs"] as? [[String: Any]])?.first)
        let driver = try #require((first["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(first["results"] as? [[String: Any]])
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
        let contrast = try #require(results.first { $0["ruleId"] as? String == "contrast" })
        #expect(contrast["level"] as? String == "error")
        let place = try #require(
            (contrast["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        let region = try #require(place["region"] as? [String: Any])
        // The comment in front is 15 UTF-16 code units, and three bytes more.
        #expect(region["startLine"] as? Int == 3 && region["startColumn"] as? Int == 16, "\(region)")
        let artifact = try #require(place["artifactLocation"] as? [String: Any])
        #expect(artifact["uri"] as? String == "Glyphs/manifest.xml" && artifact["uriBaseId"] as? String == "%SRCROOT%")
        #expect((contrast["fixes"] as? [Any])?.count == 1)
        let uris = (folder.text("out.sarif") ?? "").contains("Glyphs/my%20logo.svg")
        #expect(uris, "a space is no part of a URI")
    }

    /// Of all commands, also where nothing is found.
    @Test(arguments: [
        ["build"], ["lint", "--rules", "hue-alone"], ["colors"], ["schema"], ["fill", "Glyphs/box.svg"],
        ["outline", "Glyphs/box.svg"], ["init", "New"], ["lint", "missing.xml"], ["audit", "Glyphs"],
    ])
    func everyCommandWritesASarifReport(arguments: [String]) async throws {
        let folder = try project()
        _ = try await Executable.run(arguments + ["--format", "sarif", "--report", "out.sarif"], in: folder.path)
        #expect(try object(folder.text("out.sarif"))["version"] as? String == "2.1.0")
    }

    @Test func `a report is written atomically, and its write errors are reported once`() async throws {
        let folder = try project()
        let run = try await Executable.run(
            ["lint", "--format", "json", "--report", "to/be/made/out.json"], in: folder.path)
        #expect(run.status == 1, "\(run.errors)")
        #expect(try object(folder.text("to/be/made/out.json"))["version"] as? Int == 1)
        #expect(folder.files.filter { $0.hasPrefix("to/") } == ["to/be/made/out.json"], "no temporary file is left")
        // A file that cannot be written has a reason, and is reported once.
        for (path, reason) in [("to/be", "is a directory"), ("Glyphs/box.svg/out.json", "not a directory")] {
            let run = try await Executable.run(["lint", "--report", path], in: folder.path)
            #expect(run.status == 4)
            #expect(run.errors.hasPrefix("error: the report could not be written: \(path): "), "\(run.errors)")
            #expect(run.errors.lowercased().contains(reason), "\(run.errors)")
        }
        #expect(folder.files.filter { $0.hasPrefix("to/") } == ["to/be/made/out.json"])
    }

    @Test(.enabled(if: Validator.isThere, "python3 with jsonschema is not installed"))
    func reportsAreValid() async throws {
        let folder = try project()
        for (format, name) in [("sarif", "out.sarif"), ("json", "out.json")] {
            let run = try await Executable.run(
                ["lint", "--severity", "info", "--format", format, "--report", name], in: folder.path)
            #expect(run.status == 1)
        }
        let schema = try await Executable.run(["schema", "report"], in: folder.path)
        #expect(schema.status == 0)
        try folder.write(schema.output, to: "report.json")
        #expect(try await Validator.faults(of: folder.url("out.json"), by: folder.url("report.json")) == "")
        let colors = try await Executable.run(["colors", "--format", "json"], in: folder.path)
        try folder.write(colors.output, to: "colors.json")
        try folder.write(
            try await Executable.run(["schema", "colors"], in: folder.path).output, to: "colors.schema.json")
        #expect(try await Validator.faults(of: folder.url("colors.json"), by: folder.url("colors.schema.json")) == "")
        // A report that violates the schema is detected.
        try folder.write(#"{"version": 1, "diagnostics": [{"id": "A"}]}"#, to: "bad.json")
        #expect(try await Validator.faults(of: folder.url("bad.json"), by: folder.url("report.json")) != "")
    }

    /// By the schema as OASIS publishes it.
    @Test(
        .enabled(
            if: Validator.isThere && TestMaterial.sarifSchema != nil,
            "TWINLIGHT_MATERIAL names no folder with schemas, or python3 has no jsonschema"))
    func sarifIsValid() async throws {
        let folder = try project()
        let schema = try #require(TestMaterial.sarifSchema)
        for arguments in [
            ["lint", "--severity", "info"], ["build"], ["lint", "missing.xml"], ["fill", "Glyphs/box.svg"],
        ] {
            _ = try await Executable.run(arguments + ["--format", "sarif", "--report", "out.sarif"], in: folder.path)
            #expect(try await Validator.faults(of: folder.url("out.sarif"), by: schema) == "")
        }
    }
}

/// The independent judge of JSON: Python's jsonschema.
enum Validator {
    static let isThere = Programs.python(imports: "jsonschema")

    /// One line each; nothing where it is valid.
    static func faults(of file: URL, by schema: URL) async throws -> String {
        let script = """
            import json, sys, jsonschema
            schema = json.load(open(sys.argv[1]))
            kind = jsonschema.validators.validator_for(schema)
            for error in kind(schema, format_checker=kind.FORMAT_CHECKER).iter_errors(json.load(open(sys.argv[2]))):
                print("/".join(map(str, error.absolute_path)), error.message[:200])
            """
        let result = try await run(script, [schema.path, file.path])
        return result.status == 0 ? result.output : "the validator failed"
    }

    private static func run(_ script: String, _ arguments: [String]) async throws -> Programs.Run {
        try await Programs.run(URL(filePath: "/usr/bin/env"), ["python3", "-c", script] + arguments)
    }
}

/// The findings of `lint` are its result: other programs read them from the standard output, which holds nothing else.
@Test(.takesTurns, arguments: ["json", "sarif"])
func `the standard output of lint in a report format is only the report`(format: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>"#, to: "box.svg")
    for tint in ["systemYellow", "label"] {
        try folder.write(
            #"<glyphs version="1"><glyph name="box" tint="\#(tint)" contrast="3"/></glyphs>"#, to: "manifest.xml")
        let run = try await Executable.run(["lint", "--format", format, "--matrix"], in: folder.path)
        #expect(run.status == (tint == "label" ? 0 : 1), "\(run.errors)")
        let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        #expect(report is [String: Any] || report is [Any])
    }
}
