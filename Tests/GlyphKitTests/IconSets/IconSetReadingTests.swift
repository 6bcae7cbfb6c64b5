import Foundation
import GlyphKit
import Markup
import Support
import Testing

@Suite(.long)
struct IconSetReadingTests {
    @Test(arguments: IconSet.all) func everyIconOfTheSetsIsReadAndDrawsSomething(set: IconSet) throws {
        for file in set.files {
            do {
                let glyph = try GlyphReader.read(SourceFile.read(path: file.path), name: "x").glyph
                #expect(!glyph.layers.isEmpty, "\(file.path) is empty")
            } catch {
                Issue.record("\(file.path): \(error)")
            }
        }
    }
}
