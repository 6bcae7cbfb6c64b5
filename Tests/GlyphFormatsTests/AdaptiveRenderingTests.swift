import Foundation
import GlyphFormats
import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import Support
import Testing

/// Programs that draw SVG, where the machine has them.
private enum Renderer {
    static let chromium = Programs.chromium
    static let librsvg = Programs.named("rsvg-convert")

    /// The text that the program writes to its standard output.
    static func output(of executable: URL?, _ arguments: [String]) async throws -> Data {
        Data(try await Programs.run(try #require(executable), arguments).bytes)
    }
}

/// A ring in light and its disc in dark, a translucent bar, and a gradient that never changes: in four appearances.
private func fixture() throws -> GlyphSet {
    let location = SourceFile(path: "manifest.xml", bytes: []).location(at: 0)
    func path(_ data: String) throws -> Path { try Path(svg: data) }
    let ring = try path(
        "M12 2C17.5 2 22 6.5 22 12S17.5 22 12 22 2 17.5 2 12 6.5 2 12 2zM12 6C8.7 6 6 8.7 6 12S8.7 18 12 18 18 15.3 18 12 15.3 6 12 6z"
    )
    let disc = try path("M12 2C17.5 2 22 6.5 22 12S17.5 22 12 22 2 17.5 2 12 6.5 2 12 2z")
    let bar = try path("M4 11H20V14H4z")
    let corner = try path("M0 0H4V4H0z")
    let glow = Gradient(
        shape: .linear(from: Point(0, 0), to: Point(4, 4)),
        stops: [.init(offset: 0, color: .white), .init(offset: 1, color: Color(bytes: 200, 20, 90))])
    var settings = GlyphSettings()
    settings.geometry.appearances = [.light, .dark, .lightHigh, .darkHigh]
    let entry = GlyphEntry(name: "glyph", source: "glyph.svg", location: location, settings: settings)
    let pictures = settings.geometry.appearances.map { appearance in
        let form: GlyphForm = appearance.style == .dark ? .fill : .outline
        let drawing = Drawing(
            width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
            layers: [
                TintedLayer(path: form == .fill ? disc : ring, paint: .role("systemRed", opacity: 1)),
                TintedLayer(path: bar, paint: .role("secondaryLabel", opacity: 0.5)),
                TintedLayer(path: corner, paint: .original(.gradient(glow))),
            ])
        return GlyphAsset.Rendition(appearance: appearance, form: form, tint: "systemRed", drawing: drawing)
    }
    return GlyphSet(
        assets: [GlyphAsset(name: "glyph", entry: entry, pictures: pictures)], palette: .system(.ios26))
}

/// The adaptive file, and the plain one of each appearance by its name.
private func files() throws -> (adaptive: [UInt8], plain: [String: [UInt8]]) {
    let set = try fixture()
    let location = SourceFile(path: "manifest.xml", bytes: []).location(at: 0)
    let adaptive = try AssetFormat.adaptiveSVG.files(set, Export(format: "adaptive-svg", location: location))
    let plain = try AssetFormat.svg.files(set, Export(format: "svg", location: location))
    #expect(plain.count == 4)
    return (
        try #require(adaptive.first).bytes,
        Dictionary(plain.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
    )
}

/// Draws two files at 96 pixels in the page and prints how many pixels differ, and the one at the top of the ring.
private func comparison(_ a: [UInt8], _ b: [UInt8]) -> String {
    let sources = [a, b].map { "\"data:image/svg+xml;base64,\(Data($0).base64EncodedString())\"" }
    return """
        <!DOCTYPE html><meta charset="utf-8"><pre id="out"></pre><script>
        Promise.all([\(sources.joined(separator: ","))].map(async function (source) {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = document.createElement("canvas");
          canvas.width = canvas.height = 96;
          const context = canvas.getContext("2d", { willReadFrequently: true });
          context.drawImage(image, 0, 0, 96, 96);
          return context.getImageData(0, 0, 96, 96).data;
        })).then(function (pixels) {
          let different = 0;
          for (let i = 0; i < pixels[0].length; i += 4) {
            if ([0, 1, 2, 3].some(function (k) { return pixels[0][i + k] !== pixels[1][i + k]; })) { different += 1; }
          }
          const top = (16 * 96 + 48) * 4;
          document.getElementById("out").textContent =
            "[" + different + " " + Array.from(pixels[0].slice(top, top + 4)).join(",") + "]";
        });
        </script>
        """
}

/// Opens a file in the browser.
///
/// - Parameter settings: how it answers `prefers-color-scheme`; what the protocol emulates reaches no picture in a
///   page.
private func open(_ file: URL, settings: String, _ arguments: [String]) async throws -> Data {
    let profile = file.deletingLastPathComponent().appending(path: "profile").path
    let common = [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--virtual-time-budget=5000",
        "--user-data-dir=\(profile)", "--blink-settings=\(settings)",
    ]
    return try await Renderer.output(of: Renderer.chromium, common + arguments + [file.absoluteString])
}

/// The file as a document of its own, as a PNG.
private func screenshot(_ bytes: [UInt8], media: [String: String]) async throws -> Data {
    let folder = try TemporaryFolder()
    try folder.write(String(decoding: bytes, as: UTF8.self), to: "glyph.svg")
    return try await Browser.picture(of: folder.url("glyph.svg"), width: 500, height: 500, media: media)
}

/// An optimiser with its own defaults, which some build steps run on every SVG.
private enum Optimizer: CaseIterable {
    case none, scour

    static let available = allCases.filter { $0 == .none || Programs.named("scour") != nil }

    func optimized(_ bytes: [UInt8]) async throws -> [UInt8] {
        guard self == .scour else { return bytes }
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let file = folder.url("glyph.svg")
        try Data(bytes).write(to: file)
        return [UInt8](try await Renderer.output(of: Programs.named("scour"), ["-q", "-i", file.path]))
    }
}

@Test(
    .takesTurns, .enabled(if: Renderer.chromium != nil, "no Chromium on this machine"),
    arguments: Optimizer.available)
private func browsersShowTheAppearanceOfTheirViewerPixelForPixel(optimizer: Optimizer) async throws {
    let (written, plain) = try files()
    let adaptive = try await optimizer.optimized(written)
    #expect((adaptive != written) == (optimizer != .none))
    var pictures: Set<Data> = []
    for appearance in [Appearance.light, .dark, .lightHigh, .darkHigh] {
        let media = [
            "prefers-color-scheme": appearance.style == .dark ? "dark" : "light",
            "prefers-contrast": appearance.contrast == .high ? "more" : "no-preference",
        ]
        let expected = try #require(plain["glyph.\(appearance.name).svg"])
        let red = try #require(Palette.system(.ios26)["systemRed"])[appearance]
        #expect(String(decoding: expected, as: UTF8.self).contains(red.hex))
        let shown = try await screenshot(adaptive, media: media)
        #expect(try await shown == screenshot(expected, media: media), "\(appearance.name)")
        pictures.insert(shown)
    }
    #expect(pictures.count == 4)
}

/// Pictures in a page get the colour scheme only: browsers do not pass the contrast on to them.
@Test(
    .takesTurns, .enabled(if: Renderer.chromium != nil, "no Chromium on this machine"),
    arguments: [(Appearance.light, "preferredColorScheme=1"), (.dark, "preferredColorScheme=0")])
func picturesInAPageFollowItsColorScheme(appearance: Appearance, settings: String) async throws {
    let (adaptive, plain) = try files()
    let expected = try #require(plain["glyph.\(appearance.name).svg"])
    let folder = try TemporaryFolder()
    try folder.write(comparison(adaptive, expected), to: "page.html")
    let page = try await open(folder.url("page.html"), settings: settings, ["--dump-dom"])
    withExtendedLifetime(folder) {}
    let text = String(decoding: page, as: UTF8.self)
    let start = try #require(text.firstRange(of: "id=\"out\">["), "\(text.prefix(400))")
    let red = try #require(Palette.system(.ios26)["systemRed"])[appearance].bytes
    let result = String(text[start.upperBound...].prefix { $0 != "]" })
    #expect(result == "0 \(red.red),\(red.green),\(red.blue),255")
}

@Test(.takesTurns, .enabled(if: Renderer.librsvg != nil, "no rsvg-convert on this machine"))
func renderersWithoutMediaQueriesShowLight() async throws {
    let (adaptive, plain) = try files()
    let folder = try TemporaryFolder()
    func picture(_ bytes: [UInt8]?) async throws -> Data {
        let file = folder.url("glyph.svg")
        try Data(try #require(bytes)).write(to: file)
        return try await Renderer.output(of: Renderer.librsvg, ["--width=96", "--height=96", file.path])
    }
    let shown = try await picture(adaptive)
    #expect(!shown.isEmpty)
    #expect(try await shown == picture(plain["glyph.light.svg"]))
    #expect(try await shown != picture(plain["glyph.dark.svg"]))
}
