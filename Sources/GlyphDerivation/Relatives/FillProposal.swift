package import GlyphModel
package import Markup
package import PathGeometry

/// A body that a glyph may take from a relative, and the expected result.
package struct FillProposal: Sendable {
    /// The glyph that it is taken from.
    package let relative: String
    package let body: BorrowedBody
    /// The body as the relative shows it, and its fill.
    private let shown: FillRecord.Body
    private let model: SampleGrid
    /// Where both should be the same: not next to ink that only one of them has.
    private let common: SampleGrid
    /// The lines that it cuts.
    private let cuts: [SampleGrid]

    fileprivate init(_ body: BorrowedBody, from sight: RelativeBody.Sight, common: SampleGrid, cuts: [SampleGrid]) {
        (self.body, self.common, self.cuts, relative) = (body, common, cuts, sight.name)
        (shown, model) = (sight.body, sight.fill)
    }

    /// How much more a fill with it is like the relative than one without it, in samples; nil if that is not much, or
    /// if anything else changes.
    package func gain(from fill: FillRecord, to changed: FillRecord) -> Int? {
        let (own, other, silhouette) = (fill.fill, changed.fill, shown.silhouette)
        let (before, after) = (unlike(own), unlike(other))
        let (gained, lost) = (before.subtracting(after).count, after.subtracting(before).count)
        let elsewhere = own.difference(other).subtracting(silhouette.grown)
        guard gained >= 3 * lost, Self.isVisible(gained, in: shown), 16 * elsewhere.count <= silhouette.count
        else { return nil }
        // The completed part must be seen.
        let isVisible = shown.faces.allSatisfy { 10 * $0.area.intersection(other).count > $0.area.count }
        if !body.path.isEmpty && !isVisible { return nil }
        // A line at the edge would be a notch.
        if !cuts.allSatisfy({ shown.isDivided(by: $0, in: other) }) { return nil }
        // The part of lines that the fill shows stays visible.
        let cuts = fill.lines.filter { $0.outcome == .cut }.map { $0.area.subtracting(own) }
        return cuts.contains { 4 * $0.intersection(other).count > $0.count } ? nil : gained - lost
    }

    /// Where a fill is not as the relative.
    private func unlike(_ fill: SampleGrid) -> SampleGrid { fill.difference(model).intersection(common) }

    /// Whether another proposal for the same body could gain clearly more: than all but a sixteenth of what is unlike.
    fileprivate func isSurpassable(at gain: Int, from fill: FillRecord) -> Bool {
        16 * gain < 15 * unlike(fill.fill).count
    }

    /// Whether so many samples of a body are seen as another fill of it.
    fileprivate static func isVisible(_ count: Int, in body: FillRecord.Body) -> Bool {
        32 * count >= body.silhouette.count
    }
}

extension FillRecord {
    /// The proposals from the bodies that it shows: for each of them, one or the other.
    ///
    /// - Parameter closed: the bodies that may be closed where something opens them.
    package func proposals(from sights: [RelativeBody.Sight], closing closed: ClosedBodies) -> [[FillProposal]] {
        sights.filter(closed.contain).map(proposals).filter { !$0.isEmpty }
    }

    /// The fill with the bodies that it takes from relatives, as far as each makes it more like one of them.
    ///
    /// - Parameter filled: the record of the fill with some bodies of relatives; nil where it fails.
    /// - Returns: nothing where nothing is taken.
    package func accepted(
        _ proposals: [[FillProposal]], _ filled: ([BorrowedBody]) -> FillRecord?
    ) -> [FillProposal] {
        var (taken, known): ([FillProposal], FillRecord) = ([], self)
        for choices in proposals {
            var best: (proposal: FillProposal, record: FillRecord, gain: Int)?
            for proposal in choices {
                guard let changed = filled((taken + [proposal]).map(\.body)),
                    let gain = proposal.gain(from: known, to: changed), gain > best?.gain ?? 0
                else { continue }
                best = (proposal, changed, gain)
                if !proposal.isSurpassable(at: gain, from: known) { break }
            }
            if let best {
                taken.append(best.proposal)
                known = best.record
            }
        }
        return taken
    }

    /// The labels of a relative's faces and lines at points of this drawing, alone and with the body completed.
    func proposals(from sight: RelativeBody.Sight) -> [FillProposal] {
        let (body, common) = (sight.body, common(with: sight))
        let unlike = fill.difference(sight.fill).intersection(common).count
        // No proposal gains more than that. A frame alone may be anything.
        guard !isStated, unlike >= Self.leastFace, FillProposal.isVisible(unlike, in: body),
            !body.isFrame || !body.lines.isEmpty || isKin(sight)
        else { return [] }
        let (others, missing) = (others(than: body), body.ink.subtracting(near))
        let (lines, cuts) = lineParts(from: body, in: sight.fill)
        let parts = lines + faceParts(from: body, others: others)
        var found = parts.isEmpty ? [] : [BorrowedBody(parts: parts)]
        if 100 * missing.count > body.ink.count {
            found.append(BorrowedBody(path: body.path, parts: lines))
            if !lines.isEmpty { found.append(BorrowedBody(path: body.path)) }
        }
        return found.map { FillProposal($0, from: sight, common: common, cuts: $0.parts.isEmpty ? [] : cuts) }
    }

