import GlyphKit
import Raster

extension RasterEngine {
    /// What the machine has: librsvg, or else the program that comes with it.
    static let installed = RasterEngine(
        png: { svg, width, height, scale in
            let page = RasterPage(svg: svg, width: width, height: height)
            return usesConverter ? try SVGConverter(page).png(scale: scale) : try Rasterizer.png(page, scale: scale)
        },
        pdf: { svg, width, height in
            let page = RasterPage(svg: svg, width: width, height: height)
            return usesConverter ? try SVGConverter(page).pdf() : try Rasterizer.pdf([page])
        }
    ).versioned { usesConverter ? SVGConverter.version : Rasterizer.version }

    /// Where neither is there, it is librsvg that is missed.
    private static let usesConverter = Rasterizer.absence != nil && SVGConverter.version != nil
}
