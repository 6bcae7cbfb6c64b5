internal import GlyphModel
internal import PathGeometry

/// The relatives of a set's glyphs: simpler ones that show the same body whole, as `book` is one of `book-check`. The
/// treatment of the faces and lines of such a body is the treatment in its relatives, too.
///
///      ╭─────╮       ╭─────╮        the body may be elsewhere,
///      │     │       │  ╷  │        and something may hide a part of it
///      ├─────┤       ├─ ┼──┤
///      ╰─────╯       ╰─ ╵ ─╯
package struct Relatives: Sendable {
    /// The records of all glyphs, by their numbers.
    private let records: [FillRecord?]
    /// In the order of their simplicity.
    private let models: [Model]
    /// Where a glyph may show a model, by its number: its ink does.
    private let candidates: [[Candidate]]

    /// A body that others may show.
    private struct Model {
        let record: FillRecord
        let body: FillRecord.Body
        let fill: SampleGrid
        /// The ink that the glyph draws besides it.
        let rest: SampleGrid
        /// The number of its points.
        let others: Int

        var rank: (Int, Int, Int, String) { (others, record.parts, record.isStated ? 1 : 0, record.name) }
    }

    /// A model, and how far it is moved.
    private struct Candidate {
        let model: Int
        let way: Vector
    }

    /// In samples: a sixth of the view box. Smaller bodies are alike by chance.
    private static let leastBody = 700
    /// In samples: a third of the view box, for bodies that are elsewhere.
    private static let leastMoved = 1300

    /// The simplest glyphs come first: they draw little besides a body, have few contours, and state nothing. The order
    /// of names decides last.
    ///
    /// - Parameter records: the records of all glyphs; nil for glyphs without a fill.
    package init(of records: [FillRecord?]) {
        self.records = records
        let search = InkSearch(in: records)
        let found = search.candidates
        var (bodies, unordered) = ([Int: Int](), [Model]())
        for (record, components) in search.components(of: found) {
            guard let record = records[record] else { continue }
            for (component, body) in zip(components, record.bodies(components.map { search.parts[$0].component })) {
                guard let body, !body.isBareFrame, body.silhouette.count >= Self.leastBody else { continue }
                let rest = record.others(than: body)
                bodies[component] = unordered.count
                unordered.append(
                    Model(record: record, body: body, fill: record.fill, rest: rest, others: rest.count))
            }
        }
        let order = unordered.indices.sorted { unordered[$0].rank < unordered[$1].rank }
        let models = order.map { unordered[$0] }
        var places = Array(repeating: 0, count: order.count)
        for (place, model) in order.enumerated() { places[model] = place }
        func candidate(_ found: InkSearch.Candidate) -> Candidate? {
            guard let place = bodies[found.part].map({ places[$0] }),
                found.way.length == 0 || models[place].body.silhouette.count >= Self.leastMoved
            else { return nil }
            return Candidate(model: place, way: found.way)
        }
        candidates = found.map { $0.compactMap(candidate) }
        self.models = models
    }

    /// A body of another glyph that a glyph shows.
    package struct Sight: Sendable {
        /// The number of the body, among all that are known.
        fileprivate let model: Int
        /// The name of the glyph with the body.
        package let name: String
        let body: FillRecord.Body
        /// The fill of that glyph, with the body where it is seen.
        let fill: SampleGrid
        /// The ink that the glyph draws besides the body.
        let rest: SampleGrid
        /// How much is seen of it, in samples.
        let share: Int
        /// Whether it is elsewhere in that glyph.
        let isMoved: Bool
        /// Whether something hides a part of it.
        var isHidden = false
        /// Whether the fill leaves most of it open.
        var isOpen = false

        /// A body at the same place in both glyphs is preferred; then a glyph that draws nothing else.
        fileprivate func rank(_ order: Int) -> (Int, Int, Int, Int) {
            (isMoved ? 0 : 1, drawsMore ? 0 : 1, share, order)
        }

        private var drawsMore: Bool { rest.count >= 20 }

        /// Whether another body at the same place is seen about as well.
        fileprivate func isLike(_ other: Sight) -> Bool {
            isMoved == other.isMoved && drawsMore == other.drawsMore && 50 * share >= 49 * other.share
                && body.silhouette.overlap(with: other.body.silhouette) > 0.7
        }
    }

    /// The bodies that a glyph shows, none of them in another one.
    ///
    /// - Parameter glyph: the number of the glyph.
    package func sights(in glyph: Int) -> [Sight] {
        guard let record = records[glyph] else { return [] }
        var (open, taken, found) = (allSights(in: record, candidates[glyph]), SampleGrid(), [Sight]())
        while let most = open.enumerated().max(by: { $0.element.rank(-$0.offset) < $1.element.rank(-$1.offset) }) {
            // Of the ones that are seen about as well, the simplest.
            var sight = open.remove(at: open.firstIndex { $0.isLike(most.element) } ?? most.offset)
            let silhouette = sight.body.silhouette
            if 5 * silhouette.intersection(taken).count > silhouette.count { continue }
            taken = taken.union(silhouette)
            (sight.isHidden, sight.isOpen) = (record.isHidden(sight.body), record.leavesOpen(sight.body))
            found.append(sight)
        }
        return found
    }

    /// In the order of the models.
    private func allSights(in record: FillRecord, _ candidates: [Candidate]) -> [Sight] {
        candidates.compactMap { sight(of: $0, in: record) }.enumerated()
            .sorted { ($0.element.model, $0.offset) < ($1.element.model, $1.offset) }.map(\.element)
    }

    private func sight(of candidate: Candidate, in record: FillRecord) -> Sight? {
        let (model, way) = (models[candidate.model], candidate.way)
        if way.length == 0 {
            return record.share(of: model.body, besides: model.others).map {
                Sight(
                    model: candidate.model, name: model.record.name, body: model.body, fill: model.fill,
                    rest: model.rest, share: $0, isMoved: false)
            }
        }
        let body = model.body.moved(by: way, in: record.viewBox)
        guard record.mayShow(body),
            let share = record.share(of: body, besides: model.others), 5 * share >= 4 * body.ink.count
        else { return nil }
        let fill = model.record.filled.map { $0.transformed(by: .translation(way.x, way.y)) }
        return Sight(
            model: candidate.model, name: model.record.name, body: body, fill: SampleGrid(fill, in: record.viewBox),
            rest: model.rest.shifted(by: way, in: record.viewBox), share: share, isMoved: true)
    }
}

/// Which bodies of a set are closed where something hides a part of them: where at least half of the glyphs that show
/// one close it by themselves. A set either closes them or leaves them open, and speaks with one voice.
package struct ClosedBodies: Sendable {
    private let models: Set<Int>

    /// - Parameter sights: the sights of all glyphs.
    package init(in sights: some Sequence<Relatives.Sight>) {
        var votes: [Int: Int] = [:]
        for sight in sights where sight.isHidden { votes[sight.model, default: 0] += sight.isOpen ? -1 : 1 }
        models = Set(votes.filter { $0.value >= 0 }.keys)
    }

    /// Whether a glyph may fill a counter that something opens of a body.
    func contain(_ sight: Relatives.Sight) -> Bool { !sight.isHidden || !sight.isOpen || models.contains(sight.model) }
}

// MARK: - Search

/// Where glyphs may show the parts of others, by their ink alone: at the same place, which an index of samples finds,
/// or moved, where a contour is as large as one of the other glyph.
private struct InkSearch {
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
    var candidates: [[Candidate]] {
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
