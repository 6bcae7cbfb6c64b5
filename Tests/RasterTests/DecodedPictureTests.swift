import Foundation
import Testing

@testable import Raster

/// A PNG of two pixels in a row, of each kind, as Python's zlib wrote it.
private enum Kind: String, CaseIterable {
    case gray = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mNgaAAAAIMAgRRrm0MAAAAASUVORK5CYII="
    case oneBit = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQAAAADcWUInAAAACklEQVR42mNwAAAAQgBBhL+OYgAAAABJRU5ErkJggg=="
    case opaque = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR42mP4z8DA8J8BAAf/Af+4BDXgAAAAAElFTkSuQmCC"
    case palette = """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEX/AAAAAP9sof2OAAAAAnRSTlP/AOW3MEoAAAALSURBVHjaY2BgBAAABA\
        ACLN5IrQAAAABJRU5ErkJggg==
        """
    case sixteenBits = """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAYAAACksqPJAAAAEUlEQVR42mP4/58BCGBkAwMAOdgGe0t3ODEAAAAASUVORK5CYII=
        """

    var bytes: [UInt8] { [UInt8](Data(base64Encoded: rawValue) ?? Data()) }

    /// As the specification of PNG has it.
    var expected: [UInt8] {
        switch self {
        case .gray: [0, 0, 0, 255, 128, 128, 128, 255]
        case .oneBit: [0, 0, 0, 255, 255, 255, 255, 255]
        case .opaque: [255, 0, 0, 255, 0, 255, 0, 255]
        case .palette: [255, 0, 0, 255, 0, 0, 0, 0]
        case .sixteenBits: [255, 0, 0, 255, 0, 0, 255, 128]
        }
    }
}

private func isUndecodable(_ error: any Error) -> Bool {
    if case .undecodable(let reason)? = error as? RasterError { !reason.isEmpty } else { false }
}

@Test(arguments: Kind.allCases)
private func `a PNG of any kind gives straight colours with eight bits`(kind: Kind) throws {
    let picture = try Rasterizer.decode(png: kind.bytes)
    #expect(picture.width == 2 && picture.height == 1)
    #expect(picture.bytes == kind.expected)
}

@Test func `a drawn picture is decoded to its colours`() throws {
    let drawing =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 2\"><rect width=\"2\" height=\"2\" fill=\"#C08040\" "
        + "fill-opacity=\".5\"/></svg>"
    let png = try Rasterizer.png(RasterPage(svg: Array(drawing.utf8), width: 4, height: 2))
    let picture = try Rasterizer.decode(png: png)
    #expect(picture.width == 4 && picture.height == 2 && picture.bytes.count == 32)
    let pixel = picture.bytes[..<4].map(Int.init)
    // Colours that were multiplied by an alpha lose at most two of 255.
    for (value, exact) in zip(pixel, [0xC0, 0x80, 0x40, 128]) { #expect(abs(value - exact) <= 2, "\(pixel)") }
    #expect(picture.bytes[8..<16].allSatisfy { $0 == 0 })
}

@Test func `a scaled picture mixes the pixels that it covers`() throws {
    let png = try Rasterizer.scaled(png: Kind.opaque.bytes, width: 1, height: 1)
    let pixel = try Rasterizer.decode(png: png)
    #expect(pixel.width == 1 && pixel.height == 1)
    // Of red and green, each a half.
    for (value, exact) in zip(pixel.bytes.map(Int.init), [128, 128, 0, 255]) {
        #expect(abs(value - exact) <= 8, "\(pixel.bytes)")
    }
    #expect { try Rasterizer.scaled(png: Array("GIF89a".utf8), width: 1, height: 1) } throws: { isUndecodable($0) }
}

@Test func `bytes that are not a PNG are refused`() {
    let png = Kind.opaque.bytes
    let faults: [[UInt8]] = [
        [], Array("GIF89a".utf8), Array(png.prefix(8)), Array(png.prefix(20)), Array(png.prefix(40)),
        Array(repeating: 0, count: 4096),
    ]
    for fault in faults { #expect { try Rasterizer.decode(png: fault) } throws: { isUndecodable($0) } }
}

@Test func `a damaged byte never ends the program`() {
    for kind in Kind.allCases {
        for place in 8..<kind.bytes.count {
            for value: UInt8 in [0, 0x7F, 0xFF] {
                var bytes = kind.bytes
                bytes[place] = value
                if let picture = try? Rasterizer.decode(png: bytes) {
                    #expect(picture.bytes.count == picture.width * picture.height * 4)
                }
            }
        }
    }
}

/// The size is in the first bytes: nothing is decoded, and no memory is asked for.
@Test(arguments: [(100_000, 1), (1, 100_000), (4097, 4096), (0x7FFF_FFFF, 0x7FFF_FFFF), (0xFFFF_FFFF, 0xFFFF_FFFF)])
func `a size above the limit is refused before anything is decoded`(width: Int, height: Int) {
    var bytes = Kind.opaque.bytes
    for (place, value) in [(16, width), (20, height)] {
        for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: value >> (24 - 8 * index)) }
    }
    #expect { try Rasterizer.decode(png: bytes) } throws: { error in
        if case .size? = error as? RasterError { true } else { false }
    }
}

@Test func `a very large picture keeps unmixed pixels at even distances`() throws {
    let drawing =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 3 2\"><rect width=\"2\" height=\"2\" fill=\"#F00\"/></svg>"
    let png = try Rasterizer.png(RasterPage(svg: Array(drawing.utf8), width: 3000, height: 2000))
    let picture = try Rasterizer.decode(png: png)
    #expect(picture.width == 1500 && picture.height == 1000 && picture.bytes.count == 6_000_000)
    for row in [0, 500, 999] {
        let start = row * 1500 * 4
        #expect(picture.bytes[start + 999 * 4..<start + 1001 * 4].elementsEqual([255, 0, 0, 255, 0, 0, 0, 0]))
    }
}

@Test func `a picture without pixels is refused`() {
    for place in [16, 20] {
        var bytes = Kind.opaque.bytes
        for index in 0..<4 { bytes[place + index] = 0 }
        #expect { try Rasterizer.decode(png: bytes) } throws: { isUndecodable($0) }
    }
}
