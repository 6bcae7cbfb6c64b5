/// How the page's buttons refer to a glyph.
enum ReviewReferences {
    /// Always by name and picture; in code only where a format that the code reads is written.
    ///
    /// - Parameter formats: those that the manifest exports.
    static func kinds(of formats: [String]) -> [String] {
        let inCode = [("swift", ["asset-catalog", "symbols", "swift"]), ("android", ["android"])]
        return ["name", "svg"] + inCode.filter { $0.1.contains(where: formats.contains) }.map(\.0)
    }
}
