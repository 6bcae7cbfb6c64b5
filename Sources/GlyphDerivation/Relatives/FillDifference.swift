internal import GlyphModel
package import Markup
package import PathGeometry

/// Where a fill is not as the one of a simpler glyph whose body it shows, as far as both should be the same.
package struct FillDifference: Hashable, Sendable {
    /// The name of the simpler glyph.
    package let relative: String
    /// A point in the middle of it, in units of the view box.
    package let point: Point
    /// The fill of the simpler glyph, where both should be the same.
    private let model: SampleGrid
    private let common: SampleGrid
    /// In samples: smaller areas are not seen.
    private let least: Int

    /// Nil for a fill that is the same, or nearly.
    ///
    /// - Parameter fill: the fill of the record.
    fileprivate init?(of record: FillRecord, _ fill: SampleGrid, from sight: Relatives.Sight) {
        relative = sight.name
        least = max(FillRecord.leastFace, sight.body.silhouette.count / Self.share)
        let shared = record.common(with: sight)
        // Of most fills that is all.
        if Self.area(of: fill, from: sight.fill.intersection(shared), in: shared).count <= least { return nil }
        // A half that is drawn as such, or a letter, is open by itself.
        common = record.openFaces.filter(\.reason.isOfItself).reduce(shared) { $0.subtracting($1.area.grown) }
        model = sight.fill.intersection(common)
        let area = Self.area(of: fill, from: model, in: common)
        guard area.count > least,
            let part = area.parts.enumerated().max(by: { ($0.element.count, $1.offset) < ($1.element.count, $0.offset) }
            ),
            let point = part.element.deepestPoint(in: record.viewBox)
        else { return nil }
        self.point = point
    }

    /// A divisor: one part in so many of the body with all of its faces.
    private static let share = 32

    /// Whether it is there in another fill of the glyph, too.
    package func remains(in record: FillRecord) -> Bool {
        Self.area(of: record.fill, from: model, in: common).count > least
    }

    /// Edges that have moved a little are not a difference.
    private static func area(of fill: SampleGrid, from model: SampleGrid, in common: SampleGrid) -> SampleGrid {
        fill.intersection(common).difference(model).opened
    }
}

extension FillRecord {
    /// The simpler glyphs that it shows as a whole, by the bodies that it shows of them: their motifs are its own. What only
    /// has such a body may be another thing.
    package func kin(among sights: [Relatives.Sight]) -> [Relatives.Sight] {
        sights.filter(isKin)
    }

    /// Whether it shows a simpler glyph as a whole.
    func isKin(_ sight: Relatives.Sight) -> Bool {
        let ink = sight.body.ink
        guard sight.rest.subtracting(near).count < Self.leastDetail,
            // Two bodies may be nearly alike, above all elsewhere; where something hides a part, ends of strokes differ.
            case let unlike = ink.intersection(near).subtracting(self.ink).count,
            (sight.isMoved && !sight.isHidden ? 40 : 20) * unlike <= ink.intersection(near).count
        else { return false }
        // Only its place and its lines distinguish a frame from others.
        return !sight.body.isFrame
            || !sight.isMoved
                && (!sight.isHidden
                    || sight.body.lines.allSatisfy { 4 * $0.area.subtracting(near).count <= $0.area.count })
    }

    /// In samples: more than a dot, which many glyphs have.
    private static let leastDetail = 20

    /// Where the fill is not as in glyphs whose bodies it shows; nothing for one that is stated.
    ///
    /// - Parameter closed: the bodies that may be closed where something opens them: others are open by intent.
    package func differences(from sights: [Relatives.Sight], closing closed: ClosedBodies) -> [FillDifference] {
        let sights = isStated ? [] : sights.filter(closed.contain)
        if sights.isEmpty { return [] }
        let fill = fill
        return sights.compactMap { FillDifference(of: self, fill, from: $0) }
    }
}

extension FillDifference: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(relative)
        encoder.append(point)
        encoder.append(each: [model, common])
        encoder.append(least)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        relative = try decoder.string()
        point = try decoder.value()
        let grids: [SampleGrid] = try decoder.array()
        guard grids.count == 2 else { throw ByteDecoder.Fault() }
        (model, common) = (grids[0], grids[1])
        least = try decoder.int()
    }
}
