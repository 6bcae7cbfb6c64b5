import Foundation
import Support

/// Pictures in a grid, drawn by a browser.
struct PictureSheet {
    static let side = 48
    static let columns = 20

    /// The body of the page: for each picture its place, as attributes, to an element.
    static func page(_ pictures: [String], isDark: Bool, head: String = "") -> String {
        let cells = pictures.enumerated().map { index, picture in
            let (x, y) = (index % columns * side, index / columns * side)
            return
                "<div style=\"position:absolute;left:\(x)px;top:\(y)px;width:\(side)px;height:\(side)px\">\(picture)</div>"
        }
        return """
            <!DOCTYPE html><meta charset="utf-8">\(head)
            <style>html { background: \(isDark ? "#000" : "#fff") !important } body { margin: 0 } \
            div > * { display: block; width: \(side)px; height: \(side)px }</style>
            \(cells.joined(separator: "\n"))
            """
    }

    static func height(_ count: Int) -> Int { (count + columns - 1) / columns * side }

    /// The page as a PNG.
    static func shot(_ page: String, at path: String, in folder: TemporaryFolder, count: Int, media: [String: String])
        async throws -> Data
    {
        try folder.write(page, to: path)
        return try await Browser.picture(
            of: folder.url(path), width: columns * side, height: height(count), media: media)
    }

    /// For each cell, the soft overlap of two sheets: what both have of each channel, over what any has. Colours count
    /// as much as shapes.
    static func overlaps(_ a: Data, _ b: Data, count: Int, isDark: Bool) async throws -> [Double] {
        let folder = try TemporaryFolder()
        try folder.write("<!DOCTYPE html><title>overlaps</title>", to: "index.html")
        let browser = try await Browser(width: columns * side, height: 100)
        try await browser.open(folder.url("index.html"))
        let text = try await browser.run(
            """
            const pixels = async (data) => {
              const image = new Image();
              image.src = "data:image/png;base64," + data;
              await image.decode();
              const canvas = document.createElement("canvas");
              [canvas.width, canvas.height] = [image.width, image.height];
              const context = canvas.getContext("2d");
              context.drawImage(image, 0, 0);
              return context.getImageData(0, 0, image.width, image.height);
            };
            const [a, b] = [await pixels("\(a.base64EncodedString())"), await pixels("\(b.base64EncodedString())")];
            const ink = (value) => \(isDark ? "value" : "255 - value");
            const result = [];
            for (let cell = 0; cell < \(count); cell++) {
              let [least, most] = [0, 0];
              for (let y = 0; y < \(side); y++) {
                for (let x = 0; x < \(side); x++) {
                  const row = Math.floor(cell / \(columns)) * \(side) + y;
                  const at = (row * a.width + cell % \(columns) * \(side) + x) * 4;
                  for (let k = 0; k < 3; k++) {
                    const [p, q] = [ink(a.data[at + k]), ink(b.data[at + k])];
                    least += Math.min(p, q);
                    most += Math.max(p, q);
                  }
                }
              }
              result.push(most === 0 ? 0 : least / most);
            }
            return result;
            """)
        await browser.quit()
        return try JSONDecoder().decode([Double].self, from: Data(text.utf8))
    }
}
