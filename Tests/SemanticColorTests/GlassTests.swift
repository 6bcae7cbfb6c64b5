import SemanticColor
import Testing

/// Every twelfth level of each channel, black and white with them.
private let backdrops: [Color] = {
    let levels = stride(from: 0, through: 255, by: 15).map { Double($0) / 255 }
    return levels.flatMap { red in
        levels.flatMap { green in levels.map { Color(red: red, green: green, blue: $0) } }
    }
}()

@Suite struct GlassTests {
    @Test func `glass is named as a background`() {
        #expect(Glass(background: "glass.regular") == .regular)
        #expect(Glass(background: "glass.clear") == .clear)
        #expect(Glass(background: "glass.thin") == nil)
        #expect(Glass(background: "material.regular") == nil)
        #expect(Glass(background: "clear") == nil)
        for glass in Glass.allCases { #expect(Glass(background: glass.backgroundName) == glass) }
    }

    @Test func `regular glass takes on the hue of its backdrop, and keeps light content light and dark content dark`() {
        let red = Glass.regular.color(over: Color(bytes: 120, 0, 0))
        #expect(red.red > red.green && red.green == red.blue)
        for backdrop in backdrops {
            let color = Glass.regular.color(over: backdrop)
            let isLight = Glass.regular.style(over: backdrop) == .light
            #expect(isLight ? color.luminance >= backdrop.luminance : color.luminance <= backdrop.luminance)
        }
        #expect(Glass.regular.style(over: .white) == .light)
        #expect(Glass.regular.style(over: .black) == .dark)
    }

    @Test func `symbols on regular glass have a contrast of seven over every backdrop, and not with a tenth less`() {
        var least = Double.infinity
        var leastWithLess = Double.infinity
        for backdrop in backdrops {
            let symbol = Glass.regular.labelColor(over: backdrop)
            least = min(least, symbol.contrastRatio(on: Glass.regular.color(over: backdrop)))
            let pole: Color = Glass.regular.style(over: backdrop) == .light ? .white : .black
            let other = pole.opacity(Glass.adjustment - 0.1).composited(over: backdrop)
            leastWithLess = min(leastWithLess, symbol.contrastRatio(on: other))
        }
        #expect(least >= 7)
        #expect(leastWithLess < 7)
    }

    @Test func `clear glass shows its backdrop as it is, and has a dimming layer over bright content only`() {
        for backdrop in backdrops {
            let color = Glass.clear.color(over: backdrop)
            let isBright = Color.white.contrastRatio(on: backdrop) < 3
            #expect(Glass.clear.isDimmed(over: backdrop) == isBright, "\(backdrop.hex)")
            #expect(color == backdrop || isBright)
            #expect(!Glass.regular.isDimmed(over: backdrop))
        }
        // 35 % of black leaves 65 % of 255.
        #expect(Glass.clear.color(over: .white).bytes == (166, 166, 166))
    }

    @Test func `symbols on clear glass are white, whatever is behind it`() {
        #expect(backdrops.allSatisfy { Glass.clear.labelColor(over: $0) == .white })
    }

    @Test(arguments: Glass.allCases) func `with the system's settings for legibility nothing shows through`(
        glass: Glass
    ) {
        for backdrop in backdrops {
            let style = Glass.regular.style(over: backdrop)
            #expect(
                glass.color(over: backdrop, legibility: .reducedTransparency)
                    == Material.regular.reducedTransparencyColor(style))
            #expect(glass.color(over: backdrop, legibility: .increasedContrast) == (style == .light ? .white : .black))
            for legibility in [Glass.Legibility.reducedTransparency, .increasedContrast] {
                #expect(glass.labelColor(over: backdrop, legibility: legibility) == (style == .light ? .black : .white))
            }
        }
    }
}
