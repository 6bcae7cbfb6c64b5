import GlyphFormats
import GlyphModel
import SetSupport

extension GlyphSets {
    static func files(
        _ format: AssetFormat, _ assets: [GlyphAsset], options: [String: String] = [:]
    ) throws -> [AssetFile] {
        let export = Export(format: format.name, options: options, location: place)
        return try format.files(GlyphSet(assets: assets, palette: palette), export)
    }

    static func text(_ file: AssetFile?) -> String { String(decoding: file?.bytes ?? [], as: UTF8.self) }
}
