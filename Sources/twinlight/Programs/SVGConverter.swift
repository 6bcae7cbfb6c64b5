import GlyphKit
import Raster

/// `rsvg-convert`, which draws single pictures where librsvg itself cannot be loaded: a program that is linked
/// statically as a whole loads no library.
///
/// The drawing passes through pipes: it opens no file and, as the documents have no outer references, no address.
struct SVGConverter {
    private let page: RasterPage

    /// - Throws: `RasterError`, for a picture that is too large or refers to something outside.
    init(_ page: RasterPage) throws(RasterError) {
        try page.check()
        self.page = page
    }

    /// As an output depends on it: "rsvg-convert 2.58.0"; nil where it is not installed.
    static let version: String? = {
        guard let answer = try? RunningProgram([program, "--version"])?.finished(input: []), answer.status == 0
        else { return nil }
        let words = String(decoding: answer.output, as: UTF8.self).split { $0.isWhitespace }
        return words.last.map { "\(program) \($0)" }
    }()

    private static let program = "rsvg-convert"

    /// - Parameter scale: the number of pixels per unit of the page's size.
    func png(scale: Double) throws(RasterError) -> [UInt8] {
        let size = try page.pixels(scale: scale)
        return try converted(["--format=png", "--width=\(size.width)", "--height=\(size.height)"])
    }

    /// One page, without a date.
    func pdf() throws(RasterError) -> [UInt8] {
        let size = ["--width=\(page.width)pt", "--height=\(page.height)pt"]
        return try converted(["--format=pdf"] + size)
    }

    private func converted(_ options: [String]) throws(RasterError) -> [UInt8] {
        let answer: RunningProgram.Answer?
        do {
            // Its output has the date that this variable states.
            answer = try RunningProgram(["env", "SOURCE_DATE_EPOCH=0", Self.program] + options)?
                .finished(input: page.svg)
        } catch { throw .undrawable("\(Self.program) could not be reached") }
        guard let answer, answer.status == 0, !answer.output.isEmpty else {
            let said = String(decoding: answer?.errors ?? [], as: UTF8.self).split(separator: "\n").first
            throw .undrawable(said.map(String.init) ?? "\(Self.program) failed")
        }
        return answer.output
    }
}

extension RasterEngine {
    /// The engine of the machine: librsvg, or else the program that comes with it.
    static let installed = RasterEngine(
        png: { svg, width, height, scale in
            let page = RasterPage(svg: svg, width: width, height: height)
            return usesConverter ? try SVGConverter(page).png(scale: scale) : try Rasterizer.png(page, scale: scale)
        },
        pdf: { svg, width, height in
            let page = RasterPage(svg: svg, width: width, height: height)
            return usesConverter ? try SVGConverter(page).pdf() : try Rasterizer.pdf([page])
        }
    ).versioned { usesConverter ? SVGConverter.version : Rasterizer.version }

    /// Where neither is there, it is librsvg that is missed.
    private static let usesConverter = Rasterizer.absence != nil && SVGConverter.version != nil
}
