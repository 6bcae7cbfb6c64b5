/// `1 glyph`, `2 glyphs`: for nouns whose plural adds an `s` to the last word.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
