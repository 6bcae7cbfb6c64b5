internal import Foundation

/// A drawing that was made to do harm, or that is at the edge of what a drawing can be, and what has to become of it.
public struct HostileFile: Sendable, CustomStringConvertible {
    /// Below the folder of these files: `CATEGORY/NAME`.
    public var path: String
    /// Each of which is right: `error`, `ok`, `sanitised`.
    public var classes: [String]
    /// `line=12`, `limit`, `ink`.
    public var checks: [String]

    public var description: String { path }
    public var category: String { String(path.prefix { $0 != "/" }) }

    /// The line that a diagnostic has to name.
    public var line: Int? { checks.first { $0.hasPrefix("line=") }.flatMap { Int($0.dropFirst(5)) } }

    /// The drawn area in square units, where the table states it.
    public var area: Double? { checks.first { $0.hasPrefix("area=") }.flatMap { Double($0.dropFirst(5)) } }

    /// All files of the table `expected.tsv`; none where the test material has no such files.
    public static let all: [HostileFile] = {
        guard let folder = TestMaterial.hostile,
            let table = try? String(contentsOf: folder.appending(path: "expected.tsv"), encoding: .utf8)
        else { return [] }
        return table.split(separator: "\n").compactMap(HostileFile.init)
    }()

    public func bytes() throws -> [UInt8] {
        guard let folder = TestMaterial.hostile else { throw CocoaError(.fileNoSuchFile) }
        return [UInt8](try Data(contentsOf: folder.appending(path: path)))
    }

    /// A line of the table: path, class, checks, statement.
    private init?(_ line: Substring) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard columns.count == 4, columns[0] != "path", let path = String(columns[0]).removingPercentEncoding
        else { return nil }
        self.path = path
        classes = columns[1].split(separator: "|").map(String.init)
        checks = columns[2].split(separator: ",").map(String.init)
    }
}
