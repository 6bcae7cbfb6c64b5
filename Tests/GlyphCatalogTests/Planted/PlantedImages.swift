import SemanticColor
import Support

/// Image sets in which nothing is wrong.
extension PlantedMaker {
    enum ImageKind: CaseIterable {
        case filledTemplate, hollowTemplate, namedTemplate, hollowWithFilledTwin
        case original, severalColors, middle, fourAppearances, devices, mirrored
        case pixelTemplate, pixelOriginal, photo, document
        case lightAndDark, gradient, white, flag, languages, stretched, shadow, emptyDark
    }

    mutating func image(_ kind: ImageKind) -> [PlantedSet] {
        switch kind {
        case .filledTemplate: [template(PlantedDrawing(shape(), chance(0.5) ? .black : middleInk()))]
        case .namedTemplate: [namedTemplate()]
        case .hollowTemplate: [hollowTemplate()]
        case .hollowWithFilledTwin: hollowWithFilledTwin()
        case .original: [original { .init($0, $1) }]
        case .severalColors: [severalColors()]
        case .middle: [middle()]
        case .fourAppearances: [fourAppearances()]
        case .devices: [devices()]
        case .mirrored: [mirrored()]
        case .pixelTemplate: [pixelTemplate()]
        case .pixelOriginal: [pixelOriginal()]
        case .photo: [photo()]
        case .document: [document()]
        case .lightAndDark: [lightAndDark()]
        case .gradient: [gradient()]
        case .white: [white()]
        case .flag: [flag()]
        case .languages: [languages()]
        case .stretched: [stretched()]
        case .shadow: [shadow()]
        case .emptyDark: [emptyDark()]
        }
    }

    /// A set of one vector that is a template.
    mutating func template(_ drawing: PlantedDrawing, dark: PlantedDrawing? = nil) -> PlantedSet {
        var set = set("imageset", [Self.slot("icon.svg")])
        if let dark {
            set.entries.append(Self.slot("icon-dark.svg", dark: true))
            set.add(dark.svg(style()), as: "icon-dark.svg")
        }
        set.add(drawing.svg(style()), as: "icon.svg")
        set.state("template-rendering-intent", .text("template"))
        if chance(0.6) { set.state("preserves-vector-representation", .flag(true)) }
        return set
    }

    private mutating func namedTemplate() -> PlantedSet {
        var set = set("imageset", ending: ["Template"], [Self.slot("a b.svg")])
        // The ending is a word of its own in every notation.
        set.name = set.name.hasSuffix("Template") ? set.name : set.name + "Template"
        set.add(PlantedDrawing(shape(), .black).svg(style()), as: "a b.svg")
        if chance(0.4) { set.state("template-rendering-intent", .text("automatic")) }
        return set
    }

    private mutating func hollowTemplate() -> PlantedSet {
        let shape = shape()
        let isLine = chance(0.5)
        let outline = PlantedDrawing([
            .init(shape: isLine ? shape.scaled(0.92) : shape.hollow(0.8), color: .black, isLine: isLine)
        ])
        return template(outline, dark: PlantedDrawing(shape, .black))
    }

    private mutating func hollowWithFilledTwin() -> [PlantedSet] {
        let shape = shape()
        let solid = PlantedDrawing(shape, .black)
        var hollow = template(PlantedDrawing(shape.hollow(0.8), .black), dark: solid)
        var twin = template(solid)
        (twin.name, twin.catalog, twin.groups) = (
            hollow.name + pick(["-fill", ".fill", "_filled"]), hollow.catalog, hollow.groups
        )
        // The same bytes, as the fix of `unused-filled-twin` leaves them.
        twin.files = [("icon.svg", hollow.files[0].bytes)]
        hollow.layout = .xcode
        return [hollow, twin]
    }

    /// A set of a light and a dark vector.
    mutating func original(_ draw: (PlantedShape, Color) -> PlantedDrawing) -> PlantedSet {
        let shape = shape()
        let names = pick([("light.svg", "dark.svg"), ("icon.svg", "icon-dark.svg"), ("é 1.svg", "é 2.svg")])
        var set = set("imageset", [Self.slot(names.0), Self.slot(names.1, dark: true)])
        if chance(0.2) {
            set.entries.insert(Self.slot("stated.svg", dark: false), at: 1)
            set.add(draw(shape, lightInk()).svg(style()), as: "stated.svg")
        }
        set.add(draw(shape, lightInk()).svg(style()), as: names.0)
        set.add(draw(shape, darkInk()).svg(style()), as: names.1)
        if chance(0.6) { set.state("template-rendering-intent", .text("original")) }
        if chance(0.2) {
            // Keys of other programs, which select nothing.
            set.entries[set.entries.count - 1]["x-node"] = .text("7:\(Int.random(in: 0...99, using: &random))")
            set.entries[0]["x-size"] = .object([("w", .number(24))])
        }
        return set
    }

