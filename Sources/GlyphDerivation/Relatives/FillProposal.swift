package import GlyphModel
internal import PathGeometry

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

    fileprivate init(_ body: BorrowedBody, from sight: Relatives.Sight, common: SampleGrid, cuts: [SampleGrid]) {
        (self.body, self.common, self.cuts, relative) = (body, common, cuts, sight.name)
        (shown, model) = (sight.body, sight.fill)
    }

    /// How much more a fill with it is like the relative than one without it, in samples; nil if that is not much, or if
    /// anything else changes.
    package func gain(from fill: FillRecord, to changed: FillRecord) -> Int? {
        let (own, other, silhouette) = (fill.fill, changed.fill, shown.silhouette)
        func unlike(_ fill: SampleGrid) -> SampleGrid { fill.difference(model).intersection(common) }
        let (before, after) = (unlike(own), unlike(other))
        let (gained, lost) = (before.subtracting(after).count, after.subtracting(before).count)
        let elsewhere = own.difference(other).subtracting(silhouette.grown)
        guard gained >= 3 * lost, 32 * gained >= silhouette.count, 16 * elsewhere.count <= silhouette.count
        else { return nil }
        // The completed part must be seen.
        let isSeen = shown.faces.allSatisfy { 10 * $0.area.intersection(other).count > $0.area.count }
        if !body.path.isEmpty && !isSeen { return nil }
        // A line at the edge would be a notch.
        if !cuts.allSatisfy({ shown.isDivided(by: $0, in: other) }) { return nil }
        // The part of lines that the fill shows stays visible.
        let cuts = fill.lines.filter { $0.outcome == .cut }.map { $0.area.subtracting(own) }
        return cuts.contains { 4 * $0.intersection(other).count > $0.count } ? nil : gained - lost
    }
}

extension FillRecord {
    /// The proposals from the bodies that it shows: for each of them, one or the other.
    ///
    /// - Parameter closed: the bodies that may be closed where something opens them.
    package func proposals(from sights: [Relatives.Sight], closing closed: ClosedBodies) -> [[FillProposal]] {
        if isStated { return [] }
        // A frame alone may be anything.
        return sights.filter { closed.contain($0) && (!$0.body.isFrame || !$0.body.lines.isEmpty || isKin($0)) }
            .map(proposals)
            .filter { !$0.isEmpty }
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
            }
            if let best {
                taken.append(best.proposal)
                known = best.record
            }
        }
        return taken
    }

    /// The labels of a relative's faces and lines at points of this drawing, alone and with the body completed.
    private func proposals(from sight: Relatives.Sight) -> [FillProposal] {
        let body = sight.body
        let (others, missing) = (others(than: body), body.ink.subtracting(near))
        let common = common(with: sight)
        guard fill.difference(sight.fill).intersection(common).count >= Self.leastFace else { return [] }
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
    func common(with sight: Relatives.Sight) -> SampleGrid {
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
        let (openFaces, fill) = (openFaces, fill)
        return body.faces.compactMap { face in
            let free = face.area.subtracting(ink).subtracting(others.grown)
            let empty = free.subtracting(fill)
            let border = face.whole.border
            guard 2 * empty.count > free.count, empty.count > Self.leastFace,
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
