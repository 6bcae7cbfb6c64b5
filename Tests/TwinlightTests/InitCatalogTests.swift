import Foundation
import Support
import Testing

/// A catalog that a test writes, and what `init --from` and a build make of it.
private struct Catalog {
    let folder: TemporaryFolder
    let name: String

    init(_ name: String = "App.xcassets") throws {
        self.name = name
        folder = try TemporaryFolder()
        try write("Contents.json", ["properties": ["generate-swift-asset-symbol-extensions": "enable"]])
    }

    func write(_ path: String, _ object: [String: Any]) throws {
        let all = object.merging(["info": ["author": "xcode", "version": 1]]) { $1 }
        let data = try JSONSerialization.data(withJSONObject: all, options: [.prettyPrinted, .sortedKeys])
        try folder.write(String(decoding: data, as: UTF8.self), to: name + "/" + path)
    }

    func image(
        _ path: String, _ slots: [[String: Any]], _ files: [String: String], _ properties: [String: Any]? = nil
    ) throws {
        var object: [String: Any] = ["images": slots]
        object["properties"] = properties
        try write(path + ".imageset/Contents.json", object)
        for (file, content) in files { try folder.write(content, to: "\(name)/\(path).imageset/\(file)") }
    }

    func color(_ path: String, _ entries: [[String: Any]]) throws {
        try write(path + ".colorset/Contents.json", ["colors": entries])
    }

    /// Runs `init` and a build, and compares the sets of the output with those of the catalog.
    ///
    /// - Parameter sets: the paths of the sets that the output has, sorted.
    /// - Returns: what `init` printed.
    func rebuilt(as sets: [String]) async throws -> String {
        let before = try folder.contents(of: name)
        let run = try await twinlight(folder, "init", "Set", "--from", name)
        #expect(run.status == 0, "\(run.errors)")
        let build = try await twinlight(folder, "build", "Set")
        #expect(build.status == 0, "\(build.errors)")
        #expect(try folder.contents(of: name) == before, "the catalog is not changed")
        let output = "Set/Output/" + name
        let contents = folder.files.filter { $0.hasPrefix(output) && $0.hasSuffix("set/Contents.json") }
            .map { String($0.dropFirst(output.count + 1).dropLast("/Contents.json".count)) }
        #expect(contents == sets)
        for file in folder.files where file.hasPrefix(output + "/") && file.hasSuffix("Contents.json") {
            let path = String(file.dropFirst(output.count + 1))
            #expect(try json(output + "/" + path) == json(name + "/" + path), "\(path)")
        }
        // Many sets have the same pictures.
        var known: Set<[String?]> = []
        for set in sets {
            let (own, made) = (drawings(in: "\(name)/\(set)"), drawings(in: "\(output)/\(set)"))
            #expect(own == made, "\(set)")
            for file in made {
                let (one, other) = ("\(name)/\(set)/\(file)", "\(output)/\(set)/\(file)")
                guard known.insert([folder.text(one), folder.text(other)]).inserted else { continue }
                let same = try await overlap(one, other)
                #expect(same >= 0.999, "\(set)/\(file): \(same)")
            }
        }
        return run.output
    }

    /// All but `info`, which says which tool wrote the file.
    private func json(_ path: String) throws -> NSDictionary? {
        let data = Data(try #require(folder.text(path), "\(path)").utf8)
        var object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        object?["info"] = nil
        return object.map { $0 as NSDictionary }
    }

    private func drawings(in path: String) -> [String] {
        folder.files.filter { $0.hasPrefix(path + "/") && !$0.hasSuffix(".json") }.map {
            String($0.dropFirst(path.count + 1))
        }
    }

    /// How much of two pictures is the same: 1 for pictures that are equal.
    private func overlap(_ one: String, _ other: String) async throws -> Double {
        guard let renderer = Pixels.renderer else { return 1 }
        let (one, other) = (
            try await Pixels(of: folder.url(one), by: renderer), try await Pixels(of: folder.url(other), by: renderer)
        )
        let pairs = zip(one.channels, other.channels)
        #expect(one.channels.count == other.channels.count)
        let all = pairs.reduce(0) { $0 + max($1.0, $1.1) }
        return all == 0 ? 1 : pairs.reduce(0) { $0 + min($1.0, $1.1) } / all
    }
}

/// The pixels of a drawing, as a renderer that is not ours draws them.
private struct Pixels {
    static let renderer = Programs.named("rsvg-convert")

    /// Red, green, blue and alpha, multiplied by alpha, of all pixels.
    private(set) var channels: [Double] = []

