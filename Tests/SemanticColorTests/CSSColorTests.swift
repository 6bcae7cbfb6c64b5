import SemanticColor
import Testing

/// The colours that a browser paints for each syntax, in bytes with alpha; it keeps translucent colours premultiplied,
/// so these are near, not exact.
private let painted: [(String, [Double])] = [
    ("#f80", [255, 136, 0, 255]),
    ("#f808", [255, 137, 0, 136]),
    ("#ff8800", [255, 136, 0, 255]),
    ("#FF880080", [255, 135, 0, 128]),
    ("ReBeccaPurple", [102, 51, 153, 255]),
    ("TRANSPARENT", [0, 0, 0, 0]),
    ("rgb(255, 136, 0)", [255, 136, 0, 255]),
    ("RGB(255 136 0)", [255, 136, 0, 255]),
    ("rgba(255, 136, 0, 0.5)", [255, 135, 0, 128]),
    ("rgb(255, 136, 0, 50%)", [255, 135, 0, 128]),
    ("rgb(255 136 0 / 50%)", [255, 135, 0, 128]),
    ("rgb(255 136 0/.5)", [255, 135, 0, 128]),
    ("rgb(100%, 50%, 0%)", [255, 128, 0, 255]),
    ("rgb(100% 50% 0%)", [255, 128, 0, 255]),
    ("rgb(100% 128 0)", [255, 128, 0, 255]),
    ("rgb(none 128 0)", [0, 128, 0, 255]),
    ("rgb(128 128 128 / none)", [0, 0, 0, 0]),
    ("rgb(300, -20, 12.6)", [255, 0, 13, 255]),
    ("rgb(127.5 0 0)", [128, 0, 0, 255]),
    ("rgb(1e2 1.5e1 +20)", [100, 15, 20, 255]),
    ("rgb(/* one */1 2/**/3)", [1, 2, 3, 255]),
    ("rgb(  10  20  30  )", [10, 20, 30, 255]),
    ("rgb(10,20,30)", [10, 20, 30, 255]),
    ("rgb(10 ,20 , 30)", [10, 20, 30, 255]),
    ("rgb(-10 20 30)", [0, 20, 30, 255]),
    ("rgb(10-20+30)", [10, 0, 30, 255]),
    ("rgb(.5e2 0 0)", [50, 0, 0, 255]),
    ("hsl(120, 100%, 50%)", [0, 255, 0, 255]),
    ("hsl(120deg 100% 25%)", [0, 128, 0, 255]),
    ("hsl(120 100 25)", [0, 128, 0, 255]),
    ("hsl(120 100 25%)", [0, 128, 0, 255]),
    ("hsla(240, 100%, 50%, .25)", [0, 0, 255, 64]),
    ("hsl(0.5turn 60% 40%)", [41, 163, 163, 255]),
    ("hsl(200grad 60% 40%)", [41, 163, 163, 255]),
    ("hsl(3.14159rad 60% 40%)", [41, 163, 163, 255]),
    ("hsl(-120 60% 40%)", [41, 41, 163, 255]),
    ("hsl(480 60% 40%)", [41, 163, 41, 255]),
    ("hsl(none 60% 40%)", [163, 41, 41, 255]),
    ("hsl(30 150% 40%)", [204, 102, 0, 255]),
    ("hsl(30, -10%, 40%)", [102, 102, 102, 255]),
    ("hsl(270 60% 70% / 30%)", [179, 132, 225, 77]),
    ("hwb(194 0% 0%)", [0, 195, 255, 255]),
    ("hwb(194 20% 30% / .5)", [52, 149, 179, 128]),
    ("hwb(194 60% 80%)", [109, 109, 109, 255]),
    ("hwb(194 20 30)", [51, 149, 179, 255]),
    ("hwb(none none none)", [255, 0, 0, 255]),
    ("lab(50% 40 20)", [185, 88, 87, 255]),
    ("lab(50 40 20)", [185, 88, 87, 255]),
    ("lab(29.2345% 39.3825 20.0664)", [125, 35, 41, 255]),
    ("lab(52.2345% 40.1645 59.9971 / .5)", [197, 94, 6, 128]),
    ("lab(60 -20% 30%)", [116, 156, 75, 255]),
    ("lab(120 0 0)", [255, 255, 255, 255]),
    ("lab(none 0 0)", [0, 0, 0, 255]),
    ("lch(52.2345% 72.2 56.2)", [198, 93, 6, 255]),
    ("lch(50 30 200)", [29, 132, 135, 255]),
    ("lch(50% 20% 0.5turn)", [45, 133, 118, 255]),
    ("lch(50 -10 200)", [119, 119, 119, 255]),
    ("oklab(59% 0.1 0.1)", [192, 93, 43, 255]),
    ("oklab(0.59 0.1 0.1)", [192, 93, 43, 255]),
    ("oklab(0.5 -20% 10%)", [53, 114, 75, 255]),
    ("oklch(60% 0.15 50)", [196, 96, 22, 255]),
    ("oklch(0.7 0.1 250deg / 0.4)", [110, 162, 217, 102]),
    ("oklch(0.7 25% 250)", [109, 163, 218, 255]),
    ("oklch(0.4 0 none)", [72, 72, 72, 255]),
    ("color(srgb 1 0.5 0)", [255, 128, 0, 255]),
    ("color(srgb 100% 50% 0%)", [255, 128, 0, 255]),
    ("color(srgb-linear 0.5 0.25 0.1)", [188, 137, 89, 255]),
    ("color(display-p3 0.5 0.5 0.2)", [127, 128, 33, 255]),
    ("color(display-p3 50% 50% 20% / .5)", [128, 128, 34, 128]),
    ("color(a98-rgb 0.5 0.4 0.3)", [137, 102, 74, 255]),
    ("color(prophoto-rgb 0.5 0.4 0.3)", [171, 115, 90, 255]),
    ("color(prophoto-rgb 0.01 0.01 0.01)", [1, 1, 1, 255]),
    ("color(rec2020 0.5 0.4 0.3)", [154, 112, 87, 255]),
    ("color(rec2020 0.05 0.05 0.05)", [27, 27, 27, 255]),
    ("color(xyz 0.2 0.25 0.3)", [95, 146, 144, 255]),
    ("color(xyz-d65 0.2 0.25 0.3)", [95, 146, 144, 255]),
    ("color(xyz-d50 0.2 0.25 0.3)", [78, 147, 165, 255]),
    ("color(srgb none 0.5 0)", [0, 128, 0, 255]),
    ("color(SRGB 0.2 0.5 0)", [51, 128, 0, 255]),
    (" red ", [255, 0, 0, 255]),
    ("rgb(1 2 3", [1, 2, 3, 255]),
    ("lch(50 30 200grad)", [45, 133, 118, 255]),
    ("oklch(50% 0.1 1turn / none)", [0, 0, 0, 0]),
    ("rgb(1 2 3 / 50%", [2, 2, 4, 128]),
    ("rgb(50% none 0%)", [128, 0, 0, 255]),
    ("hsl(90 50% 50% / none)", [0, 0, 0, 0]),
]

