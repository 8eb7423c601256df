import UIKit

/// A place in a realtime database, whether anything is there or not.
open class DatabaseReference: DatabaseQuery, @unchecked Sendable {
    init(_ database: Database, _ path: DataPath) { super.init(database, path, DataQuery()) }

    open var database: Database { base }
    /// The last key on the way; nil for the root.
    open var key: String? { path.keys.last }
    open var parent: DatabaseReference? { path.keys.isEmpty ? nil : DatabaseReference(base, DataPath(path.keys.dropLast())) }
    open var root: DatabaseReference { DatabaseReference(base, DataPath([])) }
    /// The address, with keys as addresses have them.
    open var url: String {
        path.keys.isEmpty
            ? base.url
            : base.url + "/" + path.keys.map { $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? $0 }.joined(separator: "/")
    }
    open override var description: String { url }
    open override func isEqual(_ object: Any?) -> Bool { (object as? DatabaseReference).map { $0.base === base && $0.path == path } ?? false }
    open override var hash: Int { path.hashValue }

    /// - Parameter pathString: a key, or several with slashes between them.
    open func child(_ pathString: String) -> DatabaseReference {
        if path.keys.first != ".info" && !pathString.hasPrefix(".info") { DataPath.check(path: pathString, "child:") }
        return DatabaseReference(base, path.appending(pathString))
    }

    /// A new child, whose key comes after those that were made before.
    open func childByAutoId() -> DatabaseReference { DatabaseReference(base, path.appending(base.store.pushID())) }

    open class func goOffline() { Database.database().goOffline() }
    open class func goOnline() { Database.database().goOnline() }

    // MARK: - Writing

    private func write(_ values: [(DataPath, Any?)], _ block: (((any Error)?, DatabaseReference) -> Void)?) {
        base.store.write(values.map { (path: $0.0, value: $0.1) }) { [self] error in block?(error, self) }
    }

    /// Sets what is here: numbers, texts, arrays and dictionaries; nil and `NSNull` take it away.
    open func setValue(_ value: Any?) { write([(path, value)], nil) }
    open func setValue(_ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) { write([(path, value)], block) }
    open func setValue(_ value: Any?, andPriority priority: Any?) { write([(path, Self.value(value, priority))], nil) }
    open func setValue(_ value: Any?, andPriority priority: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
        write([(path, Self.value(value, priority))], block)
    }

    private static func value(_ value: Any?, _ priority: Any?) -> Any? {
        guard let priority, !(priority is NSNull) else { return value }
        guard var map = value as? [String: Any] else { return [".value": value ?? NSNull(), ".priority": priority] }
        map[".priority"] = priority
        return map
    }

    open func setPriority(_ priority: Any?) { setPriority(priority) { _, _ in } }
    open func setPriority(_ priority: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
        let path: DataPath = path
        let leaf: DataNode.Leaf? = priority.flatMap { DataNode.Leaf($0) }
        base.store.write({ $0.setting($0.value(at: path).with(priority: leaf), at: path.keys[...]) }, paths: [path]) { [self] error in block(error, self) }
    }

    open func removeValue() { write([(path, nil)], nil) }
    open func removeValue(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) { write([(path, nil)], block) }

    /// Sets children, and what is below them where keys are paths, all at once; the others stay.
    open func updateChildValues(_ values: [AnyHashable: Any]) { write(changes(values), nil) }
    open func updateChildValues(_ values: [AnyHashable: Any], withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
        write(changes(values), block)
    }

    private func changes(_ values: [AnyHashable: Any]) -> [(DataPath, Any?)] {
        values.map { key, value in
            DataPath.check(path: "\(key)", "updateChildValues:")
            return (path.appending("\(key)"), value)
        }
    }

