import Foundation

/// Runs `body` and returns its result. Swift on Linux has no autorelease pools: objects go when their last owner does.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Keeps what `perform(_:)` returns unretained alive until the run loop's next turn, as an autoreleased object would be.
enum AutoreleasePool {
    // Reached under the lock only.
    nonisolated(unsafe) private static var objects: [AnyObject] = []
    private static let lock = NSLock()

    static func retained(_ value: Any?) -> Unmanaged<AnyObject>? {
        guard let value, !(value is Void) else { return nil }
        let object = value as AnyObject
        let isFirst = lock.withLock {
            objects.append(object)
            return objects.count == 1
        }
        if isFirst { RunLoop.main.perform { drain() } }
        return Unmanaged.passUnretained(object)
    }

    private static func drain() {
        let drained = lock.withLock {
            defer { objects = [] }
            return objects
        }
        withExtendedLifetime(drained) {}
    }
}
