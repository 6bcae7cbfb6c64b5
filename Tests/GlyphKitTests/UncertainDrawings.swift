/// Drawings that can be filled in more than one way, and one that cannot.
enum UncertainDrawings {
    static let watch =
        "<g fill=\"none\" stroke=\"#000\" stroke-width=\"2\"><rect x=\"7\" y=\"7\" width=\"10\" "
        + "height=\"10\" rx=\"2\"/><path d=\"M9 7V3h6v4M9 17v4h6v-4\"/></g>"
    static let disc = "<circle cx=\"12\" cy=\"12\" r=\"9\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>"
    static let film =
        "<g fill=\"none\" stroke=\"#000\" stroke-width=\"2\"><rect width=\"18\" height=\"18\" x=\"3\" y=\"3\" "
        + "rx=\"2\"/><path d=\"M7 3v18M3 7.5h4M3 12h18M3 16.5h4M17 3v18M17 7.5h4M17 16.5h4\"/></g>"

    static let all = [("watch", watch), ("disc", disc), ("film", film)]

    static func svg(_ body: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\">\(body)</svg>"
    }
}
