import SemanticColor
import Support

/// Faults of files and of `Contents.json`.
extension FaultPlanter {
    static let structure: [FaultPlanter] = [
        FaultPlanter("broken-contents") { maker in
            func fault(_ variant: String, _ set: PlantedSet, _ place: PlantedFault.Place) -> PlantedFault {
                PlantedFault("broken-contents", variant, set, at: place)
            }
            var set = maker.template(PlantedDrawing(maker.shape(), .black))
            switch maker.pick(["comma", "cut", "absent", "type", "value", "list"]) {
            case "comma":
                set.brokenText = "{\n  \"images\" : [ ]\n  \(PlantedSet.mark)\"info\" : { \"version\" : 1 }\n}\n"
                return fault("a missing comma", set, .broken)
            case "cut":
                set.brokenText = "{\n  \"images\" : [\n    { \"idiom\" : \"universal\" },\n\(PlantedSet.mark)"
                return fault("a file that ends early", set, .broken)
            case "absent":
                set.hasContents = false
                return fault("no Contents.json", set, .contents)
            case "value":
                var color = maker.colorSet(.pair)
                var value = PlantedMaker.value(.black, .floats)
                var components = value["components"] ?? .object([])
                components["green"] = .text(maker.pick(["much", "0xZZ", ""]))
                value["components"] = components
                color.entries[1]["color"] = value
                return fault("a component", color, .json("colors/1/color/components/green"))
            case "list":
                set.brokenText = "\(PlantedSet.mark)[ ]\n"
                return fault("an array", set, .broken)
            default:
                set.contents["images"] = .object([("filename", .text("icon.svg"))])
                return fault("images is an object", set, .json("images"))
            }
        },
        FaultPlanter("unread-picture") { maker in
            var set = maker.template(PlantedDrawing(maker.shape(), .black))
            switch maker.pick(["text", "empty", "xml", "cut"]) {
            case "text":
                set.entries = [PlantedMaker.slot("a.png")]
                set.files = [("a.png", Array("<html>404</html>".utf8))]
                return PlantedFault("unread-picture", "a text as PNG", set, at: .file("a.png"))
            case "empty":
                set.entries = [PlantedMaker.slot("a.png")]
                set.files = [("a.png", [])]
                return PlantedFault("unread-picture", "an empty PNG", set, at: .file("a.png"))
            case "cut":
                set.entries = [PlantedMaker.slot("a.png")]
                set.files = [("a.png", Array(PlantedDrawing(maker.shape(), .black).png(24).prefix(20)))]
                return PlantedFault("unread-picture", "a PNG that ends early", set, at: .file("a.png"))
            default:
                set.files = []
                set.add(
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\n"
                        + "  <path d=\"M2 2h20v20z\" \(PlantedSet.mark)d=\"M3 3h9v9z\"/>\n</svg>\n", as: "icon.svg")
                return PlantedFault("unread-picture", "an attribute twice", set, at: .marked("icon.svg"))
            }
        }.also("needless-vector-property"),
        FaultPlanter("linked-file") { maker in
            var set = maker.template(PlantedDrawing(maker.shape(), .black))
            let isNamed = maker.chance(0.5)
            if isNamed { set.entries.append(PlantedMaker.slot("linked.svg", dark: true)) }
            var fault = PlantedFault(
                "linked-file", isNamed ? "the file of a slot" : "another file", set, at: .file("linked.svg"))
            fault.link = "linked.svg"
            return fault
        },
        FaultPlanter("missing-file") { maker in
            switch maker.pick(["image", "case", "symbol", "pixels", "icon"]) {
            case "icon":
                let set = maker.set("appiconset", [PlantedMaker.slot(nil), PlantedMaker.slot("gone.png")])
                var fault = PlantedFault("missing-file", "an app's icon", set, at: .json("images/1/filename"))
                // Code that loads it as an image would be a fault of its own.
                fault.isNamed = false
                return fault
            case "symbol":
                var set = maker.symbol()
                set.files = []
                return PlantedFault("missing-file", "a symbol", set, at: .json("symbols/0/filename"))
            case "case":
                var set = maker.template(PlantedDrawing(maker.shape(), .black))
                set.files[0].name = "Icon.SVG"
                return PlantedFault("missing-file", "in another case", set, at: .json("images/0/filename"))
            case "pixels":
                var set = maker.set("imageset", [])
                maker.addPixels(PlantedDrawing(maker.shape(), .black), to: &set, stem: "a")
                set.files.remove(at: 1)
                set.state("template-rendering-intent", .text("template"))
                return PlantedFault("missing-file", "one scale", set, at: .json("images/1/filename"))
            default:
                var set = maker.template(PlantedDrawing(maker.shape(), .black))
                set.entries.append(PlantedMaker.slot("gone.svg", dark: true))
                return PlantedFault("missing-file", "a dark picture", set, at: .json("images/1/filename"))
            }
        },
        FaultPlanter("orphan-file") { maker in
            var set =
                maker.chance(0.3) ? maker.colorSet(.pair) : maker.image(maker.pick([.original, .pixelTemplate]))[0]
            let name = maker.pick(["old.png", "Old Icon.svg", "é.pdf"])
            set.add(PlantedDrawing(maker.shape(), .black).svg(), as: name)
            return PlantedFault("orphan-file", "\(name) in a \(set.kind)", set, at: .file(name))
        },
        FaultPlanter("uneven-size") { maker in
            let (shape, side) = (maker.shape(), maker.pick([16, 32]))
            let (light, dark) = (PlantedDrawing(shape, maker.lightInk()), PlantedDrawing(shape, maker.darkInk()))
            var set = maker.set("imageset", [])
            switch maker.pick(["vector", "pixels", "pages", "devices"]) {
            case "pixels":
                maker.addPixels(light, to: &set, stem: "a")
                maker.addPixels(dark, to: &set, stem: "b", dark: true)
                for scale in 1...3 { set.files[scale + 2].bytes = dark.png(side * scale) }
                return PlantedFault("uneven-size", "pixels", set, at: .json("images/3"))
            case "pages":
                set.entries = [PlantedMaker.slot("a.pdf"), PlantedMaker.slot("b.pdf", dark: true)]
                for (name, side) in [("a.pdf", 24), ("b.pdf", side)] {
                    set.add("%PDF-1.4\n1 0 obj<</Type/Page/MediaBox [0 0 24 \(side)]>>endobj\n%%EOF\n", as: name)
                }
                return PlantedFault("uneven-size", "pages", set, at: .json("images/1"))
            case let kind:
                for idiom in kind == "devices" ? ["iphone", "ipad"] : ["universal"] {
                    for isDark in [false, true] {
                        let name = idiom + (isDark ? "-dark.svg" : ".svg")
                        set.entries.append(PlantedMaker.slot(name, dark: isDark ? true : nil))
                        set.entries[set.entries.count - 1]["idiom"] = .text(idiom)
                        let text = (isDark ? dark : light).svg(maker.style())
                        let size = #"width="\#(side)" height="\#(side)""#
                        let isOther = isDark && idiom != "iphone"
                        set.add(isOther ? text.replacing(#"width="24" height="24""#, with: size) : text, as: name)
                    }
                }
                return PlantedFault(
                    "uneven-size", kind, set, at: .json("images/\(set.entries.count - 1)"))
            }
        },
        FaultPlanter("wrong-scale") { maker in
            let drawing = PlantedDrawing(maker.shape(), .black)
            var set = maker.set("imageset", [])
            maker.addPixels(drawing, to: &set, stem: "a")
            set.state("template-rendering-intent", .text("template"))
            let index = maker.pick([1, 2])
            // Next to 1x alone, 70 pixels could be 23.3 points, rounded up.
            set.files[index].bytes = drawing.png(maker.pick(index == 1 ? [24, 60, 40] : [24, 60, 40, 70]))
            return PlantedFault("wrong-scale", "\(index + 1)x", set, at: .json("images/\(index)/filename"))
        },
        FaultPlanter("missing-scale") { maker in
            let drawing = PlantedDrawing(maker.shape(), .black)
            var set = maker.set("imageset", [])
            if maker.chance(0.2) {
                let shape = maker.shape()
                maker.addPixels(PlantedDrawing(shape, maker.lightInk()), to: &set, stem: "a")
                maker.addPixels(PlantedDrawing(shape, maker.darkInk()), to: &set, stem: "b", dark: true, scales: [2])
                if maker.chance(0.5) {
                    return PlantedFault("missing-scale", "empty in dark", set, at: .json("images/5"))
                }
                set.entries = [0, 1, 2, 4].map { set.entries[$0] }
                return PlantedFault("missing-scale", "in dark", set, at: .json("images/3"))
            }
            set.state("template-rendering-intent", .text("template"))
            let kind = maker.pick(["pixels", "large", "one scale", "vector", "two vectors"])
            switch kind {
            case "pixels", "large":
                maker.addPixels(drawing, to: &set, stem: "a", scales: [1])
                if kind == "large" { set.files[0].bytes = drawing.png(150) }
            case "one scale":
                set.entries = [PlantedMaker.slot("a.png")]
                set.add(drawing.png(24), as: "a.png")
            default:
                // The empty ones may be before the one that is filled, and a set may have two devices.
                let idioms = kind == "vector" ? ["universal"] : ["iphone", "ipad"]
                for (index, idiom) in idioms.enumerated() {
                    for scale in maker.chance(0.5) ? ["1x", "2x", "3x"] : ["2x", "3x", "1x"] {
                        var slot = PlantedMaker.slot(
                            scale == "1x" ? "\(index).svg" : nil, [("scale", .text(scale))])
                        slot["idiom"] = .text(idiom)
                        set.entries.append(slot)
                    }
                    set.add(drawing.svg(), as: "\(index).svg")
                }
            }
            let first = set.entries.firstIndex { $0["filename"] != nil } ?? 0
            return PlantedFault("missing-scale", kind, set, at: .json("images/\(first)"))
        },
        FaultPlanter("dropped-effect") { maker in
            let (effect, filter) = maker.pick([
                ("filter=\"\(PlantedSet.mark)url(#f)\"", "<feGaussianBlur stdDeviation=\"1\"/>"),
                ("filter=\"\(PlantedSet.mark)url(#f)\"", "<feDropShadow dx=\"0\" dy=\"1\" stdDeviation=\"1\"/>"),
                ("style=\"\(PlantedSet.mark)mix-blend-mode:multiply\"", ""),
            ])
            var set = maker.set("imageset", [PlantedMaker.slot("a.svg")])
            set.add(
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
                  <defs><filter id="f">\(filter)</filter></defs>
                  <path \(effect) d="\(maker.shape().data)"/>
                </svg>
                """, as: "a.svg")
            set.state("template-rendering-intent", .text("template"))
            return PlantedFault("dropped-effect", filter, set, at: .marked("a.svg"))
        },
    ]

    /// Faults of slots.
    static let slots: [FaultPlanter] = [
        FaultPlanter("duplicate-slot") { maker in
            if maker.chance(0.3) {
                var set = maker.colorSet(.pair)
                set.entries.append(set.entries[1])
                return PlantedFault("duplicate-slot", "a colour", set, at: .json("colors/2"))
            }
            var set = maker.template(PlantedDrawing(maker.shape(), .black))
            let isSame = maker.chance(0.5)
            set.entries.append(PlantedMaker.slot(isSame ? "icon.svg" : "other.svg"))
            if !isSame { set.add(PlantedDrawing(maker.shape(), .black).svg(), as: "other.svg") }
            return PlantedFault("duplicate-slot", isSame ? "one file" : "two files", set, at: .json("images/1"))
        },
        FaultPlanter("unassigned-slot") { maker in
            var set = maker.template(PlantedDrawing(maker.shape(), .black))
            set.entries.append(PlantedMaker.slot("spare.svg", [("unassigned", .flag(true))]))
            set.add(PlantedDrawing(maker.shape(), .black).svg(), as: "spare.svg")
            return PlantedFault("unassigned-slot", "an image", set, at: .json("images/1"))
        },
        FaultPlanter("unknown-value") { maker in
            func fault(_ variant: String, _ set: PlantedSet, _ place: String) -> PlantedFault {
                PlantedFault("unknown-value", variant, set, at: .json(place))
            }
            var set = maker.template(PlantedDrawing(maker.shape(), .black))
            let kind = maker.pick([
                "idiom", "scale", "display-gamut", "language-direction", "appearance", "intent", "color",
            ])
            switch kind {
            case "appearance":
                var slot = PlantedMaker.slot("second.svg", dark: true)
                slot["appearances"] = .list([
                    .object([("appearance", .text("luminosity")), ("value", .text(maker.pick(["drak", "night"])))])
                ])
                set.entries.append(slot)
                set.add(PlantedDrawing(maker.shape(), .black).svg(), as: "second.svg")
                return fault(kind, set, "images/1/appearances/0/value")
            case "intent":
                set.state("template-rendering-intent", .text("templete"))
                // What it would be by default holds in any appearance.
                set.files = [("icon.svg", Array(PlantedDrawing(maker.shape(), maker.lightInk()).svg().utf8))]
                set.entries.append(PlantedMaker.slot("dark.svg", dark: true))
                set.add(PlantedDrawing(maker.shape(), maker.darkInk()).svg(), as: "dark.svg")
                return fault(kind, set, "properties/template-rendering-intent")
            case "color":
                var color = maker.colorSet(.pair)
                color.entries.append(color.entries[0])
                color.entries[2]["idiom"] = .text("unversal")
                return fault("the idiom of a colour", color, "colors/2/idiom")
            default:
                let value =
                    ["idiom": "phone", "scale": "2", "display-gamut": "P3", "language-direction": "rtl"][kind] ?? ""
                var slot = PlantedMaker.slot("second.svg")
                slot[kind] = .text(value)
                set.entries.append(slot)
                set.add(PlantedDrawing(maker.shape(), .black).svg(), as: "second.svg")
                return fault(kind, set, "images/1/" + kind)
            }
        },
        FaultPlanter("no-fallback") { maker in
            let isDark = maker.chance(0.5)
            if maker.chance(0.4) {
                let set = maker.colors([
                    (isDark, false, isDark ? maker.color(0.45...0.9) : maker.color(0...0.1))
                ])
                return PlantedFault("no-fallback", "a colour", set, at: .json("colors/0"))
            }
            var set = maker.set("imageset", [PlantedMaker.slot(nil), PlantedMaker.slot("b.svg", dark: isDark)])
            set.add(PlantedDrawing(maker.shape(), isDark ? maker.darkInk() : maker.lightInk()).svg(), as: "b.svg")
            return PlantedFault("no-fallback", "an image", set, at: .json("images/1"))
        },
        FaultPlanter("empty-set") { maker in
            let scales = (1...3).map { PlantedMaker.slot(nil, [("scale", .text("\($0)x"))]) }
            let (kind, entries): (String, [PlantedJSON]) = maker.pick([
                ("imageset", scales), ("imageset", []), ("symbolset", [PlantedMaker.slot(nil)]), ("colorset", []),
            ])
            return PlantedFault("empty-set", "\(kind), \(entries.count)", maker.set(kind, entries), at: .json(""))
        },
        FaultPlanter("incomplete-high-contrast") { maker in
            let inks: [(Bool?, Bool, Color)] = [
                (nil, false, maker.color(0.08...0.1)), (true, false, maker.color(0.5...0.7)),
                (nil, true, maker.lightInk()),
            ]
            if maker.chance(0.5) {
                return PlantedFault("incomplete-high-contrast", "a colour", maker.colors(inks), at: .json("colors/2"))
            }
            var set = maker.set("imageset", [])
            let shape = maker.shape()
            for (index, ink) in inks.enumerated() {
                set.entries.append(PlantedMaker.slot("\(index).svg", dark: ink.0, high: ink.1))
                set.add(PlantedDrawing(shape, ink.2).svg(), as: "\(index).svg")
            }
            return PlantedFault("incomplete-high-contrast", "an image", set, at: .json("images/2"))
        },
    ]
}
