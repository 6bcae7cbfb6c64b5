import GlyphKit
import Markup

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

    private static func overlaps(_ pictures: ArraySlice<ProofPicture>, in program: String) throws -> [Double] {
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

extension [ProofPicture] {
    /// As many as one page can hold.
    fileprivate var batches: [ArraySlice<ProofPicture>] {
        stride(from: 0, to: count, by: 1000).map { self[$0..<Swift.min($0 + 1000, count)] }
    }
}
