import Foundation
import GlyphKit
import Markup
import Support
import Testing

/// Drawings whose outline must be the picture that a browser draws. What differs between browsers is not here.
private let drawings: [String] = {
    let stripes =
        "<pattern id='p' width='20' height='20' patternUnits='userSpaceOnUse'>"
        + "<rect width='10' height='20' fill='green'/></pattern>"
    let fade =
        "<linearGradient id='g'><stop stop-color='green'/><stop offset='1' stop-color='yellow'/></linearGradient>"
    let all = "<rect width='100' height='100' fill='green'/>"
    func masked(_ mask: String, _ body: String) -> String { "<mask id='m' \(mask)</mask><g mask='url(#m)'>\(body)</g>" }
    return [
        // Masks.
        masked(">" + "<circle cx='50' cy='50' r='40' fill='white'/><circle cx='60' cy='50' r='20'/>", all),
        masked(
            "fill='white'><path d='M10 10H90V90H10z'/>",
            "<path d='M10 10H90V90H10z' fill='none' stroke='red' stroke-width='12'/>"),
        masked("mask-type='alpha' maskUnits='userSpaceOnUse' x='0' y='0' width='50' height='50'>\(all)", all),
        masked(
            " maskContentUnits='objectBoundingBox'><circle cx='.5' cy='.5' r='.4' fill='white'/>",
            "<rect x='10' y='20' width='60' height='70'/>"),
        masked("><circle cx='50' cy='50' r='40' fill='#888'/>", "<rect width='60' height='90' fill='red'/>\(all)"),
        masked("color-interpolation='linearRGB'><rect width='60' height='60' fill='#888'/>", all),
        masked("><g opacity='.5'><rect width='99' height='50' fill='white'/><rect width='50' height='50'/></g>", all),
        masked("mask='url(#m)'><rect width='100' height='50' fill='white'/>", all),
        // Patterns.
        stripes + "<path fill='url(#p)' d='M5 5H95V95H5z'/>",
        stripes + "<circle cx='50' cy='50' r='30' fill='none' stroke='url(#p)' stroke-width='20'/>",
        stripes + "<rect width='90' height='90' fill='url(#p)' fill-opacity='.5'/>",
        fade + stripes.replacing("'green'", with: "'url(#g)'") + "<rect width='90' height='90' fill='url(#p)'/>",
        "<pattern id='p' width='.2' height='.4' viewBox='0 0 2 2'><rect width='1' height='2'/></pattern>"
            + "<rect width='80' height='80' fill='url(#p)'/>",
        "<pattern id='p' width='9' height='9'/><rect width='80' height='80' fill='url(#p) red'/>",
        // Context paints.
        "<defs><path id='s' d='M0 0H40V40H0zM60 50H90V90H60z' fill='context-fill'/></defs>\(fade)<use href='#s' fill='url(#g)'/>",
        "<defs><path id='s' d='M0 0H40V40H0z' fill='context-fill'/></defs>\(fade)<use href='#s' x='50' y='9' fill='url(#g)'/>",
        "<defs><path id='s' d='M0 0H90V40H0z' fill='context-stroke'/></defs>\(stripes)<use href='#s' x='7' stroke='url(#p)'/>",
        "<marker id='m' markerUnits='userSpaceOnUse' markerWidth='20' markerHeight='20'><rect width='20' height='20' "
            + "fill='context-stroke'/></marker><path d='M9 9H60' stroke='red' stroke-opacity='.5' marker-end='url(#m)'/>",
    ]
}()

@Suite(.takesTurns, .enabled(if: Browser.isThere, "there is no Chromium"))
struct BrowserDrawingTests {
    @Test func `outlined glyphs cover the area that a browser draws`() async throws {
        let pairs = try drawings.map { body -> [String] in
            let text =
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' width='100' height='100'>\(body)</svg>"
            let glyph = try Glyph(SourceFile(path: "x.svg", text: text))
            return [text, try glyph.outlined(for: .original).svg()].map { Data($0.utf8).base64EncodedString() }
        }
        let browser = try await Browser()
        let result = try await browser.run(
            """
            async function pixels(text) {
              const image = new Image();
              image.src = "data:image/svg+xml;base64," + text;
              await image.decode();
              const canvas = new OffscreenCanvas(200, 200).getContext("2d");
              canvas.drawImage(image, 0, 0, 200, 200);
              return canvas.getImageData(0, 0, 200, 200).data;
            }
            const shares = [];
            for (const [drawn, outlined] of \(String(decoding: try JSONEncoder().encode(pairs), as: UTF8.self))) {
              const [a, b] = [await pixels(drawn), await pixels(outlined)];
              let count = 0;
              for (let i = 0; i < a.length; i += 4) {
                const far = [0, 1, 2].some((c) => Math.abs(a[i + c] * a[i + 3] - b[i + c] * b[i + 3]) > 48 * 255);
                if (far || Math.abs(a[i + 3] - b[i + 3]) > 48) count += 1;
              }
              shares.push(count / 400);
            }
            return shares;
            """)
        await browser.quit()
        let shares = try JSONDecoder().decode([Double].self, from: Data(result.utf8))
        #expect(shares.count == drawings.count)
        // In per cent: the edges of masks and tiles, which a browser draws as pixels, are a bit softer.
        for (drawing, share) in zip(drawings, shares) { #expect(share < 1, "\(drawing)") }
    }
}
