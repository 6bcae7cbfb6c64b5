import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

private let red = Paint.color(Color(bytes: 255, 0, 0))

private func style(_ sheet: String) -> String { "<style>\(sheet.replacing("&", with: "&amp;"))</style>" }

/// The bodies' rectangles that are red, by their numbers from 1.
private func reds(_ sheet: String, _ body: String) throws -> [Int] {
    try layers(style(sheet) + body).enumerated().filter { $0.element.fill?.paint == red }
        .map { $0.offset + 1 }
}

/// Four rectangles in a group, the second and the fourth with the class `a`.
private let four =
    "<g>" + (1...4).map { "<rect \($0.isMultiple(of: 2) ? "class='a b'" : "") width='9' height='9'/>" }.joined()
    + "</g>"

@Test(
    arguments: [
        (".a + rect", [3]), (".a ~ rect", [3, 4]), ("rect + .a", [2, 4]), ("rect + rect + rect", [3, 4]),
        ("rect ~ .a", [2, 4]), ("g > .a + rect", [3]), ("style + g rect", [1, 2, 3, 4]), ("g + rect", []),
        ("style ~ g > rect:first-child + .a", [2]), ("rect:not(.a)", [1, 3]), ("rect:not(.a, :first-child)", [3]),
        (":is(.a, circle)", [2, 4]), (":where(.a)", [2, 4]), ("rect:last-child", [4]), ("rect:only-child", []),
        ("rect:nth-child(2)", [2]), ("rect:nth-child(odd)", [1, 3]), ("rect:nth-child(even)", [2, 4]),
        ("rect:nth-child(2n + 1)", [1, 3]), ("rect:nth-child(-n+2)", [1, 2]), ("rect:nth-child(n+3)", [3, 4]),
        ("rect:nth-last-child(1)", [4]), (":root rect", [1, 2, 3, 4]), ("rect:root", []), ("rect:empty", [1, 2, 3, 4]),
        ("g:empty rect", []), ("[class='A B' i]", [2, 4]), ("[class='A B']", []),
    ] as [(String, [Int])])
func selectorsSelectByPlace(selector: String, expected: [Int]) throws {
    #expect(try reds("\(selector){fill:red}", four) == expected)
}

@Test func `the selector not has the specificity of its argument, and where has none`() throws {
    #expect(try reds("rect:not(#z){fill:red}.a{fill:blue}", four) == [1, 2, 3, 4])
    #expect(try reds("rect{fill:blue}:where(.a){fill:red}", four) == [])
}

@Test func siblingRulesTakeTimeInProportionAndAreLimited() {
    let sheet = String(repeating: "rect~rect{fill:red}", count: 101)
    #expect(ids("<style>\(sheet)</style>\(four)") == ["limit"])
}

@Test(
    arguments: [
        ("screen", true), ("all", true), ("print", false), ("print, screen", true), ("not print", true),
        ("only screen", true), ("(prefers-color-scheme: light)", true), ("(prefers-color-scheme:dark)", false),
        ("not (prefers-color-scheme: dark)", true), ("screen and (prefers-contrast: more)", false),
        ("(prefers-reduced-motion: no-preference)", true), ("(prefers-contrast: more) or (forced-colors: none)", true),
    ])
func rulesOfAMediumApplyToALightPictureOnAScreen(query: String, applies: Bool) throws {
    let rule = "@media \(query){rect{fill:red}}rect.z{fill:blue}"
    #expect(try reds(rule, four) == (applies ? [1, 2, 3, 4] : []))
    let sheet = "<style media='\(query)'>rect{fill:red}</style>\(four)"
    #expect(try layers(sheet).allSatisfy { ($0.fill?.paint == red) == applies })
}

@Test func aRuleAfterAMediumApplies() throws {
    #expect(
        try reds("@media print{rect{fill:blue}}@media screen{@media all{.a{fill:blue}}}rect{fill:red}", four) == [1, 3])
}

