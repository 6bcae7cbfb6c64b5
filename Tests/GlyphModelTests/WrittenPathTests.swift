import GlyphModel
import PathGeometry
import SemanticColor
import Testing

private func drawing(_ side: Double) -> Drawing {
    let square = Path(polygon: Rect(x: 1, y: 1, width: side, height: side).corners)
    return Drawing(
        width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
        layers: [TintedLayer(path: square, paint: .role("label", opacity: 1))])
}

@Test func thePathsOfAWrittenDrawingHaveTheirData() {
    let written = drawing(8).written()
    #expect(written.layers[0].data == written.layers[0].path.svgData(in: written.viewBox))
    #expect(written == drawing(8))
}

@Test func `a layer drops its path data if its path changes`() {
    var written = drawing(8).written()
    written.layers[0].paint = .role("systemRed", opacity: 1)
    #expect(written.layers[0].data != nil)
    written.layers[0].path = written.layers[0].path.transformed(by: .translation(1, 0))
    #expect(written.layers[0].data == nil)
}

@Test func dataIsSharedOnlyByEqualPathsInTheSameViewBox() {
    let written = drawing(8).written()
    #expect(drawing(8).written(like: written).layers[0].data == written.layers[0].data)
    #expect(drawing(9).written(like: written).layers[0].data != written.layers[0].data)
    var large = drawing(8)
    large.viewBox = Rect(x: 0, y: 0, width: 2400, height: 2400)
    #expect(large.written(like: written).layers[0].data == large.layers[0].path.svgData(in: large.viewBox))
}
