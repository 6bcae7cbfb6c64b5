import GlyphModel
import Markup
import PathGeometry
import Testing

private let all = "<rect width='100' height='100' fill='green'/>"
private let shown = "<g mask='url(#m)'>\(all)</g>"

/// Masks, what they are put on, and the same without a mask.
private let masks: [(mask: String, body: String, plain: String)] = [
    // Only alpha counts in an alpha mask.
    (
        "<mask id='m' style='mask-type:alpha' maskUnits='userSpaceOnUse' x='0' y='0' width='100' height='100'>"
            + "<rect width='100' height='100' fill='#D9D9D9'/></mask>", shown, all
    ),
    (
        "<mask id='m' mask-type='alpha'><rect width='100' height='40' fill='black'/></mask>", shown,
        "<rect width='100' height='40' fill='green'/>"
    ),
    // Luminance: white shows, black hides, and later paint is above.
    ("<mask id='m'><rect width='100' height='40' fill='black'/></mask>", shown, ""),
    (
        "<mask id='m'><rect width='60' height='60' fill='white'/><rect width='40' height='40'/>"
            + "<rect width='20' height='20' fill='white'/></mask>", shown,
        "<path fill='green' d='M40 0H60V60H0V40H40zM0 0H20V20H0z'/>"
    ),
    // Strokes inside and outside of a shape.
    (
        "<mask id='m' fill='white'><path d='M20 20H80V80H20z'/></mask>",
        "<path d='M20 20H80V80H20z' fill='none' stroke='red' stroke-width='8' mask='url(#m)'/>",
        "<path d='M22 22H78V78H22z' fill='none' stroke='red' stroke-width='4'/>"
    ),
    (
        "<mask id='m' maskUnits='userSpaceOnUse' x='10' y='10' width='80' height='80' fill='black'>"
            + "<rect fill='white' x='10' y='10' width='80' height='80'/><path d='M20 20H80V80H20z'/></mask>",
        "<path d='M20 20H80V80H20z' fill='none' stroke='red' stroke-width='8' mask='url(#m)'/>",
        "<path d='M18 18H82V82H18z' fill='none' stroke='red' stroke-width='4'/>"
    ),
    // The content: groups, transforms, instances, strokes, clips, and masks of its own.
    (
        "<defs><path id='s' d='M0 0H20V20H0z'/></defs><mask id='m' fill='white'><g transform='scale(2)'>"
            + "<use href='#s' x='5'/></g></mask>", shown, "<path d='M10 0H50V40H10z' fill='green'/>"
    ),
    (
        "<mask id='m'><path d='M0 50H100' stroke='white' stroke-width='10'/></mask>", shown,
        "<path d='M0 45H100V55H0z' fill='green'/>"
    ),
    (
        "<clipPath id='c'><path d='M0 0H30V100H0z'/></clipPath>"
            + "<mask id='m'><path clip-path='url(#c)' d='M0 0H60V60H0z' fill='white'/></mask>", shown,
        "<path d='M0 0H30V60H0z' fill='green'/>"
    ),
    (
        "<mask id='n'><path d='M0 0H30V100H0z' fill='white'/></mask><mask id='m'>"
            + "<path mask='url(#n)' d='M0 0H60V60H0z' fill='white'/></mask>", shown,
        "<path d='M0 0H30V60H0z' fill='green'/>"
    ),
    (
        "<mask id='n'><path d='M0 0H30V100H0z' fill='white'/></mask>"
            + "<mask id='m' mask='url(#n)'><path d='M0 0H60V60H0z' fill='white'/></mask>", shown,
        "<path d='M0 0H30V60H0z' fill='green'/>"
    ),
    ("<mask id='m' visibility='hidden'><path d='M0 0H60V60H0z' fill='white'/></mask>", shown, ""),
    // The region, in both units: by default a tenth more than the bounding box on every side.
    (
        "<mask id='m'><path d='M0 0H100V100H0z' fill='white'/></mask>",
        "<path mask='url(#m)' d='M40 40H60V60H40z' fill='none' stroke='green' stroke-width='20'/>",
        "<path fill='green' fill-rule='evenodd' d='M38 38H62V62H38zM50 50z'/>"
    ),
    (
        "<mask id='m' maskUnits='userSpaceOnUse' x='10' y='20%' width='50' height='30'>"
            + "<path d='M0 0H100V100H0z' fill='white'/></mask>", shown, "<path fill='green' d='M10 20H60V50H10z'/>"
    ),
    (
        "<mask id='m' maskContentUnits='objectBoundingBox'><path d='M0 0H.5V1H0z' fill='white'/></mask>",
        "<path mask='url(#m)' d='M20 20H80V80H20z'/>", "<path d='M20 20H50V80H20z'/>"
    ),
    ("<mask id='m' width='0'><path d='M0 0H100V100H0z' fill='white'/></mask>", shown, ""),
    (
        "<mask id='m'><path d='M0 0H100V100H0z' fill='white'/></mask>",
        "<path mask='url(#m)' stroke='red' d='M0 9H9'/>", ""
    ),
    (
        "<mask id='m'><path d='M0 0H50V50H0z' fill='white'/></mask>",
        "<g transform='translate(10 0) rotate(90 25 25)' mask='url(#m)'>\(all)</g>",
        "<path d='M10 0H60V50H10z' fill='green'/>"
    ),
    // One level is an opacity: grey, translucent, or a translucent group.
    (
        "<mask id='m'><path d='M0 0H50V50H0z' fill='#808080'/></mask>", shown,
        "<path d='M0 0H50V50H0z' fill='green' opacity='.50196'/>"
    ),
    (
        "<mask id='m'><g opacity='.5'><path d='M0 0H50V50H0z' fill='#fff'/><path d='M0 0H25V50H0z'/></g></mask>", shown,
        "<path d='M25 0H50V50H25z' fill='green' opacity='.5'/>"
    ),
    (
        "<mask id='m'><path d='M0 0H50V50H0z' fill='#fff' opacity='.5'/><path d='M0 0H50V50H0z' fill='#fff' opacity='.5'/></mask>",
        shown, "<path d='M0 0H50V50H0z' fill='green' opacity='.75'/>"
    ),
    (
        "<mask id='m' color-interpolation='linearRGB'><path d='M0 0H50V50H0z' fill='#808080'/></mask>", shown,
        "<path d='M0 0H50V50H0z' fill='green' opacity='.21586'/>"
    ),
    (
        "<mask id='m' mask-type='alpha'><path d='M0 0H50V50H0z' fill='black' fill-opacity='.5'/></mask>",
        "<g mask='url(#m)' opacity='.5'><rect width='30' height='30' fill='red'/><rect width='90' height='20'/></g>",
        "<g opacity='.25'><rect width='30' height='30' fill='red'/><rect width='50' height='20'/></g>"
    ),
]

