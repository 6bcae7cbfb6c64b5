import GlyphKit
import Markup
import SemanticColor

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A page that draws pictures, each next to the expected one, and says their overlaps.
enum ProofPage {
    /// The longer side of a picture, in pixels. Browsers draw the edges of complicated paths less exactly than the
    /// edges of simple ones: in large pictures that is little.
    private static let side = 384.0

    static func text(of pictures: ArraySlice<ProofPicture>) -> String {
        let images = pictures.map { picture in
            var shown: [UInt8] = []
            if case .svg(let bytes)? = picture.shown?.content { shown = bytes }
            let style = "color-scheme:\(picture.appearance.style == .dark ? "dark" : "light")"
            let scale = side / max(picture.width, picture.height)
            let size =
                "width=\"\(Int((picture.width * scale).rounded()))\" height=\"\(Int((picture.height * scale).rounded()))\""
            return [picture.expectedLines, shown].map { svg in
                "<img \(size) style=\"\(style)\" src=\"data:image/svg+xml;base64,\(Data(svg).base64EncodedString())\">"
            }.joined()
        }
        return "<!DOCTYPE html><meta charset=\"utf-8\"><body>\n" + images.joined(separator: "\n") + script
    }

    /// The numbers that the page says.
    static func overlaps(in text: String) -> [Double]? {
        guard let start = text.firstRange(of: opening)?.upperBound, let end = text[start...].firstIndex(of: "]"),
            let list = try? JSONReader.read(SourceFile(path: "", text: String(text[start...end]))).elements
        else { return nil }
        return list.compactMap(\.number)
    }

    private static let opening = "overlaps:"

    /// Runs when all images are there. Two empty pictures are the same.
    private static let script = """
        <script>
        addEventListener("load", () => {
          const canvas = document.createElement("canvas");
          const context = canvas.getContext("2d", { willReadFrequently: true });
          const pixels = (image) => {
            [canvas.width, canvas.height] = [image.width, image.height];
            context.drawImage(image, 0, 0, image.width, image.height);
            return context.getImageData(0, 0, image.width, image.height).data;
          };
          const images = [...document.images];
          const overlaps = [];
          for (let index = 0; index < images.length; index += 2) {
            const [a, b] = [pixels(images[index]), pixels(images[index + 1])];
            let [least, most] = [0, 0];
            for (let pixel = 0; pixel < a.length; pixel += 4) {
              for (let channel = 0; channel < 4; channel++) {
                const at = pixel + channel;
                const [p, q] = channel === 3
                  ? [a[at], b[at]] : [a[at] * a[pixel + 3] / 255, b[at] * b[pixel + 3] / 255];
                least += Math.min(p, q);
                most += Math.max(p, q);
              }
            }
            overlaps.push(most === 0 ? 1 : least / most);
          }
          document.body.textContent = "overlaps:" + JSON.stringify(overlaps);
        });
        </script>
        """
}
