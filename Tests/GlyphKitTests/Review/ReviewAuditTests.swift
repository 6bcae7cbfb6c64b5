import Foundation
import GlyphKit
import Markup
import SemanticColor
import Support
import Testing

/// The sheet's table of contrasts, as its script reads it.
private struct Table: Decodable {
    struct Glyph: Decodable { var name: String, pictures: [Picture] }
    struct Picture: Decodable {
        /// Not stated where it is the index.
        var appearance: Int?
        var contacts: [[Int]]
    }
    struct Background: Decodable { var name: String, first: Int, material: Bool }
    var glyphs: [Glyph], backgrounds: [Background], contrasts: [[Int]]

    func setting(_ setting: AuditSetting) -> Int? {
        guard let background = backgrounds.first(where: { $0.name == setting.background }) else { return nil }
        if !background.material { return background.first + setting.appearance.index }
        let behind = AuditSetting.Backdrop.allCases.firstIndex { $0 == setting.backdrop } ?? 3
        return background.first + 4 * setting.appearance.index + behind
    }
}

/// Our own glyphs, or some of them, every layer in every setting: the page shows what the audit measured.
@Test(.takesTurns) func theSheetShowsWhatTheAuditMeasured() async throws {
    var (manifest, _) = try Manifest.read(at: OurGlyphs.folder.appending(path: "manifest.xml").path)
    manifest.exports = []
    manifest.glyphs = Long.cases(manifest.glyphs, oneIn: 20)
    let build = await manifest.build(from: .folder(OurGlyphs.folder.path)) { $0.jobs = 2 }
    let table = try JSONDecoder().decode(Table.self, from: Data(ReviewSheet(build.set, build.report.context).data.utf8))
    let numbers = Dictionary(uniqueKeysWithValues: zip(table.glyphs.map(\.name), table.glyphs.indices))
    var count = 0
    for measure in Audit(manifest, build).glyphs.flatMap(\.measures) {
        let glyph = table.glyphs[try #require(numbers[measure.asset])]
        let (_, picture) = try #require(
            glyph.pictures.enumerated().first { $1.appearance ?? $0 == measure.picture.index })
        let contact = try #require(
            picture.contacts.first { $0[0] == measure.layer && $0[1] == measure.underlay ?? -1 })
        let shown = table.contrasts[contact[2]][try #require(table.setting(measure.setting))]
        let hundredths = ContrastRatio.hundredths(measure.ratio)
        if shown != (measure.fails ? -hundredths : hundredths) {
            Issue.record("\(measure.asset), \(measure.setting): \(shown) for \(measure.ratio)")
            break
        }
        count += 1
    }
    #expect(count > (Long.isOn ? 1000 : 200))
}
