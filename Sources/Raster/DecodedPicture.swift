internal import CLibRSVG

/// The pixels of a PNG.
package struct DecodedPicture: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Red, green, blue and alpha of each pixel, in rows from the top. Colours are not multiplied by the alpha; a clear
    /// pixel has none. Colour profiles are ignored.
    package let bytes: [UInt8]
}

extension Rasterizer {
    /// The largest number of pixels that are decoded: 16 Mi. They take 64 MB meanwhile, and 256 if the file has 16 bits
    /// per channel.
    package static let mostDecodedPixels = 1 << 24
    /// The largest number of pixels that are kept: 4 Mi, as a photograph for a whole screen has.
    static let mostKeptPixels = 1 << 22

    /// Decodes a PNG of any kind to eight bits per channel. Of a very large one, it keeps pixels at even distances,
    /// which are not mixed with their neighbours.
    ///
    /// The size is read before anything is decoded, so that a small file cannot ask for a large picture.
    ///
    /// - Throws: `RasterError`: `undecodable` for bytes that are not a PNG, `size`, or `missing`.
    package static func decode(png: [UInt8]) throws(RasterError) -> DecodedPicture {
        let header = try header(of: png)
        try Library.load()
        var step = 1
        while max(1, header.width / step) * max(1, header.height / step) > mostKeptPixels { step += 1 }
        let (width, height) = (max(1, header.width / step), max(1, header.height / step))
        let canvas = try painted(png, header, width, height, isMixed: false)
        var channels = try canvas.channels(width: width, height: height)
        straighten(&channels)
        return DecodedPicture(width: width, height: height, bytes: channels)
    }

    /// A PNG of another size, for eyes: each pixel has the colours of all that it covers. It has eight bits per
    /// channel, and nothing besides its pixels.
    ///
    /// - Throws: as `decode`.
    package static func scaled(png: [UInt8], width: Int, height: Int) throws(RasterError) -> [UInt8] {
        let header = try header(of: png)
        try Library.load()
        return try painted(png, header, width, height, isMixed: true).png()
    }

    private static func header(of png: [UInt8]) throws(RasterError) -> PNGHeader {
        guard let header = PNGHeader(png) else { throw .undecodable("it does not begin as a PNG") }
        guard header.width <= RasterPage.longestSide, header.height <= RasterPage.longestSide,
            header.width * header.height <= mostDecodedPixels
        else { throw .size("the picture has more than \(mostDecodedPixels) pixels") }
        return header
    }

    /// cairo decodes pictures of gray or of 16 bits to formats of their own: painting makes one format of all.
    private static func painted(
        _ png: [UInt8], _ header: PNGHeader, _ width: Int, _ height: Int, isMixed: Bool
    ) throws(RasterError) -> Canvas {
        let read = try PNGSurface(png)
        guard read.width == header.width, read.height == header.height else {
            throw .undecodable("it has another size than it states")
        }
        let canvas = try Canvas.pixels(width: width, height: height)
        try canvas.paint(read, width: width, height: height, isMixed: isMixed)
        return canvas
    }

    /// Makes red, green, blue and alpha of cairo's pixels, which are words in the order of the machine, multiplied by
    /// their alpha.
    private static func straighten(_ channels: inout [UInt8]) {
        let isBigEndian = 1.bigEndian == 1
        for start in stride(from: 0, to: channels.count, by: 4) {
            let (first, second) = (channels[start], channels[start + 1])
            let (third, fourth) = (channels[start + 2], channels[start + 3])
            let alpha = isBigEndian ? first : fourth
            func value(_ channel: UInt8) -> UInt8 {
                if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : channel }
                return UInt8(clamping: (Int(channel) * 255 + Int(alpha) / 2) / Int(alpha))
            }
            channels[start] = value(isBigEndian ? second : third)
            channels[start + 1] = value(isBigEndian ? third : second)
            channels[start + 2] = value(isBigEndian ? fourth : first)
            channels[start + 3] = alpha
        }
    }
}

/// The beginning of a PNG: its signature, and the chunk with the size (PNG, third edition, 11.2.1).
private struct PNGHeader {
    private(set) var width: Int
    private(set) var height: Int

    private static let lead: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)

    /// Nil for bytes that are not a PNG, and for a picture without pixels.
    init?(_ png: [UInt8]) {
        let start = Self.lead.count
        guard png.starts(with: Self.lead), png.count >= start + 8 else { return nil }
        func number(_ offset: Int) -> Int { png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        (width, height) = (number(start), number(start + 4))
        if width == 0 || height == 0 { return nil }
    }
}
