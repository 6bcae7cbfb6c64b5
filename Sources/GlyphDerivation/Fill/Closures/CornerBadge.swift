internal import PathGeometry

extension DerivationRule {
    /// An overlay usually has a clearance of one stroke width. A badge at the corner of a body may have two, and closes
    /// the body nevertheless: a disc of that size can only be a badge.
    ///
    ///       ╱╲
    ///      ╱  ╲
    ///     │    ╶  ╭─╮
    ///     ╰────╴  ╰─╯
    static let cornerBadge = DerivationRule(
        "corner-badge", "A disc at an open corner closes it across a wider clearance.",
        .overlays { drawing, overlays in
            let (tree, width) = (drawing.ink.tree, drawing.width)
            // A smaller disc is a dot or a head.
            let badges = drawing.components.filter {
                $0.bounds.width > 4 * width && drawing.ink.isRound($0.contours[0], strokeWidth: width)
            }
            if badges.isEmpty { return overlays }
            return overlays
                + drawing.open(besides: overlays).flatMap { body -> [Overlay] in
                    // If most of the strokes belong to the badge, the stroke width is not the width of the body's
                    // lines.
                    guard let own = body.flat.estimatedStrokeWidth(), abs(own - width) < width / 2 else { return [] }
                    return badges.compactMap { drawing.overlay($0, on: [body], as: .badge) }
                }
        })
}
