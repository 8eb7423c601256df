import Foundation

public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

/// Sets the kind of a mutex. Its constants are of another type on Linux than the parameter.
@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!, _ type: Int) -> Int32 {
    Int32(exactly: type).map { Foundation.pthread_mutexattr_settype(attributes, $0) } ?? EINVAL
}

/// Says who has a mutex next. Linux gives it to the first that comes; it knows no other way.
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!, _ policy: Int32) -> Int32 {
    switch policy {
    case PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: 0
    case PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: ENOTSUP
    default: EINVAL
    }
}

/// Starts a thread, with the types that the function has on Darwin: a thread's name may be nil until there is one, and its argument is none.
@discardableResult
public func pthread_create(
    _ thread: UnsafeMutablePointer<pthread_t?>!, _ attributes: UnsafePointer<pthread_attr_t>?,
    _ start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?
) -> Int32 {
    let work = Unmanaged.passRetained(ThreadStart(start, argument))
    var started: pthread_t = 0
    let status = Foundation.pthread_create(
        &started, attributes, { ThreadStart.run($0) }, work.toOpaque())
    if status == 0 { thread?.pointee = started } else { work.release() }
    return status
}

/// A thread's function with its argument, which on Darwin may be none even where the function takes one.
private final class ThreadStart {
    private let function: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
    private let argument: UnsafeMutableRawPointer?

    init(_ function: @escaping @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?) {
        (self.function, self.argument) = (function, argument)
    }

    static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let context else { return nil }
        let start = Unmanaged<ThreadStart>.fromOpaque(context).takeRetainedValue()
        let function = unsafeBitCast(start.function, to: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?).self)
        return function(start.argument)
    }
}
