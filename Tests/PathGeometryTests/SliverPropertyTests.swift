import PathGeometry
import Support
import Testing

/// Drawings whose edges lie on each other, or nearly: outlines that run back along themselves, contours that touch,
/// edges that are drawn in both directions, bars in the gaps of a frame, and slivers.
@Suite struct SliverProperties {
    @Test func `drawings of slivers are filled once and at the right points`() {
        for seed in seeds(160) {
            let faults = SliverCheck(seed: seed).faults
            #expect(faults.isEmpty, "seed \(seed): \(faults.prefix(3).joined(separator: "; "))")
        }
    }

    /// A square with a hole, and a whisker two hundred times as long: thin on average, and still a square.
    @Test(arguments: ["nonzero", "evenodd"]) func `a small square with a long whisker is kept with its counter`(
        rule: String
    ) throws {
        let data = "M20 4h.1v.1h-.1v-.0995L1 4.5zM20.02 4.02v.06h.06v-.06z"
        let path = try Path(svg: data).normalized(rule == "nonzero" ? .nonzero : .evenodd, tolerance: 0.0012)
        #expect(path.winding(around: Point(20.01, 4.09)) == 1 && path.winding(around: Point(20.05, 4.05)) == 0)
        #expect(NestedContours(path).areOrientedByNesting(tolerance: 0.0012))
    }

    /// Both sides of a ring are the same loop of a curve, drawn in opposite directions: neither takes the place of the
    /// other.
    @Test func `a loop that is drawn in both directions keeps both directions`() throws {
        let data = """
            M6 16C6.93936 14.36472 5.0542 14.50931 5.65365 3.93489C3 16 5 16 5.26401 .65328\
            C5.00453 16.00355 2.99506 16.00217 5.64991 3.93247C5.05088 14.51193 6.93863 14.36234 6 16z
            """
        let path = try Path(svg: data).normalized(tolerance: 0.0012)
        #expect(NestedContours(path).areOrientedByNesting(tolerance: 0.0012))
        #expect(path.winding(around: Point(4.8, 10)) == 0 && path.area > 0)
    }
}
