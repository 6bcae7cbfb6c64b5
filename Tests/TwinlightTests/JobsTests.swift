import Foundation
import Support
import Testing

/// The number of jobs changes nothing that a command says or writes.
@Suite(.takesTurns) struct JobsTests {
    /// All that a run leaves behind.
    private struct Outcome: Equatable {
        var status: Int32
        var output: String
        var errors: String
        var files: [String: Data]
    }

    /// The same command with one job and with eight, each in a folder of its own.
    private func outcomes(of command: [String], in folder: () throws -> TemporaryFolder) async throws -> [Outcome] {
        var outcomes: [Outcome] = []
        for jobs in ["1", "8"] {
            let folder = try folder()
            let run = try await Executable.run(command + ["--jobs", jobs], in: folder.path)
            let files = try folder.files.map { ($0, try Data(contentsOf: folder.url($0))) }
            outcomes.append(
                Outcome(
                    status: run.status, output: run.output, errors: run.errors,
                    files: Dictionary(uniqueKeysWithValues: files)))
        }
        return outcomes
    }

    /// Drawings by number: most say something that is passed over with a warning, every third cannot be read.
    private func set(isReadable: Bool) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        var glyphs = ""
        for number in 0..<15 {
            let data = number % 3 > 0 || isReadable ? "M4 4h16v\(number + 1)H4z" : "M4 4h16v1x\(number)"
            let text = boxDrawing.replacing("M4 4h16v16H4z", with: data)
                .replacing("<path", with: number % 2 == 0 ? "<path" : "<path stroke-linejoin=\"\(number)\"")
            try folder.write(text, to: "Glyphs/g\(number).svg")
            let tint = ["systemYellow", "systemMint", "label"][number % 3]
            glyphs += "<glyph name=\"g\(number)\" tint=\"\(tint)\" contrast=\"3\"/>\n"
        }
        try folder.write(boxManifest(glyphs), to: "Glyphs/manifest.xml")
        return folder
    }

    private static func drawings(_ names: [String]) -> [String] { names.map { "Glyphs/\($0).svg" } }

    @Test(arguments: [
        ["build"], ["lint", "--matrix"],
        ["fill", "--output", "out"] + drawings(["status/heart", "status/bell", "weather/cloud", "commerce/bag"]),
        ["outline", "--output", "out"] + drawings(["status/heart", "status/bell", "weather/cloud", "commerce/bag"]),
    ])
    func ourGlyphsGiveTheSameBytes(command: [String]) async throws {
        let outcomes = try await outcomes(of: command, in: OurGlyphs.someInFolder)
        #expect(outcomes[0] == outcomes[1])
        #expect(outcomes[0].status == 0 && outcomes[0].files.count > (command[0] == "lint" ? 15 : 18))
    }

    @Test(arguments: [
        ["build"], ["lint"], ["fill", "--output", "out"] + drawings((0..<15).map { "g\($0)" }),
        ["outline", "--output", "out"] + drawings((0..<15).map { "g\($0)" }),
    ])
    func faultsAreTheSameInTheSameOrder(command: [String]) async throws {
        let outcomes = try await outcomes(of: command) { try set(isReadable: false) }
        #expect(outcomes[0] == outcomes[1])
        #expect(outcomes[0].status != 0)
        let faults = outcomes[0].errors.split(separator: "\n").filter { $0.hasSuffix("[path-syntax]") }
        let places = faults.map { String($0.prefix { $0 != ":" }) }
        #expect(places.sorted() == [0, 12, 3, 6, 9].map { "Glyphs/g\($0).svg" }, "\(outcomes[0].errors)")
    }

    @Test(arguments: [["build", "--lint"], ["lint", "--severity", "info", "--matrix"]])
    func findingsAreTheSameInTheSameOrder(command: [String]) async throws {
        let outcomes = try await outcomes(of: command) { try set(isReadable: true) }
        #expect(outcomes[0] == outcomes[1])
        #expect(outcomes[0].status == 1)
        let found = outcomes[0].errors.split(separator: "\n")
        #expect(found.count { $0.hasSuffix("[contrast]") } == 10, "\(outcomes[0].errors)")
        #expect(found.contains { $0.contains(".svg:") && $0.contains(": warning: ") }, "\(outcomes[0].errors)")
    }
}
