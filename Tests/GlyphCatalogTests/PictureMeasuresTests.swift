import GlyphModel
import Markup
import SemanticColor
import Testing

@testable import GlyphCatalog

@Suite struct PictureMeasuresTests {
    /// A grid of a function of column and row.
    private func grid(_ color: (Int, Int) -> Color?) -> PictureGrid {
        var (colors, numbers): ([Color], [Color: UInt16]) = ([.clear], [:])
        let points = (0..<PictureGrid.side * PictureGrid.side).map { index -> UInt16 in
            guard let color = color(index % PictureGrid.side, index / PictureGrid.side) else { return 0 }
            if let known = numbers[color] { return known }
            colors.append(color)
            numbers[color] = UInt16(colors.count - 1)
            return UInt16(colors.count - 1)
        }
        return PictureGrid(colors: colors, points: points)
    }

    private func square(_ color: Color, _ range: Range<Int> = 16..<48) -> PictureGrid {
        grid { range.contains($0) && range.contains($1) ? color : nil }
    }

    @Test func `a picture in one colour holds where the colour does`() {
        let gray = PictureMeasures(square(Color(bytes: 0x94, 0x94, 0x94)))
        #expect(gray.holds(on: [.white]))
        #expect(!gray.holds(on: [.white], ratio: 3.1))
        #expect(!gray.holds(on: [.white, Color(bytes: 0x80, 0x80, 0x80)]))
        #expect(gray.visibleShare(on: [.white], ratio: 3) == 1)
    }

    @Test func `half of the outline is enough`() {
        func halves(_ height: Int) -> PictureMeasures {
            // Two squares that do not touch, of which one is lost on white.
            PictureMeasures(
                grid { x, y in
                    if (4..<24).contains(x), (4..<4 + height).contains(y) { return .black }
                    return (40..<60).contains(x) && (4..<24).contains(y) ? Color(bytes: 250, 250, 250) : nil
                })
        }
        #expect(halves(20).holds(on: [.white]))
        #expect(!halves(16).holds(on: [.white]))
    }

    @Test func `translucent colours are composited before they are judged`() {
        #expect(PictureMeasures(square(Color.black.opacity(0.6))).holds(on: [.white]))
        #expect(!PictureMeasures(square(Color.black.opacity(0.4))).holds(on: [.white]))
    }

    @Test(arguments: [(0, true), (2, true), (24, false)])
    func `a white icon stays white with some points that are mixtures with its plate`(mixtures: Int, isWhite: Bool) {
        let icon = PictureMeasures(
            grid { x, y in
                if (20..<44).contains(x), (20..<44).contains(y) {
                    return y == 20 && x < 20 + mixtures ? Color(bytes: 0xC8, 0xC8, 0xC8).opacity(0.95) : .white
                }
                return (14..<50).contains(x) && (14..<50).contains(y) ? Color.black.opacity(0.4) : nil
            })
        #expect(icon.isNearlyWhite == isWhite)
    }

    @Test func `a shadow around an icon is not its outline`() {
        let icon = PictureMeasures(
            grid { x, y in
                if (20..<44).contains(x), (20..<44).contains(y) { return .black }
                return (14..<50).contains(x) && (14..<50).contains(y) ? Color.black.opacity(0.2) : nil
            })
        #expect(icon.drawnCount == 24 * 24)
        #expect(icon.holds(on: [.white]))
    }

