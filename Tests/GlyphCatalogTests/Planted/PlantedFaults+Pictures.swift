import SemanticColor
import Support

/// Plants a fault into sets of its own.
struct FaultPlanter: Sendable {
    var id: String
    var plant: @Sendable (inout PlantedMaker) -> PlantedFault

    init(_ id: String, _ plant: @escaping @Sendable (inout PlantedMaker) -> PlantedFault) {
        (self.id, self.plant) = (id, plant)
    }

    static let all: [FaultPlanter] = pictures + templates + colors + names + structure + slots + symbols + references
}

/// Faults of pictures in their colours.
extension FaultPlanter {
    static let pictures: [FaultPlanter] = [
        FaultPlanter("missing-dark") { maker in
            switch maker.pick(["vector", "pixels", "device"]) {
            case "pixels":
                var set = maker.set("imageset", [])
                maker.addPixels(PlantedDrawing(maker.shape(), maker.lightInk()), to: &set, stem: "one")
                return PlantedFault("missing-dark", "pixels", set, at: .json("images/2"))
            case "device":
                var set = maker.set("imageset", [])
                for (index, idiom) in ["iphone", "ipad"].enumerated() {
                    set.entries.append(PlantedMaker.slot("\(index).svg"))
                    set.entries[index]["idiom"] = .text(idiom)
                    set.add(PlantedDrawing(maker.shape(), maker.lightInk()).svg(maker.style()), as: "\(index).svg")
                }
                return PlantedFault("missing-dark", "devices", set, at: .json("images/0"))
            default:
                var set = maker.original { PlantedDrawing($0, $1) }
                let light = set.files[set.files.count - 2]
                set.entries = [PlantedMaker.slot("only.svg")]
                set.files = [("only.svg", light.bytes)]
                return PlantedFault("missing-dark", "a vector", set, at: .json("images/0"))
            }
        },
        FaultPlanter("missing-high-contrast") { maker in
            let kind = maker.pick(["light", "dark", "both"])
            let shape = maker.shape()
            var set = maker.set("imageset", [PlantedMaker.slot("a.svg")])
            let light = kind == "dark" ? maker.lightInk() : maker.middleInk()
            set.add(PlantedDrawing(shape, light).svg(maker.style()), as: "a.svg")
            if kind != "both" {
                set.entries.append(PlantedMaker.slot("b.svg", dark: true))
                let dark = kind == "dark" ? maker.middleInk() : maker.darkInk()
                set.add(PlantedDrawing(shape, dark).svg(maker.style()), as: "b.svg")
            }
            return PlantedFault(
                "missing-high-contrast", "in " + kind, set, at: .json(kind == "dark" ? "images/1" : "images/0"))
        },
        FaultPlanter("dark-equals-light") { maker in
            let drawing = PlantedDrawing(maker.shape(), maker.lightInk())
            var set = maker.set("imageset", [])
            switch maker.pick(["bytes", "grid", "file", "pixels"]) {
            case "pixels":
                maker.addPixels(drawing, to: &set, stem: "a")
                maker.addPixels(drawing, to: &set, stem: "b", dark: true)
                return PlantedFault("dark-equals-light", "pixels", set, at: .json("images/5"))
            case "file":
                set.entries = [PlantedMaker.slot("a.svg"), PlantedMaker.slot("a.svg", dark: true)]
                set.add(drawing.svg(), as: "a.svg")
                return PlantedFault("dark-equals-light", "one file for both", set, at: .json("images/1"))
            case let kind:
                set.entries = [PlantedMaker.slot("a.svg"), PlantedMaker.slot("b.svg", dark: true)]
                set.add(drawing.svg(.plain), as: "a.svg")
                set.add(drawing.svg(kind == "grid" ? .grouped : .plain), as: "b.svg")
                return PlantedFault("dark-equals-light", "equal " + kind, set, at: .json("images/1"))
            }
        },
        FaultPlanter("low-contrast-picture") { maker in
            let kind = maker.pick(["light", "dark", "high", "pixels"])
            let shape = maker.shape()
            var set = maker.set("imageset", [])
            if kind == "pixels" {
                maker.addPixels(PlantedDrawing(shape, maker.lightInk()), to: &set, stem: "a")
                maker.addPixels(PlantedDrawing(shape, maker.color(0.03...0.06)), to: &set, stem: "b", dark: true)
                return PlantedFault("low-contrast-picture", "pixels in dark", set, at: .json("images/5"))
            }
            var inks: [(Bool?, Bool, Color)] = [
                (nil, false, kind == "light" ? maker.color(0.5...0.7) : maker.lightInk()),
                (true, false, kind == "dark" ? maker.color(0.03...0.06) : maker.darkInk()),
            ]
            if kind == "high" {
                inks += [(nil, true, maker.color(0.5...0.7)), (true, true, maker.darkInk())]
            }
            for (index, ink) in inks.enumerated() {
                set.entries.append(PlantedMaker.slot("\(index).svg", dark: ink.0, high: ink.1))
                set.add(PlantedDrawing(shape, ink.2).svg(maker.style()), as: "\(index).svg")
            }
            let index = ["light": 0, "dark": 1, "high": 2][kind] ?? 0
            return PlantedFault("low-contrast-picture", "in " + kind, set, at: .json("images/\(index)"))
        },
        FaultPlanter("white-plate") { maker in
            let white = maker.pick([Color.white, Color(bytes: 250, 250, 252)])
            let sign = PlantedShape(around: 12, 12, radius: 5, &maker.random)
            let plate = PlantedDrawing([
                .init(shape: .frame, color: white), .init(shape: sign, color: maker.lightInk()),
            ])
            if maker.chance(0.5) {
                var set = maker.set("imageset", [PlantedMaker.slot("a.svg")])
                set.add(plate.svg(maker.style()), as: "a.svg")
                return PlantedFault("white-plate", "one picture", set, at: .json("images/0"))
            }
            var set = maker.original { PlantedDrawing($0, $1) }
            set.files[set.files.count - 1].bytes = Array(plate.svg(maker.style()).utf8)
            return PlantedFault("white-plate", "in dark", set, at: .json("images/\(set.entries.count - 1)"))
        }.also("flattens-in-accented"),
        FaultPlanter("lost-on-material") { maker in
            // The gray of the thinnest material over black in light, and over white in dark.
            let isDark = maker.chance(0.5)
            let gray: UInt8 = isDark ? 177 : 88
            let body = PlantedShape(around: 8.5, 12, radius: 8, &maker.random)
            let dot = PlantedShape(around: 20.5, 18, radius: 3, &maker.random)
            var set = maker.set(
                "imageset", ending: ["material"],
                [PlantedMaker.slot("a.svg"), PlantedMaker.slot("b.svg", dark: true)])
            for name in ["a.svg", "b.svg"] {
                let (strong, other) =
                    name == "a.svg" ? (maker.lightInk(), maker.lightInk()) : (maker.darkInk(), maker.darkInk())
                let isWeak = isDark == (name == "b.svg")
                let drawing = PlantedDrawing([
                    .init(shape: body, color: isWeak ? Color(bytes: gray - 3, gray, gray + 2) : strong),
                    .init(shape: dot, color: other),
                ])
                set.add(drawing.svg(maker.style()), as: name)
            }
            return PlantedFault(
                "lost-on-material", isDark ? "in dark" : "in light", set, at: .json(isDark ? "images/1" : "images/0"))
        },
        FaultPlanter("flattens-in-accented") { maker in
            let (plate, sign) = (maker.plate(), PlantedShape(around: 12, 12, radius: 5, &maker.random))
            let drawings = [true, false].map { isLight in
                PlantedDrawing([
                    .init(shape: plate, color: isLight ? maker.lightInk() : maker.darkInk()),
                    .init(shape: sign, color: isLight ? maker.darkInk() : maker.lightInk()),
                ])
            }
            // Elsewhere it is one information for the catalog.
            var set = maker.set("imageset", ending: ["widget"], [])
            if maker.chance(0.3) {
                maker.addPixels(drawings[0], to: &set, stem: "a")
                maker.addPixels(drawings[1], to: &set, stem: "b", dark: true)
                return PlantedFault("flattens-in-accented", "pixels", set, at: .json("images/2"))
            }
            set.entries = [PlantedMaker.slot("a.svg"), PlantedMaker.slot("b.svg", dark: true)]
            set.add(drawings[0].svg(maker.style()), as: "a.svg")
            set.add(drawings[1].svg(maker.style()), as: "b.svg")
            return PlantedFault("flattens-in-accented", "vectors", set, at: .json("images/0"))
        },
        FaultPlanter("blank-picture") { maker in
            var set = maker.set("imageset", [PlantedMaker.slot("a.svg")])
            set.state("template-rendering-intent", .text("template"))
            let beside = PlantedDrawing(PlantedShape(x: 30...40, y: 2...20), .black)
            switch maker.pick(["clear", "beside", "nothing", "pixels", "scale"]) {
            case "clear":
                set.add(PlantedDrawing(maker.shape(), .black.opacity(0)).svg(maker.style()), as: "a.svg")
                return PlantedFault("blank-picture", "a clear paint", set, at: .json("images/0"))
            case "beside":
                set.add(beside.svg(maker.style()), as: "a.svg")
                return PlantedFault("blank-picture", "beside the frame", set, at: .json("images/0"))
            case "nothing":
                set.add(PlantedDrawing([]).svg(maker.style()), as: "a.svg")
                return PlantedFault("blank-picture", "no layer", set, at: .json("images/0"))
            case "pixels":
                set.entries = []
                maker.addPixels(beside, to: &set, stem: "a")
                return PlantedFault("blank-picture", "pixels", set, at: .json("images/0"))
            default:
                set.entries = []
                maker.addPixels(PlantedDrawing(maker.shape(), .black), to: &set, stem: "a")
                set.files[2].bytes = beside.png(72)
                return PlantedFault("blank-picture", "one scale", set, at: .json("images/2"))
            }
        },
        FaultPlanter("same-picture") { maker in
            let drawing = PlantedDrawing(maker.shape(), .black)
            let kind = maker.pick(["bytes", "grid", "pixels"])
            var first = maker.set("imageset", [])
            if kind == "pixels" {
                maker.addPixels(drawing, to: &first, stem: "a")
            } else {
                first.entries = [PlantedMaker.slot("a.svg")]
                first.add(drawing.svg(.plain), as: "a.svg")
            }
            first.state("template-rendering-intent", .text("template"))
            var second = first
            second.name += "Copy"
            if kind == "grid" { second.files = [("a.svg", Array(drawing.svg(.styled).utf8))] }
            return PlantedFault("same-picture", kind, [first, second], at: .json(""))
        },
    ]

