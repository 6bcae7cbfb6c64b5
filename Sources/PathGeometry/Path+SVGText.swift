extension Path {
    /// Reads the `d` of an SVG path.
    ///
    /// - Throws: at the first fault, though SVG would draw what precedes it; its offset is in UTF-8 bytes.
    public init(svg text: String) throws(PathSyntaxError) {
        let bytes = Array(text.utf8)
        try self.init(svg: bytes.span)
    }

    /// The `d` of an SVG path, as short as its digits allow.
    ///
    /// - Parameter decimals: of each coordinate, 0 … 12.
    public func svgData(decimals: Int = 3) -> String { svgData(decimals: decimals, arcTolerance: nil) }
}
