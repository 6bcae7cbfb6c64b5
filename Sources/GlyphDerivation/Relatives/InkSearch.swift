internal import GlyphModel
internal import PathGeometry

/// Where glyphs may show the parts of others, by their ink alone: at the same place, which an index of samples finds,
/// or moved, where a contour is as large as one of the other glyph.
struct InkSearch {
    /// The parts of all glyphs.
    let parts: [Part]
    /// The glyphs with fills.
    private let glyphs: [Shown]
    /// The number of all glyphs.
    private let count: Int
    /// The anchors by the sizes of the contours of their glyphs.
    private let anchors: [ContourSize: [Anchor]]

    /// A connected part that may be a body.
    struct Part {
        /// The place of its glyph among the glyphs with fills.
        fileprivate let glyph: Int
        let component: FillRecord.Component
        let probe: SampleProbe

        /// Whether nearly all samples of it are in the ink of a glyph.
        func mayBe(in ink: SampleGrid, _ viewBox: Rect, movedBy way: Vector = Vector(0, 0)) -> Bool {
            probe.countOutside(ink, movedBy: way, in: viewBox, atMost: 4 * probe.count / 25) != nil
        }
    }

    /// A part that a glyph may show, and how far it is moved.
    struct Candidate {
        let part: Int
        let way: Vector
    }

    /// The visible part of a glyph.
    private struct Shown {
        /// Among all glyphs.
        let number: Int
        let viewBox: Rect
        let style: FillStyle
        let isStated: Bool
        let near: SampleGrid
        let wide: SampleGrid
        let anchors: [(size: ContourSize, bounds: Rect)]
    }

    /// A contour of the glyph of a part.
    private struct Anchor {
        let part: Int
        let bounds: Rect
    }

    init(in records: [FillRecord?]) {
        count = records.count
        var (glyphs, parts, anchors): ([Shown], [Part], [ContourSize: [Anchor]]) = ([], [], [:])
        for (number, record) in records.enumerated() {
            guard let record else { continue }
            let sizes = record.components.flatMap(\.anchors).compactMap { bounds in
                ContourSize(bounds, in: record.viewBox).map { (size: $0, bounds: bounds) }
            }
            for component in record.largeComponents {
                if component.anchors[0].area > Self.leastMoved * record.viewBox.area {
                    for (size, bounds) in sizes {
                        anchors[size, default: []].append(Anchor(part: parts.count, bounds: bounds))
                    }
                }
                parts.append(Part(glyph: glyphs.count, component: component, probe: SampleProbe(component.ink)))
            }
            glyphs.append(
                Shown(
                    number: number, viewBox: record.viewBox, style: record.style, isStated: record.isStated,
                    near: record.near, wide: record.wide, anchors: sizes))
        }
        (self.glyphs, self.parts) = (glyphs, parts)
        // A feature of many glyphs distinguishes nothing.
        self.anchors = anchors.filter { $0.value.count <= Self.mostAnchors }
    }

    /// A share of the view box: of a smaller part, ink elsewhere is alike by chance.
    private static let leastMoved = 1 / 3.0
    private static let mostAnchors = 32

    /// The parts of others that each glyph may show.
    var found: [[Candidate]] {
        var found: [[Candidate]] = Array(repeating: [], count: count)
        let index = SampleIndex(glyphs.map(\.near))
        for (number, part) in parts.enumerated() {
            for other in index.numbers(having: part.component.ink) {
                if isAlike(part.glyph, other), part.mayBe(in: glyphs[other].near, glyphs[other].viewBox) {
                    found[glyphs[other].number].append(Candidate(part: number, way: Vector(0, 0)))
                }
            }
        }
        for glyph in glyphs.indices { found[glyphs[glyph].number] += moved(in: glyph) }
        return found
    }

    private func moved(in glyph: Int) -> [Candidate] {
        var (found, tried): ([Candidate], Set<Move>) = ([], [])
        let viewBox = glyphs[glyph].viewBox
        for (size, bounds) in glyphs[glyph].anchors {
            for anchor in size.neighbours.flatMap({ anchors[$0] ?? [] }) {
                let way = bounds.center - anchor.bounds.center
                guard (0.01...0.3).contains(way.length / viewBox.extent),
                    isAlike(parts[anchor.part].glyph, glyph),
                    tried.insert(Move(part: anchor.part, way: way, in: viewBox)).inserted,
                    // By whole samples, it is near by one more.
                    parts[anchor.part].mayBe(in: glyphs[glyph].wide, viewBox, movedBy: way)
                else { continue }
                found.append(Candidate(part: anchor.part, way: way))
            }
        }
        return found
    }

    /// Whether a glyph may be the relative of another one: their fills are derived in the same way.
    private func isAlike(_ glyph: Int, _ other: Int) -> Bool {
        glyph != other && glyphs[glyph].viewBox == glyphs[other].viewBox
            && (glyphs[glyph].isStated || glyphs[glyph].style == glyphs[other].style)
    }

    /// The parts that some glyph may show, with the number of their glyph, in the order of these.
    func components(of found: [[Candidate]]) -> [(glyph: Int, parts: [Int])] {
        let shown = Set(found.joined().map(\.part)).sorted()
        return shown.reduce(into: []) { groups, part in
            let glyph = glyphs[parts[part].glyph].number
            if groups.last?.glyph == glyph {
                groups[groups.count - 1].parts.append(part)
            } else {
                groups.append((glyph, [part]))
            }
        }
    }

    /// Where a part is elsewhere, in eighths of a sample.
    private struct Move: Hashable {
        let part: Int
        let x: Int
        let y: Int

        init(part: Int, way: Vector, in viewBox: Rect) {
            self.part = part
            let scale = 8 * Double(SampleGrid.side) / viewBox.extent
            (x, y) = (Int((way.x * scale).rounded()), Int((way.y * scale).rounded()))
        }
    }
}

/// The width and the height of a contour, in quarters of a sample.
private struct ContourSize: Hashable {
    let width: Int
    let height: Int

    /// Nil for dots and short lines, which many glyphs have.
    init?(_ bounds: Rect, in viewBox: Rect) {
        let scale = 4 * Double(SampleGrid.side) / viewBox.extent
        let size = (bounds.width * scale, bounds.height * scale)
        guard max(size.0, size.1) > 48 else { return nil }
        (width, height) = (Int(size.0.rounded()), Int(size.1.rounded()))
    }

    private init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

    /// Sizes that are the same within rounding.
    var neighbours: [ContourSize] {
        (-1...1).flatMap { down in (-1...1).map { ContourSize(width + $0, height + down) } }
    }
}
