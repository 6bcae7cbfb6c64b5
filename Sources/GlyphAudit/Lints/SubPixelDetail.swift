internal import GlyphModel
internal import Markup
internal import PathGeometry

extension Lint {
    static let subPixelDetail: Lint = Lint(
        id: "sub-pixel-detail", severity: .warning,
        summary: "A part of a glyph is thinner than a pixel at the smallest size that it is shown at.",
        guideline: "Human Interface Guidelines, Icons: keep details simple; what falls between pixels blurs or "
            + "flickers.",
        reason: "At that size a thin line becomes gray, and a narrow gap closes. The smallest size is the least that "
            + "`size` states: the longer side of the drawing then has as many pixels as that has points, as on "
            + "screens with one pixel to a point. Where no `size` is stated, it is the size of the drawing itself.",
        remedy: "Make the detail at least a pixel wide, remove it, or state a larger `size`; or draw a simpler "
            + "glyph for the small size.",
        examples: Examples(
            clean: [
                Example(#"<glyphs version="1"><glyph name="box" size="16 24"/></glyphs>"#),
                // Thin as drawn, but shown at twice the size only.
                Example(
                    #"<glyphs version="1"><glyph name="hair" size="48"/></glyphs>"#, drawings: thin),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="hair"/>
                      ^
                      <glyph name="slit"/>
                      ^
                      <glyph name="fine" size="24 12"/>
                      ^
                    </glyphs>
                    """, drawings: thin)
            ]),
        check: .glyph { glyph, _ in
            var thinnest: (width: Double, asset: String, drawing: Drawing)?
            var seen: Set<[Path]> = []
            for asset in glyph.assets {
                for drawing in asset.pictures.map(\.drawing) where seen.insert(drawing.layers.map(\.path)).inserted {
                    let scale = drawing.pixels(at: glyph.entry.settings.audit.sizes.min())
                    guard let width = drawing.thinnestDetail(below: onePixel, scale: scale),
                        width < thinnest?.width ?? .infinity
                    else { continue }
                    thinnest = (width, asset.name, drawing)
                }
            }
            guard let (width, asset, drawing) = thinnest else { return [] }
            let sides = [drawing.width, drawing.height].map { ReviewNumber.text($0, decimals: 2) }
                .joined(separator: " × ")
            let size =
                glyph.entry.settings.audit.sizes.min().map { ReviewNumber.text($0, decimals: 2) + " points" }
                ?? "its size of \(sides)"
            return [
                Lint.subPixelDetail.finding(
                    "'\(asset)' has a detail of \(ReviewNumber.decimal(width)) pixels at \(size)",
                    at: glyph.entry.location, glyph: glyph.entry.name, hint: "make it a pixel wide, or remove it")
            ]
        })

    /// Widths are estimates: a detail of 0.9 may still be a pixel wide.
    private static let onePixel = 0.9

    private static let thin = [
        "hair.svg": Example.svg(
            #"<path fill="none" stroke="currentColor" stroke-width=".5" d="M4 4h16v16H4z"/>"#),
        "slit.svg": Example.svg(#"<path fill-rule="evenodd" d="M2 2h20v20H2zM6 12h12v.6H6z"/>"#),
        "fine.svg": Example.svg(
            #"<path fill="none" stroke="currentColor" stroke-width="1.5" d="M4 4h16v16H4z"/>"#),
    ]
}

extension Drawing {
    /// Steps of the second pass, as `WorkLimit` counts them: a tenth of the work that derives a glyph.
    private static let work = 3_000_000

    /// How many pixels a unit of the view box has.
    ///
    /// - Parameter size: the side in points of the square that it is fitted into; nil for its own size.
    fileprivate func pixels(at size: Double?) -> Double {
        let own = min(width / viewBox.width, height / viewBox.height)
        return size.map { own * $0 / max(width, height) } ?? own
    }

    /// In pixels; nil where all is at least `limit` wide.
    fileprivate func thinnestDetail(below limit: Double, scale: Double) -> Double? {
        func pixels(_ details: [Double?]) -> Double? {
            details.compactMap { $0 }.min().flatMap { $0 * scale < limit ? $0 * scale : nil }
        }
        let alone = layers.map { Details($0.path, scale: scale) }
        guard let first = pixels(alone.flatMap { [$0.body, $0.hole] }), layers.count > 1
        else { return pixels(alone.flatMap { [$0.body, $0.hole] }) }
        // A second pass: lines may run along an area of their colour, and any layer may cover another's gap.
        let tolerance = Tolerance.standard.length(in: viewBox.extent)
        func union(_ layers: [TintedLayer]) -> Details {
            Details(Path.union(ofNonNegative: layers.map(\.path), tolerance: tolerance), scale: scale)
        }
        let paints = layers.map(\.paint).reduce(into: [TintedLayer.Paint]()) { if !$0.contains($1) { $0.append($1) } }
        // Layers that cross each other everywhere can be drawn without a union, and hide any findings.
        let found = WorkLimit.run(upTo: Self.work) {
            pixels(paints.map { paint in union(layers.filter { $0.paint == paint }).body } + [union(layers).hole])
        }
        return found?.map { max($0, first) }
    }
}

/// The thinnest filled part and the thinnest gap of a path in normal form, from their areas and perimeters: exact for
/// bands; for compact shapes the lesser side of the bounding box.
private struct Details {
    var body: Double?
    var hole: Double?

    /// In square pixels. Less is invisible, such as slivers that a boolean operation leaves between two nearly equal
    /// curves.
    private static let leastArea = 0.02

    /// - Parameter scale: the number of pixels in a unit.
    init(_ path: Path, scale: Double) {
        let contours = path.subpaths.map { Contour($0) }.filter { abs($0.area) * scale * scale > Self.leastArea }
        let holes = contours.filter { $0.area < 0 }
        let bodies = contours.filter { $0.area > 0 }
        var inner: [Int: [Contour]] = [:]
        for hole in holes {
            // It belongs to the smallest contour around it.
            let around = bodies.indices.filter { bodies[$0].isAround(hole) }.min { bodies[$0].area < bodies[$1].area }
            if let around { inner[around, default: []].append(hole) }
        }
        hole = holes.map(\.width).min()
        body = bodies.indices.map { index -> Double in
            guard let holes = inner[index] else { return bodies[index].width }
            let area = holes.reduce(bodies[index].area) { $0 + $1.area }
            // A ring has no ends: its width is twice its area divided by its two perimeters.
            return 2 * area / holes.reduce(bodies[index].perimeter) { $0 + $1.perimeter }
        }.min()
    }
}

private struct Contour {
    var area: Double
    var perimeter = 0.0
    var box: Rect
    private let subpath: Subpath

    init(_ subpath: Subpath) {
        self.subpath = subpath
        area = subpath.area
        box = Rect(subpath.start)
        // Eight chords per curve: an error of a hundredth on a quarter of a circle, far less than the tolerance here.
        for segment in subpath.segments {
            box = box.union(segment.bounds)
            var last = segment.start
            let count = segment.isStraight ? 1 : 8
            for step in 1...count {
                let point = step == count ? segment.end : segment.point(at: Double(step) / Double(count))
                perimeter += last.distance(to: point)
                last = point
            }
        }
    }

    func isAround(_ hole: Contour) -> Bool {
        area > -hole.area && box.contains(hole.box) && subpath.winding(around: hole.subpath.start) != 0
    }

    /// The width of a band that is many times longer than wide: the lesser side of the rectangle with its area and
    /// perimeter: w (P/2 - w) = A.
    var width: Double {
        let (size, half) = (abs(area), perimeter / 2)
        guard size > 0 else { return 0 }
        if 4 * half * half / size <= 40 { return min(box.width, box.height) }
        return (half - max(0, half * half - 4 * size).squareRoot()) / 2
    }
}

extension Segment {
    fileprivate var isStraight: Bool {
        if case .line = self { true } else { false }
    }
}
