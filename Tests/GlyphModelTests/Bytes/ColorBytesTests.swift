import GlyphModel
import Markup
import Testing

@testable import SemanticColor

/// Two palettes with the same bytes are written alike by every format.
@Suite struct ColorBytesTests {
    private static let color = DynamicColor(.white)

    private func palette(_ roles: [ColorRole] = ["a", "b"]) -> Palette {
        var palette = Palette()
        for role in roles { palette.define(role, as: Self.color) }
        return palette
    }

    @Test func eachPropertyOfAPaletteIsWritten() {
        let reversed = palette(["b", "a"])
        var generated = Palette(generation: .ios26)
        for role in palette().roles { generated.define(role, as: Self.color) }
        expectEachPropertyCounts(
            of: palette(),
            [
                "roles": { $0 = reversed }, "generation": { $0 = generated },
                "colors": { $0.define("a", as: DynamicColor(.black)) },
                "targets": { $0.define("a", as: Self.color, sameAs: "b") },
                "notes": { $0.define("a", as: Self.color, note: ColorNote(description: "ink")) },
            ])
    }

    @Test func eachValueOfAColorIsWritten() {
        expectEachPropertyCounts(of: Self.color, ["values": { $0.state(.black, for: .light) }])
        var digests = Appearance.allCases.map { appearance in
            var color = DynamicColor(.white)
            color.state(.black, for: appearance)
            return Digest(of: color)
        }
        digests.append(Digest(of: Self.color))
        #expect(Set(digests).count == 9)
        expectEachPropertyCounts(
            of: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
            [
                "space": { $0.space = .displayP3 }, "red": { $0.red = 0 }, "green": { $0.green = 0 },
                "blue": { $0.blue = 0 }, "alpha": { $0.alpha = 0 },
            ])
    }

    @Test func eachPropertyOfANoteIsWritten() {
        let notation = ColorNotation(space: "hsl", components: [1, nil, 3], alpha: 1, color: .white)
        expectEachPropertyCounts(
            of: ColorNote(),
            [
                "description": { $0.description = "a" }, "deprecation": { $0.deprecation = "" },
                "extensions": { $0.extensions = "{}" }, "notations": { $0.notations[.dark] = notation },
            ])
        expectEachPropertyCounts(
            of: notation,
            [
                "space": { $0.space = "lab" }, "components": { $0.components = [1, 0, 3] },
                "alpha": { $0.alpha = 0.5 }, "color": { $0.color = .black },
            ])
    }

    @Test func appearancesAndRolesAreReadAsTheyAreWritten() throws {
        for appearance in Appearance.allCases {
            var encoder = ByteEncoder()
            encoder.append(appearance)
            var decoder = ByteDecoder(encoder.bytes)
            #expect(try decoder.value(Appearance.self) == appearance)
        }
        #expect(Set(Appearance.allCases.map { Digest(of: $0) }).count == 8)
        expectEachPropertyCounts(of: ColorRole("a"), ["rawValue": { $0.rawValue = "b" }])
        expectEachPropertyCounts(
            of: Appearance.light,
            [
                "style": { $0.style = .dark }, "contrast": { $0.contrast = .high }, "level": { $0.level = .elevated },
            ])
    }
}
