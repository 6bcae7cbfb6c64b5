extension RuleExamples {
    static let closures = [
        openBody, bust, cloud, clearance, slash,
    ]

    private static let openRing: RuleDrawing.Element = "M20.46 8.92A9 9 0 1 1 15.08 3.54"
    private static let head: RuleDrawing.Element = "M12 3A4 4 0 0 1 12 11A4 4 0 0 1 12 3Z"
    private static let shoulders: RuleDrawing.Element = "M5 21V20A5 5 0 0 1 10 15H14A5 5 0 0 1 19 20V21"
    private static let box: RuleDrawing.Element = "M10 20H3V4H20V11"
    private static let card: RuleDrawing.Element = "M4 5H20V19H4Z"
    private static let disc: RuleDrawing.Element = .clearance("M12 18A6 6 0 1 1 24 18A6 6 0 1 1 12 18Z")
    private static let cloudShape: RuleDrawing.Element =
        "M9.5 17H6A4 4 0 0 1 6 9A6 6 0 0 1 17.5 8A4.5 4.5 0 0 1 18 17H14.5"

    static let openBody = RuleExamples(
        "open-body",
        holds: [
            "a ring that a check mark crosses": RuleDrawing(openRing, "M8 11L12 14L20.3 5.7"),
            "a box that an arrow enters": RuleDrawing("M9 6H5V20H19V6H15", "M12 2V14M9 11L12 14L15 11"),
            "a box whose corner a check mark hides": RuleDrawing("M21 12V20H4V4H15", "M9 11L12 14L21 5"),
            "a house with a sign at its corner": RuleDrawing(
                "M18 14V11H20.5L12 3.5L3.5 11H6V20H12", "M15 19H22", style: .leavingOut("clearance")),
        ],
        not: [
            "a box that nothing enters": RuleDrawing("M9 6H5V20H19V6H15")
                .decides("kept line")
                .applies(if: "an arrow enters it", adding: ["M12 2V14M9 11L12 14L15 11"]),
            "a mark that is far from both ends": RuleDrawing("M5 6V20H19V6", "M12 2V8")
                .decides("kept line", "kept line")
                .applies(
                    if: "both ends are next to a longer mark", replacing: [0: "M9 6H5V20H19V6H15", 1: "M12 2V14"]),
            "the links of a chain": RuleDrawing(
                "M10 7H7A5 5 0 0 0 7 17H10A5 5 0 0 0 14 13", "M14 17H17A5 5 0 0 0 17 7H14A5 5 0 0 0 10 11"
            )
            .decides("kept line", "kept line"),
            "an arrow that leaves a box": RuleDrawing("M13 4H5V20H20V11", "M10 14L21 3M15 3H21V9")
                .decides("kept line", "kept line")
                .applies(if: "the arrow is a check mark", replacing: [1: "M9 11L12 14L21 5"]),
            "the power sign": RuleDrawing("M8 5A8 8 0 1 0 16 5", "M12 2V9")
                .decides("kept line", "kept line")
                .applies(if: "the line is an arrow", replacing: [1: "M12 2V14M9 11L12 14L15 11"]),
            "a hook": RuleDrawing("M6 4V14A4 4 0 0 0 14 14V10", "M14 6V8")
                .decides("kept line", "kept line")
                .applies(
                    if: "the mark is a check mark", replacing: [1: "M8 8L10 11L17 4"], style: .leavingOut("clearance")),
        ])

    static let bust = RuleExamples(
        "bust",
        holds: [
            "shoulders below a head": RuleDrawing(head, shoulders, width: 2),
            "shoulders of which a sign hides a half": RuleDrawing(
                "M10 3A4 4 0 0 1 10 11A4 4 0 0 1 10 3Z", "M8 15H7A4 4 0 0 0 3 19V21", "M14 14H21V21H14Z", width: 2),
            "shoulders that begin at the chin": RuleDrawing(
                head, "M4 20C5 15 8 11 12 11C16 11 19 15 20 20", width: 2),
            "two persons": RuleDrawing(
                "M4 5A2 2 0 0 1 8 5A2 2 0 0 1 4 5Z", "M2 18V13A4 4 0 0 1 10 13V18",
                "M16 5A2 2 0 0 1 20 5A2 2 0 0 1 16 5Z", "M14 18V13A4 4 0 0 1 22 13V18", width: 1),
        ],
        not: [
            "shoulders without a head": RuleDrawing(shoulders, width: 2)
                .decides("kept line")
                .applies(if: "a head is above them", adding: [head]),
            "shoulders below a box": RuleDrawing("M12 3H16V11H8V3Z", shoulders, width: 2)
                .decides("filled inside", "kept line")
                .applies(if: "a head is above them", replacing: [0: head]),
            "a head that is off the middle": RuleDrawing(
                "M8 3A4 4 0 0 1 8 11A4 4 0 0 1 8 3Z", shoulders, width: 2
            )
            .decides("filled inside", "kept line")
            .applies(if: "the head is in the middle", replacing: [0: head]),
            "a head that is too high": RuleDrawing(
                "M12 -6A4 4 0 0 1 12 2A4 4 0 0 1 12 -6Z", shoulders, width: 2
            )
            .decides("filled inside", "kept line")
            .applies(if: "the head is near", replacing: [0: head]),
            "a line below a ring": RuleDrawing(head, "M5 20H19", width: 2)
                .decides("filled inside", "kept line")
                .applies(if: "the line is shoulders", replacing: [1: shoulders]),
            "legs that spread": RuleDrawing(head, "M12 11L5 21M12 11L19 21", width: 2)
                .decides("filled inside")
                .applies(if: "the legs are shoulders", replacing: [1: shoulders]),
            "the hook of an anchor": RuleDrawing(head, "M7 17A5 5 0 0 0 17 17", width: 2)
                .decides("filled inside", "kept line")
                .applies(if: "the hook is turned", replacing: [1: "M6 21A6 6 0 0 1 18 21"]),
            "an arch that holds a door": RuleDrawing(head, shoulders, "M12 18V22", width: 2)
                .decides("filled inside", "kept line", "kept line")
                .applies(if: "there is no door", removing: [2]),
        ])

    static let cloud = RuleExamples(
        "cloud",
        holds: [
            "a cloud with rain": RuleDrawing(
                "M4 14.899A7 7 0 1 1 15.71 8H17.5A4.5 4.5 0 0 1 20 16.242", "M16 14V20", "M8 14V20", "M12 16V22",
                width: 2),
            "a cloud with an arrow in its aperture": RuleDrawing(
                cloudShape, "M12 9V22M9 19L12 22L15 19", style: .leavingOut("open-body")),
        ],
        not: [
            "a cloud with nothing in its aperture": RuleDrawing(cloudShape)
                .decides("kept line")
                .applies(
                    if: "an arrow is in the aperture", adding: ["M12 9V22M9 19L12 22L15 19"],
                    style: .leavingOut("open-body")),
            "a cloud with a box below it": RuleDrawing(cloudShape, "M9 21H15V23H9Z")
                .decides("filled inside", "kept line")
                .applies(
                    if: "the box is an arrow", replacing: [1: "M12 9V22M9 19L12 22L15 19"],
                    style: .leavingOut("open-body")),
        ])

    static let slash = RuleExamples(
        "slash",
        holds: [
            "a disc whose ends are apart on one side": RuleDrawing(
                "M8.35 2.69A10 10 0 0 1 21.3 15.65", "M19.08 19.08A10 10 0 1 1 4.92 4.92", "M2 2L22 22", width: 2),
            "a box with two of its corners below the slash": RuleDrawing(
                "M20.4 20.4A2 2 0 0 1 19 21H5A2 2 0 0 1 3 19V5A2 2 0 0 1 3.59 3.59", "M21 15.3V5A2 2 0 0 0 19 3H8.7",
                "M2 2L22 22", width: 2),
            "a box that a slash crosses": RuleDrawing("M4 5H20V19H4Z", "M2 2L22 22", width: 2),
            "a slash that rises": RuleDrawing("M4 5H20V19H4Z", "M2 22L22 2", width: 2),
        ],
        not: [
            "a line from corner to corner of a box": RuleDrawing("M3 3H21V21H3Z", "M3 3L21 21", width: 2)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the line extends beyond the box", replacing: [1: "M1 1L23 23"]),
            "an arrow": RuleDrawing("M3 21L21 3", "M9 3H21V15", width: 2)
                .decides("kept line")
                .applies(if: "its head is a box", replacing: [1: "M4 5H20V19H4Z"]),
            "a percent sign": RuleDrawing(
                "M20 4L4 20", "M5 7A2 2 0 1 1 9 7A2 2 0 1 1 5 7Z", "M15 17A2 2 0 1 1 19 17A2 2 0 1 1 15 17Z"
            )
            .decides("filled inside", "filled inside", "kept line"),
            "arcs that a slash crosses": RuleDrawing(
                "M2 9A14 14 0 0 1 22 9", "M6 14A9 9 0 0 1 18 14", "M2 2L22 22", width: 2
            )
            .decides("kept line")
            .applies(if: "a box is in place of one arc", replacing: [0: "M4 5H20V19H4Z"]),
        ])

    static let clearance = RuleExamples(
        "clearance",
        holds: [
            "a box that a slash crosses": RuleDrawing(
                "M2 4H22V20H2Z", .clearance("M0 0L24 24L26 22L2 -2Z"), "M2 2L22 22", width: 2,
                style: .leavingOut("slash")),
            "a disc that a slash crosses": RuleDrawing(
                "M3 12A9 9 0 0 1 21 12A9 9 0 0 1 3 12Z", .clearance("M0 0L24 24L26 22L2 -2Z"), "M2 2L22 22", width: 2,
                style: .leavingOut("slash")),
            "a card with a disc around a plus": RuleDrawing(card, disc, "M18 15V21M15 18H21", width: 2),
            "a disc that ends lines of text, too": RuleDrawing(
                card, "M7 9H15", "M7 13H20", disc, "M18 15V21M15 18H21", width: 2),
            "a page with the halves of a link": RuleDrawing(
                "M20 11V4H4V20H11", "M16 14H14.5V19H16", "M19 14H20.5V19H19", width: 2),
            "a folder with a pencil and its eraser": RuleDrawing(
                .area("M2 4H10L12 6H22V10L20 10.3V8H4V18H12L11 19V20H2Z"),
                .area("M13 20V22H15L21.2 15.9L19.1 13.8Z"), .area("M19.8 13.1L21.9 15.2L23 14L21 12Z")),
            "a disc at the open corner of a house": RuleDrawing(
                house, .area("M12.5 17.5A5 5 0 0 1 22.5 17.5A5 5 0 0 1 12.5 17.5Z"), width: 1),
            "a plus instead of a corner": RuleDrawing(box, "M19 15V23", "M15 19H23"),
            "a cross instead of a corner": RuleDrawing("M11 20H3V4H20V12", "M15 15L22 22M22 15L15 22"),
            "lines of text that end at the sign": RuleDrawing(
                box, "M7 8H15", "M7 14.5H13", "M19 15V23", "M15 19H23"),
            "the eraser of a pencil": RuleDrawing(page, pencil, .area("M17.2 9.8H20.4V11.2H17.2Z")),
            "marks for cropping": RuleDrawing("M6 2V18H22M2 6H6M18 18V22", "M9 6H18V15"),
            "the sign for an angle": RuleDrawing("M7 3V19H22M3 7H7", "M10 7A9 9 0 0 1 19 16"),
        ],
        not: [
            "an arrow that leaves a box": RuleDrawing(
                "M17.25 13.5V20H4V6.75H10.5", "M12.75 11.25L19.5 4.5M14.25 4.5H19.5V9.75"
            )
            .decides("kept line", "kept line")
            .applies(
                if: "a plus is at the corner", replacing: [1: "M17.25 2.75V10.75M13.25 6.75H21.25"],
                style: .leavingOut("open-body")),
            "an arrow that enters a box": RuleDrawing("M4 10.5V4H20V20H13.5", "M4 20L13 11M7 11H13V17")
                .decides("kept line", "kept line")
                .applies(
                    if: "a plus is at the corner", replacing: [1: "M5 14.5V23.5M1 19H9.5"],
                    style: .leavingOut("open-body")),
            "the power sign": RuleDrawing("M16 5.57A8 8 0 1 1 8 5.57", "M12 2V12", width: 2)
                .decides("kept line", "kept line")
                .applies(if: "a disc is at the gap", replacing: [1: .area("M9 4A3 3 0 0 1 15 4A3 3 0 0 1 9 4Z")]),
            "a ring that is wide open": RuleDrawing(
                "M4 12A8 8 0 0 1 20 12A8 8 0 0 1 4 12Z", .clearance("M7 6A11 11 0 0 1 29 6A11 11 0 0 1 7 6Z"),
                .area("M15 6A3 3 0 0 1 21 6A3 3 0 0 1 15 6Z"), width: 2
            )
            .decides("kept line", "kept line")
            .applies(
                if: "its gap is small", replacing: [1: .clearance("M13 6A5 5 0 0 1 23 6A5 5 0 0 1 13 6Z")],
                style: .leavingOut("open-body")),
            "a disc with nothing in it": RuleDrawing(card, disc, width: 2)
                .decides("kept line")
                .applies(if: "a plus is in the disc", adding: ["M18 15V21M15 18H21"]),
            "a mark in a ring": RuleDrawing("M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z", "M12 8V12", width: 2)
                .decides("cut detail", "filled inside")
                .applies(if: "a disc with a plus is cleared", adding: [disc, "M18 15V21M15 18H21"]),
            "a folder with a pencil alone": RuleDrawing(
                .area("M2 4H10L12 6H22V10L20 10.3V8H4V18H12L11 19V20H2Z"),
                .area("M13 20V22H15L21.2 15.9L19.1 13.8Z")
            )
            .applies(if: "the pencil has an eraser", adding: [.area("M19.8 13.1L21.9 15.2L23 14L21 12Z")]),
            "a clock with a head as its badge": RuleDrawing(
                "M12 21A9 9 0 1 1 21 12", "M18 14.25A2.25 2.25 0 0 1 18 18.75A2.25 2.25 0 0 1 18 14.25Z"
            )
            .decides("filled inside", "kept line")
            .applies(if: "the head has shoulders", adding: ["M15 21A3.2 3.2 0 0 1 21 21"]),
            "a square at the corner": RuleDrawing(house, .area("M14 14H21V22H14Z"), width: 1)
                .decides("kept line", "kept line")
                .applies(
                    if: "the square is a disc",
                    replacing: [1: .area("M12.5 17.5A5 5 0 0 1 22.5 17.5A5 5 0 0 1 12.5 17.5Z")]),
            "a dot at the corner": RuleDrawing(
                house, .area("M16.5 18A1 1 0 0 1 18.5 18A1 1 0 0 1 16.5 18Z"), width: 1
            )
            .decides("kept line", "kept line")
            .applies(
                if: "the dot is a large disc",
                replacing: [1: .area("M12.5 17.5A5 5 0 0 1 22.5 17.5A5 5 0 0 1 12.5 17.5Z")]),
            "a dot instead of a corner": RuleDrawing(box, "M19 19H19.1")
                .decides("kept line", "kept line")
                .applies(if: "the dot is a plus", replacing: [1: "M19 15V23M15 19H23"]),
            "a sign next to the corner": RuleDrawing(box, "M21 6V12", "M23 9H22")
                .decides("kept line")
                .applies(if: "the sign is in place of the corner", replacing: [1: "M19 15V23", 2: "M15 19H23"]),
            "outlines that pass each other": RuleDrawing("M10 20H3V4H20", "M19 15V23", "M15 19H23")
                .decides("kept line", "kept line")
                .applies(if: "the outline ends at the sign", replacing: [0: box]),
        ])

    private static let house: RuleDrawing.Element = "M6 9V21H11M2 12L12 2L21.4 11.4"

    private static let page: RuleDrawing.Element = .area("M2 2H16V10.8H14V4H4V20H14V22H2Z")
    private static let pencil: RuleDrawing.Element = .area("M15.5 12.2H20V23H15.5Z")

}
