internal import Foundation

/// A drawing in the manner of an exporter of a design tool, and the expected result: a row of `expected.tsv`.
///
/// `Tests/Fixtures/Exported/TOOL/NAME.svg` is the drawing, of our own design. `NAME.plain.svg` next to it is the same
/// picture drawn by hand, with nothing but paths, strokes, clips and gradients.
public struct ExportedDrawing: Sendable, CustomStringConvertible {
    public enum Outcome: String, Sendable {
        /// It is drawn as the plain picture is.
        case drawn
        /// It is refused; where effects may be dropped, it is drawn as the plain picture is.
        case dropped
        /// It is drawn with a frame that covers everything; where frames may be dropped, as the plain picture is.
        case framed
        /// It is refused.
        case refused
    }

    /// Below the folder of these drawings, as a manifest names it: `TOOL/NAME.svg`, `TOOL/NAME.svg#ID`.
    public var path: String
    public var outcome: Outcome
    /// The id of the error with which it is refused; empty if any is right.
    public var id: String
    /// `LINE:COLUMN` or `LINE` of that error; empty if any is right.
    public var place: String
    /// The text of its message or its hint, in any case of letters; empty if anything is right.
    public var word: String
    /// `fitted`: the size and the place of the picture do not matter. `alone`: other renderers show something else.
    public var options: Set<String>
    /// The special feature of the drawing.
    public var about: String

    public var description: String { path }
    public var tool: String { String(path.prefix { $0 != "/" }) }

    /// The file of the drawing, which may hold more than one.
    public var file: String { String(path.prefix { $0 != "#" }) }

    /// The picture that a person expects; drawings that are refused have none.
    public var plainPath: String {
        path.replacingOccurrences(of: ".svg#", with: "-").replacingOccurrences(of: ".svg", with: "") + ".plain.svg"
    }

    /// The folder of the drawings.
    public static let folder = Fixtures.folder.appending(path: "Exported").path

    /// The paths of drawings that are not yet read as the table says: `faults.txt`, which names the reasons. If all are
    /// read, there is no such file. Tests fail for any other drawing, and if one of these is right.
    public static let knownFaults = (try? Fixtures.list("Exported/faults.txt")) ?? []

    public static let all: [ExportedDrawing] = rows.dropFirst().compactMap(ExportedDrawing.init)

    /// All that the table says, with its head.
    static let rows: [Substring] =
        (try? String(contentsOfFile: folder + "/expected.tsv", encoding: .utf8))?
        .split(separator: "\n") ?? []

    /// Whether each row of the table has a meaning.
    public static var isTableRead: Bool { !rows.isEmpty && all.count == rows.count - 1 }

    /// The files in the folder, without plain pictures.
    public static var files: [String] {
        let walk = FileManager.default.enumerator(atPath: folder)
        let names = walk?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".svg") && !$0.hasSuffix(".plain.svg") }.sorted()
    }

    private init?(_ row: Substring) {
        let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == 7, let outcome = Outcome(rawValue: columns[1]) else { return nil }
        path = columns[0]
        self.outcome = outcome
        (id, place, word, about) = (columns[2], columns[3], columns[4], columns[6])
        options = Set(columns[5].split(separator: " ").map(String.init))
    }
}