@Test func everySyntaxGivesWhatBrowsersPaint() throws {
    for (text, expected) in painted {
        let color = try #require(Color(css: text), "\(text)")
        #expect(abs(color.alpha * 255 - expected[3]) < 0.51, "\(text)")
        guard expected[3] > 0 else { continue }
        #expect(color.space == (text.contains("display-p3") ? .displayP3 : .sRGB), "\(text)")
        let shown = color.converted(to: .sRGB)
        // One byte of the premultiplied value is more than one of the straight one.
        let slack = 1.1 * max(1, 255 / expected[3])
        for (channel, wanted) in zip([shown.red, shown.green, shown.blue], expected) {
            #expect(abs(channel * 255 - wanted) < slack, "\(text)")
        }
    }
}

@Test(arguments: [
    "rgb(1, 2 3)",
    "rgb(1 2, 3)",
    "rgb(1 2 3, .5)",
    "rgb(1,2,3 / .5)",
    "rgb(1,2,none)",
    "rgb(10%, 20, 30)",
    "rgb(1 2)",
    "rgb(1 2 3 4)",
    "rgb (1 2 3)",
    "rgb(1. 2 3)",
    "rgb(1deg 2 3)",
    "hsl(120, 100, 50)",
    "hsl(120, 100%, none)",
    "hsl(120% 100% 50%)",
    "hwb(194, 0%, 0%)",
    "lab(50, 40, 20)",
    "color(foo 1 1 1)",
    "color(srgb 1 1)",
    "color(srgb 1 1 1 1)",
    "color(srgb 1, 1, 1)",
    "#12",
    "#12345",
    "#1234567",
    "#ggg",
    "#",
    "gren",
    "rgb()",
    "lab(50 40deg 20)",
    "rgb(1 2 3 / )",
    "red;",
    "", "   ", "#", "currentColor", "red blue", "rgb(1 2 3))", "rgb(calc(1) 2 3)", "linear-gradient(red, blue)",
])
func `text that is not a CSS color is refused`(text: String) { #expect(Color(css: text) == nil) }

@Test func everyNameIsKnown() throws {
    let rows = names.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rows.count == 148)
    for row in rows {
        #expect(Color(css: row[0]) == Color(css: "rgb(\(row[1]))"), "\(row)")
    }
}

