internal import Markup
public import PathGeometry

/// How a view box is fitted into a viewport with another aspect ratio (SVG 2, 8.7); spelled as in SVG.
public struct PreserveAspectRatio: Hashable, Sendable {
    /// The alignment of the picture in the viewport: at the minimum, the middle or the maximum of x and y; or
    /// stretched.
    public enum Align: String, Hashable, Sendable, CaseIterable {
        case none
        case xMinYMin, xMidYMin, xMaxYMin
        case xMinYMid, xMidYMid, xMaxYMid
        case xMinYMax, xMidYMax, xMaxYMax

        /// The share of the free space that is in front of the picture.
        fileprivate var share: (x: Double, y: Double) {
            switch self {
            case .none, .xMinYMin: (0, 0)
            case .xMidYMin: (0.5, 0)
            case .xMaxYMin: (1, 0)
            case .xMinYMid: (0, 0.5)
            case .xMidYMid: (0.5, 0.5)
            case .xMaxYMid: (1, 0.5)
            case .xMinYMax: (0, 1)
            case .xMidYMax: (0.5, 1)
            case .xMaxYMax: (1, 1)
            }
        }
    }

    /// Fit the whole picture into the viewport, or cover the whole viewport.
    public enum Scale: String, Hashable, Sendable, CaseIterable { case meet, slice }

    /// The alignment of the picture.
    public var align: Align
    /// The scale of the picture.
    public var scale: Scale

    /// By default, the whole picture in the middle.
    public init(align: Align = .xMidYMid, scale: Scale = .meet) {
        self.align = align
        self.scale = scale
    }

    /// The value if none is stated.
    public static let initial = PreserveAspectRatio()

    /// As an attribute's value.
    public var text: String { scale == .meet ? align.rawValue : align.rawValue + " " + scale.rawValue }

    /// From the units of `viewBox`, whose sides are positive, to a viewport of this size at the origin.
    public func transform(from viewBox: Rect, toWidth width: Double, height: Double) -> Transform {
        var (x, y) = (width / viewBox.width, height / viewBox.height)
        if align != .none {
            let even = scale == .meet ? min(x, y) : max(x, y)
            (x, y) = (even, even)
        }
        let share = align.share
        return Transform(
            a: x, b: 0, c: 0, d: y,
            e: (width - viewBox.width * x) * share.x - viewBox.minX * x,
            f: (height - viewBox.height * y) * share.y - viewBox.minY * y)
    }
}

extension Rect {
    /// The transform that fits this box into another, completely and in the middle (`xMidYMid meet` of SVG).
    package func fitting(_ other: Rect) -> Transform {
        if self == other { return .identity }
        let scale = min(other.width / width, other.height / height)
        return .translation(-center.x, -center.y)
            .followed(by: .scale(scale, scale))
            .followed(by: .translation(other.center.x, other.center.y))
    }
}
