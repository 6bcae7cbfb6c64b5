internal import GlyphModel
internal import Markup
internal import PathGeometry

extension Derivation {
    /// A slash from corner to corner, for "off": drawn in the glyph's own lines, with a clearance on both sides that is
    /// cut out of the glyph.
    ///
    ///     \ \ _____
    ///      \ \     |
    ///     | \ \    |
    ///     |__\ \ __|
    ///         \_\
    static let slash = Derivation("slash", at: .mark) { picture, context throws(Findings) in
        guard let pen = try context.markPen(), let ink = picture.ink else { return picture }
        var picture = picture
        let line = SlashLine(
            across: ink, in: picture.viewBox, width: pen.width, direction: context.slash
        ).path
        let length = context.tolerance.length(in: picture.viewBox.extent)
        var style = pen
        style.join = .round
        guard let bar = try? line.stroked(style, tolerance: length) else { return picture }
        let clearance = context.gapWidth ?? pen.width * clearanceShare
        let before = picture
        let around = bar.margin(clearance, tolerance: length).normalized(tolerance: length)
        let scraps = picture.clear(around, penWidth: pen.width, context.tolerance)
        // A mark alone would be another sign: the caller reports that nothing is left.
        if picture.layers.isEmpty { return picture }
        picture.centerLines.append(CenterLine(path: line, style: style, step: "slash"))
        picture.add(bar, as: "slash", like: before)
        picture.stack(on: before, erasing: around, scraps)
        return picture
    }

    /// The clearance in widths of the line: at 24 pixels, lines of two have one and a half on each side, which is not
    /// lost at 16.
    private static let clearanceShare = 0.75
}

/// The middle line of a slash: the diagonal of a square around the ink, so that it has the same angle on every glyph.
private struct SlashLine {
    let path: Path

    init(across ink: Rect, in box: Rect, width: Double, direction: SlashDirection) {
        // Half a line of air is left at the frame.
        let room = box.insetBy(width)
        // The slash is as long as the longer side: it is seen to strike out all of the glyph.
        let reach = min(max(ink.width, ink.height), room.width, room.height) / 2
        let middle = Point(
            min(max(ink.center.x, room.minX + reach), room.maxX - reach),
            min(max(ink.center.y, room.minY + reach), room.maxY - reach))
        let rise = direction == .down ? reach : -reach
        var path = Path()
        path.move(to: Point(middle.x - reach, middle.y - rise))
        path.line(to: Point(middle.x + reach, middle.y + rise))
        self.path = path
    }
}
