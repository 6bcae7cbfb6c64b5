/// Drawings that were made to take long, to need much memory, or to get something through, in classes. The same on
/// every machine; none has more than six million bytes.
public struct HostileDrawing: Sendable, CustomStringConvertible {
    public let name: String
    public let text: String

    public var description: String { name }

    /// - Parameters:
    ///   - share: the share of the size of each: a debug build takes thirty times as long.
    ///   - step: one in so many of the sizes that a drawing can have, the largest among them.
    public static func all(share: Double = 1, oneIn step: Int = 1) -> [HostileDrawing] {
        (families + repeatedFamilies).flatMap { family in
            let step = family.isScaled ? step : 1
            return family.sizes.enumerated().filter { (family.sizes.count - 1 - $0.offset) % step == 0 }.map {
                index, size in
                var random = SeededGenerator(seed: UInt64(index))
                let scaled = family.isScaled ? max(4, Int(Double(size) * share)) : size
                return HostileDrawing(name: "\(family.name)-\(size)", text: svg(family.body(scaled, &random)))
            }
        }
    }

    struct Family: Sendable {
        var name: String
        var sizes: [Int]
        /// Whether the size is a number of things, and not a power or a case.
        var isScaled = true
        var body: @Sendable (Int, inout SeededGenerator) -> String
    }

    private static func svg(_ body: String) -> String {
        body.hasPrefix("<?") || body.hasPrefix("<svg") || body.hasPrefix("<!")
            ? body
            : PlainDrawing.svg(body)
    }

    static func path(_ data: String, _ attributes: String = "") -> String {
        "<path \(attributes) d=\"\(data)\"/>"
    }

    static let line =
        "fill=\"none\" stroke=\"#000\" stroke-width=\"1\" stroke-linejoin=\"round\" stroke-linecap=\"round\""

    static func number(_ value: Double) -> String { String((value * 1000).rounded() / 1000) }

    static func point(_ random: inout SeededGenerator) -> String {
        number(.random(in: 1...23, using: &random)) + " " + number(.random(in: 1...23, using: &random))
    }

    static func polygon(_ count: Int, _ random: inout SeededGenerator) -> String {
        "M" + (0..<count).map { _ in point(&random) }.joined(separator: " ") + "z"
    }

    private static let counts = [50, 100, 200, 400, 700, 1000, 2000, 4000, 8000, 16_000]

