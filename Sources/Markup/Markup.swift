// Markup reads and writes XML and JSON, and it is the only module of the library that calls the file system. It also
// has the messages to users, which are diagnostics with their locations and fixes, and the store of what builds made.
//
// In: bytes of files, which are untrusted input: manifests, drawings, baselines, files of design tokens.
// Out: trees of elements and of JSON values, each with its location in the source; diagnostics for each fault; files.
//
// It never
// - fetches anything, or opens a file that its caller did not name;
// - follows a symbolic link below the folder that a person typed;
// - reads more than a limit allows: limits are counts, and each error of a limit names it;
// - knows glyphs or colors: modules above it read SVG and the manifest.
//
// Where to begin:
// - SourceFile.swift: a file that was read, and locations in it
// - Diagnostic.swift: a message to the user; `Findings` are all messages of a run, and the error that functions throw
// - Fix.swift: a change of text that fixes the cause of a diagnostic, and edits of XML
// - Element.swift: a parsed document; XMLReader.swift reads it, XMLWriter.swift writes one
// - JSONReader.swift and JSON.swift: the same for JSON
// - Grammar/Grammar.swift: the valid elements and attributes of a document. GrammarCheck.swift finds violations; a
//   schema and a reference are written from the same rules.
// - Files/Disk.swift: the calls to the file system; Files/InnerPath.swift has the paths that files name
// - Store.swift: the results of earlier builds, by digests of their inputs; Bytes/ByteCodable.swift has the encoding
// - Deflate.swift: compression that browsers decompress, as bytes and as text; MatchSearch.swift finds what is repeated
