internal import Markup

extension CatalogLint {
    static let nightOnly: CatalogLint = CatalogLint(
        id: "night-only", severity: .warning, platforms: [.android],
        summary: "A drawable or a colour is there for night, and not for light.",
        guideline: "Android developers, Providing alternative resources: provide default resources, so that the app "
            + "runs in every configuration.",
        reason: "In light the system finds nothing of this name, and the app stops.",
        remedy: "Add it to `drawable` or `values`, too, or delete it. All `res` folders that are audited together are "
            + "looked through. Accept the finding by a baseline where it replaces one of a library.",
        examples: Examples(
            clean: [
                Example(
                    [
                        "drawable/map.xml": Example.drawable("#14479E"),
                        "drawable-night/map.xml": Example.drawable("#8FB8FF"),
                        "drawable-land/panel.xml": Example.drawable("#14479E"),
                        "drawable-night/panel.xml": Example.drawable("#8FB8FF"),
                        "values/colors.xml": #"<resources><color name="ink">#1D2B3A</color></resources>"#,
                        "values-night/colors.xml": #"<resources><color name="ink">#DDE6F0</color></resources>"#,
                    ], in: "res")
            ],
            unclean: [
                Example(
                    [
                        "drawable/map.xml": Example.drawable("#14479E"),
                        "drawable-night/route.xml": Example.drawable("#8FB8FF", isMarked: true),
                        "values-night/colors.xml": """
                        <resources>
                          <color name="ink">#DDE6F0</color>
                          ^
                        </resources>
                        """,
                    ], in: "res")
            ]),
        check: .reading)
}
