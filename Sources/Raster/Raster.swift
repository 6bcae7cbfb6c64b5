// Raster: SVG to pixels and pages, and PNG to pixels.
//
// It renders complete SVG documents by librsvg and cairo, which it loads for the first picture. Only the command
// imports it: users of the library do not need librsvg.
//
// In:   SVG documents as bytes, each with the size of its picture or page.
// Out:  a PNG, pixels, or a PDF with bookmarks, as bytes. A PNG becomes pixels, or a smaller one.
//
// It never opens a file or an address that a drawing refers to: such a reference is an error. It writes no files, and
// reads only librsvg and the system's fonts.
//
// Where to begin:
//
//     Rasterizer.swift  the functions for PNG, pixels and PDF
//     RasterPage.swift  a document with its size, the limits, and the errors
//     DecodedPicture.swift  the pixels of a PNG, and a PNG of another size
//     Canvas.swift      the calls of cairo and librsvg
