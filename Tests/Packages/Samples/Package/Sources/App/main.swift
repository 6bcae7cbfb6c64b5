import Foundation

// Prints the glyphs with the size of their pictures, which are resources of the target.
for glyph in GlyphName.allCases {
    let pictures = ["light", "dark"].map { style in
        Bundle.module.url(forResource: "\(glyph.rawValue).\(style)", withExtension: "svg", subdirectory: "svg")
    }
    let sizes = try pictures.map { try $0.map { try Data(contentsOf: $0).count } ?? 0 }
    print(glyph.rawValue, sizes.allSatisfy { $0 > 0 } ? "has its pictures" : "has no pictures")
}
let catalog = Bundle.module.url(forResource: "Symbols", withExtension: "xcassets")
print(catalog == nil ? "no catalog" : "a catalog", GlyphColor.allCases.map(\.rawValue))
