import Foundation

/// Nanoseconds per glyph of each operation on one set.
struct Report: Codable {
    struct Row: Codable {
        var operation: String
        var nanoseconds: Double
    }

    var set: String
    var glyphs: Int
    var rows: [Row]

    init(_ set: DrawingSet, operations: [Operation], repetitions: Int) {
        self.set = set.name
        glyphs = set.drawings.count
        rows = operations.map { operation in
            let whole = Clock.median(repetitions: repetitions) {
                set.drawings.reduce(0) { $0 &+ operation.run($1) }
            }
            return Row(operation: operation.name, nanoseconds: whole / Double(max(1, set.drawings.count)))
        }
    }

    var table: String {
        var lines = ["\(set): \(glyphs) glyphs, µs of processor time per glyph"]
        for row in rows {
            let name = row.operation.padding(toLength: 14, withPad: " ", startingAt: 0)
            lines.append("  " + name + String(format: "%9.1f", row.nanoseconds / 1000))
        }
        return lines.joined(separator: "\n")
    }
}
