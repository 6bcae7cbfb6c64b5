/// A drawing and its output size.
package struct RasterPage: Hashable, Sendable {
    /// A complete SVG document. Areas that it does not paint stay transparent.
    package var svg: [UInt8]
    /// In pixels at scale 1, or in points of a PDF. The drawing is fitted into this size as its view box requires.
    package var width: Double
    package var height: Double

    package init(svg: [UInt8], width: Double, height: Double) {
        self.svg = svg
        self.width = width
        self.height = height
    }
}

extension RasterPage {
    /// The longest side, in pixels or points; the limit of cairo's coordinates.
    package static let longestSide = 32_767
    /// The largest number of pixels: 64 Mi, which take 256 MB while they are drawn.
    package static let mostPixels = 1 << 26
    /// The longest document, in bytes.
    package static let longestDocument = 1 << 26

    /// - Throws: `RasterError.size`, or `externalReference`.
    package func check() throws(RasterError) {
        guard svg.count <= Self.longestDocument else {
            throw .size("the drawing has more than \(Self.longestDocument) bytes")
        }
        guard width > 0, height > 0, max(width, height) <= Double(Self.longestSide) else {
            throw .size("a side must be above 0 and at most \(Self.longestSide)")
        }
        if let reference = ExternalReference.first(in: svg) { throw .externalReference(reference) }
    }

    /// Width and height in whole pixels, rounded up so that nothing is cut off.
    package func pixels(scale: Double) throws(RasterError) -> (width: Int, height: Int) {
        // A size that is off by rounding, such as 24.000000000000004, does not get an additional pixel.
        let sides = [width, height].map { ($0 * scale - 1e-6).rounded(.up) }
        guard sides[0] >= 1, sides[1] >= 1, max(sides[0], sides[1]) <= Double(Self.longestSide) else {
            throw .size("a side must be at least 1 pixel and at most \(Self.longestSide)")
        }
        guard sides[0] * sides[1] <= Double(Self.mostPixels) else {
            throw .size("the picture would have more than \(Self.mostPixels) pixels")
        }
        return (Int(sides[0]), Int(sides[1]))
    }
}
