import Foundation
import Synchronization

/// The objects of which a running app has one each: those behind members such as `AVAudioSession.sharedInstance()`. Each launch has
/// objects of its own.
package final class AppServices: @unchecked Sendable {
    private static let running = Mutex(AppServices())

    /// Those of the app that runs. Whoever launches it hands them in.
    package static var current: AppServices {
        get { running.withLock { $0 } }
        set { running.withLock { $0 = newValue } }
    }

    // Recursive, so that making one object may ask for another.
    private let lock = NSRecursiveLock()
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    package init() {}

    /// The running app's one object of a class, made by `make` when it is first asked for. Any thread.
    package static func object<Service: AnyObject>(_ make: () -> Service) -> Service {
        let services: AppServices = current
        return services.lock.withLock {
            if let known = services.objects[ObjectIdentifier(Service.self)] as? Service { return known }
            let made: Service = make()
            services.objects[ObjectIdentifier(Service.self)] = made
            return made
        }
    }
}
