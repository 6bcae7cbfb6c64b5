import GlyphKit
import Markup

/// Where the time of a build went, as a table.
struct TimingsText {
    var timings: BuildTimings
    /// From the first to the last moment.
    var total: Duration
    /// The number of glyphs of the build.
    var glyphs: Int
    var jobs: Int

    var lines: [String] {
        let stages = BuildTimings.Stage.allCases.compactMap { stage in
            timings.spans[stage].map { row(stage.rawValue, $0.wall, $0.work) }
        }
        let other = row("all else", max(total - timings.measured, .zero), nil)
        let sum = row("total", total, nil)
        let table = aligned([["stage", "time", "share", "all jobs"]] + stages + [other, sum])
        return ["\(counted(glyphs, "glyph")), \(counted(jobs, "job"))"] + table + slowest
    }

    private func row(_ name: String, _ wall: Duration, _ work: Duration?) -> [String] {
        let share = total > .zero ? wall / total * 100 : 0
        return [
            name, Self.seconds(wall), Decimals.text(share, 1) + " %", work.map(Self.seconds) ?? "",
        ]
    }

    /// Numbers end in one column.
    private func aligned(_ rows: [[String]]) -> [String] {
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let padded = rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                column == 0 ? cell.0 : String(repeating: " ", count: cell.1 - cell.0.count) + cell.0
            }
        }
        return Table(rows: padded.map { row in row.last?.allSatisfy { $0 == " " } == true ? row.dropLast() : row })
            .lines
    }

    private var slowest: [String] {
        if timings.slowest.isEmpty { return [] }
        let rows = timings.slowest.map { [$0.name, Decimals.text($0.time / .milliseconds(1), 1) + " ms"] }
        return ["longest derivations:"] + Table(rows: rows).lines.map { "  " + $0 }
    }

    private static func seconds(_ time: Duration) -> String { Decimals.text(time / .seconds(1), 3) + " s" }
}
