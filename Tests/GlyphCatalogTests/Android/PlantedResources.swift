import GlyphModel

@testable import GlyphCatalog

/// The resources of an Android app, and faults for them.
enum PlantedResources {
    static let root = "app/src/main/res"

    /// A drawable of 24 × 24.
    static func vector(_ content: String, attributes: String = "") -> String {
        """
        <vector xmlns:android="http://schemas.android.com/apk/res/android" xmlns:aapt="http://schemas.android.com/aapt"
            android:width="24dp" android:height="24dp" android:viewportWidth="24" android:viewportHeight="24" \
        \(attributes)>
        \(content)
        </vector>
        """
    }

    static func path(_ fill: String, _ data: String = "M4,4h16v16h-16z", more: String = "") -> String {
        "  <path android:fillColor=\"\(fill)\" android:pathData=\"\(data)\" \(more)/>"
    }

    static func colors(_ values: [(String, String)]) -> String {
        let lines = values.map { "    <color name=\"\($0)\">\($1)</color>\n" }
        return "<resources>\n" + lines.joined() + "</resources>\n"
    }

    private static func theme(_ items: [(String, String)]) -> String {
        "<resources><style name=\"App\" parent=\"Theme.Material3.DayNight\">"
            + items.map { "<item name=\"\($0)\">\($1)</item>" }.joined() + "</style></resources>"
    }

    private static let dot = "M9,9h6v6h-6z"

    /// What an app has that is right: by the paths in `res`.
    static let clean: [String: String] = [
        // As Android Studio writes them.
        "drawable/ic_home.xml": vector(
            path("@android:color/white", "M4,12l8,-8l8,8v8h-16z"),
            attributes: "android:tint=\"?attr/colorControlNormal\""),
        "drawable/ic_search.xml": vector(path("?attr/colorOnSurface", "M4,4h10v10h-10zM14,14l6,6l-2,2l-6,-6z")),
        // Layouts tint it.
        "drawable/ic_close.xml": vector(path("#FF000000", "M4,4l8,7l8,-7l-7,8l7,8l-8,-7l-8,7l7,-8z")),
        // Its colours have values for night.
        "drawable/ic_map.xml": vector(path("@color/map_land") + "\n" + path("@color/map_sea", dot)),
        // A step of a scale is as good as black.
        "drawable/ic_bell.xml": vector(path("@color/grey_900", "M6,18h12l-2,-8a4,4 0,0 0,-8 0z")),
        "drawable/ic_sun.xml": vector(path("#8A6100") + "\n" + path("#14479E", dot)),
        "drawable-night/ic_sun.xml": vector(path("#FFD60A") + "\n" + path("#14479E", dot)),
        "drawable/ic_check.xml": vector(path("#FFFFFF", "M4,12l5,5l11,-11l-2,-2l-9,9l-3,-3z")),
        // Seen in both, in a group, with a clip, and a path that shows nothing.
        "drawable/ic_cloud.xml": vector(
            path("#00000000", "M0,0h24v24h-24z")
                + "\n<group android:pivotX=\"12\" android:pivotY=\"12\" android:scaleX=\"0.8\" android:rotation=\"5\">\n"
                + "<clip-path android:pathData=\"M0,0h24v24h-24z\"/>\n" + path("#3D7EDB") + path("#D1383D", dot)
                + "\n</group>"),
        // One for each style, chosen by code.
        "drawable/logo.xml": vector(path("#101828") + path("#203040", dot)),
        "drawable/logo_dark.xml": vector(path("#F0F4FF") + path("#D0E0F0", dot)),
        "drawable/bg_panel.xml": vector(path("#101828") + path("#203A50", dot)),
        "drawable/selector.xml": "<selector/>",
        "drawable/rounded.xml": "<shape/>",
        "drawable-land/ic_map.xml": "not read",
        "drawable-xhdpi/frame.9.png": "not read",
        "color/button.xml": "<selector/>",
        "mipmap-anydpi-v26/ic_launcher.xml": "<adaptive-icon/>",
        "values/colors.xml": colors([
            ("map_land", "#1B5E20"), ("map_sea", "#0D3B8C"), ("text_primary", "#DE000000"), ("title_ink", "#1D2B3A"),
            ("text_hint", "#7C7C7C"), ("window_background", "#FFFFFF"), ("purple_500", "#6200EE"), ("black", "#000000"),
            ("colorPrimary", "@color/purple_500"), ("surface", "#FBF8FD"), ("dark_surface", "#131316"),
            ("text_on_primary", "#101010"), ("ic_launcher_background", "#FFFFFF"), ("grey_900", "#212121"),
            ("card_surface", "#FFFFFF"), ("body_text", "#101010"), ("library_text", "@color/m3_ref_text"),
            ("label", "@color/title_ink"),
        ]),
        "values-night/colors.xml": colors([
            ("map_land", "#81C784"), ("map_sea", "#90B8F8"), ("text_primary", "#DEFFFFFF"), ("title_ink", "#DDE6F0"),
            ("window_background", "#121212"), ("body_text", "#F0F0F0"),
        ]),
        "values/strings.xml": "<resources><string name=\"app\">App</string></resources>",
        "values/themes.xml": theme([("colorSurface", "@color/card_surface"), ("textColor", " @color/body_text ")]),
        "values-night/themes.xml": theme([("colorSurface", "#1D1B20"), ("textColor", "#FFFFFF")]),
        "values-de/strings.xml": "not read",
        "values-v31/colors.xml": colors([("system", "@android:color/system_accent1_600")]),
        "layout/main.xml": "not read",
    ]

