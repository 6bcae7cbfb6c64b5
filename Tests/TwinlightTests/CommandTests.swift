import Foundation
import Support
import Testing

@Suite(.takesTurns) struct CommandTests {
    @Test(arguments: [
        ["build"], ["build", "--watch"], ["preview"], ["preview", "--serve"], ["preview", "--against", "."],
    ])
    func everyPatternThatMatchesNothingIsReportedWithSimilarNames(command: [String]) async throws {
        let folder = try boxProject(#"<group name="Nav"><glyph name="box"/></group>"#)
        let run = try await Executable.run(
            command + ["--only", "bxo", "--only", "box", "--only", "Nvi/box", "--only", "z*"], in: folder.path)
        #expect(run.status == 2 && run.output == "")
        #expect(
            run.errors == "error: '--only' matches no glyph of the manifest: 'bxo' (did you mean 'box'?), "
                + "'Nvi/box' (did you mean 'Nav/box'?), 'z*'\n")
        #expect(!folder.files.contains { $0.hasPrefix("Output") || $0.hasSuffix(".html") })
    }

    @Test(arguments: ["build", "lint", "preview", "colors"])
    func aFolderIsReadAsTheManifestInIt(command: String) async throws {
        let folder = try boxProject(#"<glyph name="box"/>"#)
        for place in ["Glyphs", "Glyphs/", "."] {
            let run = try await twinlight(folder, command, place)
            #expect(run.status == 0, "\(run.errors)")
        }
        try folder.write(boxDrawing, to: "empty/box.svg")
        let run = try await twinlight(folder, command, "empty")
        #expect(run.status == 2 && run.output == "")
        #expect(
            run.errors == "error: the folder 'empty' contains no manifest.xml; 'twinlight init empty' creates one\n")
    }

    @Test func aCommandWithATypoIsReportedWithTheMostSimilarOne() async throws {
        let folder = try boxProject(#"<glyph name="box"/>"#)
        for (typo, meant) in [("biuld", "build"), ("lnit", "lint"), ("pre-view", "preview"), ("Colours", "colors")] {
            let run = try await twinlight(folder, typo, "--matrix", "more")
            #expect(run.status == 2 && run.output == "")
            #expect(run.errors == "error: there is no command '\(typo)'; did you mean 'twinlight \(meant)'?\n")
        }
        #expect(
            try await twinlight(folder, "frobnicate").errors.contains(
                "the commands are build, lint, audit, preview, init"))
        // The existing file is the intended one.
        try folder.write(try #require(folder.text("Glyphs/manifest.xml")), to: "biuld")
        try folder.write(boxDrawing, to: "box.svg")
        #expect(try await twinlight(folder, "biuld", "--output", "out").status == 0)
    }

    @Test(arguments: [
        ["--bogus"], ["lint", "--rules", "contrats"], ["lint", "--write-baseline"], ["build", "--watch", "--check"],
        ["build", "--check", "--dry-run"], ["fill"], ["build", "--format", "xml"], ["preview", "--sheet"],
        ["build", "--jobs", "0"],
    ])
    func `a usage error exits with status 2`(arguments: [String]) async throws {
        let folder = try boxProject(#"<glyph name="box"/>"#)
        let run = try await Executable.run(arguments, in: folder.path)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(!run.errors.isEmpty)
    }

    @Test func diagnosticsAreWrittenAsJSON() async throws {
        let folder = try boxProject("<glyph name='nowhere'/>")
        let run = try await twinlight(folder, "build", "--format", "json")
        let object = try JSONSerialization.jsonObject(with: Data(run.errors.utf8)) as? [String: Any]
        let first = (object?["diagnostics"] as? [[String: Any]])?.first
        #expect(first?["severity"] as? String == "error")
        #expect(first?["line"] as? Int == 1)
        let report = try await twinlight(folder, "build", "--format", "json", "--report", "report.json")
        #expect(report.errors.hasPrefix("Glyphs/manifest.xml:1:"))
        #expect(folder.text("report.json")?.contains("\"diagnostics\"") == true)
    }

    @Test func `diagnostics are coloured only on request`() async throws {
        let folder = try boxProject("<glyph name='nowhere'/>")
        #expect(try await !twinlight(folder, "build").errors.contains("\u{1B}"))
        #expect(try await twinlight(folder, "build", "--color", "always").errors.contains("\u{1B}[1;31merror:"))
    }

    /// The findings of the parser of arguments, the findings of a command before it begins, and the findings then.
    @Test(arguments: [
        (
            ["--all-the-glyphs"],
            "unknown option '--all-the-glyphs'\n    hint: 'twinlight build --help' describes the options"
        ),
        (
            ["lint", "--bsaeline", "a"],
            "unknown option '--bsaeline'; did you mean '--baseline'?\n    hint: 'twinlight lint --help' describes the options"
        ),
        (
            ["build", "--format", "xml"],
            "the value 'xml' is invalid for '--format <format>'; use one of 'text', 'json' or 'sarif'\n"
                + "    hint: 'twinlight build --help' describes the options"
        ),
        (["fill"], "missing expected argument '<files> ...'\n    hint: 'twinlight fill --help' describes the options"),
        (
            ["build", "--check", "--dry-run"],
            "'--check' and '--dry-run' cannot be combined\n    hint: 'twinlight build --help' describes the options"
        ),
        (["outline", "a.svg", "b.svg"], "use --output DIR for more than one file"),
    ])
    func `every usage error is printed in the same style`(arguments: [String], text: String) async throws {
        let folder = try boxProject(#"<glyph name="box"/>"#)
        let run = try await Executable.run(arguments, in: folder.path)
        #expect(run.status == 2 && run.output == "" && run.errors == "error: \(text)\n", "\(run.errors)")
    }

    @Test(arguments: [
        "build", "lint", "audit", "preview", "init", "add", "apply", "merge", "fill", "outline", "schema", "colors",
    ])
    func theHelpOfACommandHasAnExampleItsOwnOptionsAndExitCodes(command: String) async throws {
        let folder = try boxProject(#"<glyph name="box"/>"#)
        let run = try await twinlight(folder, "help", command)
        #expect(run.status == 0)
        #expect(run.output.contains("\n\nFor example:\n  twinlight \(command)"), "\(run.output)")
        #expect(run.output.contains("\n\nExit codes: 0 done; ") && run.output.contains("2 a"))
        let options = run.output.matches(of: /\n  (?:-[a-z], )?(--[a-z-]+)/).map { String($0.output.1) }
        // The options that all commands have are last, in one order.
        let shared = ["--jobs", "--time-limit", "--timings", "--format", "--report", "--quiet", "--verbose", "--color"]
        let end = options.firstIndex { shared.contains($0) } ?? options.endIndex
        #expect(options[end...].filter(shared.contains) == shared.filter(options.contains))
        #expect(
            options[end...].allSatisfy { shared.contains($0) || ["--version", "--help"].contains($0) }, "\(options)")
    }
}
