import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

private let red = Paint.color(Color(bytes: 255, 0, 0))

private func fills(_ sheet: String, _ body: String) throws -> [Paint?] {
    try layers("<style>\(sheet)</style>\(body)").map { $0.fill?.paint }
}

private let box = "width='9' height='9'"

@Test(arguments: [
    "*{fill:red}", "rect{fill:red}", ".a{fill:red}", "#i{fill:red}", "g rect{fill:red}", "g>rect{fill:red}",
    "svg rect{fill:red}", "rect.a.b#i{fill:red}", "[data-x]{fill:red}", "[data-x=\"1\"]{fill:red}",
    "[data-x='1']{fill:red}", "[class~=b]{fill:red}", "[data-y^=ab]{fill:red}", "[data-y$=cd]{fill:red}",
    "[data-y*=b-c]{fill:red}", "[data-y|=ab]{fill:red}", "rect:first-child{fill:red}", "circle,rect{fill:red}",
    "/* c */ rect /* d */ { fill /* e */ : /* f */ red }", "re\\63t{f\\69ll:r\\65 d}", "<!-- rect{fill:red} -->",
    "rect{fill:qqq;fill:red;fill:12}", "rect{fill:blue}rect{fill:red}", "#i{fill:red}rect{fill:blue}",
    ".a{fill:red}rect{fill:blue}", "g rect{fill:red}rect{fill:blue}", "rect{fill:red!important}#i{fill:blue}",
    "rect{FILL:RED}", "@charset 'x';rect{fill:red}", "rect{fill:red",
])
func rulesApplyBySpecificityAndOrder(sheet: String) throws {
    let body = "<g><rect id='i' class='a b' data-x='1' data-y='ab-cd' fill='lime' \(box)/></g>"
    let escaped = sheet.replacing("<!--", with: "&lt;!--").replacing("-->", with: "--&gt;")
    #expect(try fills(escaped, body) == [red])
}

@Test(arguments: [
    "circle{fill:red}", ".c{fill:red}", "circle rect{fill:red}", "svg>rect{fill:red}", "rect:hover{fill:red}",
    "rect+rect{fill:red}", "Rect{fill:red}", "g:first-child>circle{fill:red}", "[data-z]{fill:red}",
    "rect{fill:red}rect{fill:none!important}",
])
func rulesThatDoNotMatchLeaveTheElementAlone(sheet: String) throws {
    #expect(try !fills(sheet, "<g><rect \(box)/></g>").contains(red))
}

@Test(arguments: [
    ("<rect fill='blue' style='fill:red' BOX/>", ""), ("<rect style='fill:red' BOX/>", "rect{fill:blue}"),
    ("<rect style='fill:blue' BOX/>", "rect{fill:red!important}"),
    ("<rect style='fill:red!important' BOX/>", "rect{fill:blue!important}"),
    ("<g fill='red'><rect fill='inherit' BOX/></g>", ""), ("<g fill='red'><rect fill='qqq' BOX/></g>", ""),
    ("<g fill='red'><g><rect BOX/></g></g>", ""), ("<g color='red'><rect fill='currentColor' BOX/></g>", ""),
    ("<g fill='currentColor'><rect color='red' BOX/></g>", ""),
    ("<rect fill='url(#none) red' BOX/>", ""), ("<rect style='fill:;;stroke;:;fill:red' BOX/>", ""),
    ("<rect fill='\n red \t' BOX/>", ""), ("<g fill='blue'><rect style='fill:initial;fill:red' BOX/></g>", ""),
])
func attributesSheetsAndStylesCascade(body: String, sheet: String) throws {
    #expect(try fills(sheet, body.replacing("BOX", with: box)) == [red])
}

@Test func `the fill is black by default, and currentColor is kept`() throws {
    #expect(try fills("", "<rect \(box)/>") == [.color(.black)])
    #expect(try fills("", "<rect fill='currentColor' fill-opacity='50%' \(box)/>") == [.currentColor(opacity: 0.5)])
}

@Test func geometryAttributesOfAGroupAreNotInherited() throws {
    let layer = try #require(try layers("<g x='20' y='20'><rect x='inherit' \(box)/></g>").first)
    #expect(isNear(bounds(layer), Rect(x: 0, y: 0, width: 9, height: 9)))
}

@Test func unsupportedSelectorsAndAtRulesAreReported() {
    #expect(ids("<style>rect:hover{fill:red}</style><path d='M0 0H9V9z'/>") == ["unsupported-style"])
    #expect(
        ids("<style>@container (width > 9px){rect{fill:red}}</style><path d='M0 0H9V9z'/>") == ["unsupported-style"])
    #expect(ids("<style>@import url(x.css);@font-face{}</style><path d='M0 0H9V9z'/>") == ["sanitised", "sanitised"])
}

@Test func `the identity of a layer has the names of its element and its ancestors`() throws {
    let layer = try #require(try layers("<g id='a' class='x y'><rect class='z' \(box)/></g>").first)
    #expect(
        layer.element.lineage == [
            ElementIdentity.Names(element: "rect", classes: ["z"]),
            ElementIdentity.Names(element: "g", id: "a", classes: ["x", "y"]),
        ])
}
