import Foundation

public let kCFErrorDomainSystemConfiguration = "com.apple.SystemConfiguration"

public let kSCStatusOK = 0
public let kSCStatusFailed = 1001
public let kSCStatusInvalidArgument = 1002
public let kSCStatusAccessError = 1003
public let kSCStatusNoKey = 1004
public let kSCStatusKeyExists = 1005
public let kSCStatusLocked = 1006
public let kSCStatusNeedLock = 1007
public let kSCStatusNoStoreSession = 2001
public let kSCStatusNoStoreServer = 2002
public let kSCStatusNotifierActive = 2003
public let kSCStatusNoPrefsSession = 3001
public let kSCStatusPrefsBusy = 3002
public let kSCStatusNoConfigFile = 3003
public let kSCStatusNoLink = 3004
public let kSCStatusStale = 3005
public let kSCStatusMaxLink = 3006
public let kSCStatusReachabilityUnknown = 4001

/// The status of the framework's last call on this thread: `kSCStatusOK` where none has failed.
public func SCError() -> Int32 { Int32(SCLastError.status) }

/// A description of a status, in English.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> { SCLastError.text(of: Int(status)) }

/// The last call's error of this thread.
public func SCCopyLastError() -> CFError {
    NSError(
        domain: kCFErrorDomainSystemConfiguration, code: SCLastError.status,
        userInfo: [NSLocalizedDescriptionKey: String(cString: SCLastError.text(of: SCLastError.status))])
}

enum SCLastError {
    private static let key = "Quince.SystemConfiguration.status"

    static var status: Int {
        get { Thread.current.threadDictionary[key] as? Int ?? kSCStatusOK }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static func text(of status: Int) -> UnsafePointer<CChar> {
        let text: StaticString =
            switch status {
            case kSCStatusOK: "Success!"
            case kSCStatusFailed: "Failed!"
            case kSCStatusInvalidArgument: "Invalid argument"
            case kSCStatusAccessError: "Permission denied"
            case kSCStatusNoKey: "No such key"
            case kSCStatusKeyExists: "Key already defined"
            case kSCStatusReachabilityUnknown: "Network reachability cannot be determined"
            default: "Unknown error"
            }
        return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
