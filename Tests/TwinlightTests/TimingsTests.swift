import Foundation
import GlyphKit
import Support
import Testing

@testable import twinlight

@Suite(.takesTurns) struct TimingsTests {
    @Test func theTableHasTheStagesInTheirOrderWithTheirShares() {
        var timings = BuildTimings()
        timings.add(.write, wall: .milliseconds(250))
        timings.add(.manifest, wall: .milliseconds(50))
        timings.add(.drawings, wall: .milliseconds(500), work: .milliseconds(900))
        timings.add(
            pass: .seconds(1), [(.load, .zero), (.derive, .milliseconds(1500)), (.files, .milliseconds(500))])
        timings.add(.files, wall: .milliseconds(100))
        timings.add((1...7).map { BuildTimings.Glyph(name: "g\($0)", time: .milliseconds(8 * $0)) })
        let text = TimingsText(timings: timings, total: .seconds(2), glyphs: 7, jobs: 2)
        #expect(
            text.lines == [
                "7 glyphs, 2 jobs",
                "stage                   time    share  all jobs",
                "read the manifest    0.050 s    2.5 %",
                "read the drawings    0.500 s   25.0 %   0.900 s",
                "derive the geometry  0.750 s   37.5 %   1.500 s",
                "make the files       0.350 s   17.5 %   0.600 s",
                "write the output     0.250 s   12.5 %",
                "all else             0.100 s    5.0 %",
                "total                2.000 s  100.0 %",
                "longest derivations:",
                "  g7  56.0 ms", "  g6  48.0 ms", "  g5  40.0 ms", "  g4  32.0 ms", "  g3  24.0 ms",
            ])
    }

    @Test func aBuildOfNothingHasATable() {
        let text = TimingsText(timings: BuildTimings(), total: .zero, glyphs: 0, jobs: 1)
        #expect(
            text.lines == [
                "0 glyphs, 1 job", "stage        time  share  all jobs", "all else  0.000 s  0.0 %",
                "total     0.000 s  0.0 %",
            ])
    }

    /// The names of the lines with times, and the glyphs that are named.
    private func names(in output: String) -> (stages: [String], glyphs: [String]) {
        let lines = output.split(separator: "\n")
        let stages = lines.compactMap {
            $0.firstMatch(of: /^(\w.*?) +\d+\.\d{3} s +\d+\.\d %/).map { String($0.output.1) }
        }
        let glyphs = lines.compactMap { $0.firstMatch(of: /^  (\S+) +\d+\.\d ms$/).map { String($0.output.1) } }
        return (stages, glyphs)
    }

    private static let first = [
        "read the manifest", "read the drawings", "find what is unchanged", "load the cache", "derive the geometry",
        "compare related glyphs", "make the files", "save the cache", "compare with the output", "write the output",
        "all else", "total",
    ]

    @Test func eachStageIsNamedOnceAndTheOutputIsTheSame() async throws {
        let folder = try boxProject(
            #"<glyph name="box" dark="fill"/><glyph name="case" tint="systemRed" dark="fill"/>"#)
        let timed = try await twinlight(folder, "build", "--cache", "kept", "--timings")
        #expect(timed.status == 0 && timed.errors == "", "\(timed.errors)")
        #expect(names(in: timed.output).stages == Self.first)
        #expect(Set(names(in: timed.output).glyphs) == ["box", "case"])
        let plain = try await twinlight(folder, "build", "--no-cache", "--output", "plain")
        #expect(plain.status == 0 && names(in: plain.output).stages.isEmpty)
        func files(_ name: String) -> [String: String?] {
            folder.texts(of: name).filter { !$0.key.hasSuffix(".twinlight") }
        }
        #expect(files("Output").count == 4 && files("Output") == files("plain"))

        // Nothing is left to load, to derive or to compare.
        let again = try await twinlight(folder, "build", "--cache", "kept", "--timings")
        #expect(
            names(in: again.output).stages
                == Self.first.filter { !$0.hasPrefix("load") && !$0.hasPrefix("derive") && !$0.hasSuffix("glyphs") })
        #expect(names(in: again.output).glyphs.isEmpty)
    }

    @Test func aBuildWithErrorsOrWithoutACacheHasTimings() async throws {
        let folder = try boxProject(#"<glyph name="box"/><glyph name="case"/>"#)
        let bare = try await twinlight(folder, "build", "--no-cache", "--check", "--lint", "--timings")
        #expect(bare.status == 1)
        #expect(
            names(in: bare.output).stages == [
                "read the manifest", "read the drawings", "derive the geometry", "make the files", "audit the set",
                "compare with the output", "all else", "total",
            ])
        try folder.write("<html/>", to: "Glyphs/box.svg")
        let failed = try await twinlight(folder, "build", "--timings")
        #expect(failed.status == 3 && names(in: failed.output).stages.last == "total")
        // Without a build there is nothing to say.
        try folder.write("<glyphs", to: "Glyphs/manifest.xml")
        let invalid = try await twinlight(folder, "build", "--timings")
        #expect(invalid.status == 2 && invalid.output == "")
    }

    @Test(arguments: ["--watch", "--quiet"]) func `--timings cannot be combined with --watch or --quiet`(option: String)
        async throws
    {
        let folder = try boxProject(#"<glyph name="box"/>"#)
        let run = try await twinlight(folder, "build", "--timings", option)
        #expect(run.status == 2 && run.output == "" && run.errors.contains("'\(option)' and '--timings'"))
    }
}