    @Test func `pixels at an edge have the colour that was drawn`() {
        let gray = Color(bytes: 0x77, 0x77, 0x77)
        let blurred = grid { x, y in
            if (16..<48).contains(x), (16..<48).contains(y) { return gray }
            return (15..<49).contains(x) && (15..<49).contains(y) ? gray.opacity(0.55) : nil
        }
        // By the outline alone.
        #expect(PictureMeasures(blurred, blur: 1).holds(on: [.white], leastVisibleInk: 2))
        #expect(
            !PictureMeasures(blurred).holds(on: [.white], leastVisibleInk: 2), "a vector is as faint as it is drawn")
        let pixels = CatalogPicture(path: "a.png", content: .pixels, size: (64, 64), grid: blurred)
        #expect(pixels.measures?.holds(on: [.white]) == true)
        #expect(CatalogPicture(path: "a.png", content: .pixels).measures == nil)
    }

    @Test func `an icon on a plate that is lost is what is seen`() {
        func plate(_ icon: Range<Int>) -> PictureMeasures {
            PictureMeasures(
                grid { x, y in
                    if icon.contains(x), icon.contains(y) { return .white }
                    return (8..<56).contains(x) && (8..<56).contains(y) ? .black : nil
                })
        }
        #expect(plate(22..<42).holds(on: [.black]))
        #expect(!plate(28..<36).holds(on: [.black]))
        #expect(plate(28..<36).holds(on: [.black], leastVisibleInk: 0.02))
        // A part of its own does not help another one.
        let apart = PictureMeasures(
            grid { x, y in
                if (2..<14).contains(x), (26..<38).contains(y) { return .white }
                return (20..<60).contains(x) && (12..<52).contains(y) ? .black : nil
            })
        #expect(!apart.holds(on: [.black]))
    }

    @Test func `shadows and empty pictures are faint`() {
        #expect(PictureMeasures(square(Color.black.opacity(0.3))).isFaint)
        #expect(PictureMeasures(grid { _, _ in nil }).isFaint)
        #expect(PictureMeasures(grid { _, _ in nil }).visibleShare(on: [.white], ratio: 3) == 1)
        #expect(!PictureMeasures(square(.black)).isFaint)
    }

    @Test func `a picture of many colours is a photo`() {
        func many(_ range: Range<Int>, _ step: Int) -> PictureMeasures {
            PictureMeasures(
                grid { x, y in
                    guard range.contains(x), range.contains(y) else { return nil }
                    return Color(bytes: UInt8(x / step * step * 4), UInt8(y / step * step * 4), 90)
                })
        }
        #expect(many(0..<64, 4).isPhoto)
        #expect(many(10..<54, 4).isPhoto, "a person without a background")
        #expect(!many(0..<64, 16).isPhoto)
        // A gradient of one colour is drawn.
        let fade = PictureMeasures(grid { x, y in y < 8 ? nil : Color(bytes: UInt8(x * 2), UInt8(x * 2), 200) })
        #expect(!fade.isPhoto)
    }

    @Test func `shades and edges are not main colours`() {
        let icon = PictureMeasures(
            grid { x, y in
                guard (8..<56).contains(x), (8..<56).contains(y) else { return nil }
                if y < 30 { return Color(bytes: 200, 30, 30) }
                if y == 30 { return Color(bytes: 110, 60, 110) }
                return x.isMultiple(of: 2) ? Color(bytes: 20, 90, 190) : Color(bytes: 22, 94, 196)
            })
        #expect(icon.mainColors().count == 2)
        #expect(icon.hasFewColors)
    }

    @Test func `a plate is white around its icon`() {
        func card(_ plate: Range<Int>, icon: Range<Int>, across: Bool = false) -> Double? {
            PictureMeasures(
                grid { x, y in
                    guard plate.contains(x), plate.contains(y) else { return nil }
                    return icon.contains(y) && (across || icon.contains(x)) ? Color(bytes: 200, 0, 0) : .white
                }
            ).whitePlateShare
        }
        #expect(card(4..<60, icon: 26..<38) != nil)
        #expect(card(20..<44, icon: 28..<36) == nil, "less than a third of the frame")
        #expect(card(4..<60, icon: 30..<30) == nil, "nothing is on it")
        #expect(card(4..<60, icon: 20..<40, across: true) == nil, "stripes of a flag")
    }

    @Test func `a disc is solid, a ring and a cross are not`() {
        func shape(_ contains: (Double, Double) -> Bool) -> Bool {
            PictureMeasures(grid { contains(Double($0) - 31.5, Double($1) - 31.5) ? .black : nil }).isSolidShape
        }
        #expect(shape { ($0 * $0 + $1 * $1).squareRoot() < 28 })
        #expect(shape { abs($0) < 28 && abs($1) < 20 })
        #expect(!shape { (14..<28).contains(($0 * $0 + $1 * $1).squareRoot()) })
        #expect(!shape { min(abs($0), abs($1)) < 6 && max(abs($0), abs($1)) < 28 })
        #expect(!shape { abs($1) < 20 && abs(abs($0) - 15) < 10 }, "two parts")
    }
}