    init(of file: URL, by renderer: URL) async throws {
        let run = try await Programs.run(renderer, ["--width=256", "--height=256", file.path])
        try #require(run.status == 0, "\(run.errors)")
        let png = run.bytes
        func number(_ offset: Int) -> Int { png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        // librsvg writes eight bits of red, green, blue and alpha.
        try #require(png.count > 33 && png[24] == 8 && png[25] == 6)
        var (data, index) = ([UInt8](), 8)
        while index + 12 <= png.count {
            let length = number(index)
            if png[index + 4..<index + 8].elementsEqual("IDAT".utf8) { data += png[index + 8..<index + 8 + length] }
            index += 12 + length
        }
        let rows = Self.unfiltered(try Inflate.bytes(of: Array(data.dropFirst(2).dropLast(4))), width: 4 * number(16))
        for start in stride(from: 0, to: rows.count, by: 4) {
            let alpha = Double(rows[start + 3]) / 255
            channels += rows[start..<start + 3].map { Double($0) * alpha } + [Double(rows[start + 3])]
        }
    }

    /// PNG 3, 9.2.
    private static func unfiltered(_ bytes: [UInt8], width: Int) -> [UInt8] {
        var (result, above) = ([UInt8](), [UInt8](repeating: 0, count: width))
        for start in stride(from: 0, to: bytes.count, by: width + 1) {
            var row = Array(bytes[start + 1..<start + 1 + width])
            for index in row.indices {
                let left = index < 4 ? 0 : Int(row[index - 4])
                let (up, corner) = (Int(above[index]), index < 4 ? 0 : Int(above[index - 4]))
                let predicted: Int
                switch bytes[start] {
                case 1: predicted = left
                case 2: predicted = up
                case 3: predicted = (left + up) / 2
                case 4:
                    let guess = left + up - corner
                    let distances = [abs(guess - left), abs(guess - up), abs(guess - corner)]
                    predicted =
                        distances[0] <= distances[1] && distances[0] <= distances[2]
                        ? left : distances[1] <= distances[2] ? up : corner
                default: predicted = 0
                }
                row[index] &+= UInt8(truncatingIfNeeded: predicted)
            }
            result += row
            above = row
        }
        return result
    }
}

// MARK: - Content

private let dark = ["appearance": "luminosity", "value": "dark"]
private let high = ["appearance": "contrast", "value": "high"]

private func slot(_ file: String?, _ appearances: [String: String]..., and others: [String: String] = [:]) -> [String:
    Any]
{
    var slot: [String: Any] = ["idiom": "universal"]
    if let file { slot["filename"] = file }
    if !appearances.isEmpty { slot["appearances"] = appearances }
    return slot.merging(others) { $1 }
}

private func plate(_ color: String) -> String {
    PlainDrawing.svg(
        "<path d=\"M4 4h16v16H4z\" fill=\"\(color)\"/>"
            + "<circle cx=\"12\" cy=\"12\" r=\"4\" fill=\"none\" stroke=\"#FFF\" stroke-width=\"2\"/>")
}

private func clock(_ color: String) -> String {
    PlainDrawing.svg(
        "<g fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\" stroke-linecap=\"round\">"
            + "<circle cx=\"12\" cy=\"12\" r=\"8\"/><path d=\"M12 8v5l3 2\"/></g>")
}

private func arrow(_ path: String) -> String { PlainDrawing.svg("<path d=\"\(path)\" fill=\"#06C\"/>") }

private func color(_ space: String, _ components: [String: String], _ appearances: [String: String]...) -> [String: Any]
{
    var entry: [String: Any] = ["idiom": "universal", "color": ["color-space": space, "components": components]]
    if !appearances.isEmpty { entry["appearances"] = appearances }
    return entry
}

// MARK: - Tests

/// `init --from` a catalog, and the build of its manifest.
@Suite(.takesTurns, .enabled(if: Pixels.renderer != nil, "no rsvg-convert on this machine"))
struct InitCatalogTests {
    @Test func `image sets keep the names of their files, their order, scales and properties`() async throws {
        let catalog = try Catalog()
        let strokes = PlainDrawing.svg(
            #"<g fill="none" stroke="currentColor" stroke-width="2"><path d="M4 6h16M4 12h16"/><path d="M6 4v16"/></g>"#
        )
        let current = PlainDrawing.svg(#"<path d="M3 12a9 9 0 1 1 18 0a9 9 0 0 1-18 0z" fill="currentColor"/>"#)
        try catalog.image("plain", [slot("plain.svg")], ["plain.svg": plate("#C00")])
        try catalog.image(
            "pair", [slot("Property 1=Dark, State=On.svg", dark), slot("Icon (1).svg")],
            ["Icon (1).svg": clock("#123456"), "Property 1=Dark, State=On.svg": clock("#ABCDEF")],
            ["template-rendering-intent": "original", "preserves-vector-representation": true])
        try catalog.image(
            "scaled",
            [
                slot("s.SVG", and: ["scale": "1x"]), slot(nil, and: ["scale": "2x"]), slot(nil, and: ["scale": "3x"]),
            ], ["s.SVG": clock("#0A0")])
        try catalog.image(
            "template", [slot("t.svg")], ["t.svg": current],
            ["template-rendering-intent": "template", "unknown": ["a": [1, 2.5]]])
        try catalog.image(
            "coloured", [slot("t.svg")], ["t.svg": plate("#C00")], ["template-rendering-intent": "template"])
        try catalog.image("strokes", [slot("s.svg")], ["s.svg": strokes], ["template-rendering-intent": "template"])
        try catalog.image(
            "same", [slot("a.svg"), slot("b.svg", dark)], ["a.svg": plate("#111"), "b.svg": plate("#111")])
        try catalog.image("half", [slot("a.svg"), slot(nil, dark)], ["a.svg": current])
        let sets = ["coloured", "half", "pair", "plain", "same", "scaled", "strokes", "template"]
        let output = try await catalog.rebuilt(as: sets.map { $0 + ".imageset" })
        #expect(
            output.contains("no rendering intent is stated, so they keep their own colours: half, plain, same, scaled"))
        #expect(output.contains("so they have the tint of labels: strokes, template"), "\(output)")
        #expect(!output.contains("not converted:"), "\(output)")
    }

