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

/// Why a drawing could not be rendered as pixels or pages.
package enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// librsvg is not installed, or cannot be loaded; with the reason.
    case missing(String)
    /// It is not an SVG; with librsvg's message.
    case unreadable(String)
    /// It refers to something outside of itself; with the reference as it is written.
    case externalReference(String)
    /// The picture would be empty or too large, or the drawing has too many bytes; with the limit.
    case size(String)
    /// It has text, and no fonts are installed.
    case noFonts
    /// It is not a PNG, or a damaged one; with the reason.
    case undecodable(String)
    /// librsvg or cairo failed while drawing; with their message.
    case undrawable(String)

    package var description: String {
        switch self {
        case .missing(let reason): "pictures are drawn by librsvg, which cannot be loaded (\(reason)); \(Self.remedy)"
        case .unreadable(let reason): "this is not an SVG: \(reason)"
        case .externalReference(let reference): "'\(reference)' is outside the drawing"
        case .size(let reason): reason
        case .noFonts: "no fonts are installed for the text; install some, for example fonts-dejavu-core"
        case .undecodable(let reason): "the PNG could not be decoded: \(reason)"
        case .undrawable(let reason): "the drawing could not be rendered: \(reason)"
        }
    }

    /// How librsvg is installed.
    private static var remedy: String {
        #if os(macOS)
        "install it: brew install librsvg"
        #else
        "install it, for example: apt-get install librsvg2-2"
        #endif
    }
}

/// Finds references of a drawing to something outside of it: anything but `#…` and `data:…` in `href`, `url(…)`,
/// `@import` and the `SYSTEM` of an entity.
///
/// librsvg opens no reference, since it gets no base address. But it does not report them either, and the picture
/// would be incomplete.
private enum ExternalReference {
    /// The first reference as it is written, truncated if it is long.
    static func first(in svg: [UInt8]) -> String? {
        for opening in openings {
            var start = 0
            while let found = svg.firstIndex(of: opening.text, from: start) {
                start = found + opening.text.count
                var value = svg[start...].drop(while: spaces.contains)
                if opening.isAttribute {
                    guard value.first == UInt8(ascii: "=") else { continue }
                    value = value.dropFirst()
                }
                let target = value.drop { spaces.contains($0) || quotes.contains($0) }.prefix { !ends.contains($0) }
                if target.isEmpty || target.first == UInt8(ascii: "#") || target.starts(with: "data:".utf8) { continue }
                return String(decoding: target.prefix(80), as: UTF8.self)
            }
        }
        return nil
    }

    private static let openings: [(text: [UInt8], isAttribute: Bool)] = [
        (Array("href".utf8), true), (Array("url(".utf8), false), (Array("@import".utf8), false),
        (Array(" SYSTEM ".utf8), false),
    ]
    private static let spaces = Array(" \t\r\n".utf8)
    private static let quotes = Array("\"'".utf8)
    private static let ends = Array("\"')<>\r\n".utf8)
}

extension [UInt8] {
    /// The index of the first occurrence of `text` at or after `start`.
    func firstIndex(of text: [UInt8], from start: Int) -> Int? {
        guard let first = text.first, count >= text.count else { return nil }
        let last = count - text.count
        var place = start
        while place <= last, let found = self[place...last].firstIndex(of: first) {
            if self[found..<found + text.count].elementsEqual(text) { return found }
            place = found + 1
        }
        return nil
    }
}
