import SemanticColor
import Support
import Testing

private let gray = Color(bytes: 128, 128, 128)

/// The bytes that a vibrancy gives on a gray of 128, in light and in dark, worked out by hand from the design
/// kit's blends: light labels are 127 by luminosity, then 61 by overlay; fills add the gray and take off 255.
@Test(arguments: [
    (Vibrancy.label, 0, 0), (.secondaryLabel, 61, 255), (.tertiaryLabel, 95, 192), (.quaternaryLabel, 95, 166),
    (.fill, 77, 179), (.secondaryFill, 97, 159), (.tertiaryFill, 110, 146), (.separator, 113, 154),
])
func vibrancyBlendsWithWhatTheMaterialShows(vibrancy: Vibrancy, light: Int, dark: Int) {
    #expect(abs(Int(vibrancy.color(of: .black, on: gray, style: .light).bytes.red) - light) <= 1)
    #expect(abs(Int(vibrancy.color(of: .black, on: gray, style: .dark).bytes.red) - dark) <= 1)
}

@Test func onlyLabelsPassTheColourOfTheContentThrough() {
    let red = Color(bytes: 200, 10, 20)
    for style in Appearance.Style.allCases {
        #expect(Vibrancy.label.color(of: red, on: gray, style: style) == red)
        for vibrancy in Vibrancy.allCases where vibrancy != .label {
            #expect(
                vibrancy.color(of: red, on: gray, style: style) == vibrancy.color(of: .white, on: gray, style: style))
        }
    }
}

/// Luminosity keeps the hue: a tinted material leaves its tint in the label.
@Test func `a vibrant label takes on the hue of the material`() {
    let surface = Material.regular.color(over: Color(bytes: 255, 0, 0), style: .light)
    let seen = Vibrancy.secondaryLabel.color(of: .black, on: surface, style: .light)
    #expect(seen.red > seen.green && seen.green == seen.blue)
}

@Test func coverageMixesBetweenTheSurfaceAndTheEffect() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
        let surface = Color(
            red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
            blue: .random(in: 0...1, using: &random))
        for vibrancy in Vibrancy.allCases {
            for style in Appearance.Style.allCases {
                let full = vibrancy.color(of: .black, on: surface, style: style)
                let half = vibrancy.color(of: .black.opacity(0.5), on: surface, style: style)
                #expect(vibrancy.color(of: .clear, on: surface, style: style) == surface)
                #expect(full.alpha == 1 && (0...1).contains(full.red) && (0...1).contains(full.green))
                #expect(abs(half.red - (full.red + surface.red) / 2) < 1e-12)
            }
        }
    }
}

/// In each style, the first level of labels and of fills stands out most, the last one least.
@Test func levelsOfVibrancyGetFainter() {
    for style in Appearance.Style.allCases {
        for material in Material.allCases {
            let surface = material.color(over: gray, style: style)
            for levels in [
                [Vibrancy.secondaryLabel, .tertiaryLabel, .quaternaryLabel], [.fill, .secondaryFill, .tertiaryFill],
            ] {
                let ratios = levels.map { $0.color(of: .black, on: surface, style: style).contrastRatio(on: surface) }
                #expect(ratios == ratios.sorted(by: >), "\(material) \(style) \(ratios)")
            }
        }
    }
}

@Test func everyVibrancyHasAPlainColourInTheSystem() {
    let palette = Palette.system(.ios13)
    for vibrancy in Vibrancy.allCases { #expect(palette[vibrancy.plainRole] != nil) }
}

@Test func quaternaryLabelsAreNotForThinMaterials() {
    for vibrancy in Vibrancy.allCases {
        for material in Material.allCases {
            let isThin = material == .thin || material == .ultraThin
            #expect(vibrancy.isRecommended(on: material) == !(vibrancy == .quaternaryLabel && isThin))
        }
    }
}
