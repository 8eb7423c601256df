import UIKit

public let NamespaceGoogleMobilePlatform: String = "firebase"
public let RemoteConfigThrottledEndTimeInSecondsKey: String = "error_throttled_end_time_seconds"
public let RemoteConfigErrorDomain: String = "com.google.remoteconfig.ErrorDomain"
public let RemoteConfigUpdateErrorDomain: String = "com.google.remoteconfig.update.ErrorDomain"

/// The codes of errors of values from a server.
public enum RemoteConfigError: Int, _FirebaseErrorCode, Sendable {
    public typealias Code = RemoteConfigError
    public typealias _ObjectiveCType = NSError
    case unknown = 8001
    case throttled = 8002
    case internalError = 8003

    public static var errorDomain: String { RemoteConfigErrorDomain }
    public var errorDescription: String? { "The operation on the remote configuration ended with the code \(rawValue)." }
}

/// The codes of errors of news of values.
public enum RemoteConfigUpdateError: Int, _FirebaseErrorCode, Sendable {
    public typealias Code = RemoteConfigUpdateError
    public typealias _ObjectiveCType = NSError
    case streamError = 8001
    case notFetched = 8002
    case messageInvalid = 8003
    case unavailable = 8004

    public static var errorDomain: String { RemoteConfigUpdateErrorDomain }
    public var errorDescription: String? { "Listening to the remote configuration ended with the code \(rawValue)." }
}

public enum RemoteConfigFetchStatus: Int, Sendable { case noFetchYet, success, failure, throttled }
public enum RemoteConfigFetchAndActivateStatus: Int, Sendable { case successFetchedFromRemote, successUsingPreFetchedData, error }
public enum RemoteConfigSource: Int, Sendable { case remote, `default`, `static` }
public enum RemoteConfigValueCodableError: Error { case unsupportedType(String) }
public enum RemoteConfigCodableError: Error { case invalidSetDefaultsInput(String) }

open class RemoteConfigSettings: NSObject, @unchecked Sendable {
    open var minimumFetchInterval: TimeInterval = 43_200
    open var fetchTimeout: TimeInterval = 60
    public override init() { super.init() }
}

open class RemoteConfigUpdate: NSObject, @unchecked Sendable {
    public let updatedKeys: Set<String> = []
}

open class ConfigUpdateListenerRegistration: NSObject, @unchecked Sendable {
    open func remove() {}
}

/// A value of the configuration. One that is not there is an empty text, 0 and false.
open class RemoteConfigValue: NSObject, NSCopying, @unchecked Sendable {
    public let dataValue: Data
    public let source: RemoteConfigSource

    init(_ data: Data, _ source: RemoteConfigSource) {
        (dataValue, self.source) = (data, source)
        super.init()
    }

    // Versions up to 10 have an optional here, later ones have none.
    open var stringValue: String! { String(decoding: dataValue, as: UTF8.self) }
    /// The number that the text begins with; 0 for none.
    open var numberValue: NSNumber! { NSNumber(value: (stringValue as NSString).doubleValue) }
    /// True for texts such as `true`, `yes` and `1`.
    open var boolValue: Bool { ["1", "true", "t", "yes", "y", "on"].contains(stringValue.lowercased()) }
    open var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue, options: [.fragmentsAllowed]) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The value as one of Swift's.
    public func decoded<Value: Decodable>(asType: Value.Type = Value.self) throws -> Value {
        try FirebaseDataDecoder().decode(Value.self, from: plain(for: Value.self))
    }

    fileprivate func plain(for type: Any.Type) throws -> Any {
        if type == Date.self { throw RemoteConfigValueCodableError.unsupportedType("Dates are not decoded from values of a remote configuration.") }
        if type == String.self { return stringValue as String }
        if type == Bool.self { return boolValue }
        return jsonValue ?? stringValue as String
    }
}

