import Markup
import Testing

@Test(arguments: [("a\nb", 2), ("a\rb", 2), ("a\r\nb", 3)])
func `each kind of line ending begins a new line`(text: String, offset: Int) {
    let place = SourceFile(path: "x", text: text).location(at: offset)
    #expect(place.line == 2 && place.column == 1)
}
