import Foundation

// Errors of Core Foundation's: each is an NSError.

public typealias CFErrorDomain = CFString

nonisolated(unsafe) public let kCFErrorDomainPOSIX: CFErrorDomain! = NSPOSIXErrorDomain as NSString
nonisolated(unsafe) public let kCFErrorDomainOSStatus: CFErrorDomain! = NSOSStatusErrorDomain as NSString
nonisolated(unsafe) public let kCFErrorDomainMach: CFErrorDomain! = "NSMachErrorDomain" as NSString
nonisolated(unsafe) public let kCFErrorDomainCocoa: CFErrorDomain! = NSCocoaErrorDomain as NSString
nonisolated(unsafe) public let kCFErrorLocalizedDescriptionKey: CFString! = NSLocalizedDescriptionKey as NSString
nonisolated(unsafe) public let kCFErrorLocalizedFailureReasonKey: CFString! = NSLocalizedFailureReasonErrorKey as NSString
nonisolated(unsafe) public let kCFErrorLocalizedRecoverySuggestionKey: CFString! = NSLocalizedRecoverySuggestionErrorKey as NSString
nonisolated(unsafe) public let kCFErrorDescriptionKey: CFString! = "NSDescription" as NSString
nonisolated(unsafe) public let kCFErrorUnderlyingErrorKey: CFString! = NSUnderlyingErrorKey as NSString
nonisolated(unsafe) public let kCFErrorURLKey: CFString! = NSURLErrorKey as NSString
nonisolated(unsafe) public let kCFErrorFilePathKey: CFString! = NSFilePathErrorKey as NSString

public func CFErrorGetTypeID() -> CFTypeID { CoreFoundationType.error.rawValue }
public func CFErrorCreate(_ allocator: CFAllocator!, _ domain: CFErrorDomain!, _ code: CFIndex, _ userInfo: CFDictionary!) -> CFError! {
    NSError(domain: domain as String, code: code, userInfo: userInfo as? [String: Any])
}
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { err.domain as NSString }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// The words of the error about itself; empty where it was made without.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo as NSDictionary }
/// The error for people to read; never nil.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription as NSString }
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err.localizedFailureReason.map { $0 as NSString } }
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! { err.localizedRecoverySuggestion.map { $0 as NSString } }
