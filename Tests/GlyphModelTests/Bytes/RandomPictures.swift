import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import Support

/// Pictures of every kind that a build can make, and some that it never makes.
struct RandomPictures {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private mutating func chance(_ count: Int = 2) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func number() -> Double {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: [0, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, 1e300].randomElement(using: &random) ?? 0
        case 1: Double(Int.random(in: -40...40, using: &random))
        default: Double.random(in: -30...30, using: &random)
        }
    }

    mutating func text() -> String {
        let words = ["", "heart", "bell.slash", "größer", "\u{1F426}", "a\0b", String(repeating: "long ", count: 40)]
        return words.randomElement(using: &random) ?? ""
    }

    private mutating func point() -> Point { Point(number(), number()) }

    private mutating func rect() -> Rect { Rect(minX: number(), minY: number(), maxX: number(), maxY: number()) }

    private mutating func color() -> Color {
        Color(space: chance() ? .sRGB : .displayP3, red: number(), green: number(), blue: number(), alpha: number())
    }

    private mutating func path() -> Path {
        if chance(6) { return Path() }
        var path = Path.random(using: &random)
        if chance(3) { path.move(to: point()) }
        if chance(3) { path.line(to: point()) }
        return path
    }

    private mutating func shape() -> DrawnShape {
        var stroke = StrokeStyle(
            width: number(), cap: LineCap.allCases.randomElement(using: &random) ?? .butt,
            join: LineJoin.allCases.randomElement(using: &random) ?? .miter, miterLimit: number())
        if chance() { stroke.dash = DashPattern([1, 2.5], offset: Double(Int.random(in: -3...3, using: &random))) }
        return DrawnShape(
            path(), fill: chance() ? nil : FillRule.allCases.randomElement(using: &random),
            stroke: chance(3) ? nil : stroke)
    }

    mutating func gradient() -> Gradient {
        let shape: Gradient.Shape =
            chance()
            ? .linear(from: point(), to: point())
            : .radial(center: point(), radius: number(), focus: point(), focusRadius: number())
        let stops = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            Gradient.Stop(offset: number(), color: color())
        }
        return Gradient(
            shape: shape,
            transform: Transform(a: number(), b: number(), c: number(), d: number(), e: number(), f: number()),
            spread: [.pad, .reflect, .repeat].randomElement(using: &random) ?? .pad, stops: stops, opacity: number())
    }

    private mutating func paint() -> TintedLayer.Paint {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .original(.color(color()))
        case 1: .original(.currentColor(opacity: number()))
        case 2: .original(.gradient(gradient()))
        default: .role(ColorRole(rawValue: text()), opacity: number())
        }
    }

    mutating func drawing() -> Drawing {
        let layers = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            let groups = (0..<Int.random(in: 0...2, using: &random)).map { OpacityGroup(id: $0, opacity: number()) }
            return TintedLayer(path: path(), paint: paint(), groups: groups, shape: chance() ? nil : shape())
        }
        let drawing = Drawing(
            width: number(), height: number(), viewBox: Rect(x: 0, y: 0, width: 24, height: 24), layers: layers,
            preserveAspectRatio: PreserveAspectRatio(
                align: PreserveAspectRatio.Align.allCases.randomElement(using: &random) ?? .none,
                scale: chance() ? .meet : .slice),
            form: chance() ? nil : .fill)
        if chance(), layers.allSatisfy({ $0.path.isFinite }) { return drawing.written() }
        return drawing
    }

    mutating func picture() -> GlyphAsset.Rendition {
        var picture = GlyphAsset.Rendition(
            appearance: Appearance.allCases.randomElement(using: &random) ?? .light,
            form: chance() ? .outline : .fill, tint: ColorRole(rawValue: text()), drawing: drawing())
        picture.drawing.viewBox = rect()
        if chance(3) {
            picture.alternatives = [.init(manifest: chance(3) ? nil : text(), text: text(), drawing: drawing())]
            if chance() { picture.chosen = 0 }
        }
        return picture
    }

    mutating func diagnostic() -> Diagnostic {
        let place = SourceFile.Location(
            path: text(), line: Int.random(in: -3...3000, using: &random),
            column: Int.random(in: 0...90, using: &random))
        let edits = (0..<Int.random(in: 0...2, using: &random)).map { _ in
            Fix.Edit(path: text(), range: 3..<Int.random(in: 3...900, using: &random), replacement: text())
        }
        return Diagnostic(
            Diagnostic.Severity.allCases.randomElement(using: &random) ?? .info, id: text(), text(),
            at: chance() ? nil : place, subject: chance() ? nil : text(), hint: chance() ? nil : text(),
            notes: chance() ? [] : [text(), text()], fix: chance() ? nil : Fix(text(), edits: edits))
    }
}