    /// The same fault, which may have another finding in its consequence.
    func also(_ id: String) -> FaultPlanter {
        FaultPlanter(self.id) { maker in
            var fault = plant(&maker)
            fault.consequences = [id]
            return fault
        }
    }
}

/// Faults of templates.
extension FaultPlanter {
    static let templates: [FaultPlanter] = [
        FaultPlanter("template-loses-colors") { maker in
            let (left, right) = maker.sides()
            let colorful = PlantedDrawing([
                .init(shape: left, color: Color(bytes: 200, 40, 10)),
                .init(shape: right, color: Color(bytes: 10, 90, 160)),
            ])
            switch maker.pick(["stated", "named", "dark"]) {
            case "named":
                var set = maker.set("imageset", [PlantedMaker.slot("a.svg")])
                set.name += "Template"
                set.add(colorful.svg(maker.style()), as: "a.svg")
                return PlantedFault("template-loses-colors", "by its name", set, at: .json("images/0"))
            case "dark":
                let shape = maker.shape()
                let set = maker.template(
                    PlantedDrawing(shape, maker.lightInk()), dark: PlantedDrawing(shape, maker.darkInk()))
                return PlantedFault(
                    "template-loses-colors", "another colour in dark", set,
                    at: .json("properties/template-rendering-intent"))
            default:
                let set = maker.template(colorful)
                return PlantedFault(
                    "template-loses-colors", "several colours", set,
                    at: .json("properties/template-rendering-intent"))
            }
        }
    ]
}
