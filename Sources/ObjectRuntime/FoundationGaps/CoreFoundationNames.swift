import Foundation

// The Core Foundation types that are toll-free bridged on Apple's systems: `"text" as CFString` needs no more than the name.
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFSet = NSSet
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFURL = NSURL
public typealias CFDate = NSDate
public typealias CFError = NSError
public typealias CFLocale = NSLocale
public typealias CFCharacterSet = NSCharacterSet
public typealias CFMutableCharacterSet = NSMutableCharacterSet
public typealias CFBundle = Bundle
/// A UTF-16 unit.
public typealias UniChar = UInt16
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias CFHashCode = UInt
public typealias OSStatus = Int32
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = CFTimeInterval

/// Seconds from 1 January 1970 to 1 January 2001, and from 1 January 1904.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// Seconds since 1 January 2001, by the system's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}

/// Apple's name for the error out-parameter of Objective-C methods.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

/// Apple's name for a pointer that an Objective-C method writes an object through; here a plain pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