@Test(arguments: masks)
func aMaskShowsWhatTheSameDrawingWithoutItShows(mask: String, body: String, plain: String) throws {
    try expectSame(mask + body, plain)
}

/// Elements with a space of their own, with their bounds in the picture if a square of 10 is their visible part.
private let spaces: [(body: String, square: String)] = [
    ("<use ATTRIBUTE href='#s' x='20' y='30'/>", "M20 30H30V40H20z"),
    ("<use ATTRIBUTE href='#s' transform='scale(2)' x='20' y='10'/>", "M40 20H60V40H40z"),
    (
        "<svg ATTRIBUTE x='20' y='30' width='40' height='40' viewBox='0 0 20 20'><path d='M0 0H20V20H0z'/></svg>",
        "M20 30H40V50H20z"
    ),
    (
        "<symbol id='t' viewBox='0 0 20 20' ATTRIBUTE><path d='M0 0H20V20H0z'/></symbol>"
            + "<use href='#t' x='20' width='40' height='40'/>", "M20 0H40V20H20z"
    ),
]

@Test(arguments: spaces)
func aMaskAndAClipAreInTheSpaceOfTheElementsContent(body: String, square: String) throws {
    let defs =
        "<defs><path id='s' d='M0 0H40V40H0z'/></defs><clipPath id='c'><path d='M0 0H10V10H0z'/></clipPath>"
        + "<mask id='m'><path d='M0 0H10V10H0z' fill='white'/></mask>"
    for attribute in ["mask='url(#m)'", "clip-path='url(#c)'"] {
        try expectSame(defs + body.replacing("ATTRIBUTE", with: attribute), "<path d='\(square)'/>")
    }
}

