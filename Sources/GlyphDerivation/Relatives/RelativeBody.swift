internal import GlyphModel
package import Markup
internal import PathGeometry

/// A body of a glyph as other glyphs may show it: `book` has the one of `book-check`. The treatment of the faces and
/// lines of such a body is the treatment in its relatives, too.
///
///      ╭─────╮       ╭─────╮        something may hide
///      │     │       │  ╷  │        a part of the body
///      ├─────┤       ├─ ┼──┤
///      ╰─────╯       ╰─ ╵ ─╯
package struct RelativeBody: Sendable {
    /// The number among the bodies of an index: simpler glyphs come first.
    package let number: Int
    /// The name of the glyph that it is of, and the fill of that.
    private let name: String
    private let fill: SampleGrid
    private let body: FillRecord.Body
    /// The ink that the glyph draws besides it.
    private let rest: SampleGrid

    /// Nil for a part of a drawing from which others take nothing.
    ///
    /// - Parameters:
    ///   - index: the index that found it.
    ///   - record: the record of the glyph that it is of.
    package init?(_ candidate: RelativeIndex.Candidate, in index: RelativeIndex, of record: FillRecord) {
        guard let body = record.body(like: index.ink(of: candidate)) else { return nil }
        (number, name, fill) = (candidate.body, record.name, record.fill)
        self.body = body
        rest = record.others(than: body)
    }

    /// The body where a glyph shows it; nil where it does not.
    fileprivate func sight(in record: FillRecord) -> Sight? {
        record.share(of: body, besides: rest.count).map {
            Sight(number: number, name: name, body: body, fill: fill, rest: rest, share: $0)
        }
    }

    /// A body of another glyph that a glyph shows.
    package struct Sight: Sendable {
        /// The number of the body.
        package let number: Int
        /// The name of the glyph with the body.
        package let name: String
        let body: FillRecord.Body
        /// The fill of that glyph, with the body where it is seen.
        let fill: SampleGrid
        /// The ink that the glyph draws besides the body.
        let rest: SampleGrid
        /// How much is seen of it, in samples.
        let share: Int
        /// Whether something hides a part of it.
        var isHidden = false
        /// Whether the fill leaves most of it open.
        var isOpen = false

        /// A glyph that draws nothing else is preferred.
        fileprivate func rank(_ order: Int) -> (Int, Int, Int) { (drawsMore ? 0 : 1, share, order) }

        private var drawsMore: Bool { rest.count >= 20 }

        /// Whether another body is seen about as well, at the same place.
        fileprivate func isLike(_ other: Sight) -> Bool {
            drawsMore == other.drawsMore && 50 * share >= 49 * other.share
                && body.silhouette.overlap(with: other.body.silhouette) > 0.7
        }
    }
}

extension FillRecord {
    /// The bodies that the glyph shows, none of them in another one.
    ///
    /// - Parameter bodies: the bodies that it may show, the simplest first.
    package func sights(of bodies: [RelativeBody]) -> [RelativeBody.Sight] {
        var open = bodies.compactMap { $0.sight(in: self) }
        var (taken, found) = (SampleGrid(), [RelativeBody.Sight]())
        while let most = open.enumerated().max(by: { $0.element.rank(-$0.offset) < $1.element.rank(-$1.offset) }) {
            // Of the ones that are seen about as well, the simplest.
            var sight = open.remove(at: open.firstIndex { $0.isLike(most.element) } ?? most.offset)
            let silhouette = sight.body.silhouette
            if 5 * silhouette.intersection(taken).count > silhouette.count { continue }
            taken = taken.union(silhouette)
            (sight.isHidden, sight.isOpen) = (isHidden(sight.body), leavesOpen(sight.body))
            found.append(sight)
        }
        return found
    }
}

// MARK: - Findings

/// What the set needs to know of a body that a glyph shows.
package struct Sighting: Hashable, Sendable {
    /// The number of the body.
    package var body: Int
    /// Whether the glyph shows the simpler one as a whole.
    package let isKin: Bool
    /// Whether something hides a part of the body, and the fill leaves most of it open.
    let isHidden: Bool
    let isOpen: Bool
    /// Whether the glyph may take something of it.
    package let mayTake: Bool
    /// Whether the fill is another one than in the simpler glyph.
    package let isUnlike: Bool

    package init(of sight: RelativeBody.Sight, in record: FillRecord) {
        body = sight.number
        (isKin, isHidden, isOpen) = (record.isKin(sight), sight.isHidden, sight.isOpen)
        mayTake = !record.proposals(from: sight).isEmpty
        isUnlike = isKin && record.difference(from: sight) != nil
    }

    /// Whether the set decides whether the glyph may fill what something opens of the body.
    package var needsVotes: Bool { isHidden && isOpen }
}

extension Sighting: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(body)
        for flag in [isKin, isHidden, isOpen, mayTake, isUnlike] { encoder.append(flag) }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        body = try decoder.int()
        (isKin, isHidden, isOpen) = (try decoder.bool(), try decoder.bool(), try decoder.bool())
        (mayTake, isUnlike) = (try decoder.bool(), try decoder.bool())
    }
}

/// Which bodies of a set are closed where something hides a part of them: where at least half of the glyphs that show
/// one close it by themselves. A set either closes them or leaves them open, and speaks with one voice.
package struct ClosedBodies: Sendable {
    private let bodies: Set<Int>

    /// - Parameter sightings: the sightings of all glyphs.
    package init(in sightings: some Sequence<Sighting>) {
        var votes: [Int: Int] = [:]
        for sighting in sightings where sighting.isHidden {
            votes[sighting.body, default: 0] += sighting.isOpen ? -1 : 1
        }
        bodies = Set(votes.filter { $0.value >= 0 }.keys)
    }

    /// Whether a glyph may fill a counter that something opens of a body.
    package func contain(_ sighting: Sighting) -> Bool { !sighting.needsVotes || bodies.contains(sighting.body) }

    package func contain(_ sight: RelativeBody.Sight) -> Bool {
        !sight.isHidden || !sight.isOpen || bodies.contains(sight.number)
    }
}
