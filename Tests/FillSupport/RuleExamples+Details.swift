extension RuleExamples {
    static let details = [emblem, person, bookmark]

    private static let disc: RuleDrawing.Element = "M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z"
    private static let box: RuleDrawing.Element = "M3 3H21V21H3Z"

    static let emblem = RuleExamples(
        "emblem",
        holds: [
            "the sign for play in a disc": RuleDrawing(disc, "M10 8.5L16 12L10 15.5Z", width: 2),
            "the sign for stop in a disc": RuleDrawing(disc, "M9 9H15V15H9Z", width: 2),
            "a diamond in a disc": RuleDrawing(disc, "M12 8L16 12L12 16L8 12Z", width: 2),
            "the bore of a nut": RuleDrawing(
                "M12 2L20.66 7V17L12 22L3.34 17V7Z", "M9 12A3 3 0 1 1 15 12A3 3 0 1 1 9 12Z", width: 2),
        ],
        not: [
            "a lens in a disc": RuleDrawing(disc, "M8.5 12A3.5 3.5 0 1 1 15.5 12A3.5 3.5 0 1 1 8.5 12Z", width: 2),
            "a lens in a box": RuleDrawing(box, "M9 12A3 3 0 1 1 15 12A3 3 0 1 1 9 12Z", width: 2),
            "a digit": RuleDrawing(
                disc, "M9.5 9.5A2.5 2.5 0 0 1 14.5 9.5V14.5A2.5 2.5 0 0 1 9.5 14.5Z", width: 2),
            "a letter": RuleDrawing(disc, "M9 8H12A4 4 0 0 1 12 16H9Z", width: 2),
            "a letter of one line": RuleDrawing(disc, "M10 18V7H12A3 3 0 0 1 12 13H10", width: 2),
            "a box in a box": RuleDrawing(box, "M9 9H15V15H9Z", width: 2),
            "two signs": RuleDrawing("M2 5H22V19H2Z", "M6 9H10V14H6Z", "M14 9H18V14H14Z", width: 2),
            "a sign that is off the middle": RuleDrawing("M2 3H22V21H2Z", "M6 7L10 11L6 15Z", width: 2),
        ])

    private static let head: RuleDrawing.Element = "M12 6A3 3 0 0 1 12 12A3 3 0 0 1 12 6Z"

    static let person = RuleExamples(
        "person",
        holds: [
            "shoulders at the frame": RuleDrawing(box, head, "M6 21C6 17 9 15 12 15C15 15 18 17 18 21"),
            "shoulders that stand free": RuleDrawing(
                box, head, "M7.5 18.5C7.5 16 9 15 12 15C15 15 16.5 16 16.5 18.5Z"),
            "solid shoulders": RuleDrawing(box, head, .area("M3 21V18C5 16.5 8 15 12 15C16 15 19 16.5 21 18V21Z")),
        ],
        not: [
            "a dash below a ring": RuleDrawing(box, head, "M8 16H16"),
            "a strip below a ring": RuleDrawing(box, head, "M3 16H21"),
            "a cylinder below a knob": RuleDrawing(box, head, "M12 14A3.3 3.3 0 0 1 12 20.6A3.3 3.3 0 0 1 12 14Z"),
            "a ring that is off the middle": RuleDrawing(box, head, "M13 19C13 16 15 15 16 15C17 15 19 16 19 19Z"),
        ])

    private static let page: RuleDrawing.Element = "M4 3H20V21H4Z"

    static let bookmark = RuleExamples(
        "bookmark",
        holds: ["a bookmark over a page": RuleDrawing(page, "M8 3V15L12 12L16 15V3")],
        not: [
            "a strip that ends straight": RuleDrawing(page, "M8 3V15H16V3"),
            "one that begins below the edge": RuleDrawing(page, "M8 8H16V17L12 14L8 17Z"),
            "one as broad as the page": RuleDrawing(page, "M4 18L12 13L20 18"),
        ])
}