@Test func aMaskThatShowsEverythingLeavesNoClip() throws {
    let mask = "<mask id='m' mask-type='alpha'><rect width='100' height='100' fill='#D9D9D9'/></mask>"
    // The miter could be longer than the frame, if the corner were sharper.
    let layer = try #require(
        try layers(mask + "<path mask='url(#m)' d='M4 50V4H50' fill='none' stroke='red' stroke-width='8'/>").first)
    #expect(layer.clip == nil && layer.stroke?.style.width == 8)
}

@Test func aMaskedStrokeKeepsItsStrokeAndAClip() throws {
    let mask = "<mask id='m' fill='white'><path d='M20 20H80V80H20z'/></mask>"
    let layer = try #require(
        try layers(mask + "<path mask='url(#m)' d='M20 20H80V80H20z' fill='none' stroke='red'/>").first)
    #expect(
        layer.stroke != nil && layer.clip?.bounds.map { isNear($0, Rect(x: 20, y: 20, width: 60, height: 60)) } == true)
}

@Test func aMaskOfTheRootHidesWhatIsOutsideOfIt() throws {
    let body = "<mask id='m'><path d='M0 0H50V50H0z' fill='white'/></mask>\(all)"
    let clip = try #require(try layers(body, root: "mask='url(#m)'").first?.clip?.bounds)
    #expect(isNear(clip, Rect(x: 0, y: 0, width: 50, height: 50)))
}

private let cycles: [String] = [
    "<mask id='m'><rect width='100' height='50' fill='white' mask='url(#m)'/></mask>",
    "<mask id='m' mask='url(#m)'><rect width='100' height='50' fill='white'/></mask>",
    "<mask id='m' mask='url(#n)'><rect width='100' height='50' fill='white'/></mask>"
        + "<mask id='n' mask='url(#m)'><rect width='100' height='60' fill='white'/></mask>",
]

@Test(arguments: cycles)
func `a mask that refers to itself is ignored at that reference`(mask: String) throws {
    try expectSame(mask + shown, "<rect width='100' height='50' fill='green'/>")
    #expect(ids(mask + shown) == ["reference-cycle"])
}

@Test func masksThatDoNotExistAreIgnored() throws {
    try expectSame("<g id='m'/>" + shown, all)
    #expect(ids(shown) == ["unknown-reference"])
}

/// Masks that cannot be one area with one opacity, and their messages.
private let refusals: [(mask: String, message: String)] = [
    (
        "<mask id='m'>\(all)<circle r='9' fill='white'/></mask>",
        "the mask 'm' is not supported: it has 2 levels of opacity"
    ),
    (
        "<linearGradient id='g'><stop/><stop offset='1' stop-color='red'/></linearGradient>"
            + "<mask id='m'><rect width='9' height='9' fill='url(#g)'/></mask>", "a gradient in a mask is not supported"
    ),
    ("<mask id='m'><text>A</text></mask>", "'text' in a mask is not supported"),
    ("<mask id='m'><image href='data:,' width='9' height='9'/></mask>", "'image' in a mask is not supported"),
    ("<mask id='m'><g style='filter:blur(1px)'>\(all)</g></mask>", "a blur is not supported"),
]

@Test(arguments: refusals)
func aMaskWithoutOneLevelIsRefused(mask: String, message: String) throws {
    let errors = diagnostics(mask + shown).filter { $0.severity == .error }
    #expect(errors.count == 1 && errors[0].message.hasPrefix(message) && errors[0].hint != nil, "\(errors)")
}

@Test func aGradientOfOneAlphaIsOneLevelOfAnAlphaMask() throws {
    let gradient = "<linearGradient id='g'><stop/><stop offset='1' stop-color='red'/></linearGradient>"
    let mask = "<mask id='m' mask-type='alpha'><rect width='50' height='50' fill='url(#g)'/></mask>"
    try expectSame(gradient + mask + shown, "<rect width='50' height='50' fill='green'/>")
}

@Test func masksInMasksStopAtALimit() {
    let chain = (0..<40).map {
        "<mask id='m\($0)'><rect width='\(60 + $0)' height='50' fill='white' mask='url(#m\($0 + 1))'/></mask>"
    }
    #expect(ids(chain.joined() + "<mask id='m40'/><rect width='9' height='9' mask='url(#m0)'/>").contains("limit"))
}
