internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// The paints of a page or a picture of changes, and the definitions that its elements refer to.
struct ChangePaints {
    private var paints = SVGPaints(prefix: "p")
    private var hatches: [Hatch] = []

    /// Lines at 45°, of a width in proportion to the picture's.
    private struct Hatch: Equatable {
        var extent: Double
        var color: Color
    }

    /// The attributes of a layer whose colour is resolved.
    mutating func attributes(for paint: TintedLayer.Paint) -> [(String, String)] {
        if case .original(let paint) = paint { paints.attributes(for: paint) } else { [] }
    }

    mutating func hatch(_ color: Color, extent: Double) -> [(String, String)] {
        let hatch = Hatch(extent: extent, color: color)
        if !hatches.contains(hatch) { hatches.append(hatch) }
        return [("fill", "url(#h\(hatches.firstIndex(of: hatch) ?? 0))")]
    }

    /// The `defs` element, if there is anything in it.
    var definitions: [XMLNode] {
        let patterns = hatches.enumerated().map { index, hatch in
            let number = { (share: Double) in FixedDecimal(share * hatch.extent, decimals: 4).description }
            let (period, width) = (number(1 / 15), number(1 / 26))
            return XMLNode(
                "pattern",
                [
                    ("id", "h\(index)"), ("width", period), ("height", period), ("patternUnits", "userSpaceOnUse"),
                    ("patternTransform", "rotate(45)"),
                ],
                children: [XMLNode("rect", [("width", width), ("height", period), ("fill", hatch.color.hex)])])
        }
        return paints.definitions + (patterns.isEmpty ? [] : [XMLNode("defs", children: patterns)])
    }
}

/// The colours that distinguish old from new on a background: red and blue differ with every kind of colour vision, and
/// areas with another colour than before are hatched.
struct ChangeColors {
    let removed, added, recolored, kept: Color

    init(on ground: Color) {
        if ground.luminance > 0.3 {
            removed = Color(bytes: 0xD7, 0x00, 0x15)
            added = Color(bytes: 0x00, 0x5F, 0xD6)
            recolored = Color(bytes: 0x89, 0x2E, 0xB5)
            kept = Color(bytes: 0x8E, 0x8E, 0x93, alpha: 0.4)
        } else {
            removed = Color(bytes: 0xFF, 0x69, 0x61)
            added = Color(bytes: 0x4D, 0xA6, 0xFF)
            recolored = Color(bytes: 0xDA, 0x8F, 0xFF)
            kept = Color(bytes: 0x98, 0x98, 0x9D, alpha: 0.5)
        }
    }
}
