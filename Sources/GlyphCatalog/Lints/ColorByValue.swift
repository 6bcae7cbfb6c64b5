internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let colorByValue: CatalogLint = CatalogLint(
        id: "color-by-value", severity: .info, platforms: [.android],
        summary: "A drawable states the value of a colour that has another one for night.",
        guideline: "Material Design, Dark theme: colours of an app have values for light and for dark; a drawable that "
            + "refers to them follows.",
        reason: "The drawable keeps the value for light at night, next to others that change.",
        remedy: "Refer to the colour: `twinlight audit --fix --severity info --rules color-by-value` does. The lint "
            + "reports an opaque value that is not a gray and that exactly one colour of the same `res` folder has in "
            + "light, unless the drawable has a file for night. Accept the finding by a baseline where the value is a "
            + "brand's own.",
        examples: Examples(
            clean: [
                Example(
                    [
                        "drawable/map.xml": Example.drawable("@color/brand"),
                        "drawable/ink.xml": Example.drawable("#1C1C1E"),
                        "drawable/sky.xml": Example.drawable("#2D6CDF"),
                        "drawable/owl.xml": Example.drawable("#14479E"),
                        "drawable-night/owl.xml": Example.drawable("#C9CDD4"),
                        "values/colors.xml": """
                        <resources>
                          <color name="brand">#14479E</color>
                          <color name="ink">#1C1C1E</color>
                          <color name="sky">#2D6CDF</color>
                        </resources>
                        """,
                        "values-night/colors.xml": """
                        <resources>
                          <color name="brand">#8FB8FF</color>
                          <color name="ink">#F2F2F7</color>
                        </resources>
                        """,
                    ], in: "res")
            ],
            unclean: [
                Example(
                    [
                        "drawable/map.xml": """
                        <vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="24dp"
                          android:height="24dp" android:viewportWidth="24" android:viewportHeight="24">
                          <path android:fillColor="#FF14479E" android:pathData="M4,4h16v16h-16z" />
                                                   ^
                          <path android:fillColor="#C00" android:pathData="M8,8h8v8h-8z" />
                        </vector>
                        """,
                        "values/colors.xml": #"<resources><color name="brand">#14479E</color></resources>"#,
                        "values-night/colors.xml": #"<resources><color name="brand">#8FB8FF</color></resources>"#,
                    ], in: "res")
            ]),
        check: .reading)

    /// The findings about the values that a drawable states.
    ///
    /// - Parameter shared: what it has in common with the colours of the app.
    static func copies(of shared: SharedColors, in colors: DrawableColors, of set: AssetSet) -> [AuditFinding] {
        var found: Set<Range<Int>> = []
        return shared.copies.compactMap { same -> AuditFinding? in
            let (paint, name) = (same.paint, same.name)
            guard found.insert(paint.range).inserted else { return nil }
            let edit = Fix.Edit(path: colors.source.path, range: paint.range, replacement: "@color/" + name)
            return colorByValue.finding(
                "\(paint.color.hex) is the value of '@color/\(name)' in light, which has another one for night",
                about: set, at: colors.source.location(at: paint.range.lowerBound), detail: name,
                hint: "refer to '@color/\(name)', so that it follows",
                fix: Fix("refer to '@color/\(name)' in '\(set.name)'", edits: [edit]))
        }.numbered
    }
}
