import Foundation

/// Objects of the app's that its intents use.
public final class AppDependencyManager: @unchecked Sendable {
    public class var shared: AppDependencyManager { AppServices.object { AppDependencyManager() } }
    private let lock = NSLock()
    private var providers: [AnyHashable: () -> Any] = [:]
    private init() {}

    /// - Parameter key: default: the type.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        lock.withLock { providers[key ?? AnyHashable(ObjectIdentifier(Dependency.self))] = dependencyProvider }
    }

    func dependency<Dependency>(key: AnyHashable?, of type: Dependency.Type) -> Dependency? {
        let provider: (() -> Any)? = lock.withLock { providers[key ?? AnyHashable(ObjectIdentifier(type))] }
        return provider?() as? Dependency
    }
}

/// An object that the app gave to `AppDependencyManager`.
@propertyWrapper public final class AppDependency<Dependency: Sendable>: @unchecked Sendable {
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let lock = NSLock()
    private var found: Dependency?

    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) { (self.key, self.manager) = (key, manager) }

    /// Traps where the app gave none.
    public var wrappedValue: Dependency {
        lock.withLock {
            if let found { return found }
            guard let value: Dependency = manager.dependency(key: key, of: Dependency.self) else {
                fatalError("AppDependency with key \(key ?? AnyHashable(String(describing: Dependency.self))) was not initialized")
            }
            found = value
            return value
        }
    }
}