    private mutating func severalColors() -> PlantedSet {
        let (left, right) = sides()
        var set = original { PlantedDrawing($0, $1) }
        for index in set.files.indices {
            let isDark = index == set.files.count - 1
            let drawing = PlantedDrawing([
                .init(shape: left, color: isDark ? darkInk() : lightInk()),
                .init(shape: right, color: isDark ? darkInk() : lightInk()),
            ])
            set.files[index].bytes = Array(drawing.svg(style()).utf8)
        }
        return set
    }

    private mutating func middle() -> PlantedSet {
        let shape = shape()
        var set = set(
            "imageset",
            [
                Self.slot("a.svg"), Self.slot("a-high.svg", high: true),
                Self.slot("a-dark-high.svg", dark: true, high: true),
            ])
        set.add(PlantedDrawing(shape, middleInk()).svg(style()), as: "a.svg")
        set.add(PlantedDrawing(shape, lightInk()).svg(style()), as: "a-high.svg")
        set.add(PlantedDrawing(shape, darkInk()).svg(style()), as: "a-dark-high.svg")
        return set
    }

    private mutating func fourAppearances() -> PlantedSet {
        let shape = shape()
        let parts: [(Bool?, Bool, Color)] = [
            (nil, false, middleInk()), (true, false, middleInk()), (nil, true, lightInk()), (true, true, darkInk()),
        ]
        var set = set("imageset", [])
        for (index, part) in parts.enumerated() {
            set.entries.append(Self.slot("\(index).svg", dark: part.0, high: part.1))
            set.add(PlantedDrawing(shape, part.2).svg(style()), as: "\(index).svg")
        }
        return set
    }

    private mutating func devices() -> PlantedSet {
        var set = set("imageset", [])
        for idiom in ["iphone", "ipad"] {
            let shape = shape()
            for isDark in [false, true] {
                let name = idiom + (isDark ? "~dark.svg" : ".svg")
                var slot = Self.slot(name, dark: isDark ? true : nil)
                slot["idiom"] = .text(idiom)
                set.entries.append(slot)
                set.add(PlantedDrawing(shape, isDark ? darkInk() : lightInk()).svg(style()), as: name)
            }
        }
        return set
    }

    private mutating func mirrored() -> PlantedSet {
        var set = set("imageset", [])
        for direction in ["left-to-right", "right-to-left"] {
            let name = direction + ".svg"
            set.entries.append(Self.slot(name, [("language-direction", .text(direction))]))
            set.add(PlantedDrawing(shape(), .black).svg(style()), as: name)
        }
        set.state("template-rendering-intent", .text("template"))
        return set
    }

    // MARK: - Pixels

    /// A slot for each scale of a picture, and its files; a scale may be left out, as people do.
    mutating func addPixels(
        _ drawing: PlantedDrawing, to set: inout PlantedSet, stem: String, dark: Bool? = nil, scales: [Int] = [1, 2, 3]
    ) {
        for scale in 1...3 {
            let name = stem + (scale == 1 ? "" : "@\(scale)x") + ".png"
            let isThere = scales.contains(scale)
            set.entries.append(Self.slot(isThere ? name : nil, dark: dark, [("scale", .text("\(scale)x"))]))
            if isThere { set.add(drawing.png(24 * scale), as: name) }
        }
    }

    private mutating func pixelTemplate() -> PlantedSet {
        var set = set("imageset", [])
        let scales = pick([[1, 2, 3], [2, 3], [3]])
        addPixels(PlantedDrawing(shape(), .black), to: &set, stem: "glyph", scales: scales)
        set.state("template-rendering-intent", .text("template"))
        return set
    }

    mutating func pixelOriginal() -> PlantedSet {
        let shape = shape()
        var set = set("imageset", [])
        addPixels(PlantedDrawing(shape, lightInk()), to: &set, stem: "picture")
        addPixels(PlantedDrawing(shape, darkInk()), to: &set, stem: "picture-night", dark: true)
        return set
    }

    private mutating func photo() -> PlantedSet {
        var set = set("imageset", [Self.slot("photo.png")])
        var random = random
        let base = (0..<3).map { _ in Double.random(in: 0.1...0.9, using: &random) }
        let picture = PlantedPNG(side: 96) { x, y in
            Color(red: (base[0] + x / 24) / 2, green: (base[1] + y / 24) / 2, blue: (base[2] + (x * y) / 576) / 2)
        }
        self.random = random
        set.add(picture.bytes, as: "photo.png")
        return set
    }

    private mutating func document() -> PlantedSet {
        var set = set("imageset", [Self.slot("page.pdf")])
        set.add(
            "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
                + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(Int.random(in: 16...9_000_000, using: &random)) 24]>>endobj\n"
                + "trailer<</Root 1 0 R>>\n%%EOF\n", as: "page.pdf")
        set.state("template-rendering-intent", .text("template"))
        return set
    }
}
