import Foundation
import Support
import Testing

/// Drawings that were made to do harm, under limits of time and of address space, in processes of their own.
///
/// A build for release builds every second of them, as large as they are, and gets one of eight with every command; and
/// all with all where `TWINLIGHT_MUTATIONS` asks for much. A debug build gets small ones, and a few of them where the
/// tests are not to take long.
@Suite(.takesTurns) struct HostileDrawingTests {
    private static let isFullRun = Long.isOn && Executable.isRelease
    private static let drawings = HostileDrawing.all(share: isFullRun ? 1 : 0.02, oneIn: isThorough ? 1 : 2)
        .enumerated()
        .filter { Long.isOn || $0.offset % 40 == 0 }.map(\.element)
    private static let isThorough = ProcessInfo.processInfo.environment["TWINLIGHT_MUTATIONS"] != nil

    private static let manyCommands: Set<String> = Set(
        drawings.enumerated().filter { isFullRun && (isThorough || $0.offset % 8 == 0) }.map(\.element.name))
    /// In seconds of one core: what takes longer hangs. A release build needs ten at most.
    private static let time = isFullRun ? 60 : 120
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
    private static func outcome(_ command: String, in folder: TemporaryFolder) async throws -> (
        text: String, errors: String
    ) {
        let words =
            switch command {
            case "fill", "outline": "\(command) Glyphs/a.svg --output out"
            case "build": "build --no-cache"
            default: command
            }
        // The limits of the shell apply to its programs. Macs do not have the limit of address space.
        #if os(Linux)
        let limits = "ulimit -t \(time); ulimit -v \(space); "
        #else
        let limits = "ulimit -t \(time); "
        #endif
        let run = try await Executable.run(
            ["-c", limits + "exec \"\((isFullRun ? Executable.fastest : Executable.url).path)\" " + words],
            in: folder.path,
            environment: ["SWIFT_BACKTRACE": "enable=no"], program: URL(filePath: "/bin/sh"))
        return ("\(run.status)", run.errors)
    }

    @Test func `there are at least 300 hostile drawings with unique names and limited size`() {
        let whole = HostileDrawing.all()
        #expect(whole.count >= 300 && Set(whole.map(\.name)).count == whole.count)
        #expect(whole.allSatisfy { $0.text.utf8.count < 6_000_000 })
    }

    @Test(arguments: drawings) func aDrawingIsDrawnOrRefused(drawing: HostileDrawing) async throws {
        let folder = try TemporaryFolder()
        try folder.write(drawing.text, to: "Glyphs/a.svg")
        try folder.write(Self.manifest, to: "Glyphs/manifest.xml")
        let isEach = Self.manyCommands.contains(drawing.name)
        for command in isEach ? ["build", "fill", "outline", "lint", "preview"] : ["build"] {
            let (status, errors) = try await Self.outcome(command, in: folder)
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
            if path.hasSuffix(".html") {
                #expect(try await SheetFrame(text) == SheetFrame.empty.value && SheetData(text).faults == [])
            }
        }
    }
}
