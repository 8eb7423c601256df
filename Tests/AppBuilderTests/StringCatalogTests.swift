import Foundation
import Testing

@testable import AppBuilder

@Suite("String catalogues")
struct StringCatalogTests {
    @Test("each language has its table, the source language every key")
    func tables() throws {
        let json = #"{"sourceLanguage":"en","strings":{"b":{"localizations":{"de":{"stringUnit":{"value":"B\"e"}}}},"a":{},"c":{"localizations":{"fr":{}}}}}"#
        let tables = try StringCatalog(json: Data(json.utf8)).tables()
        #expect(tables == ["en": "\"a\" = \"a\";\n\"b\" = \"b\";\n\"c\" = \"c\";\n", "de": "\"b\" = \"B\\\"e\";\n", "fr": ""])
    }

    @Test("a language for each of thousands of keys costs no more than the texts there are")
    func manyLanguages() throws {
        let entries = (0..<3000).map { #""k\#($0)":{"localizations":{"l\#($0)":{"stringUnit":{"value":"v"}}}}"# }.joined(separator: ",")
        #expect(try StringCatalog(json: Data(#"{"sourceLanguage":"en","strings":{\#(entries)}}"#.utf8)).tables().count == 3001)
    }

    @Test("nesting without end is an error")
    func nesting() {
        #expect(throws: (any Error).self) { try StringCatalog(json: Data(String(repeating: "{\"strings\":", count: 100_000).utf8)) }
    }
}
