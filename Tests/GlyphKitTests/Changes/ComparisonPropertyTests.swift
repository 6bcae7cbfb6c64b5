import Foundation
import GlyphKit
import Markup
import PathGeometry
import SemanticColor
import Support
import Testing

/// Our own glyphs, redrawn in ways that show the same, and in ways that do not.
@Suite(.takesTurns) struct ComparisonPropertyTests {
    private let set: GlyphSet

    init() async throws {
        let folder = OurGlyphs.folder.path
        var (manifest, _) = try Manifest.read(at: folder + "/manifest.xml")
        manifest.exports = []
        // A boolean takes its time in a debug build.
        manifest.glyphs = manifest.glyphs.enumerated().filter { $0.offset % (Long.isOn ? 10 : 40) == 0 }.map(\.element)
        if !Long.isOn {
            for index in manifest.glyphs.indices { manifest.glyphs[index].settings.geometry.variants = [] }
        }
        set = await manifest.build(from: .folder(folder)) { $0.jobs = 4 }.set
        #expect(set.assets.count > (Long.isOn ? 10 : 4))
    }

    /// The set with every path of every picture redrawn.
    private func redrawn(_ change: (Path) -> Path) -> GlyphSet {
        var set = set
        for variant in set.assets.indices {
            for picture in set.assets[variant].pictures.indices {
                for layer in set.assets[variant].pictures[picture].drawing.layers.indices {
                    let path = set.assets[variant].pictures[picture].drawing.layers[layer].path
                    set.assets[variant].pictures[picture].drawing.layers[layer].path = change(path)
                }
            }
        }
        return set
    }

    @Test(arguments: seeds(2)) func `paths that are split or start elsewhere are unchanged in a comparison`(
        seed: UInt64
    ) async throws {
        var random = SeededGenerator(seed: seed)
        let other = redrawn { path in
            Path(
                path.subpaths.shuffled(using: &random).map { subpath in
                    var pieces: [Segment] = []
                    for segment in subpath.segments {
                        let cut = Double.random(in: 0.2...0.8, using: &random)
                        pieces += [segment.subsegment(from: 0, to: cut), segment.subsegment(from: cut, to: 1)]
                    }
                    let start = Int.random(in: 0..<max(pieces.count, 1), using: &random)
                    let turned = Array(pieces[start...] + pieces[..<start])
                    return Subpath(
                        start: turned.first?.start ?? subpath.start, segments: ContiguousArray(turned), isClosed: true)
                })
        }
        let comparison = await SetComparison(from: set, to: other, jobs: 4)
        #expect(comparison.summary == "\(set.assets.count) unchanged")
    }

    @Test func `an invisible shift is not a change, and a visible shift is one`() async throws {
        let count = set.assets.count
        for (distance, summary) in [(0.006, "\(count) unchanged"), (0.06, "\(count) changed")] {
            let moved = redrawn { $0.transformed(by: .translation(distance, -distance)) }
            #expect(await SetComparison(from: set, to: moved, jobs: 4).summary == summary)
        }
    }

    @Test func `a comparison in reverse swaps added and removed areas`() async throws {
        let moved = redrawn { $0.transformed(by: .translation(1, 0)) }
        let there = await SetComparison(from: set, to: moved, jobs: 4).changed
        let back = await SetComparison(from: moved, to: set, jobs: 4).changed
        #expect(there.map(\.name) == back.map(\.name) && !there.isEmpty)
        for (a, b) in zip(there, back) {
            #expect(abs(a.share - b.share) < 0.001, "\(a.name)")
            let pairs = zip(a.views, b.views).map { ($0.difference, $1.difference) }
            #expect(
                pairs.allSatisfy {
                    abs($0.removed.area - $1.added.area) < 0.01 && abs($0.added.area - $1.removed.area) < 0.01
                })
            // Old assets are removed or kept, new ones are added or kept.
            for view in a.views {
                let (old, difference) = (view.old?.layers.reduce(0) { $0 + $1.path.area } ?? 0, view.difference)
                if view.old?.layers.count == 1 {
                    #expect(abs(difference.removed.area + difference.kept.area - old) < 0.05, "\(a.name)")
                }
            }
        }
    }
}
