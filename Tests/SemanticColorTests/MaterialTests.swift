import SemanticColor
import Testing

/// Measured on a running system: a backdrop, a style, then what the five materials make of it, thin to
/// thick, then chrome; 0…255.
private let samples: [(backdrop: [Double], style: Appearance.Style, results: [[Double]])] = [
    (
        [0, 0, 0], .light,
        [
            [88.7, 88.7, 88.7], [141.1, 141.1, 141.1], [196.1, 196.1, 196.1], [234, 234, 234], [178, 178, 178],
        ]
    ),
    (
        [0, 0, 0], .dark,
        [
            [31.8, 31.8, 31.8], [32, 32, 32], [31.8, 31.8, 31.8], [30, 30, 30], [18, 18, 18],
        ]
    ),
    (
        [255, 255, 255], .light,
        [
            [245, 245, 245], [245.1, 245.1, 245.1], [244.8, 244.8, 244.8], [246, 246, 246], [247, 247, 247],
        ]
    ),
    (
        [255, 255, 255], .dark,
        [
            [176.8, 176.8, 176.8], [125.8, 125.8, 125.8], [84, 84, 84], [36, 36, 36], [87.8, 87.8, 87.8],
        ]
    ),
    (
        [128, 128, 128], .light,
        [
            [169.3, 169.3, 169.3], [200.3, 200.3, 200.3], [222.2, 222.2, 222.2], [243, 243, 243],
            [239.6, 239.6, 239.6],
        ]
    ),
    (
        [128, 128, 128], .dark,
        [
            [100, 100, 100], [76, 76, 76], [63.8, 63.8, 63.8], [42, 42, 42], [74.8, 74.8, 74.8],
        ]
    ),
    (
        [64, 64, 64], .light,
        [
            [130, 130, 130], [175.1, 175.1, 175.1], [207.9, 207.9, 207.9], [237, 237, 237], [210.2, 210.2, 210.2],
        ]
    ),
    (
        [64, 64, 64], .dark,
        [
            [63.4, 63.4, 63.4], [55.8, 55.8, 55.8], [53.8, 53.8, 53.8], [39, 39, 39], [58.1, 58.1, 58.1],
        ]
    ),
    (
        [191, 191, 191], .light,
        [
            [209.3, 209.3, 209.3], [222.2, 222.2, 222.2], [237.1, 237.1, 237.1], [246, 246, 246],
            [254.9, 254.9, 254.9],
        ]
    ),
    (
        [191, 191, 191], .dark,
        [
            [137.8, 137.8, 137.8], [98.1, 98.1, 98.1], [71.8, 71.8, 71.8], [42, 42, 42], [79.8, 79.8, 79.8],
        ]
    ),
    (
        [255, 0, 0], .light,
        [
            [234, 93, 93], [254.9, 141.2, 141.2], [254.9, 185.8, 185.8], [254.9, 225.9, 225.9], [254.9, 190.6, 190.6],
        ]
    ),
    (
        [255, 0, 0], .dark,
        [
            [168.8, 29, 29], [159.1, 21.9, 21.9], [126, 30.2, 30.3], [75.4, 30, 30], [156.1, 28, 28],
        ]
    ),
    (
        [0, 255, 0], .light,
        [
            [101.6, 244, 101.6], [120.1, 254.9, 120.2], [167, 254.9, 167], [213.9, 254.9, 213.9],
            [203.6, 254.9, 203.6],
        ]
    ),
    (
        [0, 255, 0], .dark,
        [
            [32, 172.6, 32], [0.1, 133, 0.1], [2, 97.6, 2], [9, 54.5, 9], [0.1, 114, 0.1],
        ]
    ),
    (
        [0, 0, 255], .light,
        [
            [90, 90, 230.3], [141.1, 141.2, 254.9], [192.1, 192.1, 254.9], [231, 231, 254.9], [182.2, 182.2, 252.6],
        ]
    ),
    (
        [0, 0, 255], .dark,
        [
            [30.2, 30.3, 169], [27.8, 27.9, 165.1], [32.2, 32.2, 128.3], [30, 30, 77.1], [24.1, 24.2, 152.6],
        ]
    ),
    (
        [200, 120, 60], .light,
        [
            [210.7, 166.3, 133], [239.1, 195.8, 163.2], [251, 220.1, 197.9], [254.9, 240.9, 231],
            [254.9, 238.2, 221.6],
        ]
    ),
    (
        [200, 120, 60], .dark,
        [
            [139, 95, 61.8], [114, 70, 38], [90, 59.8, 37.8], [54.4, 39, 30], [108.9, 69.7, 39],
        ]
    ),
    (
        [60, 140, 160], .light,
        [
            [131.3, 176, 187.3], [165.1, 208, 218.2], [198.1, 228, 236.9], [231, 243.9, 249], [221.6, 243.2, 247.6],
        ]
    ),
    (
        [60, 140, 160], .dark,
        [
            [63, 107.8, 118.8], [40, 83.8, 94.1], [39.8, 69.8, 75.8], [30, 45.5, 48.4], [42.1, 82.8, 92.8],
        ]
    ),
    (
        [180, 150, 140], .light,
        [
            [201.3, 184, 179.3], [222.5, 208, 202], [240.8, 228, 224.2], [249, 243, 243], [254.9, 247, 244.6],
        ]
    ),
    (
        [180, 150, 140], .dark,
        [
            [128.2, 112.3, 107.8], [98.1, 82, 78], [75.8, 65.8, 61.8], [48.4, 42, 39], [90.8, 74.7, 69.9],
        ]
    ),
]

