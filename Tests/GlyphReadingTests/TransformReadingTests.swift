import GlyphModel
import PathGeometry
import SetSupport
import Testing

private let box = "x='20' y='40' width='20' height='10'"

@Test(
    arguments: [
        ("<rect BOX transform='rotate(9)' transform-origin='50 50'/>", "rotate(9 50 50)"),
        ("<rect BOX transform='rotate(9)' transform-origin='center'/>", "rotate(9 50 50)"),
        ("<rect BOX transform='rotate(9)' transform-origin='right top'/>", "rotate(9 100 0)"),
        ("<rect BOX transform='rotate(9)' transform-origin='top right'/>", "rotate(9 100 0)"),
        ("<rect BOX transform='rotate(9)' transform-origin='top 30%'/>", "rotate(9)"),
        (
            "<rect BOX transform='rotate(9)' style='transform-box:fill-box;transform-origin:center'/>",
            "rotate(9 30 45)"
        ),
        ("<rect BOX transform='rotate(9)' style='transform-box:fill-box'/>", "rotate(9 20 40)"),
        (
            "<g transform='scale(2)' style='transform-box:fill-box;transform-origin:100% 100%'><rect BOX/></g>",
            "translate(-40 -50) scale(2)"
        ),
        ("<rect BOX style='transform:translate(10%, 5%)'/>", "translate(10 5)"),
        ("<rect BOX style='transform-box:fill-box;transform:translate(50%, 10%)'/>", "translate(10 1)"),
        ("<rect BOX style='transform:rotate(0.025turn)'/>", "rotate(9)"),
    ])
func aTransformIsAroundItsOriginInItsBox(body: String, transform: String) throws {
    let found = try #require(try layers(body.replacing("BOX", with: box)).first)
    let plain = try #require(try layers("<g transform='\(transform)'><rect \(box)/></g>").first)
    #expect(areAlike(found.path, plain.path))
}

/// A box of CSS turns about its centre. The root's size is half the size of its view box.
@Test(
    arguments: [
        ("transform='rotate(90)'", "rotate(90 50 50)"), ("transform='matrix(-1 0 0 1 0 0)'", "matrix(-1 0 0 1 100 0)"),
        ("style='transform:scaleY(-1)'", "matrix(1 0 0 -1 0 100)"),
        ("transform='rotate(9)' transform-origin='0 0'", "rotate(9)"),
        ("transform='rotate(9)' style='transform-origin:100% 0'", "rotate(9 100 0)"),
        ("transform='rotate(90)' style='transform-box:fill-box'", "rotate(90 50 50)"),
        ("transform='translate(3 4)'", "translate(6 8)"), ("style='transform:translate(10%, 5%)'", "translate(10 5)"),
        ("style='transform:rotate(90deg);transform-origin:10px 20px'", "rotate(90 20 40)"),
    ])
func theOutermostElementTurnsAboutItsCentre(attributes: String, transform: String) throws {
    let found = try #require(try layers("<rect \(box)/>", root: "width='50' height='50' \(attributes)").first)
    let plain = try #require(try layers("<g transform='\(transform)'><rect \(box)/></g>").first)
    #expect(areAlike(found.path, plain.path), "\(bounds(found)) instead of \(bounds(plain))")
}

@Test(arguments: ["rotate(90deg)", "translate(10px)", "ROTATE(90)", "translateX(9)"])
func anAttributeHasNoUnitsAndNoNamesOfStyles(transform: String) throws {
    let body = "<rect \(box) transform='\(transform)'/>"
    #expect(try layers(body).map(\.path) == layers("<rect \(box)/>").map(\.path))
    #expect(ids(body) == ["invalid-value"])
}

@Test func boxesInBoxesAreLimited() {
    let group = "<g transform='rotate(9)' style='transform-box:fill-box'>"
    let body = String(repeating: group, count: 20) + "<rect \(box)/>" + String(repeating: "</g>", count: 20)
    #expect(ids(body).contains("limit"))
}

@Test func clipPathsAndGradientsTurnAroundTheirOrigins() throws {
    func clip(_ attributes: String) throws -> Path? {
        try layers(
            "<clipPath id='c' \(attributes)><rect \(box)/></clipPath>"
                + "<rect width='100' height='100' clip-path='url(#c)'/>"
        ).first?.clip
    }
    let clips = (try clip("transform='rotate(90)' transform-origin='center'"), try clip("transform='rotate(90 50 50)'"))
    #expect(areAlike(try #require(clips.0), try #require(clips.1)))
    func space(_ attributes: String) throws -> Transform? {
        let stops = "<stop/><stop offset='1' stop-color='red'/>"
        let body =
            "<linearGradient id='g' gradientUnits='userSpaceOnUse' \(attributes)>\(stops)</linearGradient>"
            + "<rect width='100' height='100' fill='url(#g)'/>"
        guard case .gradient(let gradient) = try layers(body).first?.fill?.paint else { return nil }
        return gradient.transform
    }
    let plain = try #require(try space("gradientTransform='rotate(90 50 50)'"))
    #expect(try space("gradientTransform='rotate(90)' transform-origin='center'") == plain)
    #expect(try space("style='transform:rotate(90deg);transform-origin:50px 50px'") == plain)
}