/// As a browser paints them.
private let names = """
    aliceblue 240,248,255
    antiquewhite 250,235,215
    aqua 0,255,255
    aquamarine 127,255,212
    azure 240,255,255
    beige 245,245,220
    bisque 255,228,196
    black 0,0,0
    blanchedalmond 255,235,205
    blue 0,0,255
    blueviolet 138,43,226
    brown 165,42,42
    burlywood 222,184,135
    cadetblue 95,158,160
    chartreuse 127,255,0
    chocolate 210,105,30
    coral 255,127,80
    cornflowerblue 100,149,237
    cornsilk 255,248,220
    crimson 220,20,60
    cyan 0,255,255
    darkblue 0,0,139
    darkcyan 0,139,139
    darkgoldenrod 184,134,11
    darkgray 169,169,169
    darkgreen 0,100,0
    darkgrey 169,169,169
    darkkhaki 189,183,107
    darkmagenta 139,0,139
    darkolivegreen 85,107,47
    darkorange 255,140,0
    darkorchid 153,50,204
    darkred 139,0,0
    darksalmon 233,150,122
    darkseagreen 143,188,143
    darkslateblue 72,61,139
    darkslategray 47,79,79
    darkslategrey 47,79,79
    darkturquoise 0,206,209
    darkviolet 148,0,211
    deeppink 255,20,147
    deepskyblue 0,191,255
    dimgray 105,105,105
    dimgrey 105,105,105
    dodgerblue 30,144,255
    firebrick 178,34,34
    floralwhite 255,250,240
    forestgreen 34,139,34
    fuchsia 255,0,255
    gainsboro 220,220,220
    ghostwhite 248,248,255
    gold 255,215,0
    goldenrod 218,165,32
    gray 128,128,128
    green 0,128,0
    greenyellow 173,255,47
    grey 128,128,128
    honeydew 240,255,240
    hotpink 255,105,180
    indianred 205,92,92
    indigo 75,0,130
    ivory 255,255,240
    khaki 240,230,140
    lavender 230,230,250
    lavenderblush 255,240,245
    lawngreen 124,252,0
    lemonchiffon 255,250,205
    lightblue 173,216,230
    lightcoral 240,128,128
    lightcyan 224,255,255
    lightgoldenrodyellow 250,250,210
    lightgray 211,211,211
    lightgreen 144,238,144
    lightgrey 211,211,211
    lightpink 255,182,193
    lightsalmon 255,160,122
    lightseagreen 32,178,170
    lightskyblue 135,206,250
    lightslategray 119,136,153
    lightslategrey 119,136,153
    lightsteelblue 176,196,222
    lightyellow 255,255,224
    lime 0,255,0
    limegreen 50,205,50
    linen 250,240,230
    magenta 255,0,255
    maroon 128,0,0
    mediumaquamarine 102,205,170
    mediumblue 0,0,205
    mediumorchid 186,85,211
    mediumpurple 147,112,219
    mediumseagreen 60,179,113
    mediumslateblue 123,104,238
    mediumspringgreen 0,250,154
    mediumturquoise 72,209,204
    mediumvioletred 199,21,133
    midnightblue 25,25,112
    mintcream 245,255,250
    mistyrose 255,228,225
    moccasin 255,228,181
    navajowhite 255,222,173
    navy 0,0,128
    oldlace 253,245,230
    olive 128,128,0
    olivedrab 107,142,35
    orange 255,165,0
    orangered 255,69,0
    orchid 218,112,214
    palegoldenrod 238,232,170
    palegreen 152,251,152
    paleturquoise 175,238,238
    palevioletred 219,112,147
    papayawhip 255,239,213
    peachpuff 255,218,185
    peru 205,133,63
    pink 255,192,203
    plum 221,160,221
    powderblue 176,224,230
    purple 128,0,128
    rebeccapurple 102,51,153
    red 255,0,0
    rosybrown 188,143,143
    royalblue 65,105,225
    saddlebrown 139,69,19
    salmon 250,128,114
    sandybrown 244,164,96
    seagreen 46,139,87
    seashell 255,245,238
    sienna 160,82,45
    silver 192,192,192
    skyblue 135,206,235
    slateblue 106,90,205
    slategray 112,128,144
    slategrey 112,128,144
    snow 255,250,250
    springgreen 0,255,127
    steelblue 70,130,180
    tan 210,180,140
    teal 0,128,128
    thistle 216,191,216
    tomato 255,99,71
    turquoise 64,224,208
    violet 238,130,238
    wheat 245,222,179
    white 255,255,255
    whitesmoke 245,245,245
    yellow 255,255,0
    yellowgreen 154,205,50
    """
