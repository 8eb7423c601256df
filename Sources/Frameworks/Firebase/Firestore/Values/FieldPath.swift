import UIKit

/// The place of a field in a document, by the names on the way.
open class FieldPath: NSObject, NSCopying, @unchecked Sendable {
    let key: FieldKey

    init(_ key: FieldKey) {
        self.key = key
        super.init()
    }

    /// Names may have any characters, dots too.
    public convenience init(_ fieldNames: [String]) {
        require(!fieldNames.isEmpty && fieldNames.allSatisfy { !$0.isEmpty }, "Invalid field path. Provided names must not be empty.")
        self.init(FieldKey.field(fieldNames))
    }

    /// The document's own name, for queries.
    open class func documentID() -> FieldPath { FieldPath(.documentID) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? FieldPath)?.key == key }
    open override var hash: Int { key.hashValue }
    open override var description: String { key.text }
}

enum FieldKey: Hashable, Sendable {
    case documentID
    case field([String])

    /// A path of names with dots between them.
    init(_ text: String) {
        let names: [String] = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        require(
            names.allSatisfy { !$0.isEmpty }, "Invalid field path (\(text)). Paths must not be empty, begin with '.', end with '.', or contain '..'")
        self = text == "__name__" ? .documentID : .field(names)
    }

    /// The key that `updateData` and `get` mean: a text or a `FieldPath`.
    init(_ any: Any) {
        if let path = any as? FieldPath {
            self = path.key
        } else if let text = any as? String {
            self.init(text)
        } else {
            fatalError("Invalid field path: \(any)")
        }
    }

    var text: String {
        switch self {
        case .documentID: "__name__"
        case .field(let names): names.joined(separator: ".")
        }
    }

    var names: [String] { if case .field(let names) = self { names } else { [] } }
}
