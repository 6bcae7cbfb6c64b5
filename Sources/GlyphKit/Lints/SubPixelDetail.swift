internal import Markup
internal import PathGeometry

extension Lint {
    static let subPixelDetail: Lint = Lint(
        id: "sub-pixel-detail", severity: .warning,
        summary: "A part of a glyph is thinner than a pixel at the size that it was drawn for.",
        guideline: "Human Interface Guidelines, Icons: keep details simple; what falls between pixels blurs or "
            + "flickers.",
        reason: "The size that the drawing states is the smallest that it is shown at, on screens with one pixel to a "
            + "point. There a hair line is gray, and a narrow gap closes.",
        remedy: "Make the detail a pixel wide at least, leave it out, or state a larger size in the drawing.",
        examples: Examples(
            clean: [Example(#"<glyphs version="1"><glyph name="box"/></glyphs>"#)],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="hair"/>
                      ^
                      <glyph name="slit"/>
                      ^
                    </glyphs>
                    """,
                    drawings: [
                        "hair.svg": Example.svg(
                            #"<path fill="none" stroke="currentColor" stroke-width=".5" d="M4 4h16v16H4z"/>"#),
                        "slit.svg": Example.svg(#"<path fill-rule="evenodd" d="M2 2h20v20H2zM6 12h12v.6H6z"/>"#),
                    ])
            ]),
        check: .glyph { glyph, _ in
            var thinnest: (width: Double, asset: String, drawing: Drawing)?
            var seen: Set<Path> = []
            for variant in glyph.variants {
                for drawing in variant.pictures.map(\.drawing) {
                    let scale = min(drawing.width / drawing.viewBox.width, drawing.height / drawing.viewBox.height)
                    for layer in drawing.layers where seen.insert(layer.path).inserted {
                        guard let width = layer.path.thinnestDetail.map({ $0 * scale }), width < onePixel,
                            width < thinnest?.width ?? .infinity
                        else { continue }
                        thinnest = (width, variant.name, drawing)
                    }
                }
            }
            guard let (width, asset, drawing) = thinnest else { return [] }
            let size = [drawing.width, drawing.height].map { ReviewNumber.text($0, decimals: 2) }.joined(separator: " × ")
            return [
                Lint.subPixelDetail.finding(
                    "'\(asset)' has a detail of \(ReviewNumber.text(width, decimals: 2)) pixels at its size of \(size)",
                    at: glyph.entry.location, glyph: glyph.entry.name, hint: "make it a pixel wide, or leave it out")
            ]
        })

    /// What was drawn a pixel wide may come out of a boolean a little thinner.
    private static let onePixel = 0.98
}

extension Path {
    /// The width of the thinnest of the bodies and holes of a path in normal form, from their areas and perimeters:
    /// exact for bands, and for what is compact the lesser side of its box.
    fileprivate var thinnestDetail: Double? {
        let contours = subpaths.map { Contour($0) }
        let holes = contours.filter { $0.area < 0 }
        // A hole belongs to the smallest outer contour around it.
        let bodies = contours.filter { $0.area > 0 }
        var inner: [Int: [Contour]] = [:]
        for hole in holes {
            let around = bodies.indices.filter { bodies[$0].box.contains(hole.box) }.min { bodies[$0].area < bodies[$1].area }
            if let around { inner[around, default: []].append(hole) }
        }
        let widths = holes.map(\.width) + bodies.indices.map { index in
            let holes = inner[index] ?? []
            if holes.isEmpty { return bodies[index].width }
            let area = holes.reduce(bodies[index].area) { $0 + $1.area }
            return 2 * area / holes.reduce(bodies[index].perimeter) { $0 + $1.perimeter }
        }
        return widths.min()
    }
}

private struct Contour {
    var area: Double
    var perimeter = 0.0
    var box: Rect

    init(_ subpath: Subpath) {
        area = subpath.area
        box = Rect(subpath.start)
        // Eight chords a curve: a hundredth off on a quarter of a circle, which is far finer than the judgement.
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

    /// A band that is many times longer than wide has 2A/P for its width.
    var width: Double {
        let size = abs(area)
        guard size > 0 else { return 0 }
        return perimeter * perimeter / size > 40 ? 2 * size / perimeter : min(box.width, box.height)
    }
}

extension Segment {
    fileprivate var isStraight: Bool {
        if case .line = self { true } else { false }
    }
}
