internal import Markup

extension CatalogLint {
    static let brokenValues: CatalogLint = CatalogLint(
        id: "broken-values", severity: .error, platforms: [.android],
        summary: "A file of colours cannot be read, or a colour in it has no value.",
        guideline: "Android developers, Color resources: a colour is #RGB, #ARGB, #RRGGBB or #AARRGGBB, or a "
            + "reference to another one. A folder states each name once.",
        reason: "The build refuses the file.",
        remedy: "Repair the XML, or write the digits of the colour. The lint reads the files of `values` and "
            + "`values-night` with colours in them. A reference to a colour that is not there is not reported: a "
            + "library may have it.",
        examples: Examples(
            clean: [
                Example(
                    [
                        "values/colors.xml": """
                        <resources>
                          <color name="ink">#1D2B3A</color>
                          <color name="faint">#801D2B3A</color>
                          <color name="title">@color/ink</color>
                          <color name="body">@color/library_body</color>
                        </resources>
                        """,
                        "values-night/colors.xml": """
                        <resources>
                          <color name="ink">@color/pale</color>
                          <color name="pale">#DDE6F0</color>
                        </resources>
                        """,
                    ], in: "res")
            ],
            unclean: [
                Example(
                    [
                        "values/colors.xml": """
                        <resources>
                          <color name="brand">#14479</color>
                          ^
                          <color name="line">#CCCCCC</color>
                          <color name="line">#DDDDDD</color>
                          ^
                        </resources>
                        """
                    ], in: "res")
            ]),
        check: .reading)
}
