internal import GlyphModel
package import Markup
internal import PathGeometry

/// Limits of the derivation of a drawing: counts, so that the result does not depend on the machine. Icons are far
/// below them: the largest of twelve icon sets has a twentieth of each.
package enum DerivationLimits {
    /// Segments of the outlines of all strokes and areas, before they are united, and after.
    package static let segments = 50_000
    /// Crossings of these outlines within the unions that are made of them. One of a curve or of a stroke takes about
    /// as long as `crossingWeight` of straight edges.
    package static let crossings = 400_000
    package static let crossingWeight = 16
    /// Contours of a drawing that is filled: each is compared with all others.
    package static let contours = 1_500
    /// Segments of a filled form that has alternatives.
    package static let alternativeSegments = 5_000
    /// Segments of an outline whose edges move, for other weights.
    package static let movingSegments = 4_000
    /// Steps of everything that is derived of one glyph, as `WorkLimit` counts them.
    package static let work = 30_000_000

    /// Runs a derivation of a glyph.
    ///
    /// - Throws: the errors of the derivation; `limit-exceeded` where it takes too much work.
    package static func bounded<Result>(
        at location: SourceFile.Location?, _ body: () throws(Findings) -> Result
    ) throws(Findings) -> Result {
        guard let result = try WorkLimit.run(upTo: work, body) else { throw exceeded(.work, at: location) }
        return result
    }
}

extension Glyph {
    /// Refuses a drawing whose outlines would take too long, or too much memory. Small ones need no check.
    ///
    /// Each fill and each stroke is united by itself: how often one crosses another does not matter here.
    ///
    /// - Parameter tolerance: a length in units of the view box.
    /// - Throws: `limit-exceeded`, at the element with which the limit is exceeded.
    func checkComplexity(tolerance: Double) throws(Findings) {
        let drawn = layers.reduce(0) { $0 + $1.path.elements.count }
        guard drawn > 200 || layers.contains(where: { $0.stroke?.style.dash != nil }) else { return }
        var count = CrossingCount(flatness: 8 * tolerance, weight: DerivationLimits.crossingWeight)
        for layer in layers {
            guard drawn <= DerivationLimits.segments else {
                throw DerivationLimits.exceeded(.segments, at: layer.location)
            }
            if layer.fill != nil {
                count.beginUnion()
                count.add(layer.path)
            }
            if let stroke = layer.stroke {
                count.beginUnion()
                do { count.add(try layer.path.strokePieces(stroke.style, tolerance: tolerance), isStroke: true) } catch
                {
                    throw Findings([layer.tooManyDashes(error)])
                }
            }
            if count.count > DerivationLimits.segments {
                throw DerivationLimits.exceeded(.segments, at: layer.location)
            }
        }
        try check(count)
    }

    /// Refuses layers that are to be united with each other where their edges cross too often.
    ///
    /// - Parameters:
    ///   - unions: the layers of each union; one alone was checked before it was outlined.
    ///   - tolerance: a length in units of the view box.
    /// - Throws: `limit-exceeded`, at the last element of the drawing.
    package func checkCrossings(of unions: [[OutlinedLayer]], tolerance: Double) throws(Findings) {
        let unions = unions.filter { $0.count > 1 }
        guard unions.joined().reduce(0, { $0 + $1.path.elements.count }) > 200 else { return }
        var count = CrossingCount(flatness: 8 * tolerance, weight: DerivationLimits.crossingWeight)
        for union in unions {
            count.beginUnion()
            for layer in union { count.add(layer.path, isStroke: layer.isStroke) }
        }
        try check(count)
    }

    private func check(_ count: borrowing CrossingCount) throws(Findings) {
        if let last = layers.last, count.crossings(upTo: DerivationLimits.crossings) == nil {
            throw DerivationLimits.exceeded(.crossings, at: last.location)
        }
    }

    /// Refuses an outline in which every crossing has become a corner: its derivation takes longer than uniting it.
    ///
    /// - Throws: `limit-exceeded`, at the element with which the limit is exceeded.
    func checkSegments(of outline: [OutlinedLayer]) throws(Findings) {
        var count = 0
        for layer in outline {
            count += layer.path.elements.count
            if count > DerivationLimits.segments { throw DerivationLimits.exceeded(.segments, at: layer.location) }
        }
    }

    /// - Throws: `limit-exceeded` where these areas, which are to be filled, have too many contours.
    func checkContours(of areas: [Path]) throws(Findings) {
        let count = areas.reduce(0) { $0 + $1.elements.count { if case .move = $0 { true } else { false } } }
        if count > DerivationLimits.contours { throw DerivationLimits.exceeded(.contours, at: layers.last?.location) }
    }
}

extension DerivationLimits {
    enum Kind { case segments, crossings, contours, work }

    static func exceeded(_ limit: Kind, at location: SourceFile.Location?) -> Findings {
        let message =
            switch limit {
            case .contours: "the drawing to be filled has more than \(contours) contours"
            case .work: "the geometry of the drawing takes more than \(work) steps"
            case .segments: "the outlines of the drawing have more than \(segments) segments"
            case .crossings:
                "the outlines of the drawing have more than \(crossings) crossings; one of a curve or a stroke counts as \(crossingWeight)"
            }
        return Findings([
            Diagnostic(
                .error, id: "limit-exceeded", message, at: location,
                hint: limit == .contours
                    ? "draw its filled form by hand, or with fewer details"
                    : "draw it with fewer points, or with fewer overlapping lines")
        ])
    }
}

extension Layer {
    func tooManyDashes(_ error: TooManyDashes) -> Diagnostic {
        Diagnostic(
            .error, id: "limit-exceeded", "\(error)", at: location,
            hint: "make the dashes longer, or draw them as shapes")
    }
}
