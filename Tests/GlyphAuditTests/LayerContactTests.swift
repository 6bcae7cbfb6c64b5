import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

@testable import GlyphAudit

private func layer(_ d: String, _ role: ColorRole) -> TintedLayer {
    TintedLayer(path: path(d), paint: .role(role, opacity: 1))
}

private func contact(_ layers: [TintedLayer]) -> LayerContact {
    LayerContact(Drawing(width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24), layers: layers))
}

@Suite struct LayerContactTests {
    @Test func `a layer inside another has contact with that layer only`() {
        let found = contact([layer("M2 2h20v20H2z", "label"), layer("M9 9h6v6H9z", "systemRed")])
        #expect(found.surfaces == [[.background], [.layer(0)]])
    }

    /// The hole is cut out around the badge, so that both meet what shows through it.
    @Test func aLayerInACutOutMeetsTheBackground() {
        let ring = "M2 2h20v20H2zM7 7v10h10V7z"
        let found = contact([layer(ring, "label"), layer("M9 9h6v6H9z", "systemRed")])
        #expect(found.surfaces == [[.background], [.background]])
    }

    @Test func aLayerHalfOnAnotherMeetsBoth() {
        let found = contact([layer("M2 2h10v20H2z", "label"), layer("M4 8h16v8H4z", "systemRed")])
        #expect(found.surfaces[1].contains(.background))
        let mostly = contact([layer("M2 2h14v20H2z", "label"), layer("M4 8h16v8H4z", "systemRed")])
        #expect(Set(mostly.surfaces[1]) == [.background, .layer(0)])
    }

    @Test func aLayerThatIsCoveredMeetsNothing() {
        let found = contact([layer("M9 9h6v6H9z", "systemRed"), layer("M2 2h20v20H2z", "label")])
        #expect(found.surfaces == [[], [.background]])
    }

    @Test func `adjacent layers of one colour count as one surface`() {
        let found = contact([layer("M2 2h20v20H2z", "label"), layer("M9 9h6v6H9z", "label")])
        #expect(found.surfaces == [[.background], []], "one speaks for both")
        let three = contact([
            layer("M2 2h20v20H2z", "label"), layer("M9 9h6v6H9z", "label"), layer("M11 2h2v2h-2z", "systemRed"),
        ])
        #expect(three.surfaces[1].isEmpty, "it does not differ from the layer below")
    }

    @Test func aLayerThatReachesTheEdgeOfTheFrameIsVisibleThere() {
        let all = contact([layer("M0 0h24v24H0z", "label"), layer("M9 9h6v6H9z", "systemRed")])
        #expect(all.edgePoints.map(\.count) == [256, 0])
        // Half of the width, and the whole height on one side.
        let left = contact([layer("M0 0h12v24H0z", "label"), layer("M9 9h6v6H9z", "systemRed")])
        #expect(left.edgePoints.map(\.count) == [128, 0] && left.edgePoints[0].contains(Point(0, 12.1875)))
        let covered = contact([layer("M0 0h24v24H0z", "label"), layer("M0 0h24v24H0zM1 1v22h22V1z", "systemRed")])
        #expect(covered.edgePoints.map(\.count) == [0, 256])
    }

    @Test func aDrawingWithoutLayersHasNoContact() { #expect(contact([]).surfaces.isEmpty) }
}
