import Foundation
import FoundationNetworking

/// The methods of Foundation's classes that code asks for by name, as those without arguments are (`#selector(main)` of an operation, `#selector(Timer.fire)`).
/// Those of an app's own classes and of UIKit's are registered by lowered sources.
enum FoundationMethods {
    @Sendable static func register() {
        add(["start": { $0.start() }, "main": { $0.main() }, "cancel": { $0.cancel() }, "waitUntilFinished": { $0.waitUntilFinished() }], to: Operation.self)
        add(
            ["cancelAllOperations": { $0.cancelAllOperations() }, "waitUntilAllOperationsAreFinished": { $0.waitUntilAllOperationsAreFinished() }],
            to: OperationQueue.self)
        add(["start": { $0.start() }, "main": { $0.main() }, "cancel": { $0.cancel() }], to: Thread.self)
        add(["fire": { $0.fire() }, "invalidate": { $0.invalidate() }], to: Timer.self)
        add(["cancel": { $0.cancel() }, "pause": { $0.pause() }, "resume": { $0.resume() }], to: Progress.self)
        add(["cancel": { $0.cancel() }, "suspend": { $0.suspend() }, "resume": { $0.resume() }], to: URLSessionTask.self)
        add(["open": { $0.open() }, "close": { $0.close() }], to: Stream.self)
    }

    /// The class keeps its own name: it is registered under none.
    private static func add<Object: AnyObject>(_ methods: [String: @Sendable (Object) -> Void], to type: Object.Type) {
        let registration = ObjCRuntime.registration(of: type)
        for (selector, body) in methods {
            registration.method(selector) { object, _ in
                body(object)
                return nil
            }
        }
    }
}
