import Foundation
import Synchronization

/// An exception of Objective-C. Raising one ends the program with a message, as an exception does that nobody catches; Swift code cannot catch any.
open class NSException: NSObject, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// Ends the program.
    open func raise() {
        NSGetUncaughtExceptionHandler()?(self)
        fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
    }

    /// Ends the program with a formatted reason.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    open override var description: String { reason ?? name.rawValue }
}

/// The handler that the running app has set.
private final class UncaughtExceptions: Sendable {
    private let kept = Mutex<(@Sendable (NSException) -> Void)?>(nil)

    var handler: (@Sendable (NSException) -> Void)? {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }

    static var current: UncaughtExceptions { AppServices.object { UncaughtExceptions() } }
}

/// Sets what is called with an exception before it ends the program; nil takes it away. A trap of Swift's is no exception.
public func NSSetUncaughtExceptionHandler(_ handler: (@Sendable (NSException) -> Void)?) { UncaughtExceptions.current.handler = handler }

/// The handler that was set to be called with an exception; nil where none was.
public func NSGetUncaughtExceptionHandler() -> (@Sendable (NSException) -> Void)? { UncaughtExceptions.current.handler }

extension NSExceptionName {
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
    public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
    public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
    public static let destinationInvalidException = NSExceptionName(rawValue: "NSDestinationInvalidException")
    public static let portTimeoutException = NSExceptionName(rawValue: "NSPortTimeoutException")
    public static let invalidSendPortException = NSExceptionName(rawValue: "NSInvalidSendPortException")
    public static let invalidReceivePortException = NSExceptionName(rawValue: "NSInvalidReceivePortException")
    public static let oldStyleException = NSExceptionName(rawValue: "NSOldStyleException")
}
