// GlyphReading reads SVG into glyphs: the picture that browsers draw, as layers of paths with fills and strokes. What
// paths cannot represent is refused, with a hint that names the step in the design tool that wrote the file.
//
// In: the bytes of a file, which are untrusted input, and the id of the element to draw, if it is not the whole file.
// Out: a `Glyph` in the coordinates of the root's view box, and diagnostics, each at its place in the file.
//
// Styles are computed by the cascade of CSS. `use`, markers and patterns are drawn where they are used. Transforms are
// applied to paths, clips and masks become areas, and the only groups that remain are groups with an opacity.
//
// It never
// - follows a reference to another file, or runs scripts and animations: they are ignored with a warning;
// - leaves out visible content without a diagnostic;
// - takes unbounded time or memory: `ReadingLimits` has the limits, which are counts;
// - knows the manifest, derives a form, or assigns a tint.
//
// Where to begin:
// - GlyphReader.swift: the function from a file to a glyph; GlyphSource.swift: the same for the paths of a manifest;
//   Sprite.swift: the same for all symbols of a file
// - Building/GlyphBuilder.swift: the walk over elements; Scene.swift: the context that ancestors give to an element
// - Building/GlyphBuilder+Shapes.swift: from a shape to layers. Styles, Strokes, Markers, Paints, Patterns, Clips and
//   Masks are chapters of their own; Parts has symbols, and Refusals has effects and content that is ignored.
// - CSS/Cascade.swift: the declarations for an element; CSS/StyleSheet.swift and CSS/ComplexSelector.swift parse sheets
// - CSS/ComputedStyle.swift: the properties of an element, and the reading of their values
// - Values/Length.swift and Values/PaintValue.swift: the small grammars of attributes
// - Building/ReadingLog.swift: diagnostics, and which faults are errors
