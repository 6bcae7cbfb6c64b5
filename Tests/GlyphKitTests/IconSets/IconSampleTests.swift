import Foundation
import GlyphKit
import Markup
import PathGeometry
import SetSupport
import Support
import Testing

/// Real drawings that are part of the project: each machine reads them.
@Suite(.takesTurns) struct IconSampleTests {
    private static let drawings = IconSet.sample.flatMap { set in
        set.outlines.map { (name: "\(set.name)-\($0.deletingPathExtension().lastPathComponent)", file: $0) }
    }

    @Test func eachSetHasThirtyOutlinesAndItsLicence() throws {
        #expect(IconSet.sample.count == 10)
        let folder = try #require(IconSet.sample.first?.outlines.first).appending(path: "../../..").standardizedFileURL
        let list = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
        for set in IconSet.sample {
            #expect(set.outlines.count == 30, "\(set)")
            let names = Set(set.outlines.map(\.lastPathComponent))
            #expect(set.files.allSatisfy { names.contains($0.lastPathComponent) }, "\(set): a fill has no outline")
            let licence = try String(contentsOf: folder.appending(path: "\(set.name)/LICENSE"), encoding: .utf8)
            #expect(licence.contains("Copyright (c)") && licence.contains(/MIT License|ISC License/), "\(set)")
            #expect(list.contains("| `\(set.name)` | <https://"), "\(set)")
        }
    }

    /// The fills of designers, too.
    @Test func everyDrawingIsReadAndOutlined() throws {
        for file in IconSet.sample.flatMap(\.files) {
            do {
                let glyph = try GlyphReader.read(SourceFile.read(path: file.path), name: "x").glyph
                let outlines = try glyph.outlined(tolerance: .standard)
                #expect(outlines.contains { !$0.path.isEmpty }, "\(file.path) shows nothing")
            } catch {
                Issue.record("\(file.path): \(error)")
            }
        }
    }

    /// A debug build takes ten seconds for the weights of all.
    @Test func symbolsAreTemplates() async throws {
        let drawings = Long.cases(Self.drawings, oneIn: 3)
        let sources = try drawings.map { ($0.name + ".svg", try String(contentsOf: $0.file, encoding: .utf8)) }
        let glyphs = drawings.map { "<glyph name=\"\($0.name)\"/>" }.joined()
        let build = try await InMemory(
            "<glyphs version=\"1\">\(glyphs)<export format=\"symbols\"/></glyphs>",
            Dictionary(uniqueKeysWithValues: sources)
        ).build()
        #expect(!build.findings.containErrors, "\(build.findings)")
        let templates = build.files.filter { $0.path.hasSuffix(".svg") }
        #expect(templates.count == drawings.count)
        for file in templates {
            let template = SymbolTemplateReader(String(decoding: file.bytes, as: UTF8.self))
            #expect(template.faults == [], "\(file.path)")
        }
    }
}
