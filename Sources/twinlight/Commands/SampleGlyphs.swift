import GlyphKit

/// A few glyphs and a commented manifest, for a folder without any.
enum SampleGlyphs {
    static func files(output: String) -> [AssetFile] {
        [
            AssetFile(path: "manifest.xml", text: manifest(output: output)),
            AssetFile(path: "heart.svg", text: glyph(heart)),
            AssetFile(path: "bell.svg", text: glyph(bell)),
            AssetFile(path: "info.svg", text: glyph(info)),
        ]
    }

    private static func manifest(output: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- What to build. 'twinlight build' writes it, 'twinlight schema reference' describes this file. -->
        <glyphs version="1" output="\(output)">
          <palette generation="ios26">
            <!-- The system's colours are always available; these are your own. -->
            <color name="brand">
              <value srgb="#004DD1"/>
              <value style="dark" srgb="#7FB0FF"/>
              <value contrast="high" srgb="#003BA3"/>
              <value style="dark" contrast="high" srgb="#A9CBFF"/>
            </color>
          </palette>

          <!-- Outlines in light appearances, filled forms in dark ones. -->
          <group name="Status" tint="label" dark="fill">
            <glyph name="heart" tint="systemRed" variants="fill"/>
            <glyph name="info" tint="brand"/>
            <glyph name="bell">
              <!-- An element with a colour of its own. -->
              <layer select="#badge" tint="systemRed"/>
            </glyph>
          </group>

          <export format="svg"/>
          <export format="adaptive-svg"/>
          <export format="asset-catalog" path="Symbols.xcassets"/>
          <export format="preview"/>
        </glyphs>

        """
    }

    private static func glyph(_ content: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" \
        stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
          \(content)
        </svg>

        """
    }

    private static let heart = """
        <path d="M12 20C8.5 17.2 3 13.2 3 8.6A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 9 1.6C21 13.2 15.5 17.2 12 20z"/>
        """
    private static let bell = """
        <path d="M6 16V11a6 6 0 0 1 12 0v5l2 2H4z"/>
          <path d="M10 21h4"/>
          <circle id="badge" cx="18" cy="6" r="3" fill="currentColor" stroke="none"/>
        """
    private static let info = """
        <circle cx="12" cy="12" r="9"/>
          <path d="M12 11v5"/>
          <path d="M12 8h.01"/>
        """
}
