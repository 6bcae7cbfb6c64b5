internal import GlyphModel

/// The beginning of all files of Kotlin.
enum KotlinCode {
    static func head(_ package: String) -> String {
        CodeNotice.line + "package \(KotlinName.package(package))\n\n"
    }

    /// The manifest's description of a glyph.
    static func comment(_ variant: Variant, indent: String) -> String {
        let title = variant.title.map { "\(indent)/** \($0.replacing("*/", with: "* /")) */\n" } ?? ""
        let deprecation = variant.entry.deprecated.map { "\(indent)@Deprecated(\(KotlinName.literal($0)))\n" } ?? ""
        return title + deprecation
    }
}
