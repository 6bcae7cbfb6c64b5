import PathGeometry
import Support
import Testing

private let tolerance = 24.0 / 20_000

/// An outline of two units around a square, with a slit in its right side.
private let tray = Path(
    polygon: [
        Point(4, 4), Point(20, 4), Point(20, 10), Point(18, 10), Point(18, 6), Point(6, 6), Point(6, 18), Point(18, 18),
        Point(18, 14), Point(20, 14), Point(20, 20), Point(4, 20),
    ])

/// The slit and something around it.
private let plug = Path.rectangle(17, 9, 6, 6)

@Suite struct ClosingTests {
    @Test func aSlitIsClosedAndOpenedAgainAlongTheSameEdges() {
        let closing = Closing(tray, by: [plug], tolerance: tolerance)
        let closed = closing.path
        #expect(closed.subpaths.count == 2)
        #expect(abs(closed.area - (tray.area + 36 - 4)) < 1e-9)
        let kept = closing.opened([.kept, .kept])
        let filled = closing.opened([.kept, .removed])
        #expect(abs((kept?.area ?? 0) - (tray.area - 4)) < 1e-9)
        #expect(abs((filled?.area ?? 0) - (256 - 18)) < 1e-9)
        #expect(filled?.contains(Point(12, 12)) == true)
        #expect(filled?.contains(Point(17.5, 12)) == false)
    }

    /// A clearance that nearly touches the end of an outline closes it with a gap that is too thin to be a hole.
    @Test func `a gap within the tolerance between ink and clearance is closed without loss`() {
        let hair = 10 + tolerance / 4
        let notched = Path(
            polygon: [
                Point(17, 9), Point(18.5, 9), Point(18.5, hair), Point(19.5, hair), Point(19.5, 9), Point(23, 9),
                Point(23, 15), Point(17, 15),
            ])
        let closing = Closing(tray, by: [notched], tolerance: tolerance)
        #expect(closing.path.subpaths.count == 2, "the gap is not a subpath")
        let filled = closing.opened([.kept, .removed])
        #expect(abs((filled?.area ?? 0) - (256 - 18 + 1)) < 1e-2)
        #expect(filled?.contains(Point(12, 12)) == true && filled?.contains(Point(19, 9.5)) == true)
    }

    @Test func `a contour far from the clearance keeps its points`() {
        let far = Path.circle(Point(40, 12), radius: 3.7)
        var ink = tray
        ink.append(far)
        let closing = Closing(ink, by: [plug], tolerance: tolerance)
        let contours = closing.path.subpaths
        #expect(contours.last == far.subpaths[0])
        let kept = closing.opened([.kept, .kept, .kept])
        #expect(kept?.subpaths.last == far.subpaths[0])
        let removed = closing.opened([.kept, .kept, .removed])
        #expect(removed?.contains(Point(40, 12)) == false)
    }

    @Test func `a detail in a closed counter is knocked out`() throws {
        var ink = tray
        ink.append(.rectangle(9, 9, 2, 2))
        let closing = Closing(ink, by: [plug], tolerance: tolerance)
        let treatments = closing.path.subpaths.map { contour -> Closing.Treatment in
            contour.area < 0 ? .removed : contour.area < 10 ? .reversed : .kept
        }
        let flipped = closing.opened(treatments)
        let opened = try #require(flipped)
        #expect(abs(opened.area - (256 - 18 - 4)) < 1e-9)
        #expect(!opened.contains(Point(10, 10)))
        #expect(opened.contains(Point(12, 12)))
    }

    @Test func `a contour that the clearance closed cannot be reversed`() {
        let closing = Closing(tray, by: [plug], tolerance: tolerance)
        let opened = closing.opened([.reversed, .kept])
        #expect(opened == nil)
    }

    @Test func withoutAClearanceNothingIsClosed() {
        let closing = Closing(tray, by: [], tolerance: tolerance)
        let (closed, opened) = (closing.path, closing.opened([.kept]))
        #expect(closed == tray)
        #expect(opened == tray)
    }

    /// The same by a union, and by taking the clearance away from what was filled.
    @Test func `closing and opening equals a union followed by a difference`() {
        for seed in seeds(60) {
            var generator = SeededGenerator(seed: seed)
            let ink = Path.random(using: &generator).normalized(tolerance: tolerance)
            let overlay = Path.circle(.random(using: &generator), radius: .random(in: 0.5...3, using: &generator))
            let clearances = [
                overlay.offset(by: 1.5, isNormal: true, tolerance: tolerance),
                Path.circle(.random(using: &generator), radius: 2),
            ]
            let clearance = Path.union(ofNonNegative: clearances, tolerance: tolerance)
            let closing = Closing(ink, by: clearances, tolerance: tolerance)
            let closed = closing.path
            let union = ink.combined(with: clearance, by: .union, tolerance: tolerance)
            // Each of some hundred units of edge may be off by the tolerance.
            #expect(abs(closed.area - union.area) < 0.1, "seed \(seed)")

            let holes = closed.subpaths.map { $0.area < 0 }
            let filled = Path(closed.subpaths.filter { $0.area > 0 })
            for (ground, treatments) in [
                (closed, holes.map { _ in Closing.Treatment.kept }), (filled, holes.map { $0 ? .removed : .kept }),
            ] {
                let expected = ground.normalized(tolerance: tolerance)
                    .combined(with: clearance, by: .difference, tolerance: tolerance)
                guard let opened = closing.opened(treatments) else {
                    Issue.record("seed \(seed)")
                    continue
                }
                for _ in 0..<40 {
                    let point = Point.random(using: &generator)
                    if min(ink.roughDistance(to: point), clearance.roughDistance(to: point)) < 0.05 { continue }
                    #expect(opened.contains(point) == expected.contains(point), "seed \(seed) at \(point)")
                }
            }
        }
    }
}
