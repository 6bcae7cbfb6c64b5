/// A drawing whose numbers are extreme here and there: denormals, signed zeros, factors whose products overflow and
/// underflow, in every attribute that takes a number.
public struct ExtremeDrawing {
    private var random: SeededGenerator
    /// The share of numbers that are extreme.
    private let share: Double

    private static let extremes = [
        "0", "-0", "1e-308", "4.9e-324", "-1e-308", "1e-160", "1e-30", "1e-12", "1e-6", ".001", "1e3", "1e6", "1e9",
        "1e11",
        "1e12", "1e13", "1e30", "1e75", "1e150", "1e160", "1e300", "1.7e308", "-1e6", "-1e12", "-1e160", "-1.7e308",
    ]

    private init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        share = [0.05, 0.15, 0.15, 0.4][Int(seed % 4)]
    }

    /// The text of an SVG.
    public static func svg(seed: UInt64) -> String {
        var drawing = ExtremeDrawing(seed: seed)
        return drawing.svg()
    }

    private mutating func happens(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < probability
    }

    private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }

    private mutating func number() -> String {
        happens(share) ? pick(Self.extremes) : "\((Double.random(in: 0...24, using: &random) * 100).rounded() / 100)"
    }

    private mutating func numbers(_ count: Int) -> String { (0..<count).map { _ in number() }.joined(separator: " ") }

    private mutating func attributes(_ names: [String], _ probability: Double) -> String {
        names.map { name in happens(probability) ? " \(name)=\"\(number())\"" : "" }.joined()
    }

    private mutating func path() -> String {
        var text = "M" + numbers(2)
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let letter = pick("L l H h V v C c S s Q q T t A a Z".split(separator: " ").map(String.init))
            let counts = ["L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "Z": 0]
            text +=
                letter
                + (counts[letter.uppercased()].map { numbers($0) }
                    ?? "\(numbers(3)) \(pick(["0 1", "1 0", "1 1"])) \(numbers(2))") + " "
        }
        return text
    }

    private mutating func transform() -> String {
        let name = pick(["translate", "scale", "rotate", "skewX", "skewY", "matrix"])
        let count = ["translate": 2, "scale": 2, "matrix": 6][name] ?? 1
        return "\(name)(\(numbers(count)))" + (happens(0.3) ? " " + transform() : "")
    }

    private mutating func paints() -> String {
        let paints = ["#000", "none", "currentColor", "red", "url(#linear)", "url(#radial)", "url(#tiles)"]
        var text = attributes(
            [
                "stroke-width", "stroke-miterlimit", "stroke-dashoffset", "opacity", "fill-opacity", "stroke-opacity",
                "pathLength",
            ], 0.25)
        if happens(0.7) { text += " fill=\"\(pick(paints))\"" }
        if happens(0.6) { text += " stroke=\"\(pick(paints))\"" }
        if happens(0.25) { text += " stroke-dasharray=\"\(numbers(Int.random(in: 1...4, using: &random)))\"" }
        if happens(0.35) { text += " transform=\"\(transform())\"" }
        if happens(0.2) {
            text +=
                " style=\"transform-origin:\(number())px \(number())px;stroke-width:\(number());transform:scale(\(number()))\""
        }
        if happens(0.2) {
            text +=
                " stroke-linejoin=\"\(pick(["miter", "round", "bevel"]))\" stroke-linecap=\"\(pick(["round", "square"]))\""
        }
        if happens(0.12) { text += " clip-path=\"url(#clip)\"" }
        if happens(0.12) { text += " mask=\"url(#mask)\"" }
        if happens(0.08) { text += " marker-mid=\"url(#marker)\" marker-end=\"url(#marker)\"" }
        return text
    }

    private mutating func shape() -> String {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: "<rect\(attributes(["x", "y", "width", "height", "rx", "ry"], 0.9))\(paints())/>"
        case 1: "<circle\(attributes(["cx", "cy", "r"], 0.9))\(paints())/>"
        case 2: "<ellipse\(attributes(["cx", "cy", "rx", "ry"], 0.9))\(paints())/>"
        case 3: "<line\(attributes(["x1", "y1", "x2", "y2"], 0.9))\(paints())/>"
        case 4: "<polygon points=\"\(numbers(8))\"\(paints())/>"
        case 5: "<use href=\"#used\"\(attributes(["x", "y"], 0.9))\(paints())/>"
        case 6: "<g\(paints())>\(shape())</g>"
        case 7: "<svg\(attributes(["x", "y", "width", "height"], 0.9)) viewBox=\"\(numbers(4))\">\(shape())</svg>"
        default: "<path d=\"\(path())\"\(paints())/>"
        }
    }

    private mutating func gradient(_ name: String, _ coordinates: [String]) -> String {
        let units = happens(0.5) ? " gradientUnits=\"userSpaceOnUse\"" : ""
        let turned = happens(0.3) ? " gradientTransform=\"\(transform())\"" : ""
        let stops = (0..<3).map { _ in
            "<stop offset=\"\(number())\" stop-color=\"\(pick(["red", "blue", "currentColor"]))\" stop-opacity=\"\(number())\"/>"
        }
        return
            "<\(name)Gradient id=\"\(name)\"\(units)\(attributes(coordinates, 0.8))\(turned)>\(stops.joined())</\(name)Gradient>"
    }

    private mutating func svg() -> String {
        let box = happens(0.8) ? "0 0 24 24" : numbers(4)
        let size = happens(0.2) ? attributes(["width", "height"], 1) : ""
        let definitions =
            gradient("linear", ["x1", "y1", "x2", "y2"]) + gradient("radial", ["cx", "cy", "r", "fx", "fy", "fr"])
            + "<pattern id=\"tiles\"\(attributes(["x", "y", "width", "height"], 0.9))><path d=\"\(path())\"/></pattern>"
            + "<clipPath id=\"clip\"><path d=\"\(path())\"/></clipPath>"
            + "<mask id=\"mask\"\(attributes(["x", "y", "width", "height"], 0.4))><path d=\"\(path())\" fill=\"#fff\"/></mask>"
            + "<marker id=\"marker\"\(attributes(["refX", "refY", "markerWidth", "markerHeight"], 0.8))>"
            + "<path d=\"\(path())\"/></marker><path id=\"used\" d=\"\(path())\"/>"
        let shapes = (0..<Int.random(in: 1...4, using: &random)).map { _ in shape() }.joined()
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\"\(size)><defs>\(definitions)</defs>\(shapes)</svg>"
    }
}
