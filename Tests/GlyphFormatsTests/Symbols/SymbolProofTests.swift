import Foundation
import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

@testable import GlyphFormats

/// A frame with a bar in it, in three weights.
private func drawing(_ half: Double) -> Drawing {
    let frame = path(
        "M\(4 - half) \(4 - half)H\(20 + half)V\(20 + half)H\(4 - half)ZM\(4 + half) \(4 + half)V\(20 - half)H\(20 - half)V\(4 + half)Z"
    )
    let disc = path(
        "M12 \(9 - half)C\(13.6 + half) \(9 - half) 15 10.4 \(15 + half) 12S13.6 15 12 \(15 + half) 9 13.6 \(9 - half) 12 \(10.4 - half) \(9 - half) 12 \(9 - half)Z"
    )
    return Drawing(
        width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
        layers: [
            TintedLayer(path: frame, paint: .role("label", opacity: 1)),
            TintedLayer(path: disc, paint: .role("systemRed", opacity: 0.5)),
        ])
}

private let symbol = SymbolDrawing(
    ultralight: drawing(0.3), regular: drawing(1), black: drawing(1.75),
    notes: [
        SymbolDrawing.Note(role: .primary, isInTint: true, motionGroup: 0),
        SymbolDrawing.Note(role: .secondary, isInTint: false, motionGroup: 1, variable: 0.5),
    ], widths: SymbolDrawing.Widths(ultralight: 0.3, black: 1.75))

private let sound = SymbolDocument(symbol, frame: 24, palette: .system(.ios26)).text

/// The text of a variant's group.
private func group(_ id: String, in text: String = sound) throws -> Substring {
    let start = try #require(text.range(of: "<g id=\"\(id)\"")).lowerBound
    let end = try #require(text[start...].range(of: "</g>")).upperBound
    return text[start..<end]
}

