internal import SemanticColor

/// The colours of a sheet itself: of its paper and of its text.
struct ContactColors: Sendable {
    var paper: String
    var primary: String
    var soft: String
    /// The border of a background that may have the colour of the paper, with its opacity.
    var edge: String
    var edgeOpacity: String

    /// - Parameter style: the only one that the sheet shows; nil for both, on white paper.
    init(_ style: Appearance.Style?) {
        self = style == .dark ? Self.dark : Self.light
    }

    private init(paper: String, primary: String, soft: String, edge: String, edgeOpacity: String) {
        self.paper = paper
        self.primary = primary
        self.soft = soft
        self.edge = edge
        self.edgeOpacity = edgeOpacity
    }

    private static let light = ContactColors(
        paper: "#FFFFFF", primary: "#1D1D1F", soft: "#66666B", edge: "#000000", edgeOpacity: "0.12")
    private static let dark = ContactColors(
        paper: "#000000", primary: "#F5F5F7", soft: "#98989D", edge: "#FFFFFF", edgeOpacity: "0.2")
}