@Test func rulesForDarkAppearancesAreReportedAndMediaThatDependOnAWindowAreNotApplied() {
    #expect(ids("<style>@media (prefers-color-scheme: dark){rect{fill:red}}</style>\(four)") == ["dark-rules"])
    #expect(ids("<style media='(prefers-color-scheme: dark)'>rect{fill:red}</style>\(four)") == ["dark-rules"])
    #expect(ids("<style>@media (min-width: 9px){rect{fill:red}}</style>\(four)") == ["unsupported-style"])
    #expect(ids("<style>@media print{rect{fill:red}}</style>\(four)") == [])
}

@Test(
    arguments: [
        ("g{fill:blue;rect{fill:red}}", [1, 2, 3, 4]), ("g{.a{fill:red}}", [2, 4]), ("g{&>.a{fill:red}}", [2, 4]),
        ("rect{&.a{fill:red}}", [2, 4]), (".a{rect&{fill:red}}", [2, 4]), ("g{> .a{fill:red}}", [2, 4]),
        ("g{.a{+rect{fill:red}}}", [3]), (".z,g{.a{fill:red}}", [2, 4]),
        ("g{.a,rect:first-child{fill:red}}", [1, 2, 4]),
        ("rect{@media screen{fill:red}}", [1, 2, 3, 4]), ("rect{@media print{fill:red}}", []),
        ("g{@media screen{.a{fill:red}}}", [2, 4]), ("rect{@supports (fill:red){&.a{fill:red}}}", [2, 4]),
        // Declarations after a nested rule come after it; `&` is as specific as the strongest of the list around it.
        (".a{&{fill:blue}fill:red}", [2, 4]), (".a{fill:blue;&{fill:red}}", [2, 4]),
        ("#z,rect{&{fill:red}}.a.b{fill:blue}", [1, 2, 3, 4]), ("rect{&{fill:red}}.a.b{fill:blue}", [1, 3]),
        ("rect{--x:{a:b};fill:red}", [1, 2, 3, 4]), ("g{rect{fill:red}", [1, 2, 3, 4]),
    ] as [(String, [Int])])
func aRuleInARuleSelectsInItsPlace(sheet: String, expected: [Int]) throws {
    #expect(try reds(sheet, four) == expected)
    #expect(ids(style(sheet) + four) == [])
}

@Test(
    arguments: [
        ("@layer a{rect{fill:red}}rect{fill:blue}", []), ("@layer a{.a.b{fill:blue}}rect{fill:red}", [1, 2, 3, 4]),
        ("@layer a{rect{fill:blue}}@layer b{rect{fill:red}}", [1, 2, 3, 4]),
        ("@layer b,a;@layer a{rect{fill:red}}@layer b{rect{fill:blue}}", [1, 2, 3, 4]),
        ("@layer a{rect{fill:red!important}}rect{fill:blue!important}", [1, 2, 3, 4]),
        ("@layer a{@layer x{rect{fill:blue}}rect{fill:red}}", [1, 2, 3, 4]),
        ("@layer a.x{rect{fill:blue}}@layer a{rect{fill:red}}", [1, 2, 3, 4]),
        ("@layer{rect{fill:blue}}@layer{rect{fill:red}}", [1, 2, 3, 4]), ("rect{@layer a{fill:red}}", [1, 2, 3, 4]),
    ] as [(String, [Int])])
func `a later cascade layer wins, and rules outside all layers win over it`(sheet: String, expected: [Int]) throws {
    #expect(try reds(sheet, four) == expected)
    #expect(ids(style(sheet) + four) == [])
}

@Test(
    arguments: [
        ("(fill: red)", true), ("(fill:nonsense)", false), ("not (fill: red)", false), ("not (fill: nonsense)", true),
        ("(fill:red) and (stroke-width:2px)", true), ("(fill:red) and (fill:nonsense)", false),
        ("(fill:nonsense) or (fill:red)", true), ("((fill:red) and (not (fill:nonsense)))", true), ("(--x: y)", true),
        ("(color: color(display-p3 1 0 0))", true), ("(color: light-dark(#000, #fff))", true),
        ("selector(g > .a)", true),
        ("(width: calc(1px + 2px))", true), ("(fill:var(--x))", true),
    ])
