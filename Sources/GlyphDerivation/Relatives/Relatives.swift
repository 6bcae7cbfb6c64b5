internal import GlyphModel
internal import PathGeometry

/// The relatives of a set's glyphs: simpler ones that show the same body whole, as `book` is one of `book-check`. What
/// became of the faces and lines of such a body is what its relatives get, too.
package struct Relatives {
    private let models: [Model]

    /// A body that others may show.
    private struct Model {
        let record: FillRecord
        let body: FillRecord.Body
        /// How much the glyph draws besides it, in cells.
        let others: Int
    }

    /// In cells: a sixth of the view box. Smaller ones are alike by chance.
    private static let leastBody = 700

    /// What a glyph takes from another.
    package struct Proposal: Sendable {
        /// The glyph that it is taken from.
        package let relative: String
        package let regions: [FillChoice.Region]
        /// The body of the relative, and its fill.
        let silhouette: SampleGrid
        let model: SampleGrid
        /// Where both should be the same: not beside what only one of them has.
        let common: SampleGrid
    }

    package init(of records: [FillRecord]) {
        models = records.filter { !$0.isOverlaid }.flatMap { record in
            record.bodies.filter { !$0.isPlain && $0.silhouette.count >= Self.leastBody }.map {
                Model(record: record, body: $0, others: record.others(than: $0).count)
            }
        }.sorted { ($0.others, $0.record.parts, $0.record.name) < ($1.others, $1.record.parts, $1.record.name) }
    }

    /// What the glyph of a record takes from its relatives.
    package func proposals(for record: FillRecord) -> [Proposal] {
        var taken = SampleGrid()
        var found: [Proposal] = []
        // The one that is seen most of first: what is inside of it, or a part of it, is not another one.
        let relatives = models.filter { $0.record.viewBox == record.viewBox }.enumerated().compactMap { offset, model in
            record.share(of: model.body, besides: model.others).map { (model: model, share: $0, offset: offset) }
        }.sorted { (-$0.share, $0.offset) < (-$1.share, $1.offset) }.map(\.model)
        for relative in relatives {
            let body = relative.body
            if 5 * body.silhouette.intersection(taken).count > body.silhouette.count { continue }
            taken = taken.union(body.silhouette)
            if let proposal = record.proposal(from: relative.record, body) { found.append(proposal) }
        }
        return found
    }
}

extension Relatives.Proposal {
    /// Whether a fill with the proposal is more like the relative, and the same elsewhere.
    ///
    /// - Parameters:
    ///   - fill: without it.
    ///   - changed: with it.
    package func isBetter(than fill: FillRecord, changed: FillRecord) -> Bool {
        func difference(_ record: FillRecord) -> Int { record.fill.difference(model).intersection(common).count }
        let elsewhere = fill.fill.difference(changed.fill).subtracting(silhouette.grown)
        return 20 * difference(changed) <= 9 * difference(fill) && 50 * elsewhere.count <= silhouette.count
    }
}

extension FillRecord {
    /// What it draws besides a body.
    fileprivate func others(than body: Body) -> SampleGrid { ink.subtracting(body.ink.grown) }

    /// How much the drawing shows of a body, in cells; nil if what is missing is not beside something else, and if the
    /// glyph with the body is not simpler.
    ///
    /// - Parameter rest: what that glyph draws besides the body, in cells.
    fileprivate func share(of body: Body, besides rest: Int) -> Int? {
        let missing = body.ink.subtracting(ink.grown)
        let count = missing.count
        guard 5 * count <= 2 * body.ink.count else { return nil }
        let others = others(than: body)
        guard others.count > rest + Self.leastFace else { return nil }
        if 50 * count <= body.ink.count { return body.ink.count }
        // Of a frame, its lines tell what it is.
        if body.isFrame {
            let inside = body.lines.reduce(SampleGrid()) { $0.union($1.area) }
            guard inside.count > 0, 2 * inside.subtracting(ink.grown).count <= inside.count else { return nil }
        }
        // What lies over a body has a clearance, which is about as wide as a stroke. The rest of the body's outline is alone,
        // and not connected with anything else.
        let near = body.ink.grown
        let own = components.filter { 10 * $0.subtracting(near).count <= $0.count }.reduce(SampleGrid()) {
            $0.union($1)
        }
        let alone = body.ink.intersection(own).subtracting(others.grown(by: 3))
        guard 3 * alone.count >= 2 * body.ink.count,
            4 * missing.subtracting(others.grown(by: Self.clearance)).count <= count
        else { return nil }
        return alone.count
    }

    /// In cells: two strokes of usual icons.
    private static let clearance = 10

    fileprivate func proposal(from relative: FillRecord, _ body: Body) -> Relatives.Proposal? {
        let others = others(than: body)
        let common = body.silhouette.subtracting(others.grown(by: 2))
            .subtracting(body.ink.subtracting(ink.grown).grown(by: 2))
        var regions: [FillChoice.Region] = []
        let outcomes = lines.map { line in
            body.lines.first { 10 * line.area.subtracting($0.area.grown).count <= line.area.count }?.outcome
                ?? line.outcome
        }
        if zip(outcomes, lines).contains(where: { $0 != $1.outcome }) {
            // Whether a line is cut may depend on whether others are, so all are stated.
            for (outcome, line) in zip(outcomes, lines) {
                guard let point = line.area.deepestPoint(in: viewBox) else { continue }
                regions.append(FillChoice.Region(point: point, treatment: outcome == .cut ? .cut : .solid))
            }
        }
        for face in body.faces {
            let free = face.area.subtracting(ink).subtracting(others.grown)
            let empty = free.subtracting(fill)
            let border = face.whole.border
            guard 2 * empty.count > free.count, empty.count > Self.leastFace,
                // What encloses it is drawn here, too.
                4 * border.intersection(ink.grown).count >= 3 * border.count,
                let point = empty.deepestPoint(in: viewBox)
            else { continue }
            // An own face is filled only if it is about that of the relative.
            let own = openFaces.first { $0.area.contains(point, in: viewBox) }
            if let own,
                Self.isOfItself(own.reason) || 2 * own.area.intersection(face.area).count < own.area.count
                    || 3 * own.area.count < face.area.count
            {
                continue
            }
            regions.append(FillChoice.Region(point: point, treatment: .solid))
        }
        if regions.isEmpty { return nil }
        return Relatives.Proposal(
            relative: relative.name, regions: regions, silhouette: body.silhouette, model: relative.fill, common: common
        )
    }

    /// In cells.
    private static let leastFace = 6

    /// Whether a face stays because of what it is, and not because of what is around it.
    private static func isOfItself(_ reason: FillDecision.Reason) -> Bool {
        switch reason {
        case .stated, .prohibition, .lens, .letter, .sign, .badge, .vehicle, .sea, .handle, .half, .face, .solidInk,
            .opening:
            true
        default: false
        }
    }
}
