import Foundation

/// Code that is made of drawings alone: its words are ours, and its strings hold numbers, commands, colours and names,
/// or drawings that we write.
struct CodeGrammar {
    private(set) var faults: [String] = []
    private static let unusual = CharacterSet.alphanumerics
        .union(CharacterSet(charactersIn: "_ .,#%()=:;/+-")).inverted

    /// - Parameters:
    ///   - language: the extension of the file.
    ///   - words: the words that code may have.
    init(_ code: String, language: String, words: Set<String>) {
        let skeleton = CodeSkeleton(code, language: language)
        faults = skeleton.words.filter { !words.contains($0) }.sorted()
        faults += skeleton.evaluated
        for string in skeleton.strings where string != "http://www.w3.org/2000/svg" {
            if string.hasPrefix("<svg ") {
                faults += OutputGrammar(string.replacing(#"\""#, with: "\"")).faults
            } else if string.rangeOfCharacter(from: Self.unusual) != nil || string.contains("://") {
                faults.append(string)
            }
        }
    }
}
