import Foundation
import GlyphCatalog
import GlyphKit
import Support
import Testing

@testable import twinlight

/// The help of the program about itself and its checks.
@Suite(.takesTurns) struct HelpTests {
    private static let commands = Twinlight.commandNames

    private static func page(_ id: String) throws -> String {
        try #require(try HelpPage.findPage(for: ["help", id], besides: commands))
    }

    @Test func eachLintHasAPage() throws {
        for lint in Lint.all {
            let page = try Self.page(lint.id)
            #expect(page.hasPrefix("# \(lint.id)\n\n\(lint.summary)\n") && page.contains(lint.remedy))
        }
        for lint in CatalogLint.all {
            let page = try Self.page(lint.id)
            #expect(page.hasPrefix("# \(lint.id)\n\n\(lint.summary)\n") && page.contains(lint.remedy))
        }
        let list = try Self.page("lints")
        let catalogs = list.components(separatedBy: "\n# Lints of catalogs\n").last ?? ""
        for lint in CatalogLint.all { #expect(catalogs.contains("\n- \(lint.id) (\(lint.severity.rawValue)): ")) }
        for lint in Lint.all { #expect(list.contains("\n- \(lint.id) (\(lint.severity.rawValue)): \(lint.summary)")) }
    }

    @Test func eachRuleHasAPageWithItsStage() throws {
        #expect(DerivationStage.all.flatMap(\.rules).map(\.id) == DerivationRule.all.map(\.id))
        let list = try Self.page("rules")
        for stage in DerivationStage.all {
            for rule in stage.rules {
                let page = try Self.page(rule.id)
                #expect(page.hasPrefix("# \(rule.id)\n\n\(rule.principle)\n"))
                #expect(page.contains("**Stage.** \(stage.name):") && page.contains("**\(rule.id)**"))
                #expect(list.contains("\n- \(rule.id): \(rule.principle)"))
            }
        }
    }

    /// A name that two things had would hide the page of one.
    @Test func `the names of help pages are unique`() {
        let lints = Lint.all.map(\.id) + CatalogLint.all.map(\.id)
        let names = Self.commands + ["help", "lints", "rules"] + lints + DerivationRule.all.map(\.id)
        #expect(Set(names).count == names.count)
    }

    @Test func anEarlierIdOfARuleLeadsToItsPage() throws {
        #expect(try Self.page("fold").hasPrefix("'fold' is a part of the rule 'line' now.\n\n# line\n"))
        #expect(throws: UsageError.self) { try Self.page("scissors") }
    }

    @Test func anUnknownIdIsReportedWithTheMostSimilarOne() async throws {
        let folder = try TemporaryFolder()
        let near = try await twinlight(folder, "help", "contrats")
        #expect(near.status == 2 && near.output == "")
        #expect(
            near.errors
                == "error: no command, lint or rule has the name 'contrats'; did you mean 'twinlight help contrast'?\n")
        #expect(try await twinlight(folder, "help", "zzzz").errors.contains("'twinlight help lints'"))
    }

    @Test func `help of a command prints its options`() async throws {
        let folder = try TemporaryFolder()
        for words in [["help", "lint"], ["lint", "--help"]] {
            let run = try await Executable.run(words, in: folder.path)
            #expect(run.status == 0 && run.output.contains("USAGE: twinlight lint "))
        }
    }

    @Test func `--version prints a number, and --verbose the versions of all components`() async throws {
        let folder = try TemporaryFolder()
        #expect(try await twinlight(folder, "--version").output == Twinlight.version + "\n")
        let full = try await twinlight(folder, "--version", "--verbose")
        #expect(full.status == 0 && full.errors == "")
        let lines = full.output.split(separator: "\n")
        let names = lines.map { String($0.prefix { $0 != ":" }) }
        #expect(
            names == ["twinlight", "Swift", "system", "libxml2", "librsvg", "rsvg-convert", "browser", "git"])
        #expect(lines[0].contains(" \(Twinlight.version), a build for "))
        #expect(lines[3].contains(#/ 2\.\d+\.\d+$/#), "\(lines[3])")
        for line in lines { #expect(line.contains(#/: +(.*\d+\.\d+|not found: .+|Linux, .+|macOS, .+)/#), "\(line)") }
        #expect(try await twinlight(folder, "-v", "--version").output == full.output)
    }

    /// A machine without any of the programs is not a fault.
    @Test func `--version --verbose names missing programs and their consequences`() async throws {
        let folder = try TemporaryFolder()
        let run = try await Executable.run(
            ["--version", "--verbose"], in: folder.path, environment: ["PATH": "/nowhere"])
        #expect(run.status == 0)
        #expect(run.output.contains("git:          not found: 'preview --against' compares with folders alone"))
        #expect(run.output.contains("browser:      not found: 'build --prove' does not compare with a browser"))
    }
}
