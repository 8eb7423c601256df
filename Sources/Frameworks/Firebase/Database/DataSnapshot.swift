import UIKit

/// The value at a place at a moment.
open class DataSnapshot: NSObject, @unchecked Sendable {
    private let base: Database
    private let path: DataPath
    private let index: DataIndex
    let node: DataNode

    init(_ database: Database, _ path: DataPath, _ node: DataNode, _ index: DataIndex) {
        (base, self.path, self.node, self.index) = (database, path, node, index)
        super.init()
    }

    open var key: String { path.keys.last ?? "" }
    open var ref: DatabaseReference { DatabaseReference(base, path) }

    /// A number, a text, an `NSDictionary`, an `NSArray` where keys are mostly the numbers from 0 on, or `NSNull`.
    open var value: Any? { node.any }
    open func valueInExportFormat() -> Any? { node.exported }
    open var priority: Any? { node.priority?.any }

    open func exists() -> Bool { node != .empty }
    open func hasChildren() -> Bool { !node.children.isEmpty }
    open var childrenCount: UInt { UInt(node.children.count) }
    open func hasChild(_ childPathString: String) -> Bool { node.value(at: DataPath(childPathString)) != .empty }
    open func childSnapshot(forPath childPathString: String) -> DataSnapshot {
        DataSnapshot(base, path.appending(childPathString), node.value(at: DataPath(childPathString)), .priority)
    }

    /// The children, each a `DataSnapshot`, in the order of the query.
    open var children: NSEnumerator {
        NSArray(array: index.sorted(node).map { DataSnapshot(base, path.appending($0.key), $0.node, .priority) }).objectEnumerator()
    }

    open override var description: String { "Snap (\(key)) \(node.any)" }
}

/// The value that a transaction's block gets and changes.
open class MutableData: NSObject, @unchecked Sendable {
    /// The value that a piece of data and those beside it are parts of.
    private final class Root { var node: DataNode; init(_ node: DataNode) { self.node = node } }

    private let root: Root
    private let path: DataPath
    private let name: String?

    init(key: String?, _ node: DataNode) {
        (name, root, path) = (key, Root(node), DataPath([]))
        super.init()
    }

    private init(_ root: Root, _ path: DataPath) {
        (name, self.root, self.path) = (path.keys.last, root, path)
        super.init()
    }

    var node: DataNode { root.node.value(at: path) }

    open var key: String? { name }
    open var value: Any? {
        get { node.any }
        set { root.node = root.node.setting(.required(newValue, existing: node).with(priority: node.priority), at: path.keys[...]) }
    }
    open var priority: Any? {
        get { node.priority?.any }
        set { root.node = root.node.setting(node.with(priority: newValue.flatMap { DataNode.Leaf($0) }), at: path.keys[...]) }
    }

    open func hasChildren() -> Bool { !node.children.isEmpty }
    open var childrenCount: UInt { UInt(node.children.count) }
    open func hasChild(atPath path: String) -> Bool { node.value(at: DataPath(path)) != .empty }
    open func childData(byAppendingPath path: String) -> MutableData { MutableData(root, self.path.appending(path)) }
    /// The children, each a `MutableData`, in the order of their priorities and keys.
    open var children: NSEnumerator {
        NSArray(array: DataIndex.priority.sorted(node).map { MutableData(root, path.appending($0.key)) }).objectEnumerator()
    }
}

/// The answer of a transaction's block.
open class TransactionResult: NSObject, @unchecked Sendable {
    let data: MutableData?
    private init(_ data: MutableData?) {
        self.data = data
        super.init()
    }

    open class func success(withValue value: MutableData) -> TransactionResult { TransactionResult(value) }
    open class func abort() -> TransactionResult { TransactionResult(nil) }
}
