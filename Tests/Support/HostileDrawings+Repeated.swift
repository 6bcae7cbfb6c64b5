extension HostileDrawing {
    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    private static func uses(_ count: Int) -> String { times(count, "<use href=\"#a\"/>") }

    private static func dot(_ random: inout SeededGenerator, _ attributes: String, radius: Double = 0.2) -> String {
        let center = [0, 1].map { _ in number(.random(in: 2...22, using: &random)) }
        return "<circle cx=\"\(center[0])\" cy=\"\(center[1])\" r=\"\(radius)\" \(attributes)/>"
    }

    /// Drawings that are small in the file, and are repeated, kept or computed for many shapes.
    static let repeatedFamilies: [Family] = [
        Family(name: "use-children", sizes: [1000, 20_000, 80_000]) { count, _ in
            "<defs><g id=\"a\">\(times(count, "<title/>"))</g></defs>" + uses(2000)
        },
        Family(name: "use-data", sizes: [100_000, 1_000_000, 4_000_000]) { count, _ in
            "<defs><path id=\"a\" d=\"\(times(count, " "))M4 4h9v9z\"/></defs>" + uses(2000)
        },
        Family(name: "use-style", sizes: [1000, 10_000, 100_000]) { count, _ in
            "<defs><g id=\"a\" style=\"\(times(count, "fill:red;"))\" transform=\"\(times(count, "scale(1)"))\"/></defs>"
                + uses(2000)
        },
        Family(name: "use-text", sizes: [1000, 20_000, 80_000]) { count, _ in
            "<defs><text id=\"a\">\(times(count, "<tspan/>"))</text></defs>" + uses(2000)
        },
        Family(name: "markers", sizes: [100, 1000, 10_000]) { count, _ in
            "<defs><marker id=\"a\">\(times(count, "<g/>"))</marker></defs>"
                + path("M1 1" + times(count, "h.01"), "marker-mid=\"url(#a)\"")
        },
        Family(name: "stops", sizes: [100, 1000, 10_000]) { count, _ in
            "<linearGradient id=\"a\">\(times(count, "<stop offset=\".5\"/><stop/>"))</linearGradient>"
                + times(count, path("M1 1h9v9z", "fill=\"url(#a)\""))
        },
        Family(name: "dash-list", sizes: [100, 1000, 10_000]) { count, _ in
            "<g stroke=\"#000\" stroke-dasharray=\"\(times(count, "9 "))\">" + times(count, path("M1 1h9v9")) + "</g>"
        },
        Family(name: "properties", sizes: [100, 1000, 10_000]) { count, _ in
            "<g style=\"\((0..<count).map { "--a\($0):red;" }.joined())\">"
                + times(count, path("M1 1h9v9z", "style=\"--b:red\"")) + "</g>"
        },
        Family(name: "lineage", sizes: [1000, 20_000, 80_000]) { count, _ in
            times(240, "<g id=\"b\" class=\"c d\" opacity=\".99\">") + times(count, path("M1 1h.01v9z"))
                + times(240, "</g>")
        },
        Family(name: "nested-boxes", sizes: [1000, 10_000, 80_000]) { count, _ in
            "<clipPath id=\"a\" clipPathUnits=\"objectBoundingBox\">\(path("M0 0h1v1H0z"))</clipPath>"
                + times(100, "<g clip-path=\"url(#a)\">") + times(count, path("M1 1h9v9z")) + times(100, "</g>")
        },
        Family(name: "clip-polygons", sizes: [200, 700, 2000, 5000]) { count, random in
            "<clipPath id=\"a\">\(path(polygon(count, &random)))\(path(polygon(count, &random)))</clipPath>"
                + path("M1 1h22v22H1z", "clip-path=\"url(#a)\"")
        },
        Family(name: "mask-polygon", sizes: [200, 700, 2000, 5000]) { count, random in
            "<mask id=\"a\">\(path(polygon(count, &random), "fill=\"none\" stroke=\"#fff\" stroke-width=\".1\""))</mask>"
                + path("M1 1h22v22H1z", "mask=\"url(#a)\"")
        },
        Family(name: "sheared-polygon", sizes: [200, 700, 2000, 5000]) { count, random in
            path(polygon(count, &random), line + " transform=\"skewX(20)\"")
        },
        Family(name: "pattern-area", sizes: [200, 700, 2000, 5000]) { count, random in
            "<pattern id=\"a\" width=\".1\" height=\".1\">\(path("M0 0h1v1z"))</pattern>"
                + path(polygon(count, &random), "fill=\"url(#a)\"")
        },
        Family(name: "white-dots", sizes: [60, 200, 700, 1450]) { count, random in
            path("M1 1h22v22H1z") + (0..<count).map { _ in dot(&random, "fill=\"#fff\"") }.joined()
                + (0..<count).map { _ in dot(&random, "") }.joined()
        },
        Family(name: "translucent-white", sizes: [30, 100, 200, 700]) { count, random in
            path("M1 1h22v22H1z")
                + (0..<count).map { _ in dot(&random, "fill=\"#fff\" opacity=\".4\"", radius: 3) }.joined()
        },
        Family(name: "translucent-greys", sizes: [30, 100, 200, 700]) { count, random in
            (0..<count).map { dot(&random, "fill=\"#\(100 + $0 % 900)\" opacity=\".6\"", radius: 3) }.joined()
        },
        Family(name: "selector-list", sizes: [100, 1000, 10_000]) { count, _ in
            let list = (0..<count).map { ".c\($0)" }.joined(separator: ",")
            return "<style>path:is(\(list)){fill:red}path:not(\(list)){fill:#000}</style>"
                + times(count, path("M1 1h.01v9z"))
        },
        Family(name: "stray-dashes", sizes: [20, 200, 1000]) { count, _ in
            (0..<count).map { path("M3 \($0 % 24)L3e4 12", line + " stroke-dasharray=\".3 .3\"") }.joined()
        },
        Family(name: "big-frame", sizes: Array(2...12), isScaled: false) { power, _ in
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1e\(power) 1e\(power)\">"
                + path(
                    "M2e\(power - 1) 2e\(power - 1)H8e\(power - 1)V8e\(power - 1)z",
                    line + " stroke-width=\"1e\(power - 1)\"")
                + "</svg>"
        },
    ]
}
