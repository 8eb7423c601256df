import Foundation

/// Runs `body` and returns its result. Swift on Linux has no autorelease pools: objects go when their last owner does.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Keeps what a caller gets without owning it alive until the run loop's next turn, as an autoreleased object would be.
package enum AutoreleasePool {
    // Reached under the lock only.
    nonisolated(unsafe) private static var objects: [AnyObject] = []
    private static let lock = NSLock()

    static func retained(_ value: Any?) -> Unmanaged<AnyObject>? {
        guard let value, !(value is Void) else { return nil }
        let object = value as AnyObject
        keep([object])
        return Unmanaged.passUnretained(object)
    }

    package static func keep(_ kept: [AnyObject]) {
        guard !kept.isEmpty else { return }
        let isFirst = lock.withLock {
            defer { objects += kept }
            return objects.isEmpty
        }
        if isFirst { RunLoop.main.perform { drain() } }
    }

    private static func drain() {
        let drained = lock.withLock {
            defer { objects = [] }
            return objects
        }
        withExtendedLifetime(drained) {}
    }
}