/// Values that a project's server sets for apps. Its project has none: fetching succeeds and finds nothing, and an app's own defaults count.
open class RemoteConfig: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var defaults: [String: Data] = [:]
    private var fetched: Date?
    open var configSettings: RemoteConfigSettings = RemoteConfigSettings()

    open class func remoteConfig() -> RemoteConfig { remoteConfig(app: .current) }
    open class func remoteConfig(app: FirebaseApp) -> RemoteConfig { app.service("RemoteConfig") { RemoteConfig() } }

    open var lastFetchTime: Date? { lock.withLock { fetched } }
    open var lastFetchStatus: RemoteConfigFetchStatus { lastFetchTime == nil ? .noFetchYet : .success }

    private func later(_ body: @escaping () -> Void) { ServiceReply.send(on: .main, body) }

    // MARK: - Fetching

    open func ensureInitialized(completionHandler: @escaping ((any Error)?) -> Void) { later { completionHandler(nil) } }
    open func ensureInitialized() async throws {}

    /// Succeeds, and finds no values.
    open func fetch(completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil) {
        later { [self] in
            lock.withLock { fetched = Date() }
            completionHandler?(.success, nil)
        }
    }
    open func fetch(withExpirationDuration expirationDuration: TimeInterval, completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil) {
        fetch(completionHandler: completionHandler)
    }
    open func fetchAndActivate(completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil) {
        fetch { _, _ in completionHandler?(.successFetchedFromRemote, nil) }
    }
    /// Changes nothing: nothing was fetched.
    open func activate(completion: ((Bool, (any Error)?) -> Void)? = nil) { later { completion?(false, nil) } }

    @discardableResult
    open func fetch() async throws -> RemoteConfigFetchStatus {
        await withCheckedContinuation { answer in fetch { status, _ in answer.resume(returning: status) } }
    }
    @discardableResult
    open func fetch(withExpirationDuration expirationDuration: TimeInterval) async throws -> RemoteConfigFetchStatus { try await fetch() }
    @discardableResult
    open func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus {
        try await fetch()
        return .successFetchedFromRemote
    }
    @discardableResult
    open func activate() async throws -> Bool { false }

    /// Hears of nothing: the values stay as they are.
    @discardableResult
    open func addOnConfigUpdateListener(
        remoteConfigUpdateCompletion listener: @escaping (RemoteConfigUpdate?, (any Error)?) -> Void
    ) -> ConfigUpdateListenerRegistration { ConfigUpdateListenerRegistration() }

    // MARK: - Values

    open subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }

    open func configValue(forKey key: String?) -> RemoteConfigValue {
        key.flatMap { defaultValue(forKey: $0) } ?? RemoteConfigValue(Data(), .static)
    }
    open func configValue(forKey key: String?, source: RemoteConfigSource) -> RemoteConfigValue {
        source == .default ? configValue(forKey: key) : RemoteConfigValue(Data(), .static)
    }
    open func defaultValue(forKey key: String?) -> RemoteConfigValue? {
        key.flatMap { key in lock.withLock { defaults[key] } }.map { RemoteConfigValue($0, .default) }
    }
    open func allKeys(from source: RemoteConfigSource) -> [String] { source == .default ? lock.withLock { defaults.keys.sorted() } : [] }
    /// Keys of defaults do not count, as with Firebase.
    open func keys(withPrefix prefix: String?) -> Set<String> { [] }

    public subscript<T: Decodable>(decodedValue key: String) -> T? { try? configValue(forKey: key).decoded() }
    public subscript(jsonValue key: String) -> [String: AnyHashable]? { configValue(forKey: key).jsonValue as? [String: AnyHashable] }

    // MARK: - Defaults

    /// The values that count where the server has none. Numbers, texts, truth values, data, and whatever JSON can have.
    open func setDefaults(_ defaults: [String: NSObject]?) { set(defaults ?? [:]) }

    private func set(_ values: [String: Any]) { lock.withLock { for (key, value) in values { defaults[key] = Self.data(value) } } }

    private static func data(_ value: Any) -> Data {
        if let data = value as? Data { return data }
        if let text = value as? String { return Data(text.utf8) }
        if let number = value as? NSNumber { return Data((NumberKind(number) == .bool ? (number.boolValue ? "true" : "false") : number.stringValue).utf8) }
        return (try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])) ?? Data("\(value)".utf8)
    }

    /// - Parameter fileName: a property list of the bundle, without its ending.
    open func setDefaults(fromPlist fileName: String?) {
        guard let fileName, let path = Bundle.main.path(forResource: fileName, ofType: "plist"), let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
        else { return }
        set(list)
    }

    public func setDefaults<Value: Encodable>(from value: Value) throws {
        guard let encoded = try FirebaseDataEncoder().encode(value) as? [String: Any] else {
            throw RemoteConfigCodableError.invalidSetDefaultsInput("\(value) must be a structure that is encoded as a dictionary.")
        }
        set(encoded)
    }

    /// All values together as one of Swift's.
    public func decoded<Value: Decodable>(asType: Value.Type = Value.self) throws -> Value {
        var all: [String: Any] = [:]
        for key in allKeys(from: .default) {
            let value: RemoteConfigValue = configValue(forKey: key)
            all[key] = value.stringValue == "true" || value.stringValue == "false" ? value.boolValue : try value.plain(for: Any.self)
        }
        return try FirebaseDataDecoder().decode(Value.self, from: all)
    }
}
