import SemanticColor
import Support

/// Faults of color sets.
extension FaultPlanter {
    static let colors: [FaultPlanter] = [
        FaultPlanter("missing-dark-color") { maker in
            let set = maker.colors([(nil, false, maker.color(0...0.1))])
            return PlantedFault("missing-dark-color", "one value", set, at: .json("colors/0"))
        },
        FaultPlanter("low-contrast-color") { maker in
            let isDark = maker.chance(0.5)
            let set = maker.colors([
                (nil, false, isDark ? maker.color(0...0.08) : maker.color(0.45...0.7)),
                (true, false, isDark ? maker.color(0.02...0.05) : maker.color(0.5...0.8)),
            ])
            return PlantedFault(
                "low-contrast-color", isDark ? "in dark" : "in light", set, at: .json(isDark ? "colors/1" : "colors/0"))
        },
        FaultPlanter("low-contrast-pair") { maker in
            var ground = maker.colors([(nil, false, maker.color(0.75...0.9)), (true, false, maker.color(0.01...0.03))])
            var text = maker.colors([(nil, false, maker.color(0.3...0.34)), (true, false, maker.color(0.5...0.8))])
            let stem = maker.name("colorset") + "Badge"
            (text.catalog, text.groups) = (ground.catalog, ground.groups)
            text.name = stem + maker.pick(["Text", "Label", "Foreground"])
            ground.name = stem + maker.pick(["Background", "Container", "Fill"])
            return PlantedFault("low-contrast-pair", "in light", [ground, text], at: .json("colors/0"))
        },
        FaultPlanter("missing-high-contrast-color") { maker in
            let kind = maker.pick(["one value", "in light", "in dark"])
            var values: [(Bool?, Bool, Color)] = [
                (nil, false, kind == "in dark" ? maker.color(0...0.08) : maker.middleInk())
            ]
            if kind != "one value" {
                values.append((true, false, kind == "in dark" ? maker.middleInk() : maker.color(0.5...0.8)))
            }
            // A text is found by its own contrast.
            let set = maker.colors(values, ending: ["icon"])
            return PlantedFault("missing-high-contrast-color", kind, set, at: .json("colors/0"))
        },
        FaultPlanter("system-color-by-value") { maker in
            let role = maker.pick(["systemIndigo", "systemPurple", "systemBlue"])
            let generation = maker.pick(SystemColors.Generation.allCases)
            let color = SystemColors.color(ColorRole(rawValue: role), in: generation) ?? DynamicColor(.black)
            let set = maker.colors([
                (nil, false, color[.light]), (true, false, color[.dark]), (nil, true, color[.lightHigh]),
                (true, true, color[.darkHigh]),
            ])
            return PlantedFault("system-color-by-value", role, set, at: .json("colors/0/color"))
        },
    ]

    /// Faults of names.
    static let names: [FaultPlanter] = [
        FaultPlanter("duplicate-name") { maker in
            let isColor = maker.chance(0.5)
            var sets = [0, 1].map { _ in isColor ? maker.colorSet(.pair) : maker.image(.filledTemplate)[0] }
            sets[1].name = sets[0].name
            for index in sets.indices {
                sets[index].catalog = "Assets"
                sets[index].groups = [.init(name: index == 0 ? "Part A" : "Part B", isNamespace: false)]
            }
            return PlantedFault("duplicate-name", isColor ? "colours" : "images", sets, at: .json(""))
        },
        FaultPlanter("symbol-clash") { maker in
            let isColor = maker.chance(0.5)
            var sets = [0, 1].map { _ in isColor ? maker.colorSet(.pair) : maker.image(.filledTemplate)[0] }
            let words =
                isColor ? maker.pick(["rating-last", "score_last"]) : maker.pick(["zebra-last", "walnut last"])
            let second = maker.pick([
                words + (isColor ? "Color" : "Image"), words.replacing(/[-_ ](.)/) { $0.output.1.uppercased() },
            ])
            // The second one is the one that is listed later, by the bytes of its folder.
            let names = [words, second].sorted { ($0 + ".").utf8.lexicographicallyPrecedes(($1 + ".").utf8) }
            (sets[0].name, sets[1].name) = (names[0], names[1])
            (sets[1].catalog, sets[1].groups) = (sets[0].catalog, sets[0].groups)
            return PlantedFault("symbol-clash", "\(words) and \(second)", sets, at: .json(""))
        },
        FaultPlanter("shadows-system-name") { maker in
            var set = maker.colorSet(.pair)
            set.name = maker.pick(["systemTeal", "system-pink", "secondary label", "label", "systemMintColor"])
            set.groups = []
            return PlantedFault("shadows-system-name", set.name, set, at: .json(""))
        },
    ]
}
