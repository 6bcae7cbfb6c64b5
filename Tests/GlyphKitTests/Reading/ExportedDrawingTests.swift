import Foundation
import GlyphKit
import Markup
import Support
import Testing

extension Build {
    fileprivate var errors: [Diagnostic] { findings.diagnostics.filter { $0.severity == .error } }

    fileprivate var picture: Drawing? { self.set.assets.first?.pictures.first?.drawing }
}

@Suite(.takesTurns) struct ExportedDrawingTests {
    @Test(arguments: ExportedDrawing.all) func aDrawingIsReadAsTheTableSays(drawing: ExportedDrawing) async throws {
        let known = ExportedDrawing.knownFaults.contains(drawing.path)
        try await withKnownIssue("\(drawing.path): \(drawing.about)") {
            switch drawing.outcome {
            case .drawn: try await expectPlainPicture(of: drawing)
            case .dropped:
                try await expectRefusal(of: drawing)
                let build = try await expectPlainPicture(of: drawing, attributes: "effects=\"drop\"")
                #expect(build.findings.diagnostics.contains { $0.id == "dropped-effect" && $0.severity == .warning })
            case .framed:
                #expect(try await ExportedDrawing.built(drawing.path).errors.isEmpty)
                try await expectPlainPicture(of: drawing, attributes: "drop=\"frame\"")
            case .refused: try await expectRefusal(of: drawing)
            }
        } when: {
            known
        }
    }

    /// Half a percent of the ink: arcs and curves that state the same shape differ by less.
    private static let limit = 0.005

    @discardableResult private func expectPlainPicture(
        of drawing: ExportedDrawing, attributes: String = ""
    ) async throws -> Build {
        let made = try await ExportedDrawing.built(drawing.path, attributes: attributes)
        let plain = try await ExportedDrawing.built(drawing.plainPath)
        #expect(made.errors.isEmpty, "\(made.findings)")
        #expect(plain.findings.diagnostics.isEmpty, "\(plain.findings)")
        let isFitted = drawing.options.contains("fitted")
        let expected = PaintedAreas(try #require(plain.picture), isFitted: isFitted)
        guard let picture = made.picture else {
            Issue.record("there is no picture")
            return made
        }
        let areas = PaintedAreas(picture, isFitted: isFitted)
        let difference = expected.difference(from: areas)
        #expect(difference < Self.limit, "\(areas.areas.keys.sorted()), not \(expected.areas.keys.sorted())")
        return made
    }

    private func expectRefusal(of drawing: ExportedDrawing) async throws {
        let errors = try await ExportedDrawing.built(drawing.path).errors
        let fitting = errors.filter { error in
            let text = (error.message + " " + (error.hint ?? "")).lowercased()
            let place = error.location.map { [$0.line, $0.column] } ?? []
            return (drawing.id.isEmpty || error.id == drawing.id)
                && place.starts(with: drawing.place.split(separator: ":").compactMap { Int($0) })
                && (drawing.word.isEmpty || text.contains(drawing.word.lowercased()))
        }
        #expect(!fitting.isEmpty, "\(drawing.id) at '\(drawing.place)' with '\(drawing.word)', not \(errors)")
    }

    @Test func theTableNamesEveryDrawing() {
        #expect(ExportedDrawing.isTableRead)
        #expect(Set(ExportedDrawing.all.map(\.file)).sorted() == ExportedDrawing.files)
        #expect(Set(ExportedDrawing.all.map(\.path)).count == ExportedDrawing.all.count)
        for drawing in ExportedDrawing.all {
            let hasPlain = FileManager.default.fileExists(atPath: ExportedDrawing.folder + "/" + drawing.plainPath)
            #expect(hasPlain == (drawing.outcome != .refused), "\(drawing.plainPath)")
        }
        #expect(ExportedDrawing.knownFaults.isSubset(of: ExportedDrawing.all.map(\.path)))
    }

    @Test func eightExportersHaveTwentyRefusalsAndSixtyPictures() {
        #expect(Set(ExportedDrawing.all.map(\.tool)).count >= 8)
        #expect(ExportedDrawing.all.count { $0.outcome != .drawn } >= 20)
        #expect(ExportedDrawing.all.count { $0.outcome != .refused } >= 60)
    }
}
