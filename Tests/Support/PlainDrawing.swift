/// The text of drawings that tests put together.
public enum PlainDrawing {
    /// An SVG of 24 by 24 units with this content.
    public static func svg(_ content: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\">\(content)</svg>"
    }
}