    private static let families: [Family] = [
        Family(name: "polygon", sizes: counts) { path(polygon($0, &$1)) },
        Family(name: "polygon-evenodd", sizes: counts) { path(polygon($0, &$1), "fill-rule=\"evenodd\"") },
        Family(name: "polygon-stroke", sizes: counts) { path(polygon($0, &$1), line) },
        Family(name: "curves", sizes: counts) { count, random in
            path("M12 12" + (0..<count).map { _ in "C\(point(&random)) \(point(&random)) \(point(&random))" }.joined())
        },
        Family(name: "curves-stroke", sizes: counts) { count, random in
            path(
                "M12 12" + (0..<count).map { _ in "C\(point(&random)) \(point(&random)) \(point(&random))" }.joined(),
                line)
        },
        Family(name: "star", sizes: counts) { count, _ in
            let odd = count | 1
            return path(
                "M"
                    + (0..<odd).map { corner in
                        let (x, y) = circlePoint(Double(corner * (odd / 2)) / Double(odd))
                        return "\(number(12 + 10 * x)) \(number(12 + 10 * y))"
                    }.joined(separator: " ") + "z")
        },
        Family(name: "zigzag", sizes: counts + [30_000]) { count, _ in
            path(
                "M2 4" + (0..<count).map { "L\(2 + 20 * Double($0) / Double(count)) \($0 % 2 == 0 ? 20 : 4)" }.joined(),
                line)
        },
        Family(name: "comb", sizes: counts + [40_000]) { count, _ in
            path(
                "M2 2h20"
                    + (0..<count).map { "V\($0 % 2 == 0 ? 20 : 4)H\(22 - Double($0 + 1) * 20 / Double(count))" }
                    .joined()
                    + "z")
        },
        Family(name: "grid", sizes: [5, 10, 20, 40, 70, 100, 200, 300, 500, 900]) { count, _ in
            path(
                (0..<count).map { "M\(number(Double($0) * 22 / Double(count))) 0v22h.01V0z" }.joined()
                    + (0..<count).map { "M0 \(number(Double($0) * 22 / Double(count)))h22v.01H0z" }.joined())
        },
        Family(name: "same-line", sizes: counts) { count, random in
            path("M2 12" + (0..<count).map { _ in "H\(number(.random(in: 2...22, using: &random)))" }.joined(), line)
        },
        Family(name: "fan", sizes: counts) { count, _ in
            path(
                "M12 12"
                    + (0..<count).map { spoke in
                        let (x, y) = circlePoint(Double(spoke) / Double(count))
                        return "L\(number(12 + 10 * x)) \(number(12 + 10 * y))L12 12"
                    }.joined(), line)
        },
        Family(name: "arcs", sizes: counts + [60_000]) { count, random in
            path(
                "M12 12"
                    + (0..<count).map { _ in
                        "a\(number(.random(in: 0.1...3, using: &random))) 1 0 0 1 \(number(.random(in: -1...1, using: &random))) "
                            + number(.random(in: -1...1, using: &random))
                    }.joined(), line)
        },
        Family(name: "dots", sizes: counts + [50_000]) { count, random in
            path((0..<count).map { _ in "M\(point(&random))h.05v.05h-.05z" }.joined())
        },
        Family(name: "circles", sizes: counts) { count, random in
            (0..<count).map { _ in
                let center = point(&random).split(separator: " ")
                return "<circle cx=\"\(center[0])\" cy=\"\(center[1])\" r=\".4\" \(line)/>"
            }.joined()
        },
        Family(name: "rings", sizes: counts.dropLast(4)) { count, _ in
            (1...count).map {
                "<circle cx=\"12\" cy=\"12\" r=\"\(11 * Double($0) / Double(count))\" fill=\"none\" stroke=\"#000\" stroke-width=\"\(4 / Double(count))\"/>"
            }
            .joined()
        },
        Family(name: "copies", sizes: counts) { count, _ in
            String(repeating: path("M4 4h16v16H4z", line), count: count)
        },
        Family(name: "groups", sizes: [10, 50, 100, 200, 250, 400]) { count, random in
            String(repeating: "<g opacity=\".9\">", count: count) + path(polygon(9, &random))
                + String(repeating: "</g>", count: count)
        },
        Family(name: "translucent", sizes: [10, 30, 60, 100, 200, 400]) { count, random in
            "<g opacity=\".8\">"
                + (0..<count).map {
                    "<path opacity=\".5\" fill=\"#\(String(1_000_000 + $0 * 7, radix: 16).suffix(6))\" d=\"M\(point(&random))h8v8z\"/>"
                }
                .joined() + "</g>"
        },
        Family(name: "clips", sizes: [5, 20, 50, 200]) { count, random in
            (0..<count).map { number in
                "<clipPath id=\"c\(number)\">\(path(polygon(60, &random)))</clipPath>"
                    + path(polygon(60, &random), "clip-path=\"url(#c\(number))\"")
            }.joined()
        },
        Family(name: "masks", sizes: [5, 20, 50, 200]) { count, random in
            (0..<count).map { number in
                "<mask id=\"c\(number)\"><g fill=\"#fff\">\(path(polygon(60, &random)))</g></mask>"
                    + path(polygon(60, &random), "mask=\"url(#c\(number))\"")
            }.joined()
        },
        Family(name: "far-line", sizes: Array(2...12), isScaled: false) { power, _ in
            path("M4 4h16v16L1e\(power) 12z", line)
        },
        Family(name: "far-area", sizes: Array(2...12), isScaled: false) { power, _ in
            path("M4 4C1e\(power) 4 -1e\(power) 20 20 20z")
        },
        Family(name: "far-piece", sizes: Array(2...12), isScaled: false) { power, _ in
            path("M4 4h16v16H4zM8 8l3 3M1e\(power) 12h2v2", line)
        },
        Family(name: "wide", sizes: Array(1...11), isScaled: false) { power, _ in
            path("M4 4h16v16H4zM8 8l3 3", line.replacing("width=\"1\"", with: "width=\"1e\(power)\""))
        },
        Family(name: "thin", sizes: Array(1...12), isScaled: false) { power, _ in
            path("M4 4h16v16H4zM8 8c4 0 9 3 3 3", line.replacing("width=\"1\"", with: "width=\"1e-\(power)\""))
        },
        Family(name: "dashes", sizes: Array(1...9), isScaled: false) { power, _ in
            path("M4 4h16v16H4z", line + " stroke-dasharray=\"1e-\(power) 2e-\(power)\"")
        },
        Family(name: "miter", sizes: Array(1...12), isScaled: false) { power, _ in
            path(
                "M4 12L20 12L4 12.001",
                "fill=\"none\" stroke=\"#000\" stroke-width=\"2\" stroke-miterlimit=\"1e\(power)\"")
        },
        Family(name: "frame", sizes: Array(1...14), isScaled: false) { power, _ in
            let size = power % 2 == 0 ? "1e\(power)" : "1e-\(power)"
            return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size) \(size)\">"
                + path("M4 4h16v16H4z", line) + "</svg>"
        },
        Family(name: "rules", sizes: [100, 1000, 5000, 9000, 20_000, 60_000]) { count, _ in
            "<style>" + (0..<count).map { "g .c\($0) path{fill:#000}" }.joined() + "</style>"
                + String(repeating: "<g class=\"c1\">", count: 60)
                + String(repeating: path("M1 1h9v9z", "class=\"c2\""), count: 500)
                + String(repeating: "</g>", count: 60)
        },
        Family(name: "classes", sizes: [100, 1000, 10_000, 100_000]) { count, _ in
            "<style>" + (0..<min(count, 9000)).map { ".c\($0){fill:#000}" }.joined() + "</style>"
                + path("M1 1h9v9z", "class=\"\((0..<count).map { "c\($0)" }.joined(separator: " "))\"")
        },
        Family(name: "uses", sizes: Array(2...9), isScaled: false) { depth, _ in
            "<defs><path id=\"u0\" d=\"M4 4h1v1z\"/>"
                + (1...depth).map { level in
                    "<g id=\"u\(level)\">" + String(repeating: "<use href=\"#u\(level - 1)\"/>", count: 10) + "</g>"
                }.joined() + "</defs><use href=\"#u\(depth)\"/>"
        },
        Family(name: "entities", sizes: Array(2...9), isScaled: false) { depth, _ in
            "<!DOCTYPE svg [<!ENTITY e0 \"M4 4h9v9z\">"
                + (1...depth).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }.joined()
                + "]><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"&e\(depth);\"/></svg>"
        },
        Family(name: "depth", sizes: [100, 250, 300, 1000, 20_000]) { count, _ in
            String(repeating: "<g>", count: count) + path("M4 4h9v9z") + String(repeating: "</g>", count: count)
        },
        Family(name: "smuggled", sizes: Array(0..<smuggled.count), isScaled: false) { index, _ in
            smuggled[index] + path("M4 4h9v9z")
        },
    ]

    /// A word that no output may have, in every place where a drawing can hold text.
    public static let mark = "SMUGGLED"

    private static let smuggled = [
        "<script>SMUGGLED()</script>", "<path onload=\"SMUGGLED()\" d=\"M1 1h1v1z\"/>",
        "<a href=\"javascript:SMUGGLED()\"><path d=\"M1 1h1v1z\"/></a>",
        "<style>@import url(http://SMUGGLED/x.css);</style>",
        "<style>path{fill:url(http://SMUGGLED/a.svg#b)}</style>",
        "<path style=\"background:url(SMUGGLED.png)\" d=\"M1 1h1v1z\"/>",
        "<path style=\"width:expression(SMUGGLED)\" d=\"M1 1h1v1z\"/>", "<title>SMUGGLED</title>",
        "<desc>SMUGGLED</desc>",
        "<metadata><SMUGGLED/></metadata>", "<!-- SMUGGLED -->", "<path id=\"SMUGGLED\" d=\"M1 1h1v1z\"/>",
        "<path class=\"SMUGGLED\" d=\"M1 1h1v1z\"/>", "<path data-x=\"SMUGGLED\" d=\"M1 1h1v1z\"/>",
        "<path fill=\"var(--SMUGGLED)\" d=\"M1 1h1v1z\"/>", "<path font-family=\"SMUGGLED\" d=\"M1 1h1v1z\"/>",
        "<image href=\"http://SMUGGLED/x.png\" width=\"4\" height=\"4\"/>", "<use href=\"http://SMUGGLED/x.svg#a\"/>",
        "<foreignObject><body xmlns=\"http://www.w3.org/1999/xhtml\">SMUGGLED</body></foreignObject>",
        "<linearGradient id=\"SMUGGLED\"><stop stop-color=\"red\"/><stop offset=\"1\" stop-color=\"blue\"/></linearGradient>"
            + "<path fill=\"url(#SMUGGLED)\" d=\"M1 1h4v4z\"/>",
        "<?xml-stylesheet href=\"SMUGGLED\"?>", "<set attributeName=\"fill\" to=\"SMUGGLED\"/>",
    ]

    /// On a circle around the origin, without the functions of a library that may differ by a last digit.
    private static func circlePoint(_ turn: Double) -> (x: Double, y: Double) {
        let quarter = (turn * 4).rounded(.down)
        let t = turn * 4 - quarter
        let (c, s) = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
        switch Int(quarter) % 4 {
        case 0: return (c, s)
        case 1: return (-s, c)
        case 2: return (-c, -s)
        default: return (s, -c)
        }
    }
}