    @Test func `appearances, directions, devices and groups are built again`() async throws {
        let catalog = try Catalog()
        let files = ["0.svg": clock("#111"), "1.svg": clock("#EEE"), "2.svg": clock("#000"), "3.svg": clock("#FFF")]
        func some(_ names: String...) -> [String: String] { files.filter { names.contains($0.key) } }
        try catalog.write(
            "Nav/Contents.json", ["properties": ["provides-namespace": true, "on-demand-resource-tags": ["nav"]]])
        try catalog.write("Nav/Deep/Contents.json", ["properties": ["provides-namespace": true]])
        try catalog.write("Folder/Contents.json", [:])
        try catalog.image(
            "Nav/four", [slot("0.svg"), slot("1.svg", dark), slot("2.svg", high), slot("3.svg", dark, high)], files)
        try catalog.image(
            "Nav/Deep/three", [slot("0.svg"), slot("1.svg", dark), slot("2.svg", high)], some("0.svg", "1.svg", "2.svg")
        )
        try catalog.image("Folder/high", [slot("0.svg"), slot("2.svg", high)], some("0.svg", "2.svg"))
        try catalog.image(
            "Folder/both", [slot("0.svg"), slot("1.svg", dark), slot("3.svg", high, dark)],
            some("0.svg", "1.svg", "3.svg"))
        let (left, right) = (["language-direction": "left-to-right"], ["language-direction": "right-to-left"])
        try catalog.image(
            "back", [slot("l.svg", and: left), slot("r.svg", and: right)],
            ["l.svg": arrow("M4 4l16 8-16 8z"), "r.svg": arrow("M20 4L4 12l16 8z")])
        try catalog.image("next", [slot("l.svg", and: left)], ["l.svg": arrow("M4 4l16 8-16 8z")])
        try catalog.image(
            "devices", [slot("a.svg", and: ["idiom": "iphone"]), slot("b.svg", and: ["idiom": "ipad"])],
            ["a.svg": plate("#080"), "b.svg": plate("#080")])
        try catalog.image(
            "differ", [slot("a.svg", and: ["idiom": "iphone"]), slot("b.svg", and: ["idiom": "ipad"])],
            ["a.svg": plate("#080"), "b.svg": plate("#800")])
        let sets = ["Folder/both", "Folder/high", "Nav/Deep/three", "Nav/four", "back", "devices", "next"]
        let output = try await catalog.rebuilt(as: sets.map { $0 + ".imageset" })
        #expect(output.contains("one picture is for several devices or scales: devices"), "\(output)")
        #expect(output.contains("the picture for dark is taken: Nav/Deep/three"), "\(output)")
        #expect(output.contains("App.xcassets/differ.imageset: it has different pictures"), "\(output)")
    }

