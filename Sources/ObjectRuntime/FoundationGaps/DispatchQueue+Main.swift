import Foundation

/// Stops the program unless the code runs on a queue, or not on it, as `condition` says. Lowered sources ask by this name: the main thread belongs to the
/// main queue on Apple's systems, whatever it is doing.
public func __dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
    let predicate = condition()
    guard Thread.isMainThread else { return dispatchPrecondition(condition: predicate) }
    switch predicate {
    case .onQueue(let queue) where queue === DispatchQueue.main: return
    case .onQueueAsBarrier(let queue) where queue === DispatchQueue.main: return
    case .notOnQueue(let queue) where queue === DispatchQueue.main:
        fatalError("Block was expected not to execute on queue [com.apple.main-thread], and does")
    default: dispatchPrecondition(condition: predicate)
    }
}
