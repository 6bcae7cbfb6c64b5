internal import GlyphModel

extension RuleExamples {
    static let lines = [line, overlap, visibleBoundary]

    private static let box: RuleDrawing.Element = "M4 4H20V20H4Z"

    static let line = RuleExamples(
        "line",
        holds: [
            "a line from the bottom of a box": RuleDrawing(box, "M12 20V12", width: 2),
            "a mass at the bottom of a box": RuleDrawing(
                .area("M3 3V21H21V3ZM5 5H19V19H17C17 15 15 14 14 13A3 3 0 1 0 10 13C9 14 7 15 7 19H5Z")),
            "lines that branch in a cross": RuleDrawing(
                cross, "M12 3V12H21", width: 1, style: .leavingOut("visible-boundary")),
            "the door of a house": RuleDrawing(
                "M4 11L12 3L20 11V21H4Z", "M9.5 21V14.5H14.5V21", style: .leavingOut("visible-boundary")),
            "the folded corner of a page": RuleDrawing(
                "M5 2H14L19 7V22H5Z", "M14 2V7H19", width: 2, style: FillStyle(lines: .fold)),
        ],
        not: [
            "a tick of the boundary": RuleDrawing(box, "M12 20V18.4", width: 2)
                .decides("filled inside", "kept attached")
                .applies(if: "the tick reaches the middle", replacing: [1: "M12 20V12"]),
            "lines in a small bold cross": RuleDrawing(cross, "M12 3V12H21", width: 2.5)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the lines are thin", width: 1, style: .leavingOut("visible-boundary")),
            "a box in two halves": RuleDrawing(box, "M12 4V20", width: 2)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the line ends in the middle", replacing: [1: "M12 20V12"]),
            "the tab of a folder": RuleDrawing("M3 5H10L12 8H21V20H3Z", "M3 8H12", width: 2)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the line ends in the middle", replacing: [1: "M12 20V14"]),
        ])

    private static let cross: RuleDrawing.Element = "M9 3H15V9H21V15H15V21H9V15H3V9H9Z"

    private static let lid: RuleDrawing.Element = "M4 6A8 3.5 0 1 1 20 6A8 3.5 0 1 1 4 6Z"
    private static let sides: RuleDrawing.Element = "M4 6V18A8 3.5 0 0 0 20 18V6"

    static let overlap = RuleExamples(
        "overlap",
        holds: [
            "a sheet in front of another": RuleDrawing("M9 9H21V21H9Z", "M9 15H3V3H15V9", width: 2),
            "a speech bubble in front of another": RuleDrawing(
                "M9 16.5H2.25V9.75A6.75 6.75 0 0 1 9 3A6.75 6.75 0 0 1 9 16.5Z",
                "M8.63 16.5A6.75 6.75 0 0 0 15 21H21.75V14.25A6.75 6.75 0 0 0 15.37 7.51"),
            "a stack of discs": RuleDrawing(lid, sides, "M4 12A8 3.5 0 0 0 20 12"),
            "a cylinder": RuleDrawing(lid, sides),
            "a calendar": RuleDrawing(sheet, "M3 6H21", "M3 5H21", "M7 2V5", "M17 2V5"),
            "details far from the header": RuleDrawing(sheet, "M3 6H21", "M3 5H21", "M8 11V16"),
        ],
        not: [
            "the arms and the back of a chair": RuleDrawing("M7 11V3H17V11", "M3 11H7V15H17V11H21V20H3Z", width: 2)
                .decides("cut seam", "filled inside", "filled inside"),
            "a lid": RuleDrawing("M3 4H21V9H3Z", "M5 9V20H19V9", width: 2)
                .decides("cut seam", "filled inside", "filled inside"),
            "a roof": RuleDrawing("M4 11L12 3L20 11Z", "M4 11V20H20V11", width: 2)
                .decides("cut attached", "filled inside", "filled inside"),
            "a lid that is narrower than the body": RuleDrawing(
                "M8 6A4 3 0 1 1 16 6A4 3 0 1 1 8 6Z", "M8 6L3 9V21H21V9L16 6", width: 2
            )
            .decides("filled inside", "kept handle")
            .applies(if: "the lid is as wide as the body", replacing: [0: lid, 1: "M4 6V21H20V6"]),
            "a lid that is not a disc": RuleDrawing("M4 3H20V9H4Z", "M4 9V21H20V9", width: 2)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the lid is a disc", replacing: [0: lid]),
            "details close to the header": RuleDrawing(sheet, "M3 6H21", "M3 5H21", "M8 8.6V14")
                .decides("cut detail", "filled inside")
                .applies(if: "the details are far from the header", replacing: [3: "M8 11V16"]),
            "an outline of one width": RuleDrawing(sheet)
                .decides("filled inside")
                .applies(if: "the outline has a solid header", adding: ["M3 6H21", "M3 5H21"]),
            "a solid foot": RuleDrawing(sheet, "M3 19.5H21", "M3 20H21")
                .decides("filled inside", "kept attached")
                .applies(if: "the solid part is at the top", replacing: [1: "M3 6H21", 2: "M3 5H21"]),
            "a solid side": RuleDrawing(sheet, "M4 4V21", "M5 4V21")
                .decides("filled inside")
                .applies(if: "the solid part is at the top", replacing: [1: "M3 6H21", 2: "M3 5H21"]),
        ])

