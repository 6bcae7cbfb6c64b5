import Foundation
import PathGeometry
import SemanticColor
import SetSupport
import Support
import Testing

@testable import GlyphFormats
@testable import GlyphKit

private func symbols(_ drawing: String, _ attributes: String = "", inside: String = "") async throws -> Build {
    try await InMemory(
        "<glyphs version=\"1\"><glyph name=\"a\" \(attributes)>\(inside)</glyph><export format=\"symbols\"/></glyphs>",
        ["a.svg": drawing, "dot.svg": "<circle cx=\"12\" cy=\"12\" r=\"6\"/>"]
    ).build()
}

extension Build {
    fileprivate func template(_ path: String) throws -> SymbolTemplateReader {
        let file = try #require(files.first { $0.path.hasSuffix(path) }, "\(files.map(\.path))")
        return SymbolTemplateReader(String(decoding: file.bytes, as: UTF8.self))
    }
}

private let bell = strokes("M6 9A6 6 0 0 1 18 9C18 16 21 18 21 18H3C3 18 6 16 6 9Z", "M10.3 21A1.94 1.94 0 0 0 13.7 21")

@Suite(.takesTurns) struct SymbolSetTests {
    @Test func aSetOfOneFormHasOneTemplate() async throws {
        let build = try await symbols(bell)
        let template = try build.template("a.symbolset/a.svg")
        #expect(template.faults == [])
        #expect(build.files.filter { $0.path.contains("a.symbolset") }.count == 2)
    }

    /// A sliver of another colour, thinner than the tolerance once the enclosure makes it smaller.
    @Test func aLayerOfNoSizeIsLeftOut() async throws {
        let svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M2 2h20v20H2z\" fill=\"red\"/>"
            + "<path fill=\"blue\" d=\"M23.61 16.406l.39.3474v.0062z\"/></svg>"
        let build = try await symbols(svg, "rendering=\"original\" variants=\"circle\"")
        #expect(build.findings.diagnostics.filter { $0.severity == .error }.isEmpty, "\(build.findings)")
        let template = try build.template("a.circle.svg")
        #expect(template.faults == [])
    }

    @Test func aFormOfDarkHasATemplateOfItsOwn() async throws {
        let build = try await symbols(bell, "dark=\"fill\"")
        for name in ["a-light.svg", "a-dark.svg"] {
            let template = try build.template(name)
            #expect(template.faults == [])
        }
        let contents = try #require(build.files.first { $0.path.hasSuffix("a.symbolset/Contents.json") })
        #expect(String(decoding: contents.bytes, as: UTF8.self).contains("\"luminosity\""))
    }

    /// A grid of 16, of 24 or of 256 units gives symbols of one size.
    @Test func `the size of a symbol does not depend on the grid of its drawing`() async throws {
        var widths: [Double] = []
        for side in [16.0, 24, 256] {
            let (a, b) = (side / 8, side * 7 / 8)
            let svg =
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(side) \(side)\" width=\"\(side)\" height=\"\(side)\">"
                + strokes("M\(a) \(a)H\(b)V\(b)H\(a)Z", width: side / 12) + "</svg>"
            let template = try await symbols(svg).template("a.svg")
            let layer = try #require(template.variants["Regular-S"]?.first)
            let numbers = layer.commands.flatMap { $0.numbers }
            let xs = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
            widths.append((xs.max() ?? 0) - (xs.min() ?? 0))
        }
        #expect(abs(widths[0] - widths[1]) < 0.1 && abs(widths[1] - widths[2]) < 0.1, "\(widths)")
    }

    /// The middle of the frame is at the middle of the capitals, and a circle of a usual grid as high as the system's
    /// own.
    @Test func `a symbol is centered on the cap height of text`() async throws {
        let template = try await symbols(strokes("M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z")).template("a.svg")
        let layer = try #require(template.variants["Regular-S"]?.first)
        let numbers = layer.commands.flatMap { $0.numbers }
        let ys = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
        let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
        #expect(abs(bottom - top - 78) < 0.1 && abs((top + bottom) / 2 + 70.459 / 2) < 0.1)
    }

    @Test func `badges and cleared areas are separate layers of a symbol`() async throws {
        let build = try await symbols(
            bell, "variants=\"slash circle\"", inside: "<badge source=\"dot.svg\" tint=\"systemRed\"/>")
        // The area that a slash or a badge clears is a layer, too: it erases the glyph below it. So are the scraps next
        // to it.
        for (name, erasing) in [("a.slash.svg", 1...2), ("a.circle.svg", 0...0), ("a.badge.dot.svg", 1...2)] {
            let template = try build.template(name)
            let erasers = template.style.components(separatedBy: ".monochrome-").filter {
                $0.contains("clear-behind:true")
            }.count
            #expect(template.faults == [] && erasing.contains(erasers), "\(name)")
            #expect(template.variants["Regular-S"]?.count == 2 + erasers, "\(name)")
            #expect(template.style.contains(".monochrome-\(1 + erasers) {-sfsymbols-motion-group:1}"))
            if name.contains("badge") {
                #expect(template.style.contains(".multicolor-\(1 + erasers):systemRedColor"))
            }
        }
    }

    @Test func stepsOfAVariableValueAreLayers() async throws {
        let drawing = "<g id=\"near\">" + strokes("M8 16H16") + "</g><g id=\"far\">" + strokes("M4 8H20") + "</g>"
        let template = try await symbols(
            drawing, "rendering=\"hierarchical\"",
            inside: "<layer select=\"#far\" role=\"secondary\" variable=\"0.5\"/>"
        ).template("a.svg")
        #expect(template.variants["Regular-S"]?.count == 2)
        #expect(
            template.style.contains(
                "hierarchical-1:secondary {-sfsymbols-motion-group:1;-sfsymbols-variable-threshold:0.5}"))
    }

    @Test func `a weight that a narrow gap limits is reported`() async throws {
        // Two lines whose gap is a third of their width.
        let build = try await symbols(strokes("M4 8H20", "M4 10.6H20"))
        let finding = try #require(build.findings.diagnostics.first { $0.id == "limited-weights" })
        #expect(finding.severity == .info && finding.message.contains("Black") && finding.message.contains("gap"))
    }

    @Test func aProgramsOwnSetHasSymbolsToo() throws {
        let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(bell)</svg>"
        let glyph = try GlyphReader.read(SourceFile(path: "bell.svg", text: text), name: "bell").glyph
        let asset = Asset("bell", light: try glyph.outlined().tinted("label"))
        let files = try GlyphSet([asset], palette: .system(.ios26)).files(as: .symbols)
        let found = files.first { $0.path.hasSuffix("bell.svg") }
        let file = try #require(found)
        let template = SymbolTemplateReader(String(decoding: file.bytes, as: UTF8.self))
        #expect(template.faults == [])
        #expect(template.variants["Black-S"] != template.variants["Regular-S"])
    }
}
