// PathGeometry: measures, strokes, combines, simplifies and samples paths.
//
// A path is a value of lines and Bézier curves. Operations return new paths, whose edges are within a tolerance of the
// exact ones, and the same input gives the same numbers on every platform.
//
// In:   paths, as values or as path data of SVG; styles of strokes, fill rules and tolerances.
// Out:  paths in normal form (simple contours that do not cross), lengths, areas, distances, grids of samples, and path
//       data.
//
// It never reads or writes files, and knows neither colours nor glyphs. It throws only for path data with a fault and
// for too many dashes. Chords are for measuring and for finding crossings: strokes and boolean operations keep curves.
//
// Where to begin:
//
//     Path.swift           a path, its measures and parts; its segments are in Segment.swift
//     Tolerance.swift      the operations of the library's clients, with the tolerance that they take
//     Path+Boolean.swift   unions, differences and intersections; Overlay/Overlay.swift has the algorithm
//     Stroker.swift        the outline of a stroke; StrokePen.swift draws the edges of its sections
//     Path+Offset.swift    a filled path with its edges moved by a margin, and the offset of a curve
//     FlatPath.swift       a path as chords, for queries in large numbers
//     Simplification/Path+Simplify.swift  the same drawing with fewer segments
//     Raster/SampleGrid.swift             which points of a view box are filled, to compare pictures
