import Foundation
import Markup
import PathGeometry
import Support
import Testing

@testable import GlyphDerivation
@testable import GlyphKit

/// All drawings of the project, and some that have what they lack.
private let drawings: Result<[(name: String, glyph: Glyph)], any Error> = Result {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    root.appendPathComponent("Glyphs")
    var found = try UncertainDrawings.all.map { name, body in
        let source = SourceFile(path: name, text: UncertainDrawings.svg(body))
        return (name, try GlyphReader.read(source, name: name).glyph)
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    for name in names.sorted() where name.hasSuffix(".svg") {
        let source = try SourceFile.read(path: root.appendingPathComponent(name).path)
        found.append((name, try GlyphReader.read(source, name: name).glyph))
    }
    return found
}

@Suite struct FillSearchTests {
    private func search(_ glyph: Glyph, _ style: FillStyle) throws -> FillSearch {
        let isTogether = { (a: OutlinedLayer, b: OutlinedLayer) in a.isOneInk(with: b) }
        let prepared = try glyph.prepared(
            parts: [], tolerance: .standard, knockout: .ofOneInk(in: glyph), isTogether: isTogether)
        return FillSearch(
            prepared, style, fill: prepared.traced(style, isTogether: isTogether), isTogether: isTogether)
    }

    /// Where a few candidates decide, all of them decide the same.
    @Test func anEarlyAnswerIsTheRightOne() throws {
        let drawings = try drawings.get()
        var verdicts: Set<Bool> = []
        for (name, glyph) in drawings {
            var whole = try search(glyph, .knockout)
            let all = try whole.candidates()
            for limit in [0, 0.2, 0.26, 0.35, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1, all.uncertainty] {
                var early = try search(glyph, .knockout)
                let isAbove = early.isAbove(limit)
                #expect(isAbove == (all.uncertainty > limit && !all.alternatives.isEmpty), "\(name) \(limit)")
                // What is reported later is about the same.
                let later = try early.candidates()
                #expect(
                    later.uncertainty == all.uncertainty
                        && later.alternatives.map(\.choice) == all.alternatives.map(\.choice))
                verdicts.insert(isAbove)
            }
        }
        #expect(verdicts.count == 2 && drawings.count > 80)
    }

    /// A choice that is said to have had no say has none.
    @Test(arguments: FillStyle.named.map(\.name))
    func whatHasNoSayChangesNothing(name: String) throws {
        let style = try #require(FillStyle.named.first { $0.name == name }?.style)
        let others = style.alternatives + FillStyle.named.map(\.style)
        let drawings = try drawings.get()
        var (passedBy, different) = (0, 0)
        let isTogether = { (a: OutlinedLayer, b: OutlinedLayer) in a.isOneInk(with: b) }
        for (name, glyph) in drawings {
            let prepared = try glyph.prepared(
                parts: [], tolerance: .standard, knockout: .ofOneInk(in: glyph), isTogether: isTogether)
            var (fill, trace) = prepared.traced(style, isTogether: isTogether)
            let stakes = FillStakes(of: &trace, style: style)
            for other in others {
                let layers = prepared.filled(other, isTogether: isTogether).layers
                // Nor does it matter what is known from before.
                let known = prepared.filled(other, after: trace, isTogether: isTogether)
                #expect(known.layers.map(\.path) == layers.map(\.path), "\(name): \(other) after \(style)")
                if stakes.mayChange(to: other) {
                    different += layers.map(\.path) == fill.layers.map(\.path) ? 0 : 1
                } else {
                    passedBy += 1
                    #expect(layers.map(\.path) == fill.layers.map(\.path), "\(name): \(style) and \(other)")
                }
            }
        }
        #expect(passedBy > drawings.count && different > 0)
    }

    @Test func whatIsAFilledFormAlreadyIsNoFillOfOurs() throws {
        let text = UncertainDrawings.svg(UncertainDrawings.drawers).replacing("<svg", with: "<svg data-form=\"fill\"")
        let glyph = try GlyphReader.read(SourceFile(path: "film.svg", text: text), name: "film").glyph
        var search = try search(glyph, .knockout)
        let isAbove = search.isAbove(0)
        let alternatives = try search.candidates().alternatives
        #expect(!isAbove && alternatives.isEmpty)
    }
}
