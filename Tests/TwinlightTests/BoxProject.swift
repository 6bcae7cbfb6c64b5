import Support

/// A square that is stroked.
let boxDrawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
      <path fill="none" stroke="currentColor" stroke-width="2" d="M4 4h16v16H4z"/>
    </svg>

    """

func boxManifest(_ glyphs: String, exports: String = #"<export format="svg"/>"#) -> String {
    #"<glyphs version="1" output="../Output">\#(glyphs)\#(exports)</glyphs>"#
}

/// A folder with this manifest where it usually is, and two drawings of a square, `box` and `case`.
func boxProject(_ glyphs: String, exports: String = #"<export format="svg"/>"#) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(boxManifest(glyphs, exports: exports), to: "Glyphs/manifest.xml")
    try folder.write(boxDrawing, to: "Glyphs/box.svg")
    try folder.write(boxDrawing, to: "Glyphs/case.svg")
    return folder
}
