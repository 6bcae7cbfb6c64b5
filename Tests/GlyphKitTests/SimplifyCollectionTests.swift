import Foundation
import GlyphKit
import Markup
import PathGeometry
import Testing

private let collections = ProcessInfo.processInfo.environment["TWINLIGHT_CORPORA"].map {
    URL(fileURLWithPath: $0, isDirectory: true)
}

/// The outlines of every icon of the sets, with what simplification makes of them.
private func simplifiedOutlines(
    _ body: (_ file: String, _ before: Path, _ after: Path, _ tolerance: Double) -> Void
) throws -> Int {
    let root = try #require(collections)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "svg" else { continue }
        let source = SourceFile(path: file.path, bytes: [UInt8](try Data(contentsOf: file)))
        guard let glyph = try? GlyphReader.read(source, name: "x").glyph,
            let layers = try? glyph.outlined(tolerance: .standard)
        else { continue }
        count += 1
        let tolerance = Tolerance.standard.length(in: glyph.viewBox.extent)
        for layer in layers {
            body(file.lastPathComponent, layer.path, layer.path.simplified(tolerance: tolerance), tolerance)
        }
    }
    return count
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

@Suite(.enabled(if: collections != nil, "set TWINLIGHT_CORPORA to a folder of icon sets"))
struct SimplifyCollections {
    @Test func noIconChangesByMoreThanASeam() throws {
        let count = try simplifiedOutlines { file, before, after, tolerance in
            #expect(after.segmentCount <= before.segmentCount, "\(file)")
            #expect(after.subpaths.count == before.subpaths.count, "\(file)")
            guard after != before else { return }
            let seam = tolerance * before.length
            #expect(abs(after.area - before.area) <= seam, "\(file)")
            let apart = before.combined(with: after, by: .exclusiveOr, tolerance: tolerance / 8)
            #expect(apart.area <= seam, "\(file)")
            // What crosses itself changes in normal form.
            #expect(abs(after.normalized(tolerance: tolerance).area - after.area) <= seam, "\(file)")
        }
        #expect(count > 0)
    }

    @Test func aSecondTimeFindsLittle() throws {
        var (first, second) = (0, 0)
        let count = try simplifiedOutlines { _, before, after, tolerance in
            first += before.segmentCount - after.segmentCount
            second += after.segmentCount - after.simplified(tolerance: tolerance).segmentCount
        }
        #expect(count > 0)
        #expect(Double(second) <= 0.03 * Double(first), "\(first), then \(second)")
    }
}
