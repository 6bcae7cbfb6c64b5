internal import GlyphModel

extension RuleExamples {
    static let faces = [solidInk, ring, light, person, sign, panel, handle]

    private static let disc: RuleDrawing.Element = "M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12Z"
    private static let box: RuleDrawing.Element = "M3 3H21V21H3Z"

    static let solidInk = RuleExamples(
        "solid-ink",
        holds: [
            "a solid disc with two holes": RuleDrawing(
                "M2 2H22", "M2 22H22",
                .area("M20 12A8 8 0 0 1 4 12A8 8 0 0 1 20 12ZM8 9V12H10.5V9ZM13.5 9V12H16V9Z")),
            "the shackle of a solid lock with a keyhole": RuleDrawing(
                "M2 2H22", "M2 22H22", "M2 5H22",
                .area("M8 12H16V18H8ZM11.3 15A0.7 0.7 0 0 0 12.7 15A0.7 0.7 0 0 0 11.3 15Z"),
                .area("M9.5 12.5V10A2.5 2.5 0 0 1 14.5 10V12.5H13V10A1 1 0 0 0 11 10V12.5Z")),
            "a disc for contrast": RuleDrawing(disc, .area("M12 3A9 9 0 0 1 12 21Z")),
            "a disc whose lower half is solid": RuleDrawing(disc, .area("M3 12A9 9 0 0 0 21 12Z")),
            "a drop that is half full": RuleDrawing(
                "M12 3C15 7 18 10 18 14A6 6 0 0 1 6 14C6 10 9 7 12 3Z", .area("M12 3C15 7 18 10 18 14A6 6 0 0 1 12 20Z")
            ),
        ],
        not: [
            "a ring": RuleDrawing("M2 2H22", "M2 22H22", "M20 12A8 8 0 0 1 4 12A8 8 0 0 1 20 12Z")
                .decides("filled inside", "kept line", "kept line")
                .applies(
                    if: "a solid disc with two cutouts is in place of the ring",
                    replacing: [2: .area("M20 12A8 8 0 0 1 4 12A8 8 0 0 1 20 12ZM8 9V12H10.5V9ZM13.5 9V12H16V9Z")]),
            "the shackle of a hollow lock": RuleDrawing(
                "M2 2H22", "M2 22H22", "M2 5H22", "M8 12H16V18H8Z", "M9.5 12V10A2.5 2.5 0 0 1 14.5 10V12"
            )
            .decides("filled inside", "kept handle", "kept line", "kept line", "kept line")
            .applies(
                if: "the lock is solid and has a keyhole",
                replacing: [
                    3: .area("M8 12H16V18H8ZM11.3 15A0.7 0.7 0 0 0 12.7 15A0.7 0.7 0 0 0 11.3 15Z"),
                    4: .area("M9.5 12.5V10A2.5 2.5 0 0 1 14.5 10V12.5H13V10A1 1 0 0 0 11 10V12.5Z"),
                ]),
            "a ring where strokes meet": RuleDrawing(
                "M2 2H22", "M2 22H22", "M2 5H22", "M10.5 10A1.5 1.5 0 1 1 13.5 10A1.5 1.5 0 1 1 10.5 10Z",
                "M12 11.5V18",
                "M9 11.5H15"
            )
            .decides("filled inside", "kept line", "kept line", "kept line")
            .applies(
                if: "the ring is a cutout of a solid disc",
                replacing: [3: .area("M8 10A4 4 0 1 1 16 10A4 4 0 1 1 8 10ZM11 10A1 1 0 1 0 13 10A1 1 0 1 0 11 10Z")]),
            "a disc with a solid quarter": RuleDrawing(disc, .area("M12 3A9 9 0 0 1 21 12H12Z"))
                .decides("cut attached", "filled inside")
                .applies(if: "a half is solid", replacing: [1: .area("M12 3A9 9 0 0 1 12 21Z")]),
            "a solid bar along one side": RuleDrawing(box, .area("M17 4H21V20H17Z"), width: 2)
                .decides("filled inside")
                .applies(if: "a half is solid", replacing: [1: .area("M12 3H21V21H12Z")]),
            "a solid wedge at one side": RuleDrawing(box, .area("M21 3V21L12 12Z"), width: 2)
                .decides("cut attached", "filled inside")
                .applies(if: "a half is solid", replacing: [1: .area("M12 3H21V21H12Z")]),
            "a solid half with a clearance": RuleDrawing(disc, .area("M12 5.5A6.5 6.5 0 0 1 12 18.5Z"))
                .decides("cut detail", "filled inside")
                .applies(if: "there is no clearance", replacing: [1: .area("M12 3A9 9 0 0 1 12 21Z")]),
        ])

