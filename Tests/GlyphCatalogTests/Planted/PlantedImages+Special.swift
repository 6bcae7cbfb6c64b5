import SemanticColor
import Support

/// Image sets that look as if something were wrong with them.
extension PlantedMaker {
    /// Both styles are stated, and none is for any appearance.
    mutating func lightAndDark() -> PlantedSet {
        var set = original { PlantedDrawing($0, $1) }
        set.entries = [
            Self.slot(set.files[set.files.count - 2].name, dark: false),
            Self.slot(set.files[set.files.count - 1].name, dark: true),
        ]
        set.files.removeFirst(set.files.count - 2)
        return set
    }

    /// Colours that run into each other.
    mutating func gradient() -> PlantedSet {
        var set = original { PlantedDrawing($0, $1) }
        let shape = shape()
        for index in set.files.indices {
            let isDark = index == set.files.count - 1
            let colors = (isDark ? darkInk() : lightInk(), isDark ? darkInk() : lightInk())
            let text = """
                <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
                  <defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1">
                    <stop offset="0" stop-color="\(colors.0.hex)"/><stop offset="1" stop-color="\(colors.1.hex)"/>
                  </linearGradient></defs>
                  <path fill="url(#a)" d="\(shape.data)"/>
                </svg>
                """
            set.files[index].bytes = Array(text.utf8)
        }
        return set
    }

    /// An icon for dark photos, as its name says.
    mutating func white() -> PlantedSet {
        var set = set("imageset", ending: [pick(["white", "onDark"])], [Self.slot("a.svg")])
        set.add(PlantedDrawing(shape(), Color(bytes: 252, 252, 254)).svg(style()), as: "a.svg")
        return set
    }

    /// White belongs to the flags of some countries.
    mutating func flag() -> PlantedSet {
        var set = set("imageset", ending: ["flag"], [Self.slot("a.svg")])
        let split = Double.random(in: 6...16, using: &random)
        let flag = PlantedDrawing([
            .init(shape: PlantedShape(x: 0...24, y: 0...24), color: .white),
            .init(shape: PlantedShape(x: 0...24, y: split...24), color: color(0.1...0.15)),
            .init(shape: PlantedShape(x: 2...9, y: 2...5), color: color(0.1...0.15)),
        ])
        set.add(flag.svg(style()), as: "a.svg")
        return set
    }

    /// A picture for each language.
    mutating func languages() -> PlantedSet {
        var set = set("imageset", [Self.slot("a.svg"), Self.slot("b.svg", [("locale", .text("de"))])])
        for name in ["a.svg", "b.svg"] { set.add(PlantedDrawing(shape(), .black).svg(style()), as: name) }
        set.state("localizable", .flag(true))
        set.state("template-rendering-intent", .text("template"))
        return set
    }

    /// The ground of a button: its middle is stretched.
    mutating func stretched() -> PlantedSet {
        let resizing = PlantedJSON.object([
            ("mode", .text("9-part")),
            ("center", .object([("mode", .text("stretch")), ("width", .number(1)), ("height", .number(1))])),
        ])
        var set = set("imageset", [])
        addPixels(PlantedDrawing(plate(), color(0.8...0.9)), to: &set, stem: "ground")
        for index in set.entries.indices { set.entries[index]["resizing"] = resizing }
        return set
    }

    /// A faint shadow under an icon that holds.
    mutating func shadow() -> PlantedSet {
        let shape = shape().scaled(0.8)
        var set = set("imageset", [Self.slot("a.svg"), Self.slot("b.svg", dark: true)])
        for (name, ink) in [("a.svg", lightInk()), ("b.svg", darkInk())] {
            let drawing = PlantedDrawing([
                .init(shape: shape.scaled(1.15), color: Color.black.opacity(0.2)), .init(shape: shape, color: ink),
            ])
            set.add(drawing.svg(style()), as: name)
        }
        return set
    }

    /// A template whose slots for dark were never filled, as Xcode writes them.
    mutating func emptyDark() -> PlantedSet {
        var set = set("imageset", [])
        addPixels(PlantedDrawing(shape(), .black), to: &set, stem: "glyph")
        for scale in 1...3 { set.entries.append(Self.slot(nil, dark: true, [("scale", .text("\(scale)x"))])) }
        set.state("template-rendering-intent", .text("template"))
        return set
    }
}
