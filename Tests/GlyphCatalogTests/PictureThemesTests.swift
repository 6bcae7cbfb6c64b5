import GlyphManifest
import GlyphModel
import Testing

@testable import GlyphCatalog

@Suite struct PictureThemesTests {
    /// The sets that are for light, of sets at paths in one catalog.
    private func areForLight(_ paths: [String]) -> [String] {
        let root = CatalogRoot(path: "A.xcassets", folder: .files([]))
        let places = paths.map {
            SetPlace(kind: .image, root: root, inner: $0 + ".imageset", catalog: "A.xcassets", groups: [])
        }
        let themes = PictureThemes(places)
        return paths.filter { themes.isForLight(at: "A.xcassets/" + $0 + ".imageset") }
    }

    @Test(arguments: [
        ["logo-black", "logo-white"], ["Nav/sparkle_black", "Nav/sparkle_red"], ["markBlack-24dp", "markInverse-24dp"],
        ["arrow-black-icon", "arrow-gray-icon"],
    ])
    func `black next to another colour is for light`(paths: [String]) {
        #expect(areForLight(paths) == [paths[0]])
    }

    @Test(arguments: [
        ["cat-black"], ["cat-black", "dog-white"], ["black", "white"], ["black-cat", "white-cat"],
        ["logo-black", "logo-black-small"], ["logo-black", "logo"],
    ])
    func `black alone is what a picture shows`(paths: [String]) { #expect(areForLight(paths).isEmpty) }
}
