internal import GlyphModel
internal import PathGeometry

/// Which layers of a drawing show its background, and are not ink.
///
///     ┌────────┐            ┌────────┐            ╭────────╮
///     │ white  │            │ black  │            │ white, │
///     │ ▓ icon │  a plate   │ white ✓│  a detail  │ lined  │  an interior
///     └────────┘            └────────┘            ╰────────╯
///
/// A drawing is read as one on white. If it contains ink that is not visible on black, all paints as pale as the
/// background are background. If its inks are visible on both white and black, as red is, white may be ink, too, of a
/// drawing for dark: then only plates, details and interiors are background. If no ink is visible on white, white is
/// ink.
struct GroundReading {
    /// From the back, in normal form.
    var outline: [OutlinedLayer]
    var viewBox: Rect
    /// In units of the view box.
    var tolerance: Double
    /// Whether it is used in dark appearances only. Then it may also be a light drawing with dark details.
    var isForDark = false
    /// Whether the manifest states the treatment of an element.
    var isStated: (ElementIdentity) -> Bool

    /// For each layer, the share of the layers below that it replaces by the background; nil for ink.
    func opacities() -> [Double?] {
        if isForDark, let details = darkDetails() { return details }
        let pale = opacities(on: .white)
        guard pale.contains(where: { $0 != nil }) else { return pale }
        if outline.contains(where: \.paint.isDarkInk) { return pale }
        let ink = outline.indices.filter { outline[$0].paint.isInkOnWhite }
        guard !ink.isEmpty else { return pale.map { _ in nil } }
        return outline.indices.map { index in
            isInside(index, of: ink) || isPlate(index) || liesOn(ink, index) ? pale[index] : nil
        }
    }

    private func opacities(on ground: Paint.Ground) -> [Double?] {
        outline.indices.map { index in
            let opacity = outline[index].paint.opacity(asGround: ground)
            // A statement about an element is about its ink.
            return opacity != nil && isStated(outline[index].element) && !isRing(index, on: ground) ? nil : opacity
        }
    }

    /// Whether it is the stroke around an element that is filled with ink: a gap that keeps the element apart from others.
    private func isRing(_ index: Int, on ground: Paint.Ground) -> Bool {
        outline[index].isStroke
            && outline[..<index].contains {
                !$0.isStroke && $0.location == outline[index].location && $0.paint.opacity(asGround: ground) == nil
            }
    }

    /// Dark details on a white body, the counterpart of white details on a dark body.
    private func darkDetails() -> [Double?]? {
        let dark = opacities(on: .black)
        let white = outline.indices.filter { outline[$0].paint.opacity(asGround: .white) != nil }
        let details = outline.indices.filter { dark[$0] != nil }
        guard !details.isEmpty, !white.contains(where: isPlate), details.allSatisfy({ liesOn(white, $0) })
        else { return nil }
        return dark
    }

    /// Whether it is the fill of an element with an outline in ink.
    private func isInside(_ index: Int, of ink: [Int]) -> Bool {
        ink.contains { $0 > index && outline[$0].location == outline[index].location }
    }

    /// Whether it is below all other layers, and at least nine tenths as wide and as high as the picture.
    private func isPlate(_ index: Int) -> Bool {
        guard index == 0, let bounds = outline[index].path.bounds else { return false }
        return bounds.width >= 0.9 * viewBox.width && bounds.height >= 0.9 * viewBox.height
    }

    /// Whether nearly all of it is on top of some layers below it.
    private func liesOn(_ others: [Int], _ index: Int) -> Bool {
        let below = others.filter { $0 < index }.map { outline[$0].path }
        let path = outline[index].path
        guard !below.isEmpty, abs(path.area) > 0 else { return false }
        let shared = path.combined(
            with: .union(ofNonNegative: below, tolerance: tolerance), by: .intersection, tolerance: tolerance)
        return abs(shared.area) >= 0.9 * abs(path.area)
    }
}