    /// Where both fills should be the same: not next to ink that only one of the two draws.
    func common(with sight: RelativeBody.Sight) -> SampleGrid {
        let body = sight.body
        return body.silhouette.subtracting(others(than: body).grown(by: Self.clearance))
            .subtracting(body.ink.subtracting(near).grown(by: 5)).subtracting(sight.rest.grown(by: 2))
    }

    /// The lines that divide the relative's fill are cut here, too; a notch is not, and a line that is cut stays so.
    ///
    /// - Returns: the areas of the former, too.
    private func lineParts(from body: Body, in model: SampleGrid) -> (parts: [PartOverride], cuts: [SampleGrid]) {
        let lines = lines
        let isCut = lines.map { line in
            line.outcome == .cut
                || body.lines.contains {
                    10 * line.area.subtracting($0.area.grown).count <= line.area.count && $0.outcome == .cut
                        && body.isDivided(by: $0.area, in: model)
                }
        }
        let cuts = zip(isCut, lines).filter { $0 && $1.outcome != .cut }.map(\.1.area)
        if cuts.isEmpty { return ([], []) }
        // Whether a line is cut may depend on whether others are, so all are stated.
        let parts = zip(isCut, lines).compactMap { isCut, line in
            line.area.deepestPoint(in: viewBox).map { PartOverride(at: $0, isCut ? .cut : .solid) }
        }
        return (parts, cuts)
    }

    private func faceParts(from body: Body, others: SampleGrid) -> [PartOverride] {
        let (openFaces, fill, signs) = (openFaces, fill, others.grown(by: Self.clearance))
        return body.faces.compactMap { face in
            let free = face.area.subtracting(ink).subtracting(others.grown)
            let empty = free.subtracting(fill)
            let border = face.whole.border
            // What is mostly under a sign stays its ground.
            guard 4 * face.area.subtracting(signs).count >= face.area.count, 2 * empty.count > free.count,
                empty.count > Self.leastFace,
                // The ink around it is drawn here, too.
                5 * border.intersection(near).count >= 4 * border.count,
                let point = empty.deepestPoint(in: viewBox)
            else { return nil }
            // An own face is filled only if it is about as large as the relative's.
            let own = openFaces.first { $0.area.contains(point, in: viewBox) }
            if let own,
                own.reason.isOfItself || 2 * own.area.intersection(face.area).count < own.area.count
                    || 3 * own.area.count < face.area.count
            {
                return nil
            }
            return PartOverride(at: point, .solid)
        }
    }
}

extension FillDecision.Reason {
    /// Whether a face stays because of itself, and not because of its context.
    var isOfItself: Bool {
        switch self {
        case .stated, .prohibition, .lens, .letter, .sign, .badge, .vehicle, .sea, .handle, .half, .face, .ground,
            .solidInk, .opening:
            true
        default: false
        }
    }
}

extension PartOverride {
    fileprivate init(at point: Point, _ treatment: Treatment) {
        self.init(target: .region(x: point.x, y: point.y), treatment: treatment)
    }
}

// MARK: - Differences

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
    fileprivate init?(of record: FillRecord, _ fill: SampleGrid, from sight: RelativeBody.Sight) {
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
    /// Whether it shows a simpler glyph as a whole, by a body that it shows of it: its motif is its own. What only has
    /// such a body may be another thing.
    func isKin(_ sight: RelativeBody.Sight) -> Bool {
        let ink = sight.body.ink
        guard sight.rest.subtracting(near).count < Self.leastDetail,
            // Two bodies may be nearly alike; where something hides a part, ends of strokes differ.
            20 * ink.intersection(near).subtracting(self.ink).count <= ink.intersection(near).count
        else { return false }
        // Only its place and its lines distinguish a frame from others.
        return !sight.body.isFrame || !sight.isHidden
            || sight.body.lines.allSatisfy { 4 * $0.area.subtracting(near).count <= $0.area.count }
    }

    /// In samples: more than a dot, which many glyphs have.
    private static let leastDetail = 20

    /// Where the fill is not as in a glyph whose body it shows; nil for one that is stated.
    package func difference(from sight: RelativeBody.Sight) -> FillDifference? {
        isStated ? nil : FillDifference(of: self, fill, from: sight)
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
