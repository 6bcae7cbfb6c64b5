import FillSupport
import GlyphModel
import Markup
import PathGeometry
import SetSupport
import Testing

@testable import GlyphDerivation

@Suite struct FillOffersTests {
    private static let drawings = [
        ["M4 3H20V21H4Z", "M4 9H20"], ["M4 3H20V21H4Z", "M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"],
        ["M2 3H22V21H2Z", "M7 3V21", "M17 3V21"], ["M5 11H19V21H5Z", "M9 11V7A3 3 0 0 1 15 7V11"],
        ["M3 6h18v12H3z", "M3 6l9 7 9-7"], ["M3 3h18v18H3z", "M2 2L22 22"],
    ]

    private func spec(_ style: FillStyle = .knockout, _ parts: [PartOverride] = []) -> DerivationSpec {
        var spec = DerivationSpec(.fill)
        (spec.style, spec.parts) = (style, parts)
        return spec
    }

    private func deriver(_ glyph: Glyph) -> Deriver { Deriver(["": glyph], alternatives: .drawn) }

    private func face(_ x: Double, _ y: Double, _ treatment: PartOverride.Treatment) -> PartOverride {
        PartOverride(target: .region(x: x, y: y), treatment: treatment)
    }

    @Test(arguments: drawings) func `the first offer is the fill itself`(drawing: [String]) throws {
        var deriver = deriver(try stroked(drawing))
        let offers = deriver.offers(for: spec())
        let fill = deriver.derived(spec()).picture
        #expect((2...7).contains(offers.count) && offers.map { $0.choice == nil } == offers.indices.map { $0 == 0 })
        #expect(offers[0].picture.layers.map(\.path) == fill.layers.map(\.path) && offers.index(of: fill) == 0)
        for (index, offer) in offers.enumerated() { #expect(offers.index(of: offer.picture) == index) }
    }

    /// Each statement gives what a deriver of its own gives, whatever was derived before.
    @Test(arguments: drawings) func `fills that share their bodies are as each is alone`(drawing: [String]) throws {
        let glyph = try stroked(drawing)
        let styles = FillStyle.named.map { spec($0.style) }
        let parts = [PartOverride.Treatment.solid, .line, .cut].map { spec(.knockout, [face(12, 15, $0)]) }
        for specs in [styles + parts, parts + styles] {
            var shared = deriver(glyph)
            for spec in specs {
                var alone = Deriver(["": glyph])
                let (one, other) = (shared.derived(spec), alone.derived(spec))
                #expect(one.picture.layers.map(\.path) == other.picture.layers.map(\.path))
                #expect(one.uncertainty == other.uncertainty && one.findings == other.findings)
                #expect(one.idleParts == other.idleParts)
            }
        }
    }

    @Test(arguments: drawings) func `an offer is the fill that its choice gives`(drawing: [String]) throws {
        let glyph = try stroked(drawing)
        var deriver = deriver(glyph)
        for offer in deriver.offers(for: spec()) {
            let stated: DerivationSpec
            switch offer.choice {
            case .style(let style): stated = spec(style)
            case .regions(let regions):
                stated = spec(.knockout, regions.map { face($0.point.x, $0.point.y, $0.treatment) })
            case .outline: stated = DerivationSpec(.outline)
            case nil, .derived: stated = spec()
            }
            var alone = Deriver(["": glyph])
            let own = alone.derived(stated).picture.layers.map(\.path)
            #expect(offer.picture.layers.map(\.path) == own, "\(offer.text)")
        }
    }

    @Test func `an outline, a filled form and a drawing without an interior have no offers`() throws {
        var box = deriver(try stroked(Self.drawings[0]))
        #expect(box.offers(for: DerivationSpec(.outline)).isEmpty)
        var plus = deriver(try stroked("M4 12H20", "M12 4V20"))
        #expect(plus.offers(for: spec()).isEmpty)
        var form = try stroked(Self.drawings[0])
        form.isFilled = true
        var film = deriver(form)
        #expect(film.offers(for: spec()).isEmpty)
        #expect(film.offers(for: spec(.knockout, [face(12, 15, .line)])).isEmpty)
    }

    /// They are a matter of the form.
    @Test func `the steps of a spec do not change its offers`() throws {
        let glyph = try stroked(Self.drawings[1])
        var deriver = deriver(glyph)
        var slashed = spec()
        slashed.steps = [DerivedStep(.slash)]
        let offers = deriver.offers(for: slashed)
        #expect(offers.map(\.choice) == deriver.offers(for: spec()).map(\.choice) && offers.count > 2)
        for offer in offers {
            let picture = deriver.picture(of: offer, for: slashed)
            #expect(picture != nil && picture?.layers.map(\.path) != offer.picture.layers.map(\.path))
        }
        let (own, fill) = (deriver.picture(of: offers[0], for: slashed), deriver.derived(slashed).picture)
        #expect(own?.layers.map(\.path) == fill.layers.map(\.path))
    }
}
