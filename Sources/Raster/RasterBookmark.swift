/// An entry of a PDF's outline.
package struct RasterBookmark: Hashable, Sendable {
    package var title: String
    /// The index of its page.
    package var page: Int
    /// Where the page is shown, in points from its upper edge; finite.
    package var y: Double

    package init(title: String, page: Int, y: Double) {
        self.title = title
        self.page = page
        self.y = y
    }
}
