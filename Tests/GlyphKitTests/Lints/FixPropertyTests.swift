import Markup
import SemanticColor
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// Random palettes in random layouts: what a fix says it changes is fixed, everything else stays byte for byte, and a
/// second time there is nothing to do.
@Test(.takesTurns, arguments: seeds(12)) func fixesOfRandomPalettesWorkAndAreStable(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let text = manifest(using: &random)
    let run = LintRun(rules: ["contrast", "vanishes-on-elevated", "custom-contrast", "weaker-high-contrast"])
    var example = Lint.Example(text)
    var findings = try await example.findings(run)
    var rounds = 0
    while findings.contains(where: { $0.diagnostic.fix != nil }) {
        rounds += 1
        try #require(rounds <= 4, "seed \(seed): the fixes do not end\n\(example.manifest)\n\(findings.diagnostics)")
        let source = SourceFile(path: "manifest.xml", text: example.manifest)
        let (file, count) = source.applying(findings.compactMap(\.diagnostic.fix))
        #expect(count > 0)
        example = Lint.Example(String(String(decoding: file.bytes, as: UTF8.self).dropLast()))
        findings = try await example.findings(run)
    }
    // The remaining findings have no answer of their hue, and say so.
    for finding in findings {
        #expect(
            finding.diagnostic.hint?.contains("no colour of this hue") == true, "seed \(seed): \(finding.diagnostic)")
    }
    #expect(skeleton(example.manifest) == skeleton(text + "\n"), "seed \(seed)")
}

/// Without `value` elements: what fixes of colours never touch.
private func skeleton(_ text: String) -> String {
    text.split(separator: "<value", omittingEmptySubsequences: false).enumerated().map { index, piece in
        index == 0 ? String(piece) : String(piece.drop { $0 != ">" }.dropFirst())
    }.joined().filter { !$0.isWhitespace }
}

private func manifest(using random: inout SeededGenerator) -> String {
    let lead = ["\n", "\n    ", "\n\t\t", ""].randomElement(using: &random) ?? ""
    let names = ["one", "two", "three"]
    let colors = names.map { name in
        let traits = [
            "", " style='dark'", " contrast='high'", " style='dark' contrast='high'", " style='dark' level='elevated'",
        ]
        let values = traits.enumerated().filter { $0.offset == 0 || Bool.random(using: &random) }.map { _, traits in
            "\(lead)<value\(traits) \(value(using: &random))/><!-- why -->"
        }
        return "\(lead)<color name='\(name)'>" + values.joined() + "</color>"
    }
    let surfaces = ["systemBackground", "secondarySystemBackground systemBackground", "tertiarySystemBackground"]
    let glyphs = names.map { name in
        "\(lead)<glyph name='\(name)' source='box.svg' tint='\(name)' "
            + "on='\(surfaces.randomElement(using: &random) ?? "")' contrast='\(Int.random(in: 2...4, using: &random))'/>"
    }
    return "<glyphs version='1'><palette>" + colors.joined() + "</palette>" + glyphs.joined() + "</glyphs>"
}

private func value(using random: inout SeededGenerator) -> String {
    func byte() -> UInt8 { .random(in: 0...255, using: &random) }
    let color = Color(bytes: byte(), byte(), byte())
    let alpha = Bool.random(using: &random) ? "" : " alpha='0.9'"
    let notation = [ValueNotation.hex, .displayP3, .oklch].randomElement(using: &random) ?? .hex
    let (name, text) = notation.attribute(color)
    return "\(name)='\(text)'" + alpha
}
