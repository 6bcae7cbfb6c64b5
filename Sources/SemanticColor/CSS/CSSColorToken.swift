/// The tokens of a colour (CSS Syntax 3). White space and comments only separate them.
enum CSSColorToken: Equatable {
    case identifier(String)
    /// A name with its opening parenthesis.
    case function(String)
    /// `#` and the name after it.
    case hash(String)
    case number(Double)
    case percentage(Double)
    case dimension(Double, unit: String)
    case comma, slash, closing
}
