internal import Markup
internal import PathGeometry

/// Whether two variants of a symbol can be interpolated: the same shapes in the same order, and in each the same
/// contours of the same segments.
struct VariantComparison {
    /// Why a variant does not fit another one.
    struct Difference: Hashable {
        /// As the end of a sentence: `has 2 paths, and 'Regular-S' has 3`.
        var words: String
        /// The offset of the shape in the document; nil where a shape is missing.
        var offset: Int?
    }

    /// The first difference; nil if there is none, or if the data of a path is broken.
    let difference: Difference?

    /// - Parameter name: of the other variant, for the words.
    init(_ variant: Element, with other: Element, named name: String) {
        difference = Self.compare(
            VariantShapes(variant).shapes.map(\.element), VariantShapes(other).shapes.map(\.element), name)
    }

    private static func compare(_ own: [Element], _ others: [Element], _ name: String) -> Difference? {
        if own.count != others.count {
            let extra = own.count > others.count ? own[others.count].offset : nil
            return Difference(
                words: "has \(counted(own.count, "path")), and '\(name)' has \(others.count)", offset: extra)
        }
        for (index, (shape, other)) in zip(own, others).enumerated() {
            let place = own.count == 1 ? "its path" : "path \(index + 1)"
            if shape.name != other.name {
                return Difference(
                    words: "has a '\(shape.name)' as \(place), and '\(name)' has a '\(other.name)'",
                    offset: shape.offset)
            }
            guard shape.name == "path" else { continue }
            guard let path = shape.path, let otherPath = other.path else { return nil }
            if let words = compare(path.contours, otherPath.contours, place, name) {
                return Difference(words: words, offset: shape.offset)
            }
        }
        return nil
    }

    private static func compare(_ own: [Contour], _ others: [Contour], _ place: String, _ name: String) -> String? {
        if own.count != others.count {
            return "has \(counted(own.count, "subpath")) in \(place), and '\(name)' has \(others.count)"
        }
        for (index, (contour, other)) in zip(own, others).enumerated() {
            // A line that only returns to the start may be written or not.
            if contour.kinds == other.kinds || contour.kindsWithoutReturn == other.kindsWithoutReturn { continue }
            let place = own.count == 1 ? place : "subpath \(index + 1) of \(place)"
            if contour.kinds.count != other.kinds.count {
                return "has \(counted(contour.kinds.count, "segment")) in \(place), and '\(name)' has "
                    + "\(other.kinds.count)"
            }
            let pairs = zip(contour.kinds, other.kinds)
            guard let (number, kinds) = pairs.enumerated().first(where: { $0.element.0 != $0.element.1 }) else {
                continue
            }
            return "has a \(kinds.0.rawValue) as segment \(number + 1) of \(place), and '\(name)' has a "
                + kinds.1.rawValue
        }
        return nil
    }
}

/// The kinds of the segments of a contour, as its data states them.
private struct Contour {
    enum Kind: String { case line, curve }

    private(set) var kinds: [Kind] = []
    /// Whether a line is the last one that ends where the contour begins.
    private(set) var endsWithReturn = false
    private let start: Point

    /// Less than the rounding of data in a drawing program.
    private static let tolerance = 0.02

    init(from start: Point) { self.start = start }

    mutating func append(_ kind: Kind, to end: Point) {
        kinds.append(kind)
        endsWithReturn = kind == .line && end.distance(to: start) <= Self.tolerance
    }

    var kindsWithoutReturn: [Kind] { endsWithReturn ? kinds.dropLast() : kinds }
}

extension Path {
    /// Moves that draw nothing are left out. A fill closes each contour, so that it does not matter which are closed.
    fileprivate var contours: [Contour] {
        var result: [Contour] = []
        for element in elements {
            switch element {
            case .move(let point): result.append(Contour(from: point))
            case .line(let point): result[result.count - 1].append(.line, to: point)
            case .quadratic(_, let point), .cubic(_, _, let point): result[result.count - 1].append(.curve, to: point)
            case .close: break
            }
        }
        return result.filter { !$0.kinds.isEmpty }
    }
}

extension Element {
    /// Nil where its data is broken.
    fileprivate var path: Path? { try? Path(svg: self["d"] ?? "") }
}
