/// Drawings that can be filled in more than one way, and one that cannot.
enum UncertainDrawings {
    static let watch =
        "<g fill=\"none\" stroke=\"#000\" stroke-width=\"2\"><rect x=\"7\" y=\"7\" width=\"10\" "
        + "height=\"10\" rx=\"2\"/><path d=\"M9 7V3h6v4M9 17v4h6v-4\"/></g>"
    static let disc = "<circle cx=\"12\" cy=\"12\" r=\"9\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>"
    static let ruler =
        "<path fill=\"none\" stroke=\"#000\" stroke-width=\"2\" "
        + "d=\"M4 3h16v18H4zM4 7h5M4 11h5M4 15h5M20 7h-5M20 11h-5M20 15h-5M4 18h16\"/>"

    static let all = [("watch", watch), ("disc", disc), ("ruler", ruler)]
}
