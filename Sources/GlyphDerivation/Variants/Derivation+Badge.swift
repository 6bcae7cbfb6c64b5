internal import GlyphModel
internal import Markup
internal import PathGeometry

extension Derivation {
    /// A sign in a corner: knocked out of a disc, with a clearance around it that is cut out of the glyph.
    ///
    /// It is not in `all`: a manifest asks for it by an element of its own.
    package static var badge: Derivation { Derivation("badge", at: .mark, drawBadge) }

    private static let drawBadge: Step = { picture, context throws(Findings) in
        guard let badge = context.badge, let pen = try context.markPen(), let ink = picture.ink else { return picture }
        // The sign is made as any glyph in a filled circle is.
        var inner = context
        (inner.glyph, inner.form, inner.badge) = (badge.glyph, .fill, nil)
        // Its lines are wider, as they are made smaller twice: by the circle, and with it.
        let wide = badge.glyph.graded(by: widening - 1) ?? badge.glyph
        var sign = DerivedDrawing(
            layers: try wide.outlined(tolerance: context.tolerance), viewBox: wide.viewBox,
            centerLines: CenterLine.lines(of: wide))
        sign = try Derivation.circle.applied(to: sign, inner)
        guard let disc = sign.ink else { return picture }
        let box = picture.viewBox
        let side = min(box.width, box.height) * share
        let scale = side / disc.extent
        let center = BadgePlace(badge.corner, of: ink, in: box, side: side).center
        sign = sign.transformed(
            by: Transform(
                a: scale, b: 0, c: 0, d: scale, e: center.x - disc.center.x * scale,
                f: center.y - disc.center.y * scale))
        let length = context.tolerance.length(in: box.extent)
        let clearance = context.gapWidth ?? pen.width * clearanceShare
        let reach = side / 2 + clearance
        let before = picture
        var picture = picture
        let around = Path.ellipse(center: center, radiusX: reach, radiusY: reach).normalized(tolerance: length)
        let scraps = picture.clear(around, penWidth: pen.width, context.tolerance)
        // A mark alone would be another sign: the caller reports that nothing is left.
        if picture.layers.isEmpty { return picture }
        picture.add(
            .union(ofNonNegative: sign.layers.map(\.path), tolerance: length), as: Badge.element, like: before)
        picture.stack(on: before, erasing: around, scraps)
        picture.centerLines += sign.centerLines.map { line in
            var line = line
            line.step = Badge.element
            return line
        }
        return picture
    }

    /// The disc's diameter in frames: about as large as the system's badges, half of a symbol.
    private static let share = 0.5
    /// How much wider the lines of a sign are than in its drawing: on the disc, they then have two thirds of the
    /// glyph's.
    private static let widening = 1.9
    /// The clearance in widths of the glyph's line.
    private static let clearanceShare = 0.75
}

/// The place of a badge: beyond the corner of the ink, as far as the frame lets it.
private struct BadgePlace {
    let center: Point

    init(_ corner: Badge.Corner, of ink: Rect, in box: Rect, side: Double) {
        // A line of air is left at the frame, as next to other glyphs.
        let room = box.insetBy(min(box.width, box.height) / 24 + side / 2)
        let isLeading = corner == .topLeading || corner == .bottomLeading
        let isTop = corner == .topLeading || corner == .topTrailing
        let (x, y) = (isLeading ? ink.minX : ink.maxX, isTop ? ink.minY : ink.maxY)
        // A quarter of the disc is beyond the ink.
        let (right, down) = (isLeading ? 1.0 : -1, isTop ? 1.0 : -1)
        center = Point(
            min(max(x + right * side / 4, room.minX), room.maxX), min(max(y + down * side / 4, room.minY), room.maxY))
    }
}
