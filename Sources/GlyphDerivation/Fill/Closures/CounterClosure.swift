internal import GlyphModel
internal import PathGeometry

/// An open counter that is the interior of a body, and is closed across its aperture.
struct CounterClosure {
    let counter: OpenCounter
    let reason: FillDecision.Reason
    /// It stays as it is if this point is filled anyway.
    var unlessFilled: Point?
}

extension DerivationRule {
    /// It is not in the list: the manifest asks for it.
    static func stated(_ point: Point) -> DerivationRule {
        DerivationRule(
            "stated", "A counter around a point that is stated to be solid is closed.",
            .counter { ink, width in
                OpenCounter(in: ink, around: point, strokeWidth: width).map {
                    CounterClosure(counter: $0, reason: .stated, unlessFilled: point)
                }
            })
    }
}
