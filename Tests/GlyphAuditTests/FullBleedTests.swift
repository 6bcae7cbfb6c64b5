import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Testing

@testable import GlyphAudit

private let frame = "M0 0h24v24H0z"
private let tile = "M5 0h14a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z"

private func area(_ path: String, _ hex: String) -> TintedLayer {
    GlyphSets.layer(path, .color(GlyphSets.color(hex)))
}

/// The whole frame in a gradient from top to bottom.
private func gradient(_ stops: (offset: Double, hex: String)...) -> TintedLayer {
    let shape = Gradient.Shape.linear(from: Point(0, 0), to: Point(0, 24))
    let stops = stops.map { Gradient.Stop(offset: $0.offset, color: GlyphSets.color($0.hex)) }
    return GlyphSets.layer(frame, .gradient(Gradient(shape: shape, stops: stops)))
}

/// A light mark, as a dark picture has it, and a dark one.
private let onDark = area("M7 7h10v10H7z", "#F5E9C8")
private let onLight = area("M7 7h10v10H7z", "#1C2733")

/// A glyph that keeps the paints of its drawings.
private func picture(light: [TintedLayer], dark: [TintedLayer]) -> GlyphAsset {
    GlyphSets.glyph("a", { $0.paint.rendering = .original }) { $0.style == .dark ? dark : light }
}

private func findings(
    _ glyph: GlyphAsset, rules: Set<String> = ["one-picture-for-both", "bright-in-dark"]
) -> [AuditFinding] {
    LintRun(rules: rules).findings(in: Audit(GlyphSets.set([glyph])))
}

/// The ids of the findings in a picture that is used for both appearances.
private func ids(_ layers: [TintedLayer]) -> [String] {
    findings(picture(light: layers, dark: layers)).map(\.diagnostic.id)
}

/// Pictures that reach the edges of their frames, as icons of apps and illustrations do: the frame is their outline.
@Suite struct FullBleedTests {
    @Test(arguments: [
        // The edge is lost on black, or on the dark gray of a sheet.
        [area(frame, "#0B0B0F"), onDark],
        [area(frame, "#1C1C1E"), onDark],
        [area(tile, "#0B0B0F"), onDark],
        [gradient((0, "#05060A"), (1, "#14182A")), onDark],
        // A photograph that runs out at three sides.
        [area("M0 6h24v18H0z", "#0B0B0F"), onDark],
    ]) func `a dark full-bleed picture without a second one is reported`(layers: [TintedLayer]) {
        #expect(ids(layers) == ["one-picture-for-both"])
    }

    @Test(arguments: [[area(frame, "#FFFFFF"), onLight], [area(tile, "#FFFFFF"), onLight]])
    func `a white full-bleed picture is reported as bright in dark`(layers: [TintedLayer]) {
        #expect(ids(layers) == ["bright-in-dark"])
    }

    @Test(arguments: [
        [area(frame, "#3D7EDB"), onDark],
        // Softened: on a light page it merges with the page, and drawings on it stay.
        [area(frame, "#E3E5EA"), onLight],
        // A line along the edge holds a dark one.
        [area(frame, "#0B0B0F"), area(frame + "M1 1v22h22V1z", "#8A93A6"), onDark],
        // Of a gradient the colours at the edge count, not the worst one.
        [gradient((0, "#05060A"), (0.2, "#C2415B"), (1, "#F0A040")), onDark],
        // Most of the edge is sky.
        [area("M0 0h24v15H0z", "#3D7EDB"), area("M0 15h24v9H0z", "#0B0B0F")],
    ]) func `a full-bleed picture that works in both appearances is not reported`(layers: [TintedLayer]) {
        #expect(ids(layers) == [])
    }

    @Test func `a second picture for dark resolves the finding`() {
        let glyph = picture(light: [area(frame, "#0B0B0F"), onDark], dark: [area(frame, "#3D7EDB"), onDark])
        #expect(findings(glyph, rules: ["one-picture-for-both"]).isEmpty)
    }

    @Test func `the message about a full-bleed picture names its frame`() {
        let layers = [area(frame, "#0B0B0F"), onDark]
        let found = findings(picture(light: layers, dark: layers), rules: ["one-picture-for-both"])
        #expect(
            found.first?.diagnostic.message
                == "the picture 'a' fills its frame, whose edge is hardly visible in dark: only 0 % of it has enough "
                + "contrast")
    }
}
