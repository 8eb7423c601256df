/// One element of an interface file: its name, its attributes and what stands in it.
///
/// The tree is the file's own; what an element means is decided where it is used. An element never changes, so one tree
/// serves every load of its file.
package final class InterfaceElement: Sendable {
    package let name: String
    /// In the order of the file.
    package let attributes: [Attribute]
    package let children: [InterfaceElement]
    /// The text directly in the element, for those that hold text.
    package let text: String
    /// The line of the file the element begins on, from 1; 0 where that is not known.
    package let line: Int

    package struct Attribute: Hashable, Sendable {
        package var name: String
        package var value: String
        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package init(_ name: String, _ attributes: [Attribute] = [], children: [InterfaceElement] = [], text: String = "", line: Int = 0) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
    }

    /// The value of an attribute. Linear in the number of attributes, which are few.
    package subscript(_ name: String) -> String? {
        for attribute in attributes where attribute.name == name { return attribute.value }
        return nil
    }

    package var id: String? { self["id"] }
    /// The property of the surrounding element that this one stands for.
    package var key: String? { self["key"] }

    /// The first child of that element name.
    package func child(_ name: String) -> InterfaceElement? {
        for child in children where child.name == name { return child }
        return nil
    }

    /// The child that stands for a property, of whatever element name.
    package func child(key: String) -> InterfaceElement? {
        for child in children where child.key == key { return child }
        return nil
    }

    /// The children of the first child of that name: `list("subviews")`.
    package func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    package func bool(_ name: String) -> Bool? { self[name].map { $0 == "YES" || $0 == "true" || $0 == "1" } }
    package func int(_ name: String) -> Int? { self[name].flatMap { Int($0) ?? Double($0).flatMap { Int(exactly: $0.rounded()) } } }
    package func double(_ name: String) -> Double? { self[name].flatMap(Double.init) }

    /// Every element of the tree, this one first, parents before children.
    package func visit(_ body: (InterfaceElement) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }

    /// The element with other attributes and children in place of its own.
    package func with(attributes: [Attribute]? = nil, children: [InterfaceElement]? = nil) -> InterfaceElement {
        InterfaceElement(name, attributes ?? self.attributes, children: children ?? self.children, text: text, line: line)
    }
}
