/// How the page's buttons refer to a glyph.
enum ReviewReferences {
    /// Always by name and picture, and in Swift as an image of the app; as a drawable only where one is written.
    ///
    /// - Parameter formats: those that the manifest exports.
    static func kinds(of formats: [String]) -> [String] {
        ["name", "svg", "swift"] + (formats.contains("android") ? ["android"] : [])
    }
}
