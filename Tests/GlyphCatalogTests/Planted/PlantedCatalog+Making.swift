import SemanticColor
import Support

extension PlantedCatalog {
    /// A catalog in which nothing is wrong, of the size of a small app's.
    static func clean(seed: UInt64) -> PlantedCatalog {
        var maker = PlantedMaker(seed: seed)
        return PlantedCatalog(sets: maker.cleanSets(), others: maker.others())
    }

    /// A catalog with every fault planted once, each in sets of its own, among sets in which nothing is wrong.
    ///
    /// - Parameter ids: only the faults of these lints.
    static func planted(seed: UInt64, _ ids: Set<String>? = nil) -> PlantedCatalog {
        var maker = PlantedMaker(seed: 1000 + seed)
        // Some sets of one another: lints of catalogs see all of them.
        let sets = maker.cleanSets().filter { _ in maker.chance(0.3) }
        let faults = FaultPlanter.all.filter { ids?.contains($0.id) ?? true }.map { $0.plant(&maker) }
        return PlantedCatalog(sets: sets, others: maker.others(), faults: faults)
    }
}

extension PlantedMaker {
    /// Each kind of set once, and then some more of any kind.
    mutating func cleanSets() -> [PlantedSet] {
        let images =
            ImageKind.allCases + (0..<Int.random(in: 0...10, using: &random)).map { _ in pick(ImageKind.allCases) }
        let colors =
            ColorKind.allCases + (0..<Int.random(in: 0...10, using: &random)).map { _ in pick(ColorKind.allCases) }
        let once: Set<ColorKind> = [.unset]
        let more = colors.enumerated().filter { $0.offset < ColorKind.allCases.count || !once.contains($0.element) }
        return images.flatMap { image($0) } + more.map { colorSet($0.element) }
            + (0..<Int.random(in: 1...3, using: &random)).map { _ in symbol() }
    }

    /// What is in an app's folder besides sets that are judged.
    mutating func others() -> [String: [UInt8]] {
        let icon = PlantedJSON.object([
            (
                "images",
                .list([
                    Self.slot("icon.png", [("platform", .text("ios")), ("size", .text("1024x1024"))]),
                    Self.slot(nil, dark: true, [("platform", .text("ios")), ("size", .text("1024x1024"))]),
                ])
            ), ("info", PlantedSet.info),
        ])
        let data = PlantedJSON.object([
            (
                "data",
                .list([Self.slot("words.txt", [("universal-type-identifier", .text("public.plain-text"))])])
            ), ("info", PlantedSet.info),
        ])
        let root = "App/Assets.xcassets/"
        return [
            root + "AppIcon.appiconset/Contents.json": Array(icon.written(.xcode).text.utf8),
            root + "AppIcon.appiconset/icon.png": PlantedPNG(side: 16) { _, _ in .white }.bytes,
            root + "Words.dataset/Contents.json": Array(data.written(.xcode).text.utf8),
            root + "Words.dataset/words.txt": Array("one\n".utf8),
            root + ".DS_Store": [0, 1, 2],
            "App/Info.plist": Array("<plist/>\n".utf8),
            "App/Sources/App.swift": Array("let x = 1\n".utf8),
        ]
    }
}
