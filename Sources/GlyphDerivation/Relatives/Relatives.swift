internal import GlyphModel
internal import PathGeometry

/// The relatives of a set's glyphs: simpler ones that show the same body whole, as `book` is one of `book-check`. What
/// became of the faces and lines of such a body is what its relatives get, too.
///
///      ╭─────╮       ╭─────╮        the body may be elsewhere,
///      │     │       │  ╷  │        and something may hide a part of it
///      ├─────┤       ├─ ┼──┤
///      ╰─────╯       ╰─ ╵ ─╯
package struct Relatives: Sendable {
    private let models: [Model]
    /// The ink of their bodies.
    private let inks: [SampleProbe]
    /// The contours of glyphs with models, by size.
    private var anchors: [ContourSize: [Anchor]] = [:]

    /// A body that others may show.
    private struct Model {
        let record: FillRecord
        let body: FillRecord.Body
        /// What the glyph draws besides it.
        let rest: SampleGrid
        /// The number of its points.
        let others: Int
    }

    /// A contour of a model's glyph.
    private struct Anchor {
        let model: Int
        let bounds: Rect
    }

    /// In samples: a sixth of the view box. Smaller bodies are alike by chance.
    private static let leastBody = 700
    /// In samples: a third of the view box, for bodies that are elsewhere.
    private static let leastMoved = 1300

    /// The simplest glyphs come first: they draw little besides a body, have few contours, and state nothing. The order of
    /// names decides last.
    package init(of records: [FillRecord]) {
        models = records.filter { !$0.isOverlaid }.flatMap { record in
            record.bodies.filter { !$0.isPlain && $0.silhouette.count >= Self.leastBody }.map { body in
                let rest = record.others(than: body)
                return Model(record: record, body: body, rest: rest, others: rest.count)
            }
        }.sorted {
            ($0.others, $0.record.parts, $0.record.isStated ? 1 : 0, $0.record.name)
                < ($1.others, $1.record.parts, $1.record.isStated ? 1 : 0, $1.record.name)
        }
        inks = models.map { SampleProbe($0.body.ink) }
        for (index, model) in models.enumerated() {
            if model.body.silhouette.count < Self.leastMoved { continue }
            for bounds in model.record.components.flatMap(\.anchors) {
                guard let size = ContourSize(bounds, in: model.record.viewBox) else { continue }
                anchors[size, default: []].append(Anchor(model: index, bounds: bounds))
            }
        }
        // What many glyphs have tells nothing.
        anchors = anchors.filter { $0.value.count <= Self.mostAnchors }
    }

    private static let mostAnchors = 24

    /// A body of another glyph that a glyph shows.
    package struct Sight: Sendable {
        /// Of the body, among all that are known.
        fileprivate let model: Int
        /// The name of the glyph with the body.
        package let name: String
        let body: FillRecord.Body
        /// The fill of that glyph, with the body where it is seen.
        let fill: SampleGrid
        /// What that glyph draws besides the body.
        let rest: SampleGrid
        /// How much is seen of it, in samples.
        let share: Int
        /// Whether it is elsewhere in that glyph.
        let isMoved: Bool
        /// Whether something hides a part of it.
        var isHidden = false
        /// Whether the fill leaves most of it open.
        var isOpen = false

        /// What is at its place in that glyph, too, is preferred; then a glyph that draws nothing else.
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
    package func sights(in record: FillRecord) -> [Sight] {
        var (open, taken, found) = (allSights(in: record), SampleGrid(), [Sight]())
        while let most = open.enumerated().max(by: { $0.element.rank(-$0.offset) < $1.element.rank(-$1.offset) }) {
            // Of those that are seen about as well, the simplest.
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
    private func allSights(in record: FillRecord) -> [Sight] {
        var found: [Sight] = []
        for index in inks.indices where record.mayShow(inks[index]) {
            let model = models[index]
            guard model.record.isFilledAlike(record), let share = record.share(of: model.body, besides: model.others)
            else { continue }
            found.append(
                Sight(
                    model: index, name: model.record.name, body: model.body, fill: model.record.fill, rest: model.rest,
                    share: share, isMoved: false))
        }
        var tried: Set<Move> = []
        for bounds in record.components.flatMap(\.anchors) {
            guard let size = ContourSize(bounds, in: record.viewBox) else { continue }
            for anchor in size.neighbours.flatMap({ anchors[$0] ?? [] }) {
                let way = bounds.center - anchor.bounds.center
                guard models[anchor.model].record.isFilledAlike(record),
                    (0.01...0.3).contains(way.length / record.viewBox.extent),
                    tried.insert(Move(model: anchor.model, way: way, in: record.viewBox)).inserted,
                    let sight = sight(of: anchor.model, movedBy: way, in: record)
                else { continue }
                found.append(sight)
            }
        }
        return found.enumerated().sorted { ($0.element.model, $0.offset) < ($1.element.model, $1.offset) }
            .map(\.element)
    }

    private func sight(of index: Int, movedBy way: Vector, in record: FillRecord) -> Sight? {
        guard record.mayShow(inks[index], movedBy: way) else { return nil }
        let model = models[index]
        let body = model.body.moved(by: way, in: record.viewBox)
        guard record.mayShow(SampleProbe(body.ink)),
            let share = record.share(of: body, besides: model.others), 5 * share >= 4 * body.ink.count
        else { return nil }
        let fill = model.record.filled.map { $0.transformed(by: .translation(way.x, way.y)) }
        return Sight(
            model: index, name: model.record.name, body: body, fill: SampleGrid(fill, in: record.viewBox),
            rest: model.rest.shifted(by: way, in: record.viewBox), share: share, isMoved: true)
    }

    /// Where a model is elsewhere, in eighths of a sample.
    private struct Move: Hashable {
        let model: Int
        let x: Int
        let y: Int

        init(model: Int, way: Vector, in viewBox: Rect) {
            self.model = model
            let scale = 8 * Double(SampleGrid.side) / viewBox.extent
            (x, y) = (Int((way.x * scale).rounded()), Int((way.y * scale).rounded()))
        }
    }
}

/// Which bodies of a set are closed where something hides a part of them: where at least half of the glyphs that show one
/// close it by themselves. A set either closes them or leaves them open, and speaks with one voice.
package struct ClosedBodies: Sendable {
    private let models: Set<Int>

    /// - Parameter sights: of all glyphs.
    package init(in sights: some Sequence<Relatives.Sight>) {
        var votes: [Int: Int] = [:]
        for sight in sights where sight.isHidden { votes[sight.model, default: 0] += sight.isOpen ? -1 : 1 }
        models = Set(votes.filter { $0.value >= 0 }.keys)
    }

    /// Whether a glyph may fill what something opens of a body.
    func contain(_ sight: Relatives.Sight) -> Bool { !sight.isHidden || !sight.isOpen || models.contains(sight.model) }
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
