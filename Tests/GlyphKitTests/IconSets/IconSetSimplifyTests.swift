import Foundation
import GlyphKit
import Markup
import PathGeometry
import Support
import Testing

/// The outlines of every icon of a set, with what simplification makes of them.
private func simplifiedOutlines(
    of set: IconSet, _ body: (_ file: String, _ before: Path, _ after: Path, _ tolerance: Double) -> Void
) throws {
    for file in set.files {
        let glyph = try GlyphReader.read(SourceFile.read(path: file.path), name: "x").glyph
        let tolerance = Tolerance.standard.length(in: glyph.viewBox.extent)
        for layer in try glyph.outlined(tolerance: .standard) {
            body(file.lastPathComponent, layer.path, layer.path.simplified(tolerance: tolerance), tolerance)
        }
    }
}

extension Path {
    fileprivate var segmentCount: Int { subpaths.reduce(0) { $0 + $1.segments.count } }

    fileprivate var length: Double {
        subpaths.joined().reduce(0) { sum, segment in
            let places = (0...4).map { segment.point(at: Double($0) / 4) }
            return zip(places, places.dropFirst()).reduce(sum) { $0 + $1.0.distance(to: $1.1) }
        }
    }
}

extension [Subpath] {
    fileprivate func joined() -> [Segment] { flatMap(\.segments) }
}

@Suite(.long)
struct IconSetSimplifyTests {
    @Test(arguments: IconSet.all) func `simplifying an icon changes its area by less than the tolerance`(set: IconSet)
        throws
    {
        try simplifiedOutlines(of: set) { file, before, after, tolerance in
            #expect(after.segmentCount <= before.segmentCount, "\(file)")
            #expect(after.subpaths.count == before.subpaths.count, "\(file)")
            guard after != before else { return }
            let seam = tolerance * before.length
            #expect(abs(after.area - before.area) <= seam, "\(file)")
            let apart = before.combined(with: after, by: .exclusiveOr, tolerance: tolerance / 8)
            #expect(apart.area <= seam, "\(file)")
            // A contour that crosses itself changes in normal form.
            #expect(abs(after.normalized(tolerance: tolerance).area - after.area) <= seam, "\(file)")
        }
    }

    @Test(.longOverWholeIconSets(since: "what a second time removes is counted over all drawings"))
    func `simplifying an icon again removes few segments`() throws {
        var (first, second) = (0, 0)
        for set in IconSet.whole {
            try simplifiedOutlines(of: set) { _, before, after, tolerance in
                first += before.segmentCount - after.segmentCount
                second += after.segmentCount - after.simplified(tolerance: tolerance).segmentCount
            }
        }
        // In a sample, a few more by chance.
        #expect(Double(second) <= 0.03 * Double(first) + 3, "\(first), then \(second)")
    }
}