    @discardableResult
    open nonisolated(nonsending) func setValue(_ value: Any?) async throws -> DatabaseReference {
        try await answered { done in setValue(value) { done($1, $0) } }
    }
    @discardableResult
    open nonisolated(nonsending) func setValue(_ value: Any?, andPriority priority: Any?) async throws -> DatabaseReference {
        try await answered { done in setValue(value, andPriority: priority) { done($1, $0) } }
    }
    @discardableResult
    open func removeValue() async throws -> DatabaseReference { try await answered { done in removeValue { done($1, $0) } } }
    @discardableResult
    open nonisolated(nonsending) func updateChildValues(_ values: [AnyHashable: Any]) async throws -> DatabaseReference {
        try await answered { done in updateChildValues(values) { done($1, $0) } }
    }
    @discardableResult
    open nonisolated(nonsending) func setPriority(_ priority: Any?) async throws -> DatabaseReference {
        try await answered { done in setPriority(priority) { done($1, $0) } }
    }

    // MARK: - The end of the connection

    private func bid(_ farewells: [DataStore.Farewell], _ block: (((any Error)?, DatabaseReference) -> Void)?) {
        base.store.add(farewells)
        base.store.later { [self] in block?(nil, self) }
    }

    /// Sets a value when the connection ends: by `goOffline()`, or with the app, which finds it when it is launched again.
    open func onDisconnectSetValue(_ value: Any?) { bid([.init(path: path, value: value)], nil) }
    open func onDisconnectSetValue(_ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
        bid([.init(path: path, value: value)], block)
    }
    open func onDisconnectSetValue(_ value: Any?, andPriority priority: Any) { bid([.init(path: path, value: Self.value(value, priority))], nil) }
    open func onDisconnectSetValue(
        _ value: Any?, andPriority priority: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) { bid([.init(path: path, value: Self.value(value, priority))], block) }
    open func onDisconnectRemoveValue() { bid([.init(path: path, value: nil)], nil) }
    open func onDisconnectRemoveValue(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
        bid([.init(path: path, value: nil)], block)
    }
    open func onDisconnectUpdateChildValues(_ values: [AnyHashable: Any]) { bid(changes(values).map { .init(path: $0.0, value: $0.1) }, nil) }
    open func onDisconnectUpdateChildValues(_ values: [AnyHashable: Any], withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
        bid(changes(values).map { .init(path: $0.0, value: $0.1) }, block)
    }
    open func cancelDisconnectOperations() { base.store.cancelFarewells(below: path) }
    open func cancelDisconnectOperations(completionBlock block: (((any Error)?, DatabaseReference) -> Void)?) {
        base.store.cancelFarewells(below: path)
        base.store.later { [self] in block?(nil, self) }
    }

    // MARK: - Transactions

    open func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) { runTransactionBlock(block) { _, _, _ in } }

    /// Changes what is here by a block that gets it. The block is called on the callback queue.
    open func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult, andCompletionBlock completionBlock: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void
    ) { runTransactionBlock(block, andCompletionBlock: completionBlock, withLocalEvents: true) }

    /// - Parameter localEvents: has no effect: nobody hears of what a transaction does before it is done.
    open func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult, andCompletionBlock completionBlock: (((any Error)?, Bool, DataSnapshot?) -> Void)?,
        withLocalEvents localEvents: Bool
    ) {
        let store: DataStore = base.store
        store.later { [self] in
            let data = MutableData(key: key, store.value(at: path))
            guard let result = block(data).data else {
                return completionBlock?(nil, false, DataSnapshot(base, path, store.value(at: path), .priority)) ?? ()
            }
            let (path, node) = (path, result.node)
            store.write({ $0.setting(node, at: path.keys[...]) }, paths: [path]) { [self] error in
                completionBlock?(error, true, DataSnapshot(base, path, node, .priority))
            }
        }
    }

    open nonisolated(nonsending) func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) async throws -> (Bool, DataSnapshot) {
        try await answered { done in
            runTransactionBlock(block) { error, isCommitted, snapshot in done(snapshot.map { (isCommitted, $0) }, error) }
        }
    }
}
