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
