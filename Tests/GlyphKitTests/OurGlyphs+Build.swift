import Foundation
import GlyphKit
import Support

extension OurGlyphs {
    /// All of them, built once for all tests that take long.
    static let build = Task {
        let manifest = try Manifest.read(at: folder.path + "/manifest.xml").manifest
        return await manifest.build(from: .folder(folder.path)) {
            ($0.judgesFills, $0.jobs) = (true, 2)
        }
    }
}