@Test func `materials over backdrops equal the measured colors`() {
    for (backdrop, style, results) in samples {
        let below = Color(red: backdrop[0] / 255, green: backdrop[1] / 255, blue: backdrop[2] / 255)
        for (material, expected) in zip(Material.allCases, results) {
            let color = material.color(over: below, style: style)
            let channels = [color.red, color.green, color.blue]
            for (got, wanted) in zip(channels, expected) {
                #expect(abs(got * 255 - wanted) < 3, "\(material) \(style) over \(backdrop)")
            }
        }
    }
}

@Test func materialsAreNamedAsBackgrounds() {
    #expect(Material(background: "material.thin") == .thin)
    #expect(Material(background: "material.ultraThin") == .ultraThin)
    #expect(Material(background: "thin") == nil)
    #expect(Material(background: "material.glass") == nil)
}

@Test func materialsAreOpaque() {
    for material in Material.allCases {
        #expect(material.color(over: .white.opacity(0.5), style: .dark).alpha == 1)
    }
}

/// Opaque, and within the rounding of one level of what was measured over white and over black.
@Test func reducedTransparencyShowsWhatIsMeasuredOverTheBackground() {
    for material in Material.allCases {
        for (style, backdrop) in [(Appearance.Style.light, Color.white), (.dark, .black)] {
            let reduced = material.reducedTransparencyColor(style)
            let model = material.color(over: backdrop, style: style)
            #expect(reduced.alpha == 1 && reduced.red == reduced.blue)
            #expect(abs(reduced.red - model.red) * 255 < 1.5, "\(material) \(style) \(model.red * 255)")
        }
    }
    #expect(Material.allCases.map { $0.reducedTransparencyColor(.dark).bytes.red } == [32, 32, 32, 30, 19])
}

/// A thicker material lets less through.
@Test func thickerMaterialsHoldBackdropsCloserTogether() {
    for style in Appearance.Style.allCases {
        let spreads = [Material.ultraThin, .thin, .regular, .thick].map { material in
            abs(
                material.color(over: .white, style: style).luminance
                    - material.color(over: .black, style: style).luminance)
        }
        #expect(spreads == spreads.sorted(by: >), "\(style)")
    }
}