/// A template that is broken on purpose.
private struct Broken: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// A word that the fault must contain.
    var word: String
    var change: @Sendable (String) throws -> String

    init(_ description: String, _ word: String, _ change: @escaping @Sendable (String) throws -> String) {
        (testDescription, self.word, self.change) = (description, word, change)
    }

    /// Replaces the first occurrence, which must exist.
    static func replacing(_ old: String, _ new: String) -> @Sendable (String) throws -> String {
        { text in
            let range = try #require(text.range(of: old), "'\(old)' is not in the template")
            return text.replacingCharacters(in: range, with: new)
        }
    }

    /// Changes one variant.
    static func variant(
        _ id: String, _ change: @escaping @Sendable (String) throws -> String
    ) -> @Sendable (String) throws -> String {
        { text in
            let part = try group(id, in: text)
            return text.replacingCharacters(in: part.startIndex..<part.endIndex, with: try change(String(part)))
        }
    }

    static func removingLine(with word: String) -> @Sendable (String) throws -> String {
        { text in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let index = try #require(lines.firstIndex { $0.contains(word) })
            return (lines[..<index] + lines[(index + 1)...]).joined(separator: "\n")
        }
    }

    static let all: [Broken] = [
        Broken("no XML", "well-formed", replacing("</svg>", "")),
        Broken("no version", "states no version", removingLine(with: "template-version")),
        Broken("a version that is not known", "version", replacing("v.6.0", "v.9.0")),
        Broken("no guides", "no group 'Guides'", replacing("id=\"Guides\"", "id=\"Lines\"")),
        Broken("no symbols", "no group 'Symbols'", replacing("id=\"Symbols\"", "id=\"Drawings\"")),
        Broken("an id twice", "2 times", replacing("id=\"Baseline-M\"", "id=\"Baseline-S\"")),
        Broken("no capline of the large scale", "Capline-L", removingLine(with: "Capline-L")),
        Broken(
            "a guide that is not a line", "not a line", replacing("<line id=\"Baseline-S\"", "<rect id=\"Baseline-S\"")),
        Broken(
            "a guide that is not horizontal", "not horizontal",
            replacing("y1=\"696\" x2=\"3036\" y2=\"696\"", "y1=\"696\" x2=\"3036\" y2=\"690\"")),
        Broken("a capline below its baseline", "below its baseline") { text in
            text.replacing("625.541", with: "725.541")
        },
        Broken("no left margin", "left-margin-Black-S", removingLine(with: "left-margin-Black-S")),
        Broken("no right margin", "right-margin-Ultralight-S", removingLine(with: "right-margin-Ultralight-S")),
        Broken("margins in the wrong order", "right of the other") { text in
            text.replacing("left-margin-Regular-S", with: "x").replacing(
                "right-margin-Regular-S", with: "left-margin-Regular-S"
            )
            .replacing("\"x\"", with: "\"right-margin-Regular-S\"")
        },
        Broken(
            "a margin that is not vertical", "not vertical",
            { text in
                let line = try #require(text.split(separator: "\n").first { $0.contains("left-margin-Regular-S") })
                return text.replacing(line, with: line.replacing("x2=\"1", with: "x2=\"2"))
            }),
        Broken(
            "no Ultralight", "missing the variant 'Ultralight-S'",
            replacing("<g id=\"Ultralight-S\"", "<g id=\"Thin-S\"")),
        Broken(
            "no Regular of the medium scale", "missing the variant 'Regular-M'",
            replacing("<g id=\"Regular-M\"", "<g id=\"Bold-M\"")),
        Broken(
            "a variant that is not a group", "not a group",
            variant("Black-S") { part in
                part.replacing("<g ", with: "<a ").replacing("</g>", with: "</a>")
            }),
        Broken(
            "a variant without content", "without content",
            variant("Black-S") { part in
                String(part.prefix { $0 != ">" }) + "></g>"
            }),
        Broken(
            "a text in a variant", "a text in 'Regular-S'",
            variant("Regular-S", replacing("</g>", "<text>a</text></g>"))),
        Broken(
            "a group in a variant", "a group in 'Regular-S'",
            variant("Regular-S") { part in
                let inner = try #require(part.firstIndex(of: ">"))
                return part[...inner] + "<g>" + part[part.index(after: inner)...] + "</g>"
            }),
        Broken(
            "another shape in a variant", "a 'rect'",
            variant("Regular-S", replacing("</g>", "<rect width=\"9\" height=\"9\"/></g>"))),
        Broken(
            "classes on a group", "on the group", variant("Black-S", replacing("<g ", "<g class=\"monochrome-0\" "))),
        Broken(
            "a path of zero size", "zero size",
            variant("Black-S") { part in
                try emptied(part)
            }),
        Broken("data that is broken", "not valid", variant("Black-S", replacing("d=\"M", "d=\"X"))),
        Broken("a stroke", "'stroke'", variant("Black-S", replacing("<path ", "<path stroke=\"black\" "))),
        Broken("no fill", "fill 'none'", variant("Black-S", replacing("<path ", "<path fill=\"none\" "))),
        Broken(
            "the even-odd rule", "even-odd", variant("Black-S", replacing("<path ", "<path fill-rule=\"evenodd\" "))),
        Broken("a clip", "clip-path", variant("Black-S", replacing("<path ", "<path clip-path=\"url(#a)\" "))),
        Broken(
            "a picture of pixels", "'image'", replacing("<g id=\"Notes\">", "<g id=\"Notes\"><image href=\"a.png\"/>")),
        Broken(
            "a gradient", "linearGradient", replacing("<g id=\"Notes\">", "<linearGradient id=\"a\"/><g id=\"Notes\">")),
        Broken(
            "a path less in one weight", "1 paths",
            variant("Black-S") { part in
                let first = try #require(part.range(of: "<path")).lowerBound
                let end = try #require(part.range(of: "/>")).upperBound
                return part.replacingCharacters(in: first..<end, with: "")
            }),
        Broken("a command more in one weight", "commands in path 0", variant("Black-S", replacing("ZM", "L0 0ZM"))),
        Broken(
            "a curve for a line", "other commands",
            variant("Black-S") { part in
                let line = try #require(part.range(of: "L"))
                return part.replacingCharacters(in: line, with: "C0 0 0 0 ")
            }),
        Broken("a path that is not closed", "not closed", variant("Black-S", replacing("Z\"", "\""))),
        Broken(
            "another order of layers", "other classes",
            variant("Black-S") { part in
                part.replacing("monochrome-0", with: "x").replacing("monochrome-1", with: "monochrome-0")
                    .replacing("class=\"x", with: "class=\"monochrome-1")
            }),
        Broken("a layer without a class", "0 classes 'hierarchical'") { text in
            text.replacing(" hierarchical-0:primary\"", with: "\"")
        },
        Broken("a class of another layer", "on layer 1") { text in text.replacing("monochrome-1", with: "monochrome-3")
        },
        Broken("a rank that is not known", "unknown rank") { text in
            text.replacing("hierarchical-1:secondary", with: "hierarchical-1:quaternary")
        },
        Broken("a colour without a name", "not complete") { text in
            text.replacing("multicolor-1:systemRedColor", with: "multicolor-1")
        },
        Broken("a class that is not known", "unknown class") { text in
            text.replacing("class=\"monochrome-0", with: "class=\"SFSymbolsPreviewWireframe monochrome-0")
        },
        Broken("a class without a rule", "no rule", removingLine(with: ".monochrome-1 {")),
        Broken("a start point moved on", "path 0", variant("Black-S", rotated)),
        Broken("a reversed contour", "reversed contour", variant("Ultralight-S", mirrored)),
        Broken("edges that cross", "cross", variant("Ultralight-S", twisted)),
    ]
}

