import Foundation

extension Thread {
    /// The main thread: Foundation on Linux has it as `mainThread` alone.
    public static var main: Thread { mainThread }

    /// Sends a message to an object on a thread of its own.
    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        // The caller hands both over, as Objective-C code does.
        nonisolated(unsafe) let target = target as AnyObject
        nonisolated(unsafe) let argument = argument
        Thread.detachNewThread { ObjCRuntime.send(selector, to: target, [argument]) }
    }
}

extension Operation {
    /// The name of `isAsynchronous` before iOS 7.
    public var isConcurrent: Bool { isAsynchronous }
}
