package import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// A small drawing on a 24 grid, which shows what a rule of the fill derivation does, or that it does nothing.
package struct RuleDrawing: Sendable {
    /// Path data, and how it is drawn.
    package enum Element: ExpressibleByStringLiteral, Sendable {
        case line(String)
        case area(String)
        /// Removes ink of the elements before it.
        case clearance(String)

        package init(stringLiteral data: String) { self = .line(data) }
    }

    let elements: [Element]
    /// Of the strokes; their ends are round.
    let width: Double
    package let style: FillStyle
    /// Of a near miss: the outcomes and reasons of its decisions, in alphabetical order. Empty if they are not stated.
    package private(set) var decisions: [String] = []
    /// Of a near miss: the change that makes its rule apply.
    private var change: Change?

    private struct Change: Sendable {
        let name: String
        let elements: [Element]
        let width: Double
        let style: FillStyle
    }

    package init(_ elements: Element..., width: Double = 1.5, style: FillStyle = .knockout) {
        self.init(elements, width, style)
    }

    private init(_ elements: [Element], _ width: Double, _ style: FillStyle) {
        (self.elements, self.width, self.style) = (elements, width, style)
    }

    /// A near miss with its decisions, such as "filled inside".
    func decides(_ decisions: String...) -> RuleDrawing {
        var drawing = self
        drawing.decisions = decisions.sorted()
        return drawing
    }

    /// A near miss with a change that makes its rule apply.
    ///
    /// - Parameters:
    ///   - change: what the changed drawing shows.
    ///   - replaced: elements in place of others, by their numbers.
    ///   - removed: the numbers of elements that are left out.
    ///   - added: elements after the others.
    ///   - width: another width of the strokes.
    ///   - style: another style, for a change to which another rule applies, too.
    func applies(
        if change: String, replacing replaced: [Int: Element] = [:], removing removed: [Int] = [],
        adding added: [Element] = [], width: Double? = nil, style: FillStyle? = nil
    ) -> RuleDrawing {
        let kept = elements.indices.filter { !removed.contains($0) }.map { replaced[$0] ?? elements[$0] }
        var drawing = self
        drawing.change = Change(
            name: change, elements: kept + added, width: width ?? self.width, style: style ?? self.style)
        return drawing
    }

    /// The drawing with the change that makes the rule apply, and what it shows.
    package var changed: (name: String, drawing: RuleDrawing)? {
        change.map { ($0.name, RuleDrawing($0.elements, $0.width, $0.style)) }
    }

    package var glyph: Glyph {
        get throws {
            var glyph = Glyph(
                name: "glyph", width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24), layers: [])
            let pen = StrokeStyle(width: width, cap: .round, join: .round)
            let place = SourceFile.Location(path: "glyph.svg", line: 1, column: 1)
            for element in elements {
                switch element {
                case .line(let data):
                    let stroke = Stroke(.color(.black), style: pen)
                    glyph.layers.append(Layer(path: try path(data), stroke: stroke, location: place))
                case .area(let data):
                    glyph.layers.append(Layer(path: try path(data), fill: Fill(.color(.black)), location: place))
                case .clearance(let data):
                    glyph = try expanded(glyph)
                    glyph.layers[0].path = glyph.layers[0].path.combined(
                        with: try path(data), by: .difference, tolerance: 0.001)
                }
            }
            return glyph
        }
    }

    /// The ways to draw it that must not matter.
    package var variants: [(name: String, glyph: Glyph)] {
        get throws {
            let drawn = try glyph
            var (mirrored, reordered) = (drawn, drawn)
            for index in mirrored.layers.indices {
                let mirror = Transform(a: -1, b: 0, c: 0, d: 1, e: 24, f: 0)
                mirrored.layers[index].path = mirrored.layers[index].path.transformed(by: mirror)
            }
            reordered.layers.reverse()
            return [
                ("as drawn", drawn), ("expanded", try expanded(drawn)), ("mirrored", mirrored),
                ("reordered", reordered),
            ]
        }
    }

    private func path(_ data: String) throws -> Path { try Path(svg: data) }
}

/// The examples of a rule of the fill derivation.
package struct RuleExamples: Sendable {
    /// The id of the rule.
    package let id: String
    /// Drawings whose fills are different without the rule, by their names.
    package let examples: KeyValuePairs<String, RuleDrawing>
    /// Similar drawings, whose fills are the same without the rule.
    package let nearMisses: KeyValuePairs<String, RuleDrawing>

    init(
        _ id: String, holds examples: KeyValuePairs<String, RuleDrawing>,
        not nearMisses: KeyValuePairs<String, RuleDrawing>
    ) {
        (self.id, self.examples, self.nearMisses) = (id, examples, nearMisses)
    }
}