/// The first path with all numbers zero.
private func emptied(_ part: String) throws -> String {
    let start = try #require(part.range(of: " d=\"")).upperBound
    let end = try #require(part[start...].firstIndex(of: "\""))
    let data = part[start..<end].map { $0.isNumber || $0 == "." || $0 == "-" ? " " : $0 }
    let zeros = String(data).split(separator: " ").joined()
    var numbers = ""
    for letter in zeros {
        numbers += String(letter) + ["M": "0 0", "L": "0 0", "C": "0 0 0 0 0 0"][letter, default: ""]
    }
    return part.replacingCharacters(in: start..<end, with: numbers)
}

/// The first contour of the first path, changed.
private func contour(_ part: String, _ change: ([String]) -> [String]) throws -> String {
    let start = try #require(part.range(of: " d=\"M")).upperBound
    let end = try #require(part[start...].firstIndex(of: "Z"))
    let corners = part[start..<end].split(separator: "L").map(String.init)
    return part.replacingCharacters(in: start..<end, with: change(corners).joined(separator: "L"))
}

private let rotated: @Sendable (String) throws -> String = { try contour($0) { Array($0[2...] + $0[..<2]) } }
private let mirrored: @Sendable (String) throws -> String = { try contour($0) { $0.reversed() } }
private let twisted: @Sendable (String) throws -> String = { try contour($0) { [$0[0], $0[2], $0[1], $0[3]] } }

@Suite struct SymbolProofTests {
    @Test func `a valid symbol template has no faults`() { #expect(SymbolProof(sound).faults == []) }

    @Test(arguments: Broken.all) private func everyKindOfFaultIsFound(broken: Broken) throws {
        let text = try broken.change(sound)
        #expect(text != sound)
        let faults = SymbolProof(text).faults
        #expect(faults.contains { $0.contains(broken.word) }, "\(faults)")
    }

    @Test func layersHaveTheirColoursAndGroups() throws {
        #expect(sound.contains("class=\"monochrome-1 multicolor-1:systemRedColor hierarchical-1:secondary\""))
        #expect(
            sound.contains(
                ".multicolor-1:systemRedColor {opacity:0.5;-sfsymbols-motion-group:1;-sfsymbols-variable-threshold:0.5}"
            ))
        #expect(sound.contains(".monochrome-0 {-sfsymbols-motion-group:0}"))
    }
}