    /// A fault, and the place in `res` where it is found: `path:line:column`.
    struct Fault: Sendable, CustomStringConvertible {
        var id: String
        var files: [String: String]
        var place: String
        /// A link in place of a file.
        var link: String?

        var description: String { "\(id) at \(place)" }
    }

    /// Two dark colours, next to each other.
    static let owl = path("#101828", "M2,2h9v9h-9z") + "\n" + path("#14479E", "M13,13h9v9h-9z")

    private static let day = "values/more.xml"
    private static let night = "values-night/more.xml"

    static let faults: [Fault] = [
        Fault(
            id: "missing-dark", files: ["drawable/owl.xml": vector(owl)],
            place: "drawable/owl.xml:4:28"),
        // The app's own colour has no value for night.
        Fault(
            id: "missing-dark",
            files: [
                "drawable/owl.xml": vector(path("@color/owl")), day: colors([("owl", "#101828")]),
            ], place: "drawable/owl.xml:3:28"),
        Fault(
            id: "dark-equals-light",
            files: [
                "drawable/owl.xml": vector(owl),
                "drawable-night/owl.xml": vector("<group>" + owl + "</group>"),
            ], place: "drawable-night/owl.xml:4:28"),
        // In dark, which its colours have values for.
        Fault(
            id: "low-contrast-picture",
            files: [
                "drawable/owl.xml": vector(path("@color/owl")), day: colors([("owl", "#8A6100")]),
                night: colors([("owl", "#2A2010")]),
            ], place: "drawable/owl.xml:3:28"),
        Fault(
            id: "white-plate",
            files: ["drawable/card.xml": vector(path("#FFF", "M2,2h20v20h-20z") + path("#2D6CDF", "M6,10h12v4h-12z"))],
            place: "drawable/card.xml:3:28"),
        Fault(
            id: "same-picture",
            files: [
                "drawable/owl.xml": vector(path("#3D7EDB")),
                "drawable/raven.xml": vector(path("#FF3D7EDB", "M20,20H4V4H20Z")),
            ], place: "drawable/raven.xml:1:1"),
        Fault(
            id: "unread-picture", files: ["drawable/owl.xml": vector(path("#12345"))],
            place: "drawable/owl.xml:3:28"),
        Fault(
            id: "unread-picture", files: ["drawable/owl.xml": vector(path("#123456", "M4,4h16-16-z"))],
            place: "drawable/owl.xml:3:65"),
        // Flags without a space behind them: SVG has them so.
        Fault(
            id: "unread-picture", files: ["drawable/owl.xml": vector(path("#123456", "M4,4a4 4 0 01.5.5z"))],
            place: "drawable/owl.xml:3:59"),
        Fault(
            id: "unread-picture", files: ["drawable/owl.xml": "<vector>\n  <path>\n</vector>"],
            place: "drawable/owl.xml:3:1"),
        Fault(
            id: "missing-dark-color", files: [day: colors([("caption_text", "#1D2B3A")])], place: "values/more.xml:2:5"),
        // By way of another name.
        Fault(
            id: "missing-dark-color", files: [day: colors([("ink", "@color/blue_900"), ("blue_900", "#0A2F73")])],
            place: "values/more.xml:2:5"),
        Fault(
            id: "low-contrast-color",
            files: [day: colors([("headline", "#14479E")]), night: colors([("headline", "#1B3B73")])],
            place: "values-night/more.xml:2:5"),
        Fault(
            id: "broken-values", files: [day: "<resources><color name=\"a\"></resources>"],
            place: "values/more.xml:1:28"),
        Fault(id: "night-only", files: [night: colors([("owl", "#8FB8FF")])], place: "values-night/more.xml:2:5"),
        Fault(
            id: "night-only", files: ["drawable-night/owl.xml": vector(path("#8FB8FF"))],
            place: "drawable-night/owl.xml:1:1"),
        Fault(
            id: "low-contrast-pair",
            files: [day: colors([("badge_text", "#FFFFFF"), ("badge_background", "#FFB340")])],
            place: "values/more.xml:2:5"),
        Fault(
            id: "refused-file", files: ["drawable/Owl-2.xml": vector(path("#3D7EDB"))],
            place: "drawable/Owl-2.xml:1:1"),
        Fault(
            id: "refused-file", files: ["drawable/rounded.9.png": "not read"],
            place: "drawable/rounded.xml:1:1"),
        Fault(id: "linked-file", files: [:], place: "drawable/owl.xml:1:1", link: "drawable/owl.xml"),
    ]

    /// An app with some more files.
    static func app(_ more: [String: String] = [:], link: String? = nil) -> InMemoryCatalogs {
        let files = clean.merging(more) { $1 }
        return InMemoryCatalogs(
            texts: Dictionary(uniqueKeysWithValues: files.map { (root + "/" + $0, $1) }),
            links: link.map { [root + "/" + $0] } ?? [])
    }
}
