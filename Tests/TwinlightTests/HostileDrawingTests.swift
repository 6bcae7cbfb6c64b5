import Foundation
import Support
import Testing

/// Drawings that were made to do harm, under limits of time and of address space, in processes of their own.
///
/// `TWINLIGHT_PROGRAM` names a release build, which gets all of them with every command, as whole as they are; the debug build
/// gets small ones.
@Suite struct HostileDrawingTests {
    private static let program = ProcessInfo.processInfo.environment["TWINLIGHT_PROGRAM"]
    private static let drawings = HostileDrawing.all(share: program == nil ? 0.02 : 1)
    private static let commands = program == nil ? ["build"] : ["build", "fill", "outline", "lint", "preview"]
    /// In seconds of one core.
    private static let time = program == nil ? 120 : 10
    /// In KiB: a gibibyte.
    private static let space = 1 << 20

    private static let manifest = """
        <glyphs version="1" output="../out" dark="fill" variants="slash circle.fill"><glyph name="a"/>
        <export format="svg"/><export format="svg" path="kept" strokes="keep"/><export format="adaptive-svg"/>
        <export format="asset-catalog"/><export format="symbols"/><export format="android"/>
        <export format="compose" kind="image-vector"/><export format="web" components="react vue"/>
        <export format="preview"/></glyphs>
        """

    /// How a command ends: its status, or the signal.
    private static func outcome(_ command: String, in folder: TemporaryFolder) throws -> (text: String, errors: String)
    {
        let words =
            switch command {
            case "fill", "outline": "\(command) Glyphs/a.svg --output out"
            case "build": "build --no-cache"
            default: command
            }
        // The limits of the shell are those of what it runs. Macs do not know that of address space.
        #if os(Linux)
        let limits = "ulimit -t \(time); ulimit -v \(space); "
        #else
        let limits = "ulimit -t \(time); "
        #endif
        let run = try Executable.run(
            ["-c", limits + "exec \"\(program ?? Executable.url.path)\" " + words], in: folder.path,
            environment: ["SWIFT_BACKTRACE": "enable=no"], program: "/bin/sh")
        return ("\(run.status)", run.errors)
    }

    @Test func thereAreThreeHundredAndNoneIsLarge() {
        let whole = HostileDrawing.all()
        #expect(whole.count >= 300 && Set(whole.map(\.name)).count == whole.count)
        #expect(whole.allSatisfy { $0.text.utf8.count < 6_000_000 })
    }

    @Test(arguments: drawings) func aDrawingIsDrawnOrRefused(drawing: HostileDrawing) throws {
        let folder = try TemporaryFolder()
        try folder.write(drawing.text, to: "Glyphs/a.svg")
        try folder.write(Self.manifest, to: "Glyphs/manifest.xml")
        for command in Self.commands {
            let (status, errors) = try Self.outcome(command, in: folder)
            #expect(["0", "1", "3"].contains(status), "\(command): \(status) \(errors.prefix(300))")
            if status != "0" {
                #expect(errors.contains("a.svg:") || errors.contains("manifest.xml:"), "\(errors.prefix(300))")
            }
        }
        for path in folder.files where path.hasPrefix("out/") {
            let text = try #require(folder.text(path))
            #expect(!text.contains(HostileDrawing.mark), "\(path)")
            if path.hasSuffix(".svg") || path.hasSuffix(".xml") {
                #expect(OutputGrammar(text).faults == [], "\(path)")
            }
            if path.hasSuffix(".html") { #expect(SheetFrame(text) == SheetFrame.empty && SheetData(text).faults == []) }
        }
    }
}
