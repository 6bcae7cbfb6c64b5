public import PathGeometry

/// What the derivation did to one contour, and why.
public struct FillDecision: Hashable, Sendable {
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// A hole that is ink now.
        case filled
        /// A hole, or a line, that is as it was drawn.
        case kept
        /// Ink that is a hole now.
        case cut
        /// Ink that is no more to be told from the ground around it.
        case swallowed
        /// Left out because a `part` says so.
        case dropped
    }

    public enum Reason: String, Hashable, Sendable, CaseIterable {
        case inside, detail, ring, line, attached, crossing, solidInk, lens, handle, battery, sign, stated

        /// In words that end a sentence.
        public var text: String {
            switch self {
            case .inside: "the inside of a body"
            case .detail: "a detail on a filled ground"
            case .ring: "the middle of a ring on a filled ground"
            case .line: "an open figure"
            case .attached: "a line that reaches in from the wall"
            case .crossing: "it crosses a body; the clearance around it stays empty"
            case .solidInk: "cut out of solid ink"
            case .lens: "one looks through a lens"
            case .handle: "a hand goes through a handle"
            case .battery: "what fills a battery is its charge"
            case .sign: "closed only by the way, among open lines"
            case .stated: "the manifest says so"
            }
        }
    }

    /// The contour that it was done to, in the glyph's coordinates.
    public let contour: Subpath
    public let outcome: Outcome
    public let reason: Reason

    /// A point well inside of the contour, by which a `part` can name it; nil for a contour without area.
    ///
    /// - Parameter tolerance: in units of the view box.
    public func point(tolerance: Double) -> Point? { contour.innerPoint(tolerance: tolerance) }
}

extension Subpath {
    /// The one of a grid of points inside that is farthest from the contour.
    func innerPoint(tolerance: Double) -> Point? {
        let flat = FlatPath(Path([self]), tolerance: tolerance)
        guard let bounds = flat.bounds else { return nil }
        var best: (point: Point, distance: Double)?
        for row in 1..<16 {
            for column in 1..<16 {
                let point = Point(
                    bounds.minX + bounds.width * Double(column) / 16, bounds.minY + bounds.height * Double(row) / 16)
                guard flat.contains(point) else { continue }
                let distance = flat.distance(to: point)
                if distance > best?.distance ?? 0 { best = (point, distance) }
            }
        }
        return best?.point
    }
}
