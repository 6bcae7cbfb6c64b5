package import PathGeometry

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

extension TintedLayer.Paint {
    package func transformed(by transform: Transform) -> TintedLayer.Paint {
        changingGradient { $0.transform = $0.transform.followed(by: transform) }
    }
}
