import Foundation
import FoundationXML

/// An element of an XML file with those in it.
final class XMLTree {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [XMLTree] = []
    fileprivate(set) var text = ""

    fileprivate init(name: String, attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

    /// The first element of a name in this one.
    func first(_ name: String) -> XMLTree? { children.first { $0.name == name } }
    func all(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

    /// The first element of a name at any depth.
    func find(_ name: String) -> XMLTree? {
        for child in children {
            if child.name == name { return child }
            if let found = child.find(name) { return found }
        }
        return nil
    }

    var numbers: [Float] { text.split(whereSeparator: \.isWhitespace).compactMap { Float($0) }.map { $0.isFinite ? $0 : 0 } }
    var integers: [Int] { text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) } }

    /// The outermost element; nil for what is no XML, or too much of it.
    static func root(of data: Data) -> XMLTree? {
        let builder = Builder(), parser = XMLParser(data: data)
        parser.delegate = builder
        parser.shouldResolveExternalEntities = false
        return parser.parse() ? builder.root : nil
    }

    private final class Builder: NSObject, XMLParserDelegate {
        var root: XMLTree?
        private var open: [XMLTree] = []
        private var budget = 200_000

        func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]) {
            budget -= 1
            guard budget > 0, open.count < 100 else { return parser.abortParsing() }
            let element = XMLTree(name: name, attributes: attributes)
            open.last?.children.append(element)
            if root == nil { root = element }
            open.append(element)
        }
        func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { if !open.isEmpty { open.removeLast() } }
    }
}
