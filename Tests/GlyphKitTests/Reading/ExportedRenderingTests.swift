import Foundation
import GlyphKit
import Markup
import Support
import Testing

/// How a browser shows what we read: as it shows the drawing itself.
@Suite(.takesTurns, .enabled(if: Browser.isThere, "there is no Chromium"))
struct ExportedRenderingTests {
    /// Both pictures at 240 pixels: how many pixels differ by more than 32 of 255 levels in a channel, as a share. They
    /// are drawn four times as large and scaled down, since browsers smooth the edge of a stroke in another way than
    /// the edge of an area.
    private static let comparison = """
        const side = 240;
        const pixels = async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          const scaled = (picture, side) => {
            const canvas = new OffscreenCanvas(side, side);
            const context = canvas.getContext("2d");
            context.imageSmoothingQuality = "high";
            context.fillStyle = "white";
            context.fillRect(0, 0, side, side);
            context.drawImage(picture, 0, 0, side, side);
            return { canvas, context };
          };
          const large = scaled(image, 4 * side);
          return scaled(large.canvas, side).context.getImageData(0, 0, side, side).data;
        };
        const shares = [];
        for (const pair of pairs) {
          const [a, b] = [await pixels(pair[0]), await pixels(pair[1])];
          let apart = 0;
          for (let i = 0; i < a.length; i += 4)
            if ([0, 1, 2].some((channel) => Math.abs(a[i + channel] - b[i + channel]) > 32)) apart += 1;
          shares.push(apart / (side * side));
        }
        return shares;
        """

    private static func address(_ svg: Data) -> String { "data:image/svg+xml;base64," + svg.base64EncodedString() }

    @Test func aBrowserShowsADrawingAsItShowsWhatIsRead() async throws {
        var (drawings, pairs): ([ExportedDrawing], [[String]]) = ([], [])
        for drawing in ExportedDrawing.all where drawing.outcome == .drawn && !drawing.options.contains("alone") {
            // A drawing that cannot be read is reported by the tests of reading.
            guard let made = try await ExportedDrawing.built(drawing.path).files.first else { continue }
            let source = try Data(contentsOf: URL(filePath: ExportedDrawing.folder).appending(path: drawing.file))
            drawings.append(drawing)
            pairs.append([Self.address(source), Self.address(Data(made.bytes))])
        }
        let browser = try await Browser(width: 300, height: 300)
        let list = String(decoding: try JSONEncoder().encode(pairs), as: UTF8.self)
        let answer = try await browser.run("const pairs = \(list);\n" + Self.comparison)
        await browser.quit()
        let shares = try JSONDecoder().decode([Double].self, from: Data(answer.utf8))
        #expect(shares.count == drawings.count && drawings.count >= 40)
        for (drawing, share) in zip(drawings, shares) {
            #expect(share <= 0.005, "\(drawing.path): \(share * 100) % of the pixels differ")
        }
    }
}