    @Test func `colour sets keep their text, and other sets are listed and left alone`() async throws {
        let catalog = try Catalog()
        try catalog.write("Brand/Contents.json", ["properties": ["provides-namespace": true]])
        try catalog.color(
            "Brand/leaf",
            [
                color("srgb", ["red": "0x3A", "green": "142", "blue": "0.180", "alpha": "1"]),
                color("display-p3", ["red": "0.4", "green": "0.85", "blue": "0.45", "alpha": "1.000"], dark),
            ])
        try catalog.color("My Colour (1)", [color("gray-gamma-22", ["white": "0.5", "alpha": "1"])])
        let reference = ["platform": "ios", "reference": "systemIndigoColor"]
        try catalog.color("accent", [["idiom": "universal", "color": reference]])
        try catalog.color(
            "device",
            [
                color("srgb", ["red": "1.0", "green": "0", "blue": "0", "alpha": "1"]),
                color("srgb", ["red": "0.0", "green": "0", "blue": "1.0", "alpha": "1"])
                    .merging(["idiom": "mac"]) { $1 },
            ])
        try catalog.color("broken", [["idiom": "universal", "color": ["platform": "ios", "reference": "noColor"]]])
        try catalog.image("photo", [slot("p.png")], ["p.png": "not a drawing"])
        try catalog.image(
            "mixed", [slot("m.svg"), slot("m.png", dark)], ["m.svg": plate("#111"), "m.png": "no drawing"])
        let blur = #"<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><path filter="url(#f)" d="M4 4h9v9z"/>"#
        try catalog.image("blur", [slot("b.svg")], ["b.svg": PlainDrawing.svg(blur)])
        try catalog.write("AppIcon.appiconset/Contents.json", ["images": [Any]()])
        try catalog.write("gear.symbolset/Contents.json", ["symbols": [slot("g.svg")]])
        try catalog.folder.write(PlainDrawing.svg(""), to: "App.xcassets/gear.symbolset/g.svg")
        try catalog.image("Brand/plain", [slot("plain.svg")], ["plain.svg": plate("#C00")])
        let output = try await catalog.rebuilt(as: [
            "Brand/leaf.colorset", "Brand/plain.imageset", "My Colour (1).colorset", "accent.colorset",
            "device.colorset",
        ])
        for part in [
            "AppIcon.appiconset", "blur.imageset", "broken.colorset", "gear.symbolset", "mixed.imageset",
            "photo.imageset",
        ] {
            #expect(output.contains("App.xcassets/\(part): "), "\(part): \(output)")
        }
        #expect(output.contains("1 glyph and 4 colours; 6 parts of the catalog are left alone"), "\(output)")
    }

    @Test func `a catalog in the manifest's folder is named in place`() async throws {
        let catalog = try Catalog()
        try catalog.image("plain", [slot("plain.svg")], ["plain.svg": plate("#C00")])
        try catalog.image("photo", [slot("p.png")], ["p.png": "not a drawing"])
        let before = catalog.folder.files
        let run = try await twinlight(catalog.folder, "init", ".", "--from", "App.xcassets")
        #expect(run.status == 0, "\(run.errors)")
        #expect(catalog.folder.files == (before + ["manifest.xml"]).sorted())
        let build = try await twinlight(catalog.folder, "build")
        #expect(build.status == 0, "\(build.errors)")
        #expect(catalog.folder.files.contains("Output/App.xcassets/plain.imageset/plain.svg"))
    }

    @Test func `builds go into a catalog in place, and change what the manifest has`() async throws {
        let catalog = try Catalog("App/App.xcassets")
        try catalog.write("Tabs/Contents.json", [:])
        try catalog.image("Tabs/one", [slot("one.svg")], ["one.svg": plate("#C00")])
        try catalog.image(
            "pair", [slot("a.svg"), slot("b.svg", dark)], ["a.svg": clock("#111"), "b.svg": clock("#EEE")])
        try catalog.image("photo", [slot("p.png")], ["p.png": "not a drawing"])
        let white = ["red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1.0"]
        try catalog.color("white", [color("srgb", white)])
        try catalog.color("Brand", [color("srgb", white.merging(["red": "0x12"]) { $1 })])
        try catalog.folder.write("by hand", to: "App/App.xcassets/pair.imageset/notes.txt")
        let before = try catalog.folder.contents(of: catalog.name)
        let run = try await twinlight(catalog.folder, "init", "--from", catalog.name, "--in-place")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("App: 6 files taken over, listed in .twinlight"), "\(run.output)")
        #expect(
            run.output.contains("App.xcassets/white.colorset: it has the name and the values of a color of the system"))
        #expect(try catalog.folder.contents(of: catalog.name) == before)

