extension RuleExamples {
    static let details = [emblem]

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
            "a lens in a disc": RuleDrawing(disc, "M8.5 12A3.5 3.5 0 1 1 15.5 12A3.5 3.5 0 1 1 8.5 12Z", width: 2)
                .decides("cut detail", "filled inside", "filled ring")
                .applies(if: "the sign for play is in its place", replacing: [1: "M10 8.5L16 12L10 15.5Z"]),
            "a lens in a box": RuleDrawing(box, "M9 12A3 3 0 1 1 15 12A3 3 0 1 1 9 12Z", width: 2)
                .decides("cut detail", "filled inside", "filled ring")
                .applies(if: "the box is a nut", replacing: [0: "M12 2L20.66 7V17L12 22L3.34 17V7Z"]),
            "a digit": RuleDrawing(
                disc, "M9.5 9.5A2.5 2.5 0 0 1 14.5 9.5V14.5A2.5 2.5 0 0 1 9.5 14.5Z", width: 2
            )
            .decides("cut detail", "filled inside", "filled ring")
            .applies(if: "the sign for play is in its place", replacing: [1: "M10 8.5L16 12L10 15.5Z"]),
            "a letter": RuleDrawing(disc, "M9 8H12A4 4 0 0 1 12 16H9Z", width: 2)
                .decides("cut detail", "filled inside", "filled ring")
                .applies(if: "the sign for play is in its place", replacing: [1: "M10 8.5L16 12L10 15.5Z"]),
            "a letter of one line": RuleDrawing(disc, "M10 18V7H12A3 3 0 0 1 12 13H10", width: 2)
                .decides("cut detail", "filled inside", "filled ring")
                .applies(if: "the sign for play is in its place", replacing: [1: "M10 8.5L16 12L10 15.5Z"]),
            "a box in a box": RuleDrawing(box, "M9 9H15V15H9Z", width: 2)
                .decides("cut detail", "filled inside", "filled ring")
                .applies(if: "the outer one is a disc", replacing: [0: disc]),
            "two signs": RuleDrawing("M2 5H22V19H2Z", "M6 9H10V14H6Z", "M14 9H18V14H14Z", width: 2)
                .decides("cut detail", "cut detail", "filled inside", "filled ring", "filled ring")
                .applies(if: "there is one sign", replacing: [1: "M10 8.5L16 12L10 15.5Z"], removing: [2]),
            "a sign that is off the middle": RuleDrawing("M2 3H22V21H2Z", "M6 7L10 11L6 15Z", width: 2)
                .decides("cut detail", "filled inside", "filled ring")
                .applies(if: "the sign is in the middle", replacing: [1: "M10 8.5L16 12L10 15.5Z"]),
        ])
}
