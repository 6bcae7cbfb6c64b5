import SemanticColor
import Testing

@Suite struct FallbackTests {
    @Test func levelsFallBackFirstThenContrastThenStyle() {
        let appearance = Appearance(style: .dark, contrast: .high, level: .elevated)
        #expect(
            appearance.fallbacks.map(\.name) == [
                "dark-high-elevated", "dark-high", "dark-elevated", "dark", "light-high-elevated", "light-high",
                "light-elevated", "light",
            ])
        #expect(Appearance.lightHigh.fallbacks == [.lightHigh, .light] && Appearance.light.fallbacks == [.light])
    }

    @Test func aColourResolvesToTheNearestThatIsStated() {
        for stated in Appearance.allCases {
            var color = DynamicColor(.white)
            color.state(.black, for: stated)
            for asked in Appearance.allCases {
                let nearest = asked.standIn(among: [.light, stated])
                #expect((color[asked] == .black) == (nearest == stated), "\(asked.name) of \(stated.name)")
            }
        }
    }

    @Test func aColourIsTranslucentIfItIsInOneAppearance() {
        var palette = Palette()
        palette.define("opaque", as: DynamicColor(.white))
        for stated in Appearance.allCases {
            var color = DynamicColor(.white)
            color.state(Color.white.opacity(0.9), for: stated)
            palette.define("translucent", as: color)
            #expect(palette.isTranslucent("translucent"), "\(stated.name)")
        }
        #expect(!palette.isTranslucent("opaque") && !palette.isTranslucent("unknown"))
    }

    @Test func traitsDistinguishAppearances() {
        for appearance in Appearance.allCases {
            for trait in Appearance.fallbackOrder {
                #expect(appearance.with(trait).has(trait) && !appearance.without(trait).has(trait))
                #expect(
                    appearance.has(trait)
                        ? appearance.with(trait) == appearance : appearance.without(trait) == appearance)
            }
        }
        #expect(Appearance.withoutLevels == [.light, .dark, .lightHigh, .darkHigh])
    }
}
