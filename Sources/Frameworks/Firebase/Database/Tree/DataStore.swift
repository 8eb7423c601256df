import UIKit

/// A realtime database, and who listens to it.
///
/// A write is seen at once by those who listen, who are told on the callback queue; its completion handler is called once they have been.
final class DataStore: @unchecked Sendable {
    /// A write for the end of a connection.
    struct Farewell: Equatable {
        let path: DataPath
        let value: Any?
        static func == (one: Farewell, two: Farewell) -> Bool { one.path == two.path }
    }

    final class Listener {
        let handle: UInt
        let path: DataPath
        let query: DataQuery
        let type: DataEventType
        let isSingle: Bool
        let tell: (DataEvent) -> Void
        var known: DataNode?
        var isActive = true

        init(_ handle: UInt, _ path: DataPath, _ query: DataQuery, _ type: DataEventType, isSingle: Bool, _ tell: @escaping (DataEvent) -> Void) {
            (self.handle, self.path, self.query, self.type, self.isSingle, self.tell) = (handle, path, query, type, isSingle, tell)
        }
    }

    private let lock = NSRecursiveLock()
    private let folder: FirebaseFolder
    private var root: DataNode
    private var isKept = true
    private var listeners: [Listener] = []
    private var lastHandle: UInt = 0
    private var farewells: [Farewell] = []
    private var isOnline = true
    private var waiting: [() -> Void] = []
    private var pushIDs = PushID()
    private var callbackQueue = DispatchQueue.main

    init(folder: FirebaseFolder) {
        self.folder = folder
        root = Self.read(folder, "data.json") ?? .empty
        // The app that asked for these has ended, and its connection with it.
        if let map = folder.read("farewells.json").flatMap({ try? JSONSerialization.jsonObject(with: $0, options: [.fragmentsAllowed]) as? [[String: Any]] }) {
            for item in map { if let path = item["path"] as? String { root = Self.set(root, DataPath(path), item["value"]) } }
            folder.remove("farewells.json")
            save()
        }
    }

    private static func read(_ folder: FirebaseFolder, _ name: String) -> DataNode? {
        folder.read(name).flatMap { try? JSONSerialization.jsonObject(with: $0, options: [.fragmentsAllowed]) }.flatMap { DataNode($0) }
    }

    private static func set(_ root: DataNode, _ path: DataPath, _ value: Any?) -> DataNode {
        root.setting(.required(value, existing: root.value(at: path)), at: path.keys[...])
    }

    var queue: DispatchQueue {
        get { lock.withLock { callbackQueue } }
        set { lock.withLock { callbackQueue = newValue } }
    }

    func later(_ body: @escaping () -> Void) { ServiceReply.send(on: queue, body) }

    func pushID() -> String { lock.withLock { pushIDs.next(at: Int64(Date().timeIntervalSince1970 * 1000)) } }

    // MARK: - Values

    /// The value at a place; `.info` tells of the connection.
    func value(at path: DataPath) -> DataNode {
        lock.withLock {
            guard path.keys.first == ".info" else { return root.value(at: path) }
            let info = DataNode.map(
                ["connected": .leaf(.bool(isOnline), priority: nil), "serverTimeOffset": .leaf(.integer(0), priority: nil)], priority: nil)
            return info.value(at: DataPath(Array(path.keys.dropFirst())))
        }
    }

    /// Sets values at places, all at once.
    func write(_ values: [(path: DataPath, value: Any?)], completion: (((any Error)?) -> Void)?) {
        write({ root in values.reduce(root) { Self.set($0, $1.path, $1.value) } }, paths: values.map(\.path), completion: completion)
    }

    func write(_ change: (DataNode) -> DataNode, paths: [DataPath], completion: (((any Error)?) -> Void)?) {
        lock.withLock {
            root = change(root)
            isKept = false
            publish(paths)
            let answer: () -> Void = { [self] in
                save()
                completion?(nil)
            }
            if isOnline { later(answer) } else { waiting.append(answer) }
        }
    }

    private func save() {
        lock.withLock {
            guard !isKept else { return }
            isKept = true
            if let data = try? JSONSerialization.data(withJSONObject: root.exported, options: [.sortedKeys, .fragmentsAllowed]) {
                folder.write(data, to: "data.json")
            }
        }
    }

    // MARK: - Listening

    @discardableResult
    func listen(_ path: DataPath, _ query: DataQuery, _ type: DataEventType, isSingle: Bool, _ tell: @escaping (DataEvent) -> Void) -> UInt {
        lock.withLock {
            lastHandle += 1
            let listener = Listener(lastHandle, path, query, type, isSingle: isSingle, tell)
            listeners.append(listener)
            publish(to: listener)
            return listener.handle
        }
    }

    private func publish(_ paths: [DataPath]) {
        for listener in listeners where paths.contains(where: { $0.isWithin(listener.path) || listener.path.isWithin($0) }) { publish(to: listener) }
    }

    private func publish(to listener: Listener) {
        let new: DataNode = listener.query.apply(to: value(at: listener.path))
        let events: [DataEvent] = DataEvent.between(listener.known, new, index: listener.query.order, key: listener.path.keys.last ?? "")
        listener.known = new
        for event in events where event.type == listener.type {
            later { [self] in
                let isHeard: Bool = lock.withLock {
                    guard listener.isActive else { return false }
                    if listener.isSingle { remove { $0 === listener } }
                    return true
                }
                if isHeard { listener.tell(event) }
            }
        }
    }

    /// Ends listening at once: events that are on their way do not come any more.
    func remove(where isMeant: (Listener) -> Bool) {
        lock.withLock {
            for listener in listeners where isMeant(listener) { listener.isActive = false }
            listeners.removeAll { !$0.isActive }
        }
    }

    // MARK: - Connection

    func setOnline(_ online: Bool) {
        lock.withLock {
            guard isOnline != online else { return }
            isOnline = online
            publish([DataPath(".info")])
            if online {
                waiting.forEach(later)
                waiting = []
            } else {
                let all: [Farewell] = farewells
                farewells = []
                keepFarewells()
                for farewell in all { write([(farewell.path, farewell.value)], completion: nil) }
            }
        }
    }

    func add(_ new: [Farewell]) {
        lock.withLock {
            farewells.removeAll { new.contains($0) }
            farewells += new
            keepFarewells()
        }
    }

    func cancelFarewells(below path: DataPath) {
        lock.withLock {
            farewells.removeAll { $0.path.isWithin(path) }
            keepFarewells()
        }
    }

    private func keepFarewells() {
        let list: [[String: Any]] = farewells.map { ["path": $0.path.text, "value": $0.value ?? NSNull()] }
        if list.isEmpty {
            folder.remove("farewells.json")
        } else if let data = try? JSONSerialization.data(withJSONObject: list) {
            folder.write(data, to: "farewells.json")
        }
    }

    func dropWaiting() { lock.withLock { waiting = [] } }
}
