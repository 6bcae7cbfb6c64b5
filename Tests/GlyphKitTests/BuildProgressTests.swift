import Markup
import Support
import Testing

@testable import GlyphKit

@Suite(.takesTurns) struct BuildProgressTests {
    private static let glyphs = ["a", "b", "c", "d", "e"]
    private let project = InMemory(
        "<glyphs version=\"1\">\(glyphs.map { "<glyph name=\"\($0)\"/>" }.joined())<export format=\"svg\"/></glyphs>",
        Dictionary(uniqueKeysWithValues: glyphs.map { ($0 + ".svg", "<path d=\"M4 4H\(10 + $0.count)V20H4z\"/>") }))

    private var sources: GlyphSource {
        let drawings = project.drawings
        return GlyphSource { SourceFile(path: $0, text: drawings[$0] ?? "") }
    }

    /// The events that a build reports.
    private func events(_ build: (@escaping BuildProgress.Handler) async throws -> Build) async throws
        -> (events: [BuildProgress], build: Build)
    {
        let (events, sender) = AsyncStream.makeStream(of: BuildProgress.self)
        let build = try await build { _ = sender.yield($0) }
        sender.finish()
        var all: [BuildProgress] = []
        for await event in events { all.append(event) }
        return (all, build)
    }

    @Test(arguments: [1, 3]) func `progress reports the number of glyphs first and then each glyph once`(jobs: Int)
        async throws
    {
        let manifest = try project.read()
        let (events, _) = try await events { progress in
            await manifest.build(from: sources) { ($0.jobs, $0.progress) = (jobs, progress) }
        }
        #expect(events.first == .started(glyphs: 5))
        #expect(events.count == 6 && Set(events.dropFirst()) == Set(Self.glyphs.map { .made(glyph: $0) }))
    }

    @Test func `progress leaves out glyphs that are unchanged`() async throws {
        let manifest = try project.read()
        let first = await manifest.build(from: sources) { $0.extent = .output(program: "") }
        #expect(first.report.origins == Self.glyphs.map { _ in .derived })
        let store = try #require(first.report.store)
        var changed = project
        changed.drawings["c.svg"] = changed.drawings["c.svg"]?.replacing("V20", with: "V18")
        let drawings = changed.drawings
        let (events, second) = try await events { progress in
            await manifest.build(from: GlyphSource { SourceFile(path: $0, text: drawings[$0] ?? "") }) {
                ($0.extent, $0.store, $0.progress) = (.output(program: ""), store, progress)
            }
        }
        #expect(events == [.started(glyphs: 1), .made(glyph: "c")])
        #expect(second.report.origins == [.unchanged, .unchanged, .derived, .unchanged, .unchanged])
    }

    @Test func `a build measures times only if they are requested`() async throws {
        let manifest = try project.read()
        #expect(await manifest.build(from: sources).report.timings == nil)
        #expect(
            await manifest.build(from: sources) { $0.extent = .output(program: "") }.report.timings == nil
        )
        let timed = await manifest.build(from: sources) { $0.isTimed = true }
        let timings = try #require(timed.report.timings)
        #expect(Set(timings.spans.keys) == [.drawings, .derive, .files])
        #expect(Set(timings.slowest.map(\.name)) == Set(Self.glyphs))
        #expect(timed.files == (await manifest.build(from: sources)).files)
    }

    @Test func `the time of a pass is divided among its stages by their work`() {
        var timings = BuildTimings()
        timings.add(
            pass: .seconds(3), [(.load, .zero), (.derive, .seconds(4)), (.files, .seconds(2))])
        #expect(timings.spans[.load] == nil)
        #expect(timings.spans[.derive] == BuildTimings.Span(wall: .seconds(2), work: .seconds(4)))
        #expect(timings.spans[.files] == BuildTimings.Span(wall: .seconds(1), work: .seconds(2)))
        #expect(timings.measured == .seconds(3))
    }

    @Test func `the timings of several parts of a build are summed`() {
        var (timings, other) = (BuildTimings(), BuildTimings())
        timings.add(.save, wall: .seconds(1))
        timings.add((1...5).map { BuildTimings.Glyph(name: "g\($0)", time: .seconds($0)) })
        other.add(.save, wall: .seconds(2), work: .seconds(3))
        other.add([BuildTimings.Glyph(name: "late", time: .seconds(4.5))])
        timings.add(other)
        #expect(timings.spans[.save]?.wall == .seconds(3) && timings.measured == .seconds(3))
        #expect(timings.slowest.map(\.name) == ["g5", "late", "g4", "g3", "g2"])
    }
}
