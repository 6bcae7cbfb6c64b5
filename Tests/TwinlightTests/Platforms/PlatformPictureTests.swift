import Foundation
import Support
import Testing

/// The same picture everywhere: what the files of each platform show, drawn by a browser, and read by readers that know
/// nothing of the writers where a browser cannot.
@Suite(.takesTurns, .enabled(if: Browser.isThere, "no Chromium on this machine"))
struct PlatformPictureTests {
    private static let appearances: [(name: String, media: [String: String])] = [
        ("light", ["prefers-color-scheme": "light", "prefers-contrast": "no-preference"]),
        ("dark", ["prefers-color-scheme": "dark", "prefers-contrast": "no-preference"]),
        ("light-high", ["prefers-color-scheme": "light", "prefers-contrast": "more"]),
        ("dark-high", ["prefers-color-scheme": "dark", "prefers-contrast": "more"]),
    ]

    @Test(arguments: Long.cases([false, true], oneIn: 2)) func `a drawing looks the same on all platforms`(
        keepsStrokes: Bool
    )
        async throws
    {
        let project = try await (keepsStrokes ? PlatformProject.stroked : PlatformProject.drawn).value
        for (appearance, media) in Long.cases(Self.appearances, oneIn: 4) {
            try await check(project, appearance, media, least: 0.995)
        }
    }

    @Test(.long)
    func realDrawingsLookTheSameEverywhere() async throws {
        try await checkCorpus(keepsStrokes: false)
    }

    @Test(.long)
    func realDrawingsLookTheSameWithStrokes() async throws {
        try await checkCorpus(keepsStrokes: true)
    }

    private func checkCorpus(keepsStrokes: Bool) async throws {
        let project = try await PlatformProject.corpus(100, keepsStrokes: keepsStrokes)
        for (appearance, media) in Self.appearances.prefix(2) {
            try await check(project, appearance, media, least: 0.995)
        }
    }

    private func check(
        _ project: PlatformProject, _ appearance: String, _ media: [String: String], least: Double
    ) async throws {
        let isDark = appearance.hasPrefix("dark")
        let names = project.names
        let files = Set(project.folder.files)
        func svg(_ name: String) -> String {
            String(project.file("svg", name, appearance, ".svg").split(separator: "/").last ?? "")
        }
        func shot(_ pictures: [String], _ format: String, head: String = "", media: [String: String] = media)
            async throws -> Data
        {
            try await PictureSheet.shot(
                PictureSheet.page(pictures, isDark: isDark, head: head), at: "\(format).\(appearance).html",
                in: project.folder, count: names.count, media: media)
        }
        func image(_ folder: String, _ suffix: String) -> [String] {
            names.map { "<img src=\"\(project.file(folder, $0, appearance, suffix))\">" }
        }
        let plain = try await shot(image("svg", ".svg"), "svg")
        // Browsers draw the edges of lines in other greys than the edges of areas: at this size, that is up to a
        // twentieth.
        var shots: [(format: String, shot: () async throws -> Data)] = []
        shots.append(("expanded", { try await shot(image("expanded", ".svg"), "expanded") }))
        let sprite = names.map {
            "<svg><use href=\"Output/web/sprite.svg#glyph-\(PlatformProject.words($0, "-"))\"/></svg>"
        }
        // Documents on disk do not get at each other: the sprite is in the page.
        let inline = try project.text("web/sprite.svg").replacing(
            "<svg ", with: "<svg width=\"0\" height=\"0\" style=\"position:absolute\" ")
        let css = "<style>" + (try project.text("web/glyphs.css")) + "</style>"
        let own = sprite.map { $0.replacing("Output/web/sprite.svg", with: "") }
        shots.append(("sprite", { try await shot(own, "sprite", head: css + "</head><body>" + inline) }))
        // A theme by hand wins over the system's, and over no setting at all.
        let contrast = media.filter { $0.key == "prefers-contrast" }
        let opposite = contrast.merging(["prefers-color-scheme": isDark ? "light" : "dark"]) { $1 }
        let theme = "<script>document.documentElement.dataset.theme = \"\(isDark ? "dark" : "light")\"</script>"
        shots.append(
            ("theme", { try await shot(own, "theme", head: css + theme + "</head><body>" + inline, media: opposite) }))
        let adaptive = try names.map {
            try project.text("adaptive-svg/\($0).svg").replacing("<svg ", with: "<svg style=\"display:block\" ")
        }
        shots.append(("adaptive", { try await shot(adaptive, "adaptive") }))
        if !appearance.hasSuffix("high") {
            let colors = try androidColors(project, isDark: isDark)
            let drawables = try names.map { name -> String in
                let word = "ic_" + PlatformProject.words(name, "_")
                let night = "android/res/drawable-night/\(word).xml"
                let path = isDark && files.contains("Output/" + night) ? night : "android/res/drawable/\(word).xml"
                let reader = VectorDrawableReader(try project.text(path), colors: colors)
                #expect(reader.faults == [], "\(name)")
                return "<svg>" + reader.picture("width=\"48\" height=\"48\"", prefix: word + "-") + "</svg>"
            }
            shots.append(("drawable", { try await shot(drawables, "drawable") }))
            // Another renderer: edges have other greys, and pixels of other sizes are not compared.
            shots.append(("png", { try await shot(image("png", "@2x.png"), "png") }))
        }
        for (format, taken) in shots {
            func overlaps(_ plain: Data) async throws -> [Double] {
                try await PictureSheet.overlaps(plain, try await taken(), count: names.count, isDark: isDark)
            }
            let least = format == "png" ? 0.96 : format == "expanded" ? 0.94 : least
            var found = try await overlaps(plain)
            // On a busy machine a browser may show a page before all of it is drawn: both pictures are taken once more.
            if found.contains(where: { $0 < least }) {
                found = try await overlaps(try await shot(image("svg", ".svg"), "svg"))
            }
            for (name, overlap) in zip(names, found) where overlap < least {
                if format == "png", !(try project.text("svg/" + svg(name)).contains("viewBox=\"0 0 24 24\"")) {
                    continue
                }
                Issue.record("\(name) as \(format) in \(appearance): \(overlap)")
            }
        }
    }

    private func androidColors(_ project: PlatformProject, isDark: Bool) throws -> [String: String] {
        var colors: [String: String] = [:]
        for folder in ["values"] + (isDark ? ["values-night"] : []) {
            let text = try project.text("android/res/\(folder)/glyph_colors.xml")
            for match in text.matches(of: /<color name="(.+?)">(.+?)<\/color>/) {
                colors[String(match.output.1)] = String(match.output.2)
            }
        }
        return colors
    }
}
