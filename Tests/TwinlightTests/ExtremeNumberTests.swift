import Foundation
import Support
import Testing

/// Drawings of extreme numbers through every format and every variant, in processes with limits: each is written, with
/// numbers that can be read, or refused with its place.
@Suite(.takesTurns) struct ExtremeNumberTests {
    /// Drawings of one process.
    private static let size: UInt64 = 10
    private static let exports = [
        "svg", "adaptive-svg", "asset-catalog", "symbols", "swift", "android", "compose\" kind=\"image-vector",
        "web\" components=\"react", "png", "pdf", "preview",
    ]

    @Test(arguments: seeds(24)) func everyDrawingIsWrittenOrRefused(batch: UInt64) async throws {
        let folder = try TemporaryFolder()
        var glyphs = ""
        for seed in (batch * Self.size)..<((batch + 1) * Self.size) {
            try folder.write(ExtremeDrawing.svg(seed: seed), to: "d\(seed).svg")
            glyphs +=
                "<glyph name=\"d\(seed)\"/><glyph name=\"o\(seed)\" source=\"d\(seed).svg\" rendering=\"original\"/>\n"
        }
        try folder.write(
            """
            <glyphs version="1" output="out" dark="fill" variants="slash circle fill square.fill" strokes="keep">
            \(glyphs)\(Self.exports.map { "<export format=\"\($0)\"/>" }.joined())
            </glyphs>
            """, to: "m.xml")
        let run = try await Executable.run(
            ["build", "m.xml", "--keep-going", "--no-cache"], in: folder.path,
            environment: ["SWIFT_BACKTRACE": "enable=no"])
        #expect([0, 1, 3].contains(run.status), "\(batch): \(run.status) \(run.errors.suffix(400))")
        #expect(!run.errors.contains("report it"), "\(run.errors.suffix(400))")
        let words = try Regex("(^|[^A-Za-z])(nan|NaN|inf|Infinity|infinity)([^A-Za-z]|$)")
        for file in folder.files where file.hasPrefix("out/") {
            guard [".svg", ".xml", ".kt", ".json", ".swift"].contains(where: file.hasSuffix) else { continue }
            #expect(folder.text(file)?.contains(words) == false, "\(file)")
        }
    }

    @Test(arguments: [
        ("0 0 1e-308 1e-308", "M0 0h1v1z"), ("0 0 1e13 1e13", "M0 0h1v1z"), ("0 0 1e9 1", "M0 0h1v1z"),
        ("1e12 0 1 1", "M0 0h1v1z"), ("0 0 24 24", "M0 0H1e13V5z"),
    ]) func aNumberBeyondTheRangeIsRefusedAtItsPlace(box: String, path: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="\#(box)"><path d="\#(path)"/></svg>"#, to: "a.svg")
        let run = try await twinlight(folder, "outline", "a.svg")
        #expect(run.status == 3 && run.output == "", "\(run.output)")
        #expect(run.errors.contains("a.svg:1:") && run.errors.contains("error:"), "\(run.errors)")
    }

    @Test func aLineShorterThanAMillionthOfThePictureIsNotDashed() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000">
            <path d="M2 12h1e-5" stroke-dasharray="1e-12 1e-12"/><path d="M2 2h20" stroke-dasharray="4 2"/></svg>
            """, to: "a.svg")
        let run = try await twinlight(folder, "outline", "a.svg")
        #expect(run.status == 0 && run.output.contains("M2 1.5h4v1H2z"), "\(run.output)\(run.errors)")
    }
}
