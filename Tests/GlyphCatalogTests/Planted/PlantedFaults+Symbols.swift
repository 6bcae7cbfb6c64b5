import SemanticColor
import Support

/// Faults of the templates of symbols.
extension FaultPlanter {
    static let symbols: [FaultPlanter] = [
        FaultPlanter("blank-symbol") { maker in
            let kind = maker.pick(["empty", "text", "strokes", "size"])
            let content =
                [
                    "empty": "", "text": "<text>A</text>",
                    "strokes": "<path fill=\"none\" stroke=\"#000\" d=\"M0 0L40 -40\"/>",
                    "size": "<path d=\"M9 9L9 9Z\"/>",
                ][kind] ?? ""
            let set = maker.symbol { symbol in
                symbol.variants.append(
                    ("Regular-M", "<g id=\"Regular-M\" transform=\"translate(1400 1126)\">\(content)</g>"))
                symbol.marked = "Regular-M"
            }
            return PlantedFault("blank-symbol", kind, set, at: .marked("symbol.svg"))
        },
        FaultPlanter("symbol-does-not-interpolate") { maker in
            let (master, kind) = (maker.pick(["Ultralight-S", "Black-S"]), maker.pick(["paths", "commands"]))
            let set = maker.symbol { symbol in
                guard let index = symbol.variants.firstIndex(where: { $0.id == master }) else { return }
                let content = symbol.variants[index].content
                symbol.variants[index].content =
                    kind == "paths"
                    ? content.replacing("</g>", with: PlantedSymbol.layer(7, "M0 0L9 0L9 -9Z") + "</g>")
                    : content.replacing("Z\"/>", with: "L30.00 -30.00Z\"/>")
                symbol.marked = master
            }
            return PlantedFault("symbol-does-not-interpolate", "\(kind) of \(master)", set, at: .marked("symbol.svg"))
        },
        FaultPlanter("incomplete-symbol-template") { maker in
            let part = maker.pick(["Black-S", "Ultralight-S", "Baseline-L", "Capline-M", "Baseline-S"])
            let set = maker.symbol { symbol in
                symbol.marked = "svg"
                if part == "Baseline-S" {
                    (symbol.marked, symbol.groupedGuide) = (part, part)
                    return
                }
                symbol.variants.removeAll { $0.id == part }
                symbol.guides.removeAll { $0.id.hasSuffix(part) }
            }
            return PlantedFault("incomplete-symbol-template", part, set, at: .marked("symbol.svg"))
        },
        FaultPlanter("symbol-ignores-weight") { maker in
            let set = maker.symbol { symbol in
                guard let regular = symbol.variants.first(where: { $0.id == "Regular-S" }) else { return }
                for (index, variant) in symbol.variants.enumerated() where variant.id != regular.id {
                    let place = variant.id == "Black-S" ? "2880" : "520"
                    symbol.variants[index].content = regular.content
                        .replacing("id=\"Regular-S\"", with: "id=\"\(variant.id)\"")
                        .replacing("translate(1400", with: "translate(\(place)")
                }
                symbol.marked = "Regular-S"
            }
            return PlantedFault("symbol-ignores-weight", "copies of Regular-S", set, at: .marked("symbol.svg"))
        },
        FaultPlanter("symbol-version") { maker in
            let version = maker.pick(["9.0", "8.0", "x", "1.0"])
            let set = maker.symbol { symbol in
                symbol.version = version
                // What that version needs besides.
                if version == "1.0" { symbol.addMiddle() }
                symbol.marked = "template-version"
            }
            return PlantedFault("symbol-version", version, set, at: .marked("symbol.svg"))
        },
    ]
}
