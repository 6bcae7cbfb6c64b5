import GlyphKit
import Markup
import Raster
import SemanticColor

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

extension PictureRenderer {
    /// - Parameter jobs: how many pictures are drawn at the same time.
    static func librsvg(jobs: Int) -> PictureRenderer {
        let name = Rasterizer.version?.split(separator: ",").first.map(String.init) ?? "librsvg"
        return PictureRenderer(.plain, name: name) { pictures in
            let drawn = await pictures.concurrentMap(jobs: jobs) { picture in Result { try picture.overlap } }
            return Result { try drawn.map { try $0.get() } }.mapError { Failure(reason: "\($0)") }
        }
    }
}

extension ProofRendition {
    fileprivate var overlap: Double {
        get throws(RasterError) {
            guard let shown else { return 0 }
            let document =
                switch shown.content {
                case .svg(let bytes): bytes
                case .png(let bytes): Self.document(around: bytes, width: width, height: height)
                }
            let expected = try Rasterizer.pixels(RasterPage(svg: expected, width: width, height: height))
            return try Rasterizer.pixels(RasterPage(svg: document, width: width, height: height))
                .overlap(with: expected)
        }
    }

    /// A document that shows pixels.
    private static func document(around png: [UInt8], width: Double, height: Double) -> [UInt8] {
        let size = "width=\"\(width)\" height=\"\(height)\""
        return Array(
            ("<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)><image \(size) href=\"data:image/png;base64,"
                + Data(png).base64EncodedString() + "\"/></svg>").utf8)
    }
}

// MARK: - Browser

extension PictureRenderer {
    /// Chromium or Chrome, which draws a page of all pictures and compares them there; nil where there is none.
    static func browser() -> PictureRenderer? {
        for program in programs {
            guard let answer = try? RunningProgram([program, "--version"])?.finished(input: []), answer.status == 0
            else { continue }
            let name = String(decoding: answer.output, as: UTF8.self).split(separator: " ").prefix(2)
            return PictureRenderer(.browser, name: name.joined(separator: " ")) { pictures in
                Result { try pictures.batches.flatMap { try overlaps($0, in: program) } }
                    .mapError { Failure(reason: ($0 as? Failure)?.reason ?? "\($0)") }
            }
        }
        return nil
    }

    private static let programs = [
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ]

    private static func overlaps(_ pictures: ArraySlice<ProofRendition>, in program: String) throws -> [Double] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "twinlight-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appending(path: "page.html")
        try Data(ProofPage.text(of: pictures).utf8).write(to: page)
        // It refuses to work for the superuser with its own sandbox. It draws only content that we wrote.
        let isSuperuser = getuid() == 0
        let words =
            [program, "--headless", "--disable-gpu", "--user-data-dir=" + folder.appending(path: "profile").path]
            + (isSuperuser ? ["--no-sandbox"] : []) + ["--timeout=300000", "--dump-dom", page.absoluteString]
        guard let answer = try RunningProgram(words)?.finished(input: []) else {
            throw Failure(reason: "it did not start")
        }
        let text = String(decoding: answer.output, as: UTF8.self)
        guard let list = ProofPage.overlaps(in: text), list.count == pictures.count else {
            throw Failure(reason: "it gave no result (status \(answer.status.map(String.init) ?? "none"))")
        }
        return list
    }
}

extension [ProofRendition] {
    /// As many as one page can hold.
    fileprivate var batches: [ArraySlice<ProofRendition>] {
        stride(from: 0, to: count, by: 1000).map { self[$0..<Swift.min($0 + 1000, count)] }
    }
}

/// A page that draws pictures, each next to the expected one, and says their overlaps.
private enum ProofPage {
    /// The longer side of a picture, in pixels. Browsers draw the edges of complicated paths less exactly than the
    /// edges of simple ones: in large pictures that is little.
    private static let side = 384.0

    static func text(of pictures: ArraySlice<ProofRendition>) -> String {
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
