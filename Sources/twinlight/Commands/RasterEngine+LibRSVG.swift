import GlyphKit
import Raster

extension RasterEngine {
    static let librsvg = RasterEngine(
        png: { svg, width, height, scale in
            try Rasterizer.png(RasterPage(svg: svg, width: width, height: height), scale: scale)
        },
        pdf: { svg, width, height in
            try Rasterizer.pdf([RasterPage(svg: svg, width: width, height: height)])
        }
    ).versioned { Rasterizer.version }
}
