import Foundation
import GlyphKit
import Markup
import PathGeometry
import Testing

private func folder(_ variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0, isDirectory: true) }
}

private func read(_ file: URL) throws -> (glyph: Glyph, warnings: [Diagnostic]) {
    try GlyphReader.read(
        SourceFile(path: file.path, bytes: [UInt8](try Data(contentsOf: file))), name: "x")
}

@Test(.enabled(if: folder("TWINLIGHT_CORPORA") != nil, "set TWINLIGHT_CORPORA to a folder of icon sets"))
func everyIconOfTheSetsIsReadAndDrawsSomething() throws {
    let root = try #require(folder("TWINLIGHT_CORPORA"))
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "svg" else { continue }
        count += 1
        do {
            let drawn = try !read(file).glyph.layers.isEmpty
            #expect(drawn, "\(file.path) is empty")
        } catch let findings as Findings {
            Issue.record("\(file.path): \(findings.diagnostics)")
        }
    }
    #expect(count > 0)
}

/// A line of the table of hostile files.
private struct HostileCase {
    var path: String
    var classes: [String]
    var checks: [String]

    init?(_ line: Substring) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard columns.count == 4, columns[0] != "path", let path = String(columns[0]).removingPercentEncoding
        else { return nil }
        self.path = path
        classes = columns[1].split(separator: "|").map(String.init)
        checks = columns[2].split(separator: ",").map(String.init)
    }
}

@Test(.enabled(if: folder("TWINLIGHT_HOSTILE") != nil, "set TWINLIGHT_HOSTILE to the folder of hostile files"))
func hostileFilesEndAsTheirTableSays() throws {
    let root = try #require(folder("TWINLIGHT_HOSTILE"))
    let table = try String(contentsOf: root.appendingPathComponent("expected.tsv"), encoding: .utf8)
    let cases = table.split(separator: "\n").compactMap(HostileCase.init)
    #expect(!cases.isEmpty)
    for hostile in cases { try check(hostile, in: root) }
}

private func check(_ hostile: HostileCase, in root: URL) throws {
    do {
        let (glyph, warnings) = try read(root.appendingPathComponent(hostile.path))
        let isSanitised = hostile.classes.contains("sanitised") && !warnings.isEmpty
        #expect(hostile.classes.contains("ok") || isSanitised, "\(hostile.path) was read")
        if hostile.checks.contains("warns") { #expect(!warnings.isEmpty, "\(hostile.path) has no warning") }
        if hostile.checks.contains("ink") { #expect(!glyph.layers.isEmpty, "\(hostile.path) is empty") }
        if hostile.checks.contains("empty") {
            let outlines = try glyph.outlined(tolerance: .standard)
            #expect(outlines.allSatisfy { $0.path.isEmpty }, "\(hostile.path) is not empty")
        }
    } catch let findings as Findings {
        let errors = findings.diagnostics.filter { $0.severity == .error }
        // What only an outline shows is reported later.
        #expect(hostile.classes.contains("error") && !errors.isEmpty, "\(hostile.path): \(errors)")
        for check in hostile.checks where check.hasPrefix("line=") {
            let lines = errors.compactMap { $0.location?.line }
            #expect(lines.contains { "line=\($0)" == check }, "\(hostile.path) is not on \(check): \(lines)")
        }
    }
}
