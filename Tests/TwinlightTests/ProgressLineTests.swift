import GlyphKit
import Testing

@testable import twinlight

/// The line that a terminal shows while a build lasts, with given times.
@Suite struct ProgressLineTests {
    /// The lines that are shown: one glyph is made at each of these times, in milliseconds.
    private func lines(of total: Int, at times: [Int], fitting width: Int = 79) -> [(time: Int, text: String)] {
        var line = ProgressLine(verb: "building")
        var shown: [(time: Int, text: String)] = []
        func report(_ event: BuildProgress, at time: Int) {
            if let text = line.text(after: event, at: .milliseconds(time), fitting: width) {
                shown.append((time, text))
            }
        }
        report(.started(glyphs: total), at: 0)
        for (index, time) in times.enumerated() { report(.made(glyph: "g\(index)"), at: time) }
        #expect(line.isShown == !shown.isEmpty)
        return shown
    }

    @Test func `work of less than a second shows no progress`() {
        #expect(lines(of: 100, at: (1...100).map { 10 * $0 }).isEmpty)
    }

    @Test func countRateAndTimeLeftAreShown() throws {
        let shown = lines(of: 1776, at: (1...500).map { 4 * $0 })
        #expect(shown.first?.time == 1100)
        #expect(shown.last?.text == "building 500 of 1776 glyphs, 250/s, 6 s left")
    }

    @Test func theLineChangesAtMostTenTimesASecond() {
        let shown = lines(of: 5000, at: Array(1...3000))
        #expect(shown.map(\.time) == Array(stride(from: 1100, through: 3000, by: 100)))
    }

    @Test func `the progress line leaves out parts that do not fit`() {
        let times = (1...500).map { 4 * $0 }
        func text(fitting width: Int) -> String? { lines(of: 1776, at: times, fitting: width).last?.text }
        #expect(text(fitting: 44) == "building 500 of 1776 glyphs, 250/s, 6 s left")
        #expect(text(fitting: 43) == "building 500 of 1776 glyphs, 6 s left")
        #expect(text(fitting: 30) == "building 500 of 1776 glyphs")
        #expect(text(fitting: 12) == "500 of 1776")
        #expect(text(fitting: 5) == "500 o")
        #expect(text(fitting: -1) == "")
    }

    @Test func `the estimate of time left ignores glyphs from the cache at the start`() {
        // 1000 at once, then two in a second.
        let times = (1...1000).map { $0 / 10 } + (1...40).map { 100 + 500 * $0 }
        #expect(lines(of: 1100, at: times).last?.text == "building 1040 of 1100 glyphs, 2.0/s, 30 s left")
    }

    @Test func slowWorkIsCountedInMinutesAndHours() {
        func last(_ total: Int, every seconds: Int) -> String? {
            lines(of: total, at: (1...10).map { 1000 * seconds * $0 }).last?.text
        }
        #expect(last(100, every: 1) == "building 10 of 100 glyphs, 1.0/s, 1 min 30 s left")
        #expect(last(1000, every: 20) == "building 10 of 1000 glyphs, 3.0/min, 5 h 30 min left")
    }

    @Test func `a build without glyphs shows no progress`() {
        var line = ProgressLine(verb: "building")
        #expect(line.text(after: .started(glyphs: 0), at: .seconds(9), fitting: 79) == nil)
        #expect(line.text(after: .started(glyphs: 1), at: .seconds(10), fitting: 79) == "building 0 of 1 glyph")
    }

    /// The last glyph is shown at once: what follows may take long.
    @Test func `the progress line shows the last glyph at once`() {
        let shown = lines(of: 3, at: [1500, 1510, 1520])
        #expect(shown.map(\.text) == ["building 1 of 3 glyphs, 40.0/min, 3 s left", "building 3 of 3 glyphs"])
    }

    /// A second build, such as another pass of it, begins anew.
    @Test func anotherBuildCountsItsOwnGlyphs() {
        var line = ProgressLine(verb: "checking")
        for event in [BuildProgress.started(glyphs: 2), .made(glyph: "a"), .made(glyph: "b")] {
            #expect(line.text(after: event, at: .zero, fitting: 79) == nil)
        }
        #expect(line.text(after: .started(glyphs: 3), at: .seconds(2), fitting: 79) == "checking 0 of 3 glyphs")
        #expect(
            line.text(after: .made(glyph: "c"), at: .seconds(3), fitting: 79)
                == "checking 1 of 3 glyphs, 1.0/s, 2 s left")
    }
}
