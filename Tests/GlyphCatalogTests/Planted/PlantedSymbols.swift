import SemanticColor
import Support

/// A template of a symbol, part by part, so that faults can be planted in it.
struct PlantedSymbol {
    var version = "6.0"
    /// The places of guides by their ids, in order.
    var guides: [(id: String, line: String)]
    /// The content of each variant by its id.
    var variants: [(id: String, content: String)]
    /// The id of the part that the mark of a place is before: a guide, a variant, `svg` or `template-version`.
    var marked: String?
    /// The id of a guide that is a group, and no shape.
    var groupedGuide: String?

    /// A valid one with one or two layers.
    init(_ random: inout SeededGenerator) {
        let lines = [("S", 696.0, 625.541), ("M", 1126, 1055.54), ("L", 1556, 1485.54)]
        guides = lines.flatMap { size, base, cap in
            [
                ("Baseline-" + size, "x1=\"263\" y1=\"\(base)\" x2=\"3036\" y2=\"\(base)\""),
                ("Capline-" + size, "x1=\"263\" y1=\"\(cap)\" x2=\"3036\" y2=\"\(cap)\""),
            ]
        }
        variants = []
        let masters = [("Ultralight-S", 520.0, 0.9), ("Regular-S", 1400, 0.82), ("Black-S", 2880, 0.7)]
        let hasTwoLayers = Bool.random(using: &random)
        let (left, right) = (
            PlantedShape(around: 20, -35, radius: 17, &random), PlantedShape(around: 60, -35, radius: 17, &random)
        )
        for (id, x, inner) in masters {
            for (side, place) in [("left", x), ("right", x + 80)] {
                guides.append(
                    ("\(side)-margin-\(id)", "x1=\"\(place)\" y1=\"600.785\" x2=\"\(place)\" y2=\"720.121\""))
            }
            let layers = (hasTwoLayers ? [left, right] : [left]).enumerated().map { index, shape in
                Self.layer(index, shape.hollow(inner).data)
            }
            variants.append((id, "<g id=\"\(id)\" transform=\"translate(\(x) 696)\">\(layers.joined())</g>"))
        }
    }

    /// Adds the variant that templates before 3.0 have.
    mutating func addMiddle() {
        guard let regular = variants.first(where: { $0.id == "Regular-S" }) else { return }
        variants.append(("Regular-M", regular.content.replacing("Regular-S", with: "Regular-M")))
    }

    static func layer(_ index: Int, _ data: String) -> String {
        "<path class=\"monochrome-\(index) hierarchical-\(index):primary\" d=\"\(data)\"/>"
    }

    /// As an SVG; parts that are marked have the mark before their element.
    var svg: String {
        func mark(_ id: String) -> String { id == marked ? PlantedSet.mark : "" }
        let lines = guides.map { id, line in
            let isGroup = id == groupedGuide
            return mark(id) + "<\(isGroup ? "g" : "line") id=\"\(id)\" \(isGroup ? "" : line) stroke=\"#27AAE1\"/>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            \(mark("svg"))<svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200" viewBox="0 0 3300 2200">
              <g id="Notes">
                <rect id="artboard" width="3300" height="2200" fill="white"/>
                \(mark("template-version"))<text id="template-version" x="3036" y="1933">Template v.\(version)</text>
              </g>
              <g id="Guides">
                \(lines.joined(separator: "\n    "))
              </g>
              <g id="Symbols">
                \(variants.map { mark($0.id) + $0.content }.joined(separator: "\n    "))
              </g>
            </svg>

            """
    }
}

extension PlantedMaker {
    mutating func symbol(_ change: (inout PlantedSymbol) -> Void = { _ in }) -> PlantedSet {
        var template = PlantedSymbol(&random)
        template.version = pick(["3.0", "5.0", "6.0"])
        change(&template)
        var set = set("symbolset", [Self.slot("symbol.svg")])
        set.add(template.svg, as: "symbol.svg")
        if chance(0.2) { set.state("symbol-rendering-intent", .text("hierarchical")) }
        return set
    }
}
