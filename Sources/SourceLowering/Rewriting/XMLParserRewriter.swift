import SwiftSyntax

/// Parsers of XML that end at the first fault, as Apple's do: Foundation for Linux recovers from it, goes on telling the delegate, and says in the end that all
/// was well. The class is generated in files that make one, because loading the module costs every launch.
struct XMLParserRewriter: RewritingSubject {
    let context: RewritingContext

    private static let initializers: Set<String> = ["data", "contentsOf", "stream"]

    /// `XMLParser(data: data)` becomes `__makeXMLParser(data: data)`.
    func rewrite(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "XMLParser", node.arguments.count == 1,
            let label = node.arguments.first?.label?.text, Self.initializers.contains(label), table.resolve("XMLParser", from: "")?.module == nil
        else { return }
        edits.substitute(range(of: callee), with: "__makeXMLParser")
        if !context.tail.contains(Self.generated) { context.tail.append(Self.generated) }
    }

    private static let generated = #"""
        nonisolated fileprivate func __makeXMLParser(data: Data) -> XMLParser { __EndingXMLParser(data: data) }
        nonisolated fileprivate func __makeXMLParser(stream: InputStream) -> XMLParser { __EndingXMLParser(stream: stream) }
        nonisolated fileprivate func __makeXMLParser(contentsOf url: URL) -> XMLParser? { __EndingXMLParser(contentsOf: url) }
        nonisolated fileprivate class __EndingXMLParser: XMLParser {
            private var isParsing = false
            private var isAborted = false
            private var failure: (error: any Error, line: Int, column: Int)?
            // Whoever is told something asks for the delegate first; the first time after a fault it is told of that.
            override var delegate: (any XMLParserDelegate)? {
                get {
                    guard isParsing, let error = super.parserError else { return super.delegate }
                    if failure != nil { return nil }
                    failure = (error, super.lineNumber, super.columnNumber)
                    return super.delegate
                }
                set { super.delegate = newValue }
            }
            override func abortParsing() {
                isAborted = true
                super.abortParsing()
            }
            override func parse() -> Bool {
                isParsing = true
                let isParsed = super.parse()
                isParsing = false
                if failure == nil, isAborted { fail(512) }
                // Less than can be told the encoding from is not parsed at all.
                if failure == nil, super.parserError == nil, super.lineNumber < 1 { fail(4) }
                return isParsed && parserError == nil
            }
            private func fail(_ code: Int) {
                let error = NSError(domain: XMLParser.errorDomain, code: code)
                failure = (error, max(super.lineNumber, 1), super.columnNumber)
                super.delegate?.parser(self, parseErrorOccurred: error)
            }
            override var parserError: (any Error)? { failure?.error ?? super.parserError }
            override var lineNumber: Int { failure?.line ?? super.lineNumber }
            override var columnNumber: Int { failure?.column ?? super.columnNumber }
        }
        """#
}
