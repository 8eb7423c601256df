import UIKit

public typealias DatabaseHandle = UInt

public enum DataEventType: Int, Sendable { case childAdded, childRemoved, childChanged, childMoved, value }

/// A project's realtime database.
///
/// It is the app's own, as that of an emulator's empty project whose rules allow everything. Blocks are called on the callback queue, which is the main queue,
/// after the call has returned.
open class Database: NSObject, @unchecked Sendable {
    public private(set) weak var app: FirebaseApp?
    let url: String
    let store: DataStore
    private let lock = NSLock()
    private var isPersistent = false
    private var cacheSize: UInt = 10_485_760

    init(app: FirebaseApp?, url: String, store: DataStore) {
        (self.app, self.url, self.store) = (app, url, store)
        super.init()
    }

    /// That of the default app.
    open class func database() -> Database { database(app: .current) }
    open class func database(url: String) -> Database { database(app: .current, url: url) }
    open class func database(app: FirebaseApp) -> Database {
        let options: FirebaseOptions = app.options
        return database(app: app, url: options.databaseURL.flatMap { $0.isEmpty ? nil : $0 } ?? "https://\(options.project)-default-rtdb.firebaseio.com")
    }
    open class func database(app: FirebaseApp, url: String) -> Database {
        let place: String = Self.parts(of: url).place
        return app.service("Database/" + place) {
            let folder: URL = FirebaseFolder(app: app, service: "Database").file(FileNames.name(of: place))
            return Database(app: app, url: place, store: DataStore(folder: FirebaseFolder(url: folder)))
        }
    }

    /// An address without its path, and the path.
    private static func parts(of url: String) -> (place: String, path: String) {
        guard let parts = URLComponents(string: url), let host = parts.host else { return (url, "") }
        let port: String = parts.port.map { ":\($0)" } ?? ""
        let space: String = parts.queryItems?.first { $0.name == "ns" }.flatMap(\.value).map { "?ns=" + $0 } ?? ""
        return ("\(parts.scheme ?? "https")://\(host)\(port)\(space)", parts.path)
    }

    open func reference() -> DatabaseReference { DatabaseReference(self, DataPath([])) }
    open func reference(withPath path: String) -> DatabaseReference {
        if !path.hasPrefix(".info") { DataPath.check(path: path, "referenceWithPath:") }
        return DatabaseReference(self, DataPath(path))
    }
    /// - Parameter databaseUrl: an address in this database.
    open func reference(fromURL databaseUrl: String) -> DatabaseReference { DatabaseReference(self, DataPath(Self.parts(of: databaseUrl).path)) }

    /// Writes that have not been answered are not any more.
    open func purgeOutstandingWrites() { store.dropWaiting() }

    /// Ends the connection: what was to happen then happens, and writes are not answered until `goOnline()`.
    open func goOffline() { store.setOnline(false) }
    open func goOnline() { store.setOnline(true) }

    /// Is kept; the database is in the app's container in any case.
    open var isPersistenceEnabled: Bool {
        get { lock.withLock { isPersistent } }
        set { lock.withLock { isPersistent = newValue } }
    }
    open var persistenceCacheSizeBytes: UInt {
        get { lock.withLock { cacheSize } }
        set { lock.withLock { cacheSize = newValue } }
    }
    open var callbackQueue: DispatchQueue {
        get { store.queue }
        set { store.queue = newValue }
    }

    /// Has no effect: nothing is logged here.
    open class func setLoggingEnabled(_ enabled: Bool) {}
    open class func sdkVersion() -> String { FirebaseVersion() }
    /// Has no effect: the database is kept as an emulator does without one.
    open func useEmulator(withHost host: String, port: Int) {}
}

/// Values that the server computes.
open class ServerValue: NSObject {
    /// The milliseconds since 1970 when the server has the write.
    open class func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
    /// The number that is there, and another; 0 where there is none.
    open class func increment(_ delta: NSNumber) -> [AnyHashable: Any] { [".sv": ["increment": delta]] }

    static func compute(_ command: Any, _ existing: DataNode) -> DataNode.Leaf {
        guard let delta = (command as? [String: Any])?["increment"] as? NSNumber else { return .integer(Int64(Date().timeIntervalSince1970 * 1000)) }
        guard case .leaf(let old, _) = existing, let number = old.number else { return DataNode.Leaf(delta) ?? .integer(0) }
        if case .integer(let whole) = old, case .integer(let more)? = DataNode.Leaf(delta) { return .integer(whole &+ more) }
        return DataNode.Leaf(NSNumber(value: number + delta.doubleValue)) ?? .integer(0)
    }
}