func `a supports rule applies if its condition is supported`(condition: String, holds: Bool) throws {
    let sheet = "@supports \(condition){rect{fill:red}}"
    #expect(try reds(sheet, four) == (holds ? [1, 2, 3, 4] : []))
    #expect(ids(style(sheet) + four) == [])
}

@Test(arguments: ["(hyphens: auto)", "font-tech(variations)", "nonsense", "(fill:red) and (fill:red) or (fill:red)"])
func `a supports rule with an unknown condition is reported`(condition: String) {
    #expect(ids("<style>@supports \(condition){rect{fill:red}}</style>\(four)") == ["unsupported-style"])
}

@Test func rulesInRulesAreLimited() {
    let deep = String(repeating: "g{", count: 40) + "fill:red" + String(repeating: "}", count: 40)
    #expect(ids("<style>\(deep)</style>\(four)") == ["unsupported-style"])
    let wide =
        (0..<40).map { _ in "g,rect,.a,.b,g,rect,.a,.b{" }.joined() + "fill:red" + String(repeating: "}", count: 40)
    #expect(ids("<style>\(wide)</style>\(four)").contains("limit"))
}

private let box = "width='9' height='9'"

@Test(arguments: [
    "<rect style='fill:light-dark(red, blue)' BOX/>", "<rect fill='light-dark( red , var(--d, blue) )' BOX/>",
    "<rect style='--c:light-dark(red,blue);fill:var(--c)' BOX/>", "<rect fill='LIGHT-DARK(rgb(255, 0, 0), blue)' BOX/>",
    "<rect fill='light-dark(light-dark(red, blue), blue)' BOX/>",
])
func ofTwoColorsTheOneForLightIsDrawn(body: String) throws {
    #expect(try layers(body.replacing("BOX", with: box)).map { $0.fill?.paint } == [red])
    #expect(ids(body.replacing("BOX", with: box)) == ["dark-rules"])
}

@Test func aSecondColorIsNotReportedWhereItIsTheSameOrAnAttributeHasTheFirst() {
    #expect(ids("<rect style='fill:light-dark(red, red)' \(box)/>") == [])
    #expect(ids("<rect fill='red' style='fill:light-dark(red, blue)' \(box)/>") == [])
    #expect(ids("<rect style='fill:light-dark(red, blue);stroke:light-dark(red, blue)' \(box)/>") == ["dark-rules"])
    #expect(ids("<rect style='fill:light-dark(red)' \(box)/>") == ["invalid-value"])
}

