import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

/// The centres of the markers of a shape, each a square of 2, and their directions in degrees.
private func markers(_ shape: String, _ attributes: String = "orient='auto'") throws -> [[Double]] {
    let marker =
        "<marker id='m' markerUnits='userSpaceOnUse' overflow='visible' \(attributes)><path d='M0 -1H2V1H0z'/></marker>"
    let all = try layers(
        marker + "<g fill='none' style='marker:url(#m)'>\(shape)</g>", root: "")
    return all.filter { $0.fill != nil }.map { layer in
        let points = layer.path.subpaths[0].segments.map(\.start)
        let back = points[0] + (points[3] - points[0]) * 0.5
        let forward = (points[1] - points[0]).normalized ?? .zero
        return [back.x, back.y, forward.x, forward.y].map { ($0 * 1000).rounded() / 1000 + 0 }
    }
}

@Test func everyVertexOfABasicShapeHasAMarker() throws {
    #expect(
        try markers("<rect x='10' y='10' width='20' height='10'/>", "").map { Array($0.prefix(2)) }
            == [[10, 10], [30, 10], [30, 20], [10, 20], [10, 10]])
    #expect(
        try markers("<circle cx='50' cy='50' r='10'/>", "").map { Array($0.prefix(2)) }
            == [[60, 50], [50, 60], [40, 50], [50, 40], [60, 50]])
    #expect(ids("<marker id='m'/><rect width='9' height='9' marker-mid='url(#m)'/>").contains("marker-on-shape"))
}

@Test func anArcHasMarkersAtItsEndsOnly() throws {
    #expect(
        try markers("<path d='M10 50 A 20 20 0 1 1 50 50 L 60 50'/>", "").map { Array($0.prefix(2)) }
            == [[10, 50], [50, 50], [60, 50]])
}

@Test func aSegmentWithoutLengthHasAMarkerInTheDirectionOfItsNeighbour() throws {
    #expect(
        try markers("<path d='M10 10 L10 10 L20 10 L20 10 L20 20'/>")
            == [[10, 10, 1, 0], [10, 10, 1, 0], [20, 10, 1, 0], [20, 10, 0.707, 0.707], [20, 20, 0, 1]])
}

@Test func theOpacityAndTheClipOfAMarkerApply() throws {
    let line = "<path d='M10 50H50' marker-start='url(#m)'/>"
    func marker(_ attributes: String) throws -> Layer {
        try #require(
            try layers(
                "<marker id='m' \(attributes)><path d='M0 0H2V2z'/></marker><clipPath id='c'>"
                    + "<path d='M0 0H1V1z'/></clipPath><g stroke='red'>\(line)</g>"
            ).last)
    }
    #expect(try marker("opacity='0.5'").fill?.paint == .color(.black.opacity(0.5)))
    #expect(try marker("clip-path='url(#c)'").clip?.bounds == Rect(x: 10, y: 50, width: 1, height: 1))
}
