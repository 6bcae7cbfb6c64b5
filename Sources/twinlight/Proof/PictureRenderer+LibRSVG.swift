import GlyphKit
import Raster

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension PictureRenderer {
    /// - Parameter jobs: how many pictures are drawn at the same time.
    static func librsvg(jobs: Int) -> PictureRenderer {
        let name = Rasterizer.version?.split(separator: ",").first.map(String.init) ?? "librsvg"
        return PictureRenderer(.plain, name: name) { pictures in
            let drawn = await pictures.concurrentMap(jobs: jobs) { picture in Result { try picture.overlap } }
            return Result { try drawn.map { try $0.get() } }.mapError { Failure(reason: "\($0)") }
        }
    }
}

extension ProofPicture {
    fileprivate var overlap: Double {
        get throws(RasterError) {
            guard let shown else { return 0 }
            let document =
                switch shown.content {
                case .svg(let bytes): bytes
                case .png(let bytes): Self.document(around: bytes, width: width, height: height)
                }
            let expected = try Rasterizer.pixels(RasterPage(svg: expected, width: width, height: height))
            return try Rasterizer.pixels(RasterPage(svg: document, width: width, height: height))
                .overlap(with: expected)
        }
    }

    /// A document that shows pixels.
    private static func document(around png: [UInt8], width: Double, height: Double) -> [UInt8] {
        let size = "width=\"\(width)\" height=\"\(height)\""
        return Array(
            ("<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)><image \(size) href=\"data:image/png;base64,"
                + Data(png).base64EncodedString() + "\"/></svg>").utf8)
    }
}