@Test func aRootEmIsTheRootsFontSize() throws {
    func width(_ body: String, root: String) throws -> Double {
        bounds(try #require(try layers(body, root: root).first)).width
    }
    #expect(try width("<rect width='4rem' height='9'/>", root: "font-size='8'") == 32)
    #expect(try width("<g font-size='4'><rect width='4rem' height='9'/></g>", root: "font-size='8'") == 32)
    #expect(try width("<g font-size='4'><rect width='4em' height='9'/></g>", root: "font-size='8'") == 16)
    #expect(try width("<g font-size='2rem'><rect width='4em' height='9'/></g>", root: "font-size='8'") == 64)
    // On the root itself it is the size in a document without one.
    #expect(try width("<rect width='1rem' height='9'/>", root: "font-size='.5rem'") == 8)
    #expect(try width("<g font-size='initial'><rect width='1rem' height='9'/></g>", root: "font-size='8'") == 8)
}

@Test(arguments: [
    "<g style='--c:red'><rect fill='var(--c)' BOX/></g>", "<rect fill='var(--c, red)' BOX/>",
    "<rect style='fill:var( --c , var(--d, red) )' BOX/>", "<rect style='--c:red;fill:var(--c,blue)' BOX/>",
    "<g style='--c:var(--d)'><rect fill='var(--c, red)' BOX/></g>",
    "<g style='--c:var(--d);--d:red'><rect fill='var(--c)' BOX/></g>",
    "<g style='--c:blue'><rect style='--c:red' fill='var(--c)' BOX/></g>",
    "<g style='--c:blue'><rect style='--c:initial' fill='var(--c, red)' BOX/></g>",
    "<g style='--C:blue;--c:red'><rect fill='var(--c)' BOX/></g>",
    "<g style='--a:var(--b);--b:var(--a)'><rect fill='var(--a, red)' BOX/></g>",
    "<g style='--r:255'><rect fill='rgb(var(--r), 0, 0)' BOX/></g>",
    "<style>:root{--c:red}</style><rect fill='var(--c)' BOX/>",
    "<defs><rect id='r' fill='var(--c, blue)' BOX/></defs><use href='#r' style='--c:red'/>",
    "<linearGradient id='g'><stop stop-color='var(--c, red)'/></linearGradient><rect fill='url(#g)' BOX/>",
])
func aReferenceToACustomPropertyIsItsValueOrElseItsFallback(body: String) throws {
    #expect(try layers(body.replacing("BOX", with: box)).map { $0.fill?.paint } == [red])
    #expect(ids(body.replacing("BOX", with: box)) == [])
}

@Test func aPropertyWithoutAValueIsUnsetWithAWarning() throws {
    let body = "<g fill='red'><rect style='fill:blue;fill:var(--c)' \(box)/></g>"
    #expect(try layers(body).map { $0.fill?.paint } == [red])
    #expect(ids(body) == ["undefined-variable"])
}

@Test func customPropertiesThatGrowAreNotSet() {
    let bomb = (0..<40).map { "--a\($0):var(--a\($0 + 1))var(--a\($0 + 1));" }.joined() + "--a40:red;"
    #expect(ids("<rect style='\(bomb)fill:var(--a0)' \(box)/>") == ["undefined-variable"])
    #expect(
        ids("<rect style='fill:\(String(repeating: "var(--a,", count: 9999))red' \(box)/>") == ["undefined-variable"])
}

@Test(
    arguments: [
        ("calc(1px + 2px)", 3), ("calc(2 * 3)", 6), ("calc((1 + 2) * 3px)", 9), ("calc(1in / 2)", 48),
        ("calc(5% - 2%)", 3), ("calc(-1 * -4px)", 4), ("calc(2 * var(--w, 4px))", 8), ("calc( 1em )", 16),
    ] as [(String, Double)])
func aCalculationIsItsResult(text: String, width: Double) throws {
    let layer = try #require(try layers("<path d='M0 0H9' stroke='red' style='stroke-width:\(text)'/>").first)
    #expect(abs((layer.stroke?.style.width ?? 0) - width) < 1e-9)
}

@Test(arguments: ["calc(1px + 2%)", "calc(1px +)", "calc(1px / 0)", "calc(2px * 2px)", "calc(1", "calc(1px + 2)"])
func aCalculationWithoutOneUnitIsReported(text: String) {
    #expect(ids("<path d='M0 0H9' stroke='red' style='stroke-width:\(text)'/>") == ["invalid-value"])
}

@Test(
    arguments: [("medium", 16), ("x-large", 24), ("xx-small", 9), ("smaller", 40 / 1.2), ("larger", 48), ("150%", 60)]
        as [(String, Double)])
func aKeywordOfTheFontSizeIsASize(keyword: String, size: Double) throws {
    let layer = try #require(try layers("<g font-size='40'><circle font-size='\(keyword)' r='1em'/></g>").first)
    #expect(abs(bounds(layer).width - 2 * size) < 1e-6)
}

@Test func geometryInAStyleIsAppliedWithAWarning() throws {
    #expect(try layers("<rect style='width:9px;height:9px'/>").count == 1)
    #expect(ids("<rect width='9' style='height:9px'/>") == ["style-geometry"])
}
