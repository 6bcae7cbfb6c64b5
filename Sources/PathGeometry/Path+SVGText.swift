extension Path {
    /// Reads the `d` of an SVG path.
    ///
    /// - Throws: at the first fault, although SVG would draw the part before it. The offset of the error is in UTF-8
    ///   bytes.
    public init(svg text: String) throws(PathSyntaxError) {
        let bytes = Array(text.utf8)
        try self.init(svg: bytes.span)
    }

    /// The shortest `d` of an SVG path for a number of decimals.
    ///
    /// - Parameter decimals: the decimals of each coordinate, 0 … 12.
    public func svgData(decimals: Int = 3) -> String { svgData(decimals: decimals, arcTolerance: nil) }
}
