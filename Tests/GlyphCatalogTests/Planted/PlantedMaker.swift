import SemanticColor
import Support

/// Makes sets from a seed: names that are not taken, colours of a luminance, shapes.
struct PlantedMaker {
    var random: SeededGenerator
    private var taken: Set<String> = []
    private var groups: [PlantedSet.Group] = []
    private var catalogs = ["Assets"]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        if chance(0.4) { catalogs.append("Colors and More") }
        groups = ["Nav", "Profile", "Onboarding"].map { PlantedSet.Group(name: $0, isNamespace: chance(0.5)) }
    }

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    mutating func pick<Element>(_ list: [Element]) -> Element { list[Int.random(in: list.indices, using: &random)] }

    // MARK: - Names

    private static let subjects = [
        "anchor", "basket", "candle", "dolphin", "engine", "feather", "guitar", "hammer", "island", "jacket", "kettle",
        "ladder", "magnet", "needle", "orchid", "pencil", "quiver", "rocket", "saddle", "teapot", "umbrella", "violin",
        "walnut", "zebra",
    ]
    private static let words = ["old", "tiny", "round", "north", "south", "east", "west", "quick", "calm", "brave"]
    private static let purposes = [
        "brand", "heading", "caption", "warning", "success", "danger", "price", "quote", "headline", "mention",
        "rating", "hint", "body", "promo", "author", "score",
    ]
    private static let degrees = ["primary", "strong", "muted", "warm", "cool", "deep", "soft", "first", "second"]

    /// A name of words that no other set has in any notation.
    mutating func name(_ kind: String, ending: [String] = []) -> String {
        let isColor = kind == "colorset"
        while true {
            let words = [pick(isColor ? Self.purposes : Self.subjects), pick(isColor ? Self.degrees : Self.words)]
            guard taken.insert(kind + words.joined()).inserted else { continue }
            let all = words + ending
            switch Int.random(in: 0..<4, using: &random) {
            case 0: return all.joined(separator: "-")
            case 1: return all.joined(separator: "_")
            case 2: return all.joined(separator: " ")
            default: return all[0] + all.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            }
        }
    }

    // MARK: - Colours

    /// The system's colours of all generations, to keep away from.
    private static let system: [SIMD3<Double>] = SystemColors.Generation.allCases.flatMap { generation in
        let palette = Palette.system(generation)
        return palette.roles.flatMap { role in
            Appearance.allCases.compactMap { palette[role]?[$0].components(in: .oklab) }
        }
    }

    /// A colour of a luminance that no system colour is like, and no gray.
    mutating func color(_ luminance: ClosedRange<Double>) -> Color {
        while true {
            let values = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
            var color = Color(bytes: values[0], values[1], values[2])
            // Few random colours are very dark or very bright.
            if luminance.upperBound < 0.1 { color = Self.mix(color, .black, by: 0.7) }
            if luminance.lowerBound > 0.6 { color = Self.mix(color, .white, by: 0.6) }
            guard luminance.contains(color.luminance), color.components(in: .oklch).y > 0.025 else { continue }
            let own = color.components(in: .oklab)
            let isNear = Self.system.contains { other in
                let difference = other - own
                return (difference * difference).sum() < 0.04 * 0.04
            }
            if !isNear { return color }
        }
    }

    private static func mix(_ color: Color, _ other: Color, by share: Double) -> Color {
        func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Color.fromBytes(
            of: Color(
                red: mixed(color.red, other.red), green: mixed(color.green, other.green),
                blue: mixed(color.blue, other.blue)))
    }

    /// At least 4.5 on all backgrounds in light, also with increased contrast; at least 3 on thin materials.
    mutating func lightInk() -> Color { color(0...0.02) }
    /// The same in dark.
    mutating func darkInk() -> Color { color(0.75...0.85) }
    /// At least 3 on all backgrounds in light and in dark, and less than 4.5.
    mutating func middleInk() -> Color { color(0.19...0.22) }

    // MARK: - Shapes and sets

    mutating func shape() -> PlantedShape { PlantedShape(around: 12, 12, radius: 10.5, &random) }

    /// A disc or a square.
    mutating func plate() -> PlantedShape {
        let edge = Double.random(in: 1...3, using: &random)
        return chance(0.5) ? PlantedShape(x: edge...24 - edge, y: edge...24 - edge) : PlantedShape(disc: 12 - edge)
    }

    mutating func sides() -> (PlantedShape, PlantedShape) {
        (
            PlantedShape(around: 6, 12, radius: 4.8, &random), PlantedShape(around: 18, 12, radius: 4.8, &random)
        )
    }

    mutating func style() -> PlantedDrawing.Style { pick(PlantedDrawing.Style.allCases) }

    /// A set with its place in the catalog and the manner of its text.
    mutating func set(_ kind: String, ending: [String] = [], _ entries: [PlantedJSON]) -> PlantedSet {
        place(
            PlantedSet(
                kind, name(kind, ending: ending),
                kind == "colorset" ? "colors" : kind == "symbolset" ? "symbols" : "images", entries))
    }

    mutating func place(_ set: PlantedSet) -> PlantedSet {
        var set = set
        set.catalog = pick(catalogs)
        if chance(0.5) { set.groups = [pick(groups)] }
        if !set.groups.isEmpty, chance(0.3) { set.groups.append(PlantedSet.Group(name: "Inner", isNamespace: false)) }
        set.layout = chance(0.5) ? .xcode : pick(PlantedJSON.Layout.allCases)
        if chance(0.2) {
            set.contents["x-tool"] = .object([("id", .text("12:34")), ("parts", .list([.number(1), .text("a")]))])
        }
        return set
    }

    /// An entry of an image or symbol set.
    static func slot(
        _ file: String?, dark: Bool? = nil, high: Bool = false, _ more: [(String, PlantedJSON)] = []
    ) -> PlantedJSON {
        let members = file.map { [("filename", PlantedJSON.text($0))] } ?? []
        return .object(members + [("idiom", .text("universal"))] + appearances(dark: dark, high: high) + more)
    }

    /// - Parameter dark: nil for any appearance, else whether it is for dark, or for light.
    static func appearances(dark: Bool?, high: Bool) -> [(String, PlantedJSON)] {
        func pair(_ name: String, _ value: String) -> PlantedJSON {
            .object([("appearance", .text(name)), ("value", .text(value))])
        }
        let pairs =
            (dark.map { [pair("luminosity", $0 ? "dark" : "light")] } ?? [])
            + (high ? [pair("contrast", "high")] : [])
        return pairs.isEmpty ? [] : [("appearances", .list(pairs))]
    }
}
