import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Testing

@testable import GlyphFormats
@testable import GlyphModel

/// Drawables with gradients, and without, for versions of Android that know none.
@Suite struct AndroidGradientTests {
    private static let black = Color(bytes: 0, 0, 0)
    private static let red = Color(bytes: 255, 0, 0)

    private static func gradient(_ stops: [Gradient.Stop], opacity: Double = 1) -> Gradient {
        Gradient(shape: .linear(from: Point(0, 0), to: Point(9, 0)), stops: stops, opacity: opacity)
    }

    private static func drawing(_ gradient: Gradient?) -> Drawing {
        var drawing = GlyphSets.drawing([(GlyphSets.square(8), "red")])
        if let gradient { drawing.layers[0].paint = .original(.gradient(gradient)) }
        return drawing
    }

    private static let fade = gradient([.init(offset: 0, color: red), .init(offset: 1, color: black)])

    private func drawables(_ drawings: [(Appearance, Drawing)], minSDK: String?) throws -> [String: String] {
        let files = try GlyphSets.files(
            .android, [GlyphSets.asset("sky", drawings)], options: minSDK.map { ["min-sdk": $0] } ?? [:])
        let named = files.filter { $0.path.hasPrefix("drawable") }.map { ($0.path, GlyphSets.text($0)) }
        return Dictionary(uniqueKeysWithValues: named)
    }

    @Test func aColourInPlaceOfAGradientIsItsMean() {
        func flat(_ stops: [Gradient.Stop], opacity: Double = 1) -> TintedLayer.Paint {
            TintedLayer.Paint.original(.gradient(Self.gradient(stops, opacity: opacity))).flat
        }
        func color(_ red: Double, _ alpha: Double) -> TintedLayer.Paint {
            .original(.color(Color(red: red, green: 0, blue: 0, alpha: alpha)))
        }
        let ends = [Gradient.Stop(offset: 0, color: Self.red), .init(offset: 1, color: Self.black)]
        #expect(flat(ends) == color(0.5, 1))
        #expect(flat(ends, opacity: 0.5) == color(0.5, 0.5))
        // The last colour is continued to the end.
        #expect(flat([ends[0], .init(offset: 0.5, color: Self.black)]) == color(0.25, 1))
        // An invisible part does not count.
        #expect(flat([ends[0], .init(offset: 1, color: Self.black.opacity(0))]) == color(1, 0.5))
        #expect(flat([.init(offset: 0, color: .clear), .init(offset: 1, color: .clear)]) == color(0, 0))
    }

    @Test func aFadeOfARoleStaysAReferenceUnlessItIsMostlyOfAnotherColour() {
        func flat(_ current: Double, _ other: Double) -> TintedLayer.Paint {
            TintedLayer.Paint.fade(
                "red",
                Self.gradient([
                    .init(offset: 0, color: Self.black.opacity(current), isCurrent: true),
                    .init(offset: 1, color: Self.red.opacity(other)),
                ])
            ).flat
        }
        #expect(flat(1, 0) == .role("red", opacity: 0.5))
        #expect(flat(1, 1) == .role("red", opacity: 1))
        #expect(flat(0.25, 0.75) == .original(.color(Self.red.opacity(0.5))))
    }

    @Test func `each drawable with a gradient has a fallback for older versions`() throws {
        let (flat, sky) = (Self.drawing(nil), Self.drawing(Self.fade))
        #expect(
            try drawables([(.light, sky)], minSDK: "23").keys.sorted() == [
                "drawable-v24/ic_sky.xml", "drawable/ic_sky.xml",
            ])
        #expect(
            try drawables([(.light, flat), (.dark, sky)], minSDK: "21").keys.sorted() == [
                "drawable-night-v24/ic_sky.xml", "drawable-night/ic_sky.xml", "drawable/ic_sky.xml",
            ])
        // Its night file would be the version's file.
        #expect(
            try drawables([(.light, sky), (.dark, flat)], minSDK: "21").keys.sorted() == [
                "drawable-night/ic_sky.xml", "drawable-v24/ic_sky.xml", "drawable/ic_sky.xml",
            ])
        #expect(try drawables([(.light, flat)], minSDK: "21").keys.sorted() == ["drawable/ic_sky.xml"])
    }

    @Test(arguments: [nil, "24", "30"]) func versionsThatKnowGradientsHaveOneDrawable(minSDK: String?) throws {
        let files = try drawables([(.light, Self.drawing(Self.fade))], minSDK: minSDK)
        #expect(files.keys.sorted() == ["drawable/ic_sky.xml"] && files.values.contains { $0.contains("<gradient ") })
    }

    @Test func `a gradient that older Android versions cannot show is reported`() {
        let asset = GlyphSets.asset("sky", [(.light, Self.drawing(Self.fade))])
        let set = GlyphSet(assets: [asset], palette: GlyphSets.palette)
        for (minSDK, count) in ["21": 1, "24": 0] {
            let export = Export(format: "android", options: ["min-sdk": minSDK], location: GlyphSets.place)
            let lost = AssetFormat.android.losses(set, export).filter { $0.id == "gradient-flattened" }
            #expect(lost.count == count && lost.allSatisfy { $0.severity == .info && $0.message.contains("'sky'") })
        }
    }

    /// A radial gradient with a focus, and an oval one, are drawn otherwise; it is a warning where one sees it.
    @Test(
        arguments: [
            (Point(7, 7), Transform.identity, Diagnostic.Severity.warning, Diagnostic.Severity.warning),
            (Point(12.1, 12), .identity, .info, .info),
            (Point(12, 12), .scale(1, 0.5), nil, .warning),
            (Point(12, 12), .scale(1, 0.99), nil, .info),
            (Point(12, 12), .scale(2, 2), nil, nil),
        ] as [(Point, Transform, Diagnostic.Severity?, Diagnostic.Severity?)])
    func aGradientThatLooksDifferentIsAWarning(
        focus: Point, transform: Transform, android: Diagnostic.Severity?, compose: Diagnostic.Severity?
    ) {
        let radial = Gradient(
            shape: .radial(center: Point(12, 12), radius: 10, focus: focus, focusRadius: 0), transform: transform,
            stops: [.init(offset: 0, color: Self.red), .init(offset: 1, color: Self.black)])
        func severity(_ format: AssetFormat, _ opacity: Double = 1) -> Diagnostic.Severity? {
            var gradient = radial
            gradient.opacity = opacity
            let asset = GlyphSets.asset("sky", [(.light, Self.drawing(gradient))])
            let set = GlyphSet(assets: [asset], palette: GlyphSets.palette)
            let lost = format.losses(set, Export(format: format.name, location: GlyphSets.place))
            return lost.first { $0.id == "gradient-simplified" }?.severity
        }
        #expect(severity(.android) == android && severity(.compose) == compose)
        // Barely visible differences do not count.
        #expect([nil, .info].contains(severity(.android, 0.01)) && [nil, .info].contains(severity(.compose, 0.01)))
    }

    @Test func `the option min-sdk accepts numbers from 21`() throws {
        let rule = try #require(AssetFormat.android.options.first { $0.name == "min-sdk" })
        for (value, isValid) in [
            "21": true, "24": true, "36": true, "20": false, "021": false, "+24": false, "": false,
        ] {
            #expect(rule.syntax.acceptsAll(of: value) == isValid, "\(value)")
        }
    }
}