    private static let glass: RuleDrawing.Element = "M17 10A7 7 0 1 1 3 10A7 7 0 1 1 17 10Z"

    static let ring = RuleExamples(
        "ring",
        holds: [
            "a magnifying glass": RuleDrawing(glass, "M15 15L21 21", width: 2),
            "a ring with a diagonal bar": RuleDrawing(disc, "M5.6 5.6L18.4 18.4"),
            "a clock on the corner of a sheet": RuleDrawing(sheet, clock, hands),
        ],
        not: [
            "a glass with a sign in it": RuleDrawing(glass, "M15 15L21 21", "M8 10H12", width: 2)
                .decides("cut detail", "filled inside")
                .applies(if: "nothing is in the glass", removing: [2]),
            "a pin": RuleDrawing(glass, "M10 17V22", width: 2)
                .decides("filled inside")
                .applies(if: "the handle is diagonal", replacing: [1: "M15 15L21 21"]),
            "a ring with an upright bar": RuleDrawing(disc, "M12 3V21")
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the bar is diagonal", replacing: [1: "M5.6 5.6L18.4 18.4"]),
            "a bar that bends": RuleDrawing(disc, "M5.6 5.6Q8 16 18.4 18.4", width: 2)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the bar is straight", replacing: [1: "M5.6 5.6L18.4 18.4"]),
            "a bar that is off the middle": RuleDrawing(disc, "M4 9L15 20", width: 2)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the bar is in the middle", replacing: [1: "M5.6 5.6L18.4 18.4"]),
            "two bars": RuleDrawing(disc, "M4.5 7.5L16.5 19.5", "M7.5 4.5L19.5 16.5", width: 2)
                .decides("cut attached", "cut attached", "filled inside", "filled inside", "filled inside")
                .applies(if: "one bar is in the middle", replacing: [1: "M5.6 5.6L18.4 18.4"], removing: [2]),
            "an ellipse with a bar": RuleDrawing("M12 5A10 7 0 0 1 12 19A10 7 0 0 1 12 5Z", "M5 7L19 17", width: 2)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "a circle is in place of the ellipse", replacing: [0: disc, 1: "M5.6 5.6L18.4 18.4"]),
            "a box with a diagonal bar": RuleDrawing(box, "M3 3L21 21")
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "a circle is in place of the box", replacing: [0: disc, 1: "M5.6 5.6L18.4 18.4"]),
            "an empty ring": RuleDrawing(sheet, clock)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "hands are in the ring", adding: [hands]),
            "a wheel": RuleDrawing(sheet, clock, "M16 13.5A2.5 2.5 0 0 1 16 18.5A2.5 2.5 0 0 1 16 13.5Z")
                .decides("cut attached", "cut detail", "filled inside", "filled inside", "filled ring")
                .applies(if: "hands are in the ring", replacing: [2: hands]),
            "a dial between two bands": RuleDrawing(
                clock, hands, "M13 11L13.5 2H18.5L19 11", "M13 21L13.5 30H18.5L19 21"
            )
            .decides("cut detail", "filled inside", "filled inside", "filled inside", "kept seam", "kept seam")
            .applies(if: "the clock is on the corner of a sheet", replacing: [2: sheet], removing: [3]),
            "a clock that stands off the body": RuleDrawing("M3 3H8V20H3Z", clock, hands)
                .decides("cut detail", "filled inside", "filled inside")
                .applies(if: "the clock is on the corner of a sheet", replacing: [0: sheet]),
        ])

    private static let sheet: RuleDrawing.Element = "M11.5 20H3V3H19V11.5"
    private static let clock: RuleDrawing.Element = "M16 10.5A5.5 5.5 0 0 1 16 21.5A5.5 5.5 0 0 1 16 10.5Z"
    private static let hands: RuleDrawing.Element = "M16 13.5V16L17.5 17"

    private static let tray: RuleDrawing.Element = "M7 8V2H17V8"

    static let light = RuleExamples(
        "light",
        holds: [
            "a printer": RuleDrawing("M7 17H3V8H21V17H17", tray, "M7 13H17V22H7Z"),
            "the sea between two coasts": RuleDrawing(disc, leftCoast, rightCoast, width: 1.4),
            "a car from the front": RuleDrawing(front, windshield, "M7.5 15.5H8", "M16 15.5H16.5"),
            "a car from the side": RuleDrawing(
                "M5 18H2V11H22V18H19", "M9 18H15", "M4 11L7 5H14L18 11", "M11 5V11", wheels, width: 1.25),
        ],
        not: [
            "a sheet that comes out aside": RuleDrawing("M3 8H21V17H3Z", tray, "M5 13H13V22H5Z")
                .decides("cut seam", "filled inside", "filled inside", "filled inside", "kept handle")
                .applies(
                    if: "the sheet comes out in the middle", replacing: [0: "M7 17H3V8H21V17H17", 2: "M7 13H17V22H7Z"]),
            "a sheet that does not reach down": RuleDrawing("M3 8H21V17H3Z", tray, "M7 12H17V17H7Z")
                .decides("cut attached", "filled inside", "filled inside", "filled inside", "kept seam")
                .applies(if: "the sheet reaches down", replacing: [0: "M7 17H3V8H21V17H17", 2: "M7 13H17V22H7Z"]),
            "a sheet that is nearly as wide as the machine": RuleDrawing(
                "M3 8H21V17H3Z", tray, "M4.5 13H19.5V22H4.5Z"
            )
            .decides("cut attached", "filled inside", "filled inside", "filled inside", "filled inside", "kept seam")
            .applies(if: "the sheet is narrower", replacing: [0: "M7 17H3V8H21V17H17", 2: "M7 13H17V22H7Z"]),
            "the seam of a ball": RuleDrawing(disc, "M12 3C5 8 19 16 12 21", width: 1)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "there are two coasts", replacing: [1: leftCoast], adding: [rightCoast]),
            "a crack with branches": RuleDrawing(
                disc, leftCoast, "M9.5 13L13 13.5", "M7.5 10L4.6 9", "M10 7L13 6", width: 1
            )
            .decides("cut attached", "filled inside", "filled inside")
            .applies(if: "there are two coasts", removing: [2, 3, 4], adding: [rightCoast]),
            "a box with coasts": RuleDrawing(box, leftCoast, rightCoast, width: 1)
                .decides("cut detail", "filled inside", "kept line")
                .applies(if: "the box is a disc", replacing: [0: disc]),
            "a car without lamps": RuleDrawing(front, windshield)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the car has two lamps", adding: ["M7.5 15.5H8", "M16 15.5H16.5"]),
            "a load on wheels": RuleDrawing(
                "M5 18H2V15H22V18H19", "M9 18H15", "M2 15V3H22V15", wheels, width: 1.25
            )
            .decides(
                "cut attached", "filled inside", "filled inside", "filled inside", "filled inside", "filled inside",
                "filled inside"
            )
            .applies(
                if: "the load is a cabin", replacing: [0: "M5 18H2V11H22V18H19", 2: "M4 11L7 5H14L18 11"],
                adding: ["M11 5V11"]),
            "a car with one lamp": RuleDrawing(front, windshield, "M11.5 15.5H12.5")
                .decides("cut attached", "cut detail", "filled inside", "filled inside")
                .applies(if: "the car has two lamps", replacing: [2: "M7.5 15.5H8"], adding: ["M16 15.5H16.5"]),
            "lamps that are off the middle": RuleDrawing(front, windshield, "M6 15.5H6.5", "M10 15.5H10.5")
                .decides("cut attached", "cut detail", "cut detail", "filled inside", "filled inside")
                .applies(if: "the lamps are symmetric", replacing: [2: "M7.5 15.5H8", 3: "M16 15.5H16.5"]),
            "lamps that are different": RuleDrawing(front, windshield, "M7.5 15.5H8", "M15 15.5H17.5")
                .decides("cut attached", "cut detail", "cut detail", "filled inside", "filled inside")
                .applies(if: "the lamps are equal", replacing: [3: "M16 15.5H16.5"]),
        ])

    private static let fringe: RuleDrawing.Element = "M3.5 10Q12 10 12 3"

    static let person = RuleExamples(
        "person",
        holds: [
            "shoulders at the frame": RuleDrawing(box, freeHead, "M6 21C6 17 9 15 12 15C15 15 18 17 18 21"),
            "shoulders that stand free": RuleDrawing(
                box, freeHead, "M7.5 18.5C7.5 16 9 15 12 15C15 15 16.5 16 16.5 18.5Z"),
            "solid shoulders": RuleDrawing(box, freeHead, .area("M3 21V18C5 16.5 8 15 12 15C16 15 19 16.5 21 18V21Z")),
            "a face below hair": RuleDrawing(disc, fringe, "M9 12.9V13.1", "M15 12.9V13.1", width: 1.6),
            "a person in a disc": RuleDrawing(
                "M12 2.5A9.5 9.5 0 0 1 12 21.5A9.5 9.5 0 0 1 12 2.5Z", head, shoulders),
            "a person in a box": RuleDrawing("M3 3H21V20H3Z", head, shoulders),
        ],
        not: [
            "a dash below a ring": RuleDrawing(box, freeHead, "M8 16H16")
                .decides("cut detail", "cut detail", "filled inside", "filled ring")
                .applies(if: "the dash is shoulders", replacing: [2: "M6 21C6 17 9 15 12 15C15 15 18 17 18 21"]),
            "a strip below a ring": RuleDrawing(box, freeHead, "M3 16H21")
                .decides("cut attached", "cut detail", "filled inside", "filled inside", "filled ring")
                .applies(if: "the strip is shoulders", replacing: [2: "M6 21C6 17 9 15 12 15C15 15 18 17 18 21"]),
            "a cylinder below a knob": RuleDrawing(box, freeHead, "M12 14A3.3 3.3 0 0 1 12 20.6A3.3 3.3 0 0 1 12 14Z")
                .decides("cut attached", "cut detail", "filled inside", "filled inside", "filled ring")
                .applies(if: "the cylinder is shoulders", replacing: [2: "M6 21C6 17 9 15 12 15C15 15 18 17 18 21"]),
            "a ring that is off the middle": RuleDrawing(box, freeHead, "M13 19C13 16 15 15 16 15C17 15 19 16 19 19Z")
                .decides("cut detail", "cut detail", "filled inside", "filled ring", "filled ring")
                .applies(
                    if: "the shoulders are below the head", replacing: [2: "M6 21C6 17 9 15 12 15C15 15 18 17 18 21"]),
            "a face without hair": RuleDrawing(disc, "M9 12.9V13.1", "M15 12.9V13.1", width: 1.6)
                .decides("cut detail", "cut detail", "filled inside")
                .applies(if: "the face has hair", adding: [fringe]),
            "a face with ears": RuleDrawing(
                disc, "M7 5.5C3 -3 11 -3 10 3.2", "M17 5.5C21 -3 13 -3 14 3.2", "M9 12.9V13.1", "M15 12.9V13.1",
                width: 1.6
            )
            .decides(
                "cut detail", "cut detail", "filled inside", "filled inside", "filled inside", "kept seam", "kept seam"
            )
            .applies(if: "the face has hair in place of ears", replacing: [1: fringe], removing: [2]),
            "a face with one eye": RuleDrawing(disc, fringe, "M9 12.9V13.1", width: 1.6)
                .decides("cut attached", "cut detail", "filled inside", "filled inside")
                .applies(if: "the face has two eyes", adding: ["M15 12.9V13.1"]),
            "a ring above a line": RuleDrawing("M3 3H21V20H3Z", head, "M8 17H16")
                .decides("cut detail", "cut detail", "filled inside", "filled ring")
                .applies(if: "the line is shoulders", replacing: [2: shoulders]),
        ])

    private static let freeHead: RuleDrawing.Element = "M12 6A3 3 0 0 1 12 12A3 3 0 0 1 12 6Z"
    private static let head: RuleDrawing.Element = "M12 7A4 4 0 0 1 12 15A4 4 0 0 1 12 7Z"
    private static let shoulders: RuleDrawing.Element = "M6 19.2A6.7 6.7 0 0 1 18 19.2"

    private static let leftCoast: RuleDrawing.Element = "M8 4L10 7L7.5 10L9.5 13L6 16L6.5 19"
    private static let rightCoast: RuleDrawing.Element = "M17 5L14.5 8L17 11L15 14L18.5 17.5"

    private static let o: RuleDrawing.Element = "M3 9.5A2 2 0 0 1 7 9.5V14.5A2 2 0 0 1 3 14.5Z"
    private static let otherO: RuleDrawing.Element = "M10 9.5A2 2 0 0 1 14 9.5V14.5A2 2 0 0 1 10 14.5Z"

    static let sign = RuleExamples(
        "sign",
        holds: [
            "a word": RuleDrawing(o, otherO, "M17 7.5H21", "M19 7.5V16.5"),
            "a dollar sign": RuleDrawing(
                "M12 2V22", "M17 5H9.5A3.5 3.5 0 0 0 9.5 12H14.5A3.5 3.5 0 0 1 14.5 19H6", width: 2),
            "a frame whose lines go on": RuleDrawing("M2 6H22", "M2 18H22", "M6 2V22", "M18 2V22", width: 2),
            "two triangles whose lines go on": RuleDrawing("M7 7L17 17L12 22V2L17 7L7 17", width: 2),
            "a picnic table": RuleDrawing("M7 7H17", "M9 7L5 18", "M15 7L19 18", "M2 13H22", width: 2),
            "a hash": RuleDrawing("M9 3V21", "M15 3V21", "M3 9H21", "M3 15H21", width: 2),
        ],
        not: [
            "three rings": RuleDrawing(o, otherO, "M17 9.5A2 2 0 0 1 21 9.5V14.5A2 2 0 0 1 17 14.5Z")
                .decides("filled inside", "filled inside", "filled inside")
                .applies(if: "the third ring is a letter", replacing: [2: "M17 7.5H21"], adding: ["M19 7.5V16.5"]),
            "two rings and a bar": RuleDrawing(o, otherO, "M19 7.5V16.5")
                .decides("filled inside", "filled inside", "kept line")
                .applies(if: "the bar is a letter", adding: ["M17 7.5H21"]),
            "two letters": RuleDrawing(o, otherO)
                .decides("filled inside", "filled inside")
                .applies(if: "there is a third letter", adding: ["M17 7.5H21", "M19 7.5V16.5"]),
            "a smaller letter at the end": RuleDrawing(o, otherO, "M17 10.5H21", "M19 10.5V16.5")
                .decides("filled inside", "filled inside", "kept line")
                .applies(
                    if: "the last letter is as high as the others", replacing: [2: "M17 7.5H21", 3: "M19 7.5V16.5"]),
            "a star": RuleDrawing(
                .area(
                    "M12 1L15 9H23L17 14L19 22L12 17L5 22L7 14L1 9H9ZM12 6L10.4 10.8H6L9.2 13.6L8 18L12 15L16 18L14.8 13.6L18 "
                        + "10.8H13.6Z"),
                width: 2
            )
            .decides("filled inside"),
            "a tent whose poles cross": RuleDrawing("M3 21L14 3", "M21 21L10 3", "M2 21H22", width: 2)
                .decides("filled inside")
                .applies(if: "the floor is higher", replacing: [2: "M2 16H22"]),
            "a tub below its rim": RuleDrawing("M4 5V17A3 3 0 0 0 7 20H17A3 3 0 0 0 20 17V12", "M2 12H22", width: 2)
                .decides("filled inside")
                .applies(if: "a line crosses the tub and its rim", adding: ["M12 2V22"]),
            "an hourglass": RuleDrawing("M6 3H18L6 21H18Z", "M4 3H20", "M4 21H20", width: 2)
                .decides("filled inside", "filled inside"),
            "a gem": RuleDrawing("M6 3H18L22 9L12 22L2 9Z", "M2 9H22", "M8 9L12 22L16 9", width: 2)
                .decides("cut attached", "filled inside", "filled inside", "filled inside", "filled inside"),
            "the square alone": RuleDrawing("M9 9H15V15H9Z", width: 2)
                .decides("filled inside")
                .applies(if: "the lines of the square go on", replacing: [0: "M9 3V21M15 3V21M3 9H21M3 15H21"]),
            "a plug on its cord": RuleDrawing("M7 8H17V13A5 5 0 0 1 7 13Z", "M9 8V3", "M15 8V3", "M12 18V22", width: 2)
                .decides("filled inside"),
        ])

    private static let front: RuleDrawing.Element = "M4 12H20V19H4Z"
    private static let windshield: RuleDrawing.Element = "M4 12L6.5 4H17.5L20 12"
    private static let wheels: RuleDrawing.Element =
        "M5 18A2 2 0 1 1 9 18A2 2 0 1 1 5 18ZM15 18A2 2 0 1 1 19 18A2 2 0 1 1 15 18Z"

    private static let strip = FillStyle(panels: .strip)

    static let panel = RuleExamples(
        "panel",
        holds: [
            "a window with a title bar": RuleDrawing(box, "M3 8H21", width: 2, style: strip),
            "a window with a sidebar": RuleDrawing(box, "M8 3V21", width: 2, style: strip),
            "a tray whose line goes round": RuleDrawing(
                box, "M3 14.5H8.2A4 4 0 0 0 15.8 14.5H21", width: 2, style: strip),
            "a telephone": RuleDrawing("M7 2H17V22H7Z", "M7 5H17", "M7 19H17", style: strip),
        ],
        not: [
            "a bank card": RuleDrawing("M2 5H22V19H2Z", "M2 9H22", width: 2, style: strip)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the card is taller", replacing: [0: "M2 3H22V21H2Z"]),
            "a chest with a drawer": RuleDrawing(box, "M3 16H21", width: 2, style: strip)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the line is near the top", replacing: [1: "M3 8H21"]),
            "an edge": RuleDrawing(box, "M3 5.5H21", width: 2, style: strip)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the line is farther from the top", replacing: [1: "M3 8H21"]),
            "a pyramid": RuleDrawing("M12 2L22 21H2Z", "M5.7 14H18.3", width: 2, style: strip)
                .decides("cut attached", "filled inside", "filled inside"),
            "two halves": RuleDrawing(box, "M3 11H21", width: 2, style: strip)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the line is near the top", replacing: [1: "M3 8H21"]),
            "a glass": RuleDrawing("M7 2H17V22H7Z", "M7 6H17", width: 2, style: strip)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "a second line is near the bottom", adding: ["M7 18H17"]),
            "a book": RuleDrawing("M5 3H19V21H5Z", "M8 3V21", width: 2, style: strip)
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the book is as wide as it is high", replacing: [0: box]),
            "a table": RuleDrawing(box, "M3 8H21", "M12 8V21", width: 2, style: strip)
                .decides("cut attached", "filled inside", "filled inside", "filled inside")
                .applies(if: "there is one line", removing: [2]),
        ])

    static let handle = RuleExamples(
        "handle",
        holds: [
            "the shackle of a lock": RuleDrawing("M5 11H19V21H5Z", "M9 11V7A3 3 0 0 1 15 7V11", width: 2),
            "a cup": RuleDrawing(cup, "M16 8H18A3 3 0 0 1 18 14H16"),
            "a cup with a square handle": RuleDrawing(cup, "M16 8H20V14H16"),
        ],
        not: [
            "a neck as broad as what is below": RuleDrawing("M8 3H16V8H8Z", "M8 8L7 21H17L16 8")
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "the body is broader", replacing: [1: "M4 8V21H20V8Z"]),
            "a roof": RuleDrawing("M5 10L12 3L19 10Z", "M5 10V21H19V10")
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "a shackle is in place of the roof", replacing: [0: "M5 10H19M9 10V7A3 3 0 0 1 15 7V10"]),
            "straps on both sides": RuleDrawing("M8 7V2H16V7", "M5 7H19V17H5Z", "M8 17V22H16V17")
                .decides("cut seam", "cut seam", "filled inside", "filled inside", "filled inside")
                .applies(if: "there is one strap", removing: [2]),
            "the head of an insect": RuleDrawing(
                "M9.5 6.5A2.5 2.5 0 0 1 14.5 6.5V8H9.5Z", "M8.5 8H15.5V12H8.5Z",
                "M6 12H18V19A3 3 0 0 1 15 22H9A3 3 0 0 1 6 19Z", width: 1.2
            )
            .decides("cut seam", "cut seam", "filled inside", "filled inside", "filled inside")
            .applies(
                if: "the head is a shackle", replacing: [0: "M9.5 12V6.5A2.5 2.5 0 0 1 14.5 6.5V12"], removing: [1]),
            "the opening of a folder": RuleDrawing("M3 11H21V21H3Z", "M6 11V5H12L14 8H18V11", width: 1.2)
                .decides("cut seam", "filled inside", "filled inside")
                .applies(if: "the opening is a shackle", replacing: [1: "M9 11V7A3 3 0 0 1 15 7V11"]),
            "a cup whose handle is a solid block": RuleDrawing(cup, .area("M16 8H20V14H16Z"))
                .decides("filled inside")
                .applies(if: "the handle is a line", replacing: [1: "M16 8H20V14H16"]),
            "a part of a convex body": RuleDrawing("M4 6H20V18H4Z", "M15 6V18")
                .decides("cut attached", "filled inside", "filled inside")
                .applies(
                    if: "the part is a handle next to the body", replacing: [0: "M4 6H15V18H4Z", 1: "M15 9H20V15H15"]),
            "the corner of a page": RuleDrawing("M5 2H14L19 7V22H5Z", "M14 2V7H19")
                .decides("cut attached", "filled inside", "filled inside")
                .applies(if: "a handle is next to the page", replacing: [1: "M19 9H23.2V17H19"]),
            "a cone that gets wider": RuleDrawing("M2 6H14V18H2Z", "M14 10L22 6V18L14 14")
                .decides("cut seam", "filled inside", "filled inside")
                .applies(if: "the cone has one width", replacing: [1: "M14 9H18V15H14"]),
        ])

    private static let cup: RuleDrawing.Element = "M4 6H16V16A3 3 0 0 1 13 19H7A3 3 0 0 1 4 16Z"

}