        let build = try await twinlight(catalog.folder, "build", "Glyphs")
        #expect(build.status == 0 && build.errors == "", "\(build.errors)")
        #expect(build.output.contains(" 0 created,") && build.output.contains(" 0 removed"), "\(build.output)")
        let after = try catalog.folder.contents(of: catalog.name)
        #expect(after.keys.sorted() == before.keys.sorted())
        let changed = after.filter { before[$0.key] != $0.value }.keys
        #expect(
            changed.allSatisfy { $0.hasPrefix("/Tabs/one.") || $0.hasPrefix("/pair.") || $0.hasPrefix("/Brand.") },
            "\(changed)")
        let check = try await twinlight(catalog.folder, "build", "Glyphs", "--check")
        #expect(check.status == 0, "\(check.output)\(check.errors)")

        // A set that the manifest drops goes; all else of the app stays.
        let manifest = try #require(catalog.folder.text("Glyphs/manifest.xml"))
        try catalog.folder.write(
            manifest.split(separator: "\n").filter { !$0.contains("name=\"pair\"") }.joined(separator: "\n"),
            to: "Glyphs/manifest.xml")
        #expect(try await twinlight(catalog.folder, "build", "Glyphs").status == 0)
        #expect(
            catalog.folder.files.filter { $0.hasPrefix("App/App.xcassets/pair.imageset") } == [
                "App/App.xcassets/pair.imageset/notes.txt"
            ])
        #expect(catalog.folder.text("App/App.xcassets/photo.imageset/p.png") == "not a drawing")
    }

    @Test func `a catalog in place is not taken from another manifest, nor as its own source`() async throws {
        let catalog = try Catalog("App/App.xcassets")
        try catalog.image("plain", [slot("plain.svg")], ["plain.svg": plate("#C00")])
        for place in ["App", "App/Glyphs", "Other/Glyphs"] {
            let run = try await twinlight(catalog.folder, "init", place, "--from", catalog.name, "--in-place")
            #expect(run.status == 2 && run.errors.contains("that is Glyphs"), "\(place): \(run.errors)")
        }
        let around = try await twinlight(catalog.folder, "init", ".", "--from", catalog.name, "--in-place")
        #expect(around.status == 2 && around.errors.contains("that is Glyphs"), "\(around.errors)")
        let none = try await twinlight(catalog.folder, "init", "--in-place")
        #expect(none.status == 2 && none.errors.contains("needs an asset catalog"), "\(none.errors)")
        #expect(try await twinlight(catalog.folder, "init", "One", "--from", catalog.name, "--in-place").status == 0)
        let before = catalog.folder.files
        let second = try await twinlight(catalog.folder, "init", "Two", "--from", catalog.name, "--in-place")
        #expect(
            second.status == 4 && second.errors.contains("is the output of '../One/manifest.xml'"), "\(second.errors)")
        #expect(catalog.folder.files == before)
    }

    @Test func `a change of the catalog that an export is like is built`() async throws {
        let catalog = try Catalog()
        try catalog.image("plain", [slot("plain.svg")], ["plain.svg": plate("#C00")])
        _ = try await catalog.rebuilt(as: ["plain.imageset"])
        let path = "Set/App.xcassets/plain.imageset/Contents.json"
        let text = try #require(catalog.folder.text(path))
        try catalog.folder.write(text.replacing("\"plain.svg\"", with: "\"other.svg\""), to: path)
        let build = try await twinlight(catalog.folder, "build", "Set")
        #expect(build.status == 0, "\(build.errors)")
        let files = catalog.folder.files.filter { $0.hasPrefix("Set/Output/App.xcassets/plain.imageset/") }
        #expect(files.map { $0.split(separator: "/").last } == ["Contents.json", "other.svg"])
    }

    @Test func `a catalog is taken alone, as it is`() async throws {
        let catalog = try Catalog()
        try catalog.image("plain", [slot("plain.svg")], ["plain.svg": plate("#C00")])
        try catalog.folder.write(plate("#000"), to: "other/a.svg")
        let two = try await twinlight(catalog.folder, "init", "Set", "--from", "App.xcassets", "--from", "other")
        #expect(two.status == 2, "\(two.status)")
        #expect(two.errors.contains("a catalog is taken alone"), "\(two.errors)")
        let effects = try await twinlight(
            catalog.folder, "init", "Set", "--from", "App.xcassets", "--effects", "drop")
        #expect(effects.errors.contains("are not for a catalog"), "\(effects.errors)")
        #expect(!catalog.folder.files.contains("Set/manifest.xml"))
    }
}
