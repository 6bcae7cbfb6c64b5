internal import GlyphModel
internal import Markup
internal import SemanticColor

extension AssetFormat {
    /// Pixels for 1×, 2× and 3× screens, `NAME.light.png`, `NAME.light@2x.png` and so on; `NAME.png` where all
    /// appearances are the same.
    public static let png = AssetFormat(
        name: "png", summary: "`NAME.light.png`, `NAME.light@2x.png`, `NAME.light@3x.png` and so on",
        defaultPath: "png", usesRasterEngine: true, losses: rasterLosses,
        assetFiles: { asset, palette, export, context throws(Findings) in
            let engine = try context.engine(for: export)
            return try asset.rasters(of: palette) { picture throws(Findings) in
                var files: [(suffix: String, bytes: [UInt8])] = []
                for scale in [1, 2, 3] {
                    let bytes = try picture.render(at: export) {
                        try engine.png(picture.svg, picture.width, picture.height, Double(scale))
                    }
                    files.append(((scale == 1 ? "" : "@\(scale)x") + ".png", bytes))
                }
                return files
            }
        }, setFiles: checkEngine)

    /// One vector page per file, `NAME.light.pdf` and so on; a unit of the drawing's size is a point.
    public static let pdf = AssetFormat(
        name: "pdf", summary: "one vector page per appearance, `NAME.light.pdf` and so on", defaultPath: "pdf",
        usesRasterEngine: true, losses: rasterLosses,
        assetFiles: { asset, palette, export, context throws(Findings) in
            let engine = try context.engine(for: export)
            return try asset.rasters(of: palette) { picture throws(Findings) in
                let bytes = try picture.render(at: export) {
                    try engine.pdf(picture.svg, picture.width, picture.height)
                }
                return [(".pdf", bytes)]
            }
        }, setFiles: checkEngine)

    /// No file is of the set as a whole, but a set without assets needs the engine, too.
    private static let checkEngine: OfSet = { _, export, context throws(Findings) in
        _ = try context.engine(for: export)
        return []
    }

    private static let rasterLosses: @Sendable (GlyphSet, Export) -> [Diagnostic] = { set, export in
        set.elevatedLosses(at: export.location) + set.wideColorLosses(at: export.location)
    }
}

/// A picture to be drawn by an engine.
private struct RasterImage: Equatable {
    var name: String
    var svg: [UInt8]
    var width: Double
    var height: Double

    /// An error of the engine becomes a finding that names the asset.
    func render(at export: Export, _ make: () throws -> [UInt8]) throws(Findings) -> [UInt8] {
        do {
            return try make()
        } catch {
            throw Findings([
                Diagnostic(
                    .error, id: "raster", "'\(name)' could not be drawn as \(export.format): \(error)",
                    at: export.location)
            ])
        }
    }
}

extension RenderContext {
    fileprivate func engine(for export: Export) throws(Findings) -> RasterEngine {
        guard let rasterEngine else {
            throw Findings([
                Diagnostic(
                    .error, id: "raster", "the format '\(export.format)' needs a renderer, and none is given",
                    at: export.location)
            ])
        }
        return rasterEngine
    }
}

extension GlyphAsset {
    /// The files of the least number of appearances that shows it.
    fileprivate func rasters(
        of palette: Palette, _ make: (RasterImage) throws(Findings) -> [(suffix: String, bytes: [UInt8])]
    ) throws(Findings) -> [AssetFile] {
        var files: [AssetFile] = []
        for direction in directions { files += try direction.asset.rasters(direction.suffix, of: palette, make) }
        return files
    }

    private func rasters(
        _ direction: String, of palette: Palette,
        _ make: (RasterImage) throws(Findings) -> [(suffix: String, bytes: [UInt8])]
    ) throws(Findings) -> [AssetFile] {
        let renditions = pictures.map { picture in
            let svg = SVGRendition(picture.drawing, in: picture.appearance, palette: palette)
            return AppearanceContent(
                appearance: picture.appearance,
                content: RasterImage(
                    name: name, svg: Array(svg.text.utf8), width: picture.drawing.width,
                    height: picture.drawing.height))
        }.reduced()
        var files: [AssetFile] = []
        for rendition in renditions {
            let appearance = direction + (renditions.count == 1 ? "" : "." + rendition.appearance.name)
            for file in try make(rendition.content) {
                files.append(
                    AssetFile(path: qualifiedName + appearance + file.suffix, bytes: file.bytes).owned(by: self))
            }
        }
        return files
    }
}

// MARK: - The engine

/// Makes pixels and pages of SVG documents, for the formats that need them.
///
/// The library has none of its own: without raster formats no renderer is needed. The command uses librsvg.
public struct RasterEngine: Sendable {
    /// A document of a width and a height in CSS pixels as a PNG, with so many pixels per CSS pixel.
    public var png: @Sendable (_ svg: [UInt8], _ width: Double, _ height: Double, _ scale: Double) throws -> [UInt8]
    /// A document as a PDF with one vector page of that width and height, in points.
    public var pdf: @Sendable (_ svg: [UInt8], _ width: Double, _ height: Double) throws -> [UInt8]

    /// The version on which the bytes depend besides the document: two engines of one version give the same. Nil if
    /// that is not known.
    package var version: @Sendable () -> String? = { nil }

    /// An engine of two functions; an error that they throw becomes a finding that names the asset.
    public init(
        png: @escaping @Sendable (_ svg: [UInt8], _ width: Double, _ height: Double, _ scale: Double) throws -> [UInt8],
        pdf: @escaping @Sendable (_ svg: [UInt8], _ width: Double, _ height: Double) throws -> [UInt8]
    ) {
        self.png = png
        self.pdf = pdf
    }

    /// The same engine with a version.
    package func versioned(_ version: @escaping @Sendable () -> String?) -> RasterEngine {
        var engine = self
        engine.version = version
        return engine
    }
}