    private static let sheet: RuleDrawing.Element = "M3 4H21V21H3Z"

    static let visibleBoundary = RuleExamples(
        "visible-boundary",
        holds: [
            "a bank card": RuleDrawing("M2 5H22V19H2Z", "M2 10H22", width: 2),
            "columns": RuleDrawing("M3 3H21V21H3Z", "M9 3V21", "M15 3V21", width: 2),
            "a book": RuleDrawing("M3 3H21V21H3Z", "M12 3V21", width: 2),
            "the flap of an envelope": RuleDrawing("M3 5H21V19H3Z", "M3 7L12 13L21 7", width: 2),
            "a glass that is half full": RuleDrawing("M6 3H18L16 21H8Z", "M7 11H17", width: 2),
            "a snowman": RuleDrawing(
                "M12 3A4 4 0 0 1 14.5 10A6 6 0 1 1 9.5 10A4 4 0 0 1 12 3Z", "M9.5 10H14.5", width: 2),
            "the lid of a box": RuleDrawing("M6 3H18V12H6Z", "M3 12H21V21H3Z", width: 2),
            "a diameter between two knobs": RuleDrawing(
                "M12 2A10 10 0 0 1 12 22A10 10 0 0 1 12 2Z", "M3 5A2 2 0 0 1 7 5A2 2 0 0 1 3 5Z",
                "M17 19A2 2 0 0 1 21 19A2 2 0 0 1 17 19Z", "M6.4 6.4L17.6 17.6", width: 2),
            "a bell with a large clapper": RuleDrawing(
                "M5 17H19V7A7 7 0 0 0 5 7Z", "M8 17A4 4 0 0 0 16 17", width: 2),
            "a detail in one of the faces": RuleDrawing("M3 3H21V21H3Z", "M3 9H21", "M8 15H16", width: 2),
        ],
        not: [
            "a ring on a stand": RuleDrawing(
                "M7 8A5 5 0 1 1 17 8A5 5 0 1 1 7 8Z", "M9.5 12.4L7 21H17L14.5 12.4", width: 2
            )
            .decides("filled inside", "filled inside", "kept seam")
            .applies(if: "the ring and the stand share a longer boundary", replacing: [1: "M7.5 10L5 21H19L16.5 10"]),
            "a box on wheels": RuleDrawing(
                "M3 6H21V16H3Z", "M5 17A2 2 0 1 1 9 17A2 2 0 1 1 5 17Z", "M15 17A2 2 0 1 1 19 17A2 2 0 1 1 15 17Z",
                width: 2
            )
            .decides("filled inside", "filled inside", "filled inside", "kept seam", "kept seam")
            .applies(if: "a box is in place of the wheels", replacing: [1: "M5 16V21H19V16"], removing: [2]),
            "a bell": RuleDrawing("M5 17H19V7A7 7 0 0 0 5 7Z", "M9 17A3 3 0 0 0 15 17", width: 2)
                .decides("filled inside", "filled inside", "kept seam")
                .applies(if: "its clapper is larger", replacing: [1: "M8 17A4 4 0 0 0 16 17"]),
            "a tick and a detail in a box": RuleDrawing("M3 3H21V21H3Z", "M3 9H6", "M8 15H16", width: 2)
                .decides("cut attached", "cut detail", "filled inside")
                .applies(if: "the tick is a line across", replacing: [1: "M3 9H21"]),
        ])
}
