import Foundation

// Core Foundation's constants and functions that apps call by name.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
public let noErr: OSStatus = 0
/// The largest number, as C has it.
public let HUGE: Float = .greatestFiniteMagnitude
/// The largest finite `Float`, as C has it.
public let MAXFLOAT: Float = .greatestFiniteMagnitude

/// How memory is allocated; there is one way.
public final class CFAllocator: Sendable {
    fileprivate init() {}
}
public let kCFAllocatorDefault: CFAllocator? = nil
public let kCFAllocatorSystemDefault: CFAllocator? = CFAllocator()

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
public let kCFNotFound: CFIndex = -1

public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = "CFBundleName"
public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public nonisolated(unsafe) let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"

/// A stretch of indices.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
    public init() { self.init(location: 0, length: 0) }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

// MARK: Identifiers

public typealias CFUUID = NSUUID
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! { uuid.uuidString as NSString }

public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    guard let first = cf1 as? NSObject else { return cf1 === cf2 }
    return first.isEqual(cf2)
}
public func CFHash(_ cf: CFTypeRef!) -> UInt { (cf as? NSObject).map { UInt(bitPattern: $0.hash) } ?? 0 }

// MARK: Data

/// Empty data that can be written to. `capacity` is how many bytes it is to have room for, 0 for any number; more fit all the same.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData(capacity: max(0, capacity)) }

/// The bytes, as long as the data lives and is not changed.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! { theData.bytes.assumingMemoryBound(to: UInt8.self) }
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! { NSData(bytes: bytes, length: length) }
public func CFDataCreateCopy(_ allocator: CFAllocator!, _ theData: CFData!) -> CFData! { NSData(data: theData as Data) }
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    theData.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) { theData.append(bytes, length: length) }
/// More bytes are zero.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData.length = max(0, length) }
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) { theData.increaseLength(by: max(0, extraLength)) }
public func CFDataCreateMutableCopy(_ allocator: CFAllocator!, _ capacity: CFIndex, _ theData: CFData!) -> CFMutableData! {
    NSMutableData(data: theData as Data)
}
public func CFDataReplaceBytes(_ theData: CFMutableData!, _ range: CFRange, _ newBytes: UnsafePointer<UInt8>!, _ newLength: CFIndex) {
    theData.replaceBytes(in: NSRange(location: range.location, length: range.length), withBytes: newBytes, length: newLength)
}
public func CFDataDeleteBytes(_ theData: CFMutableData!, _ range: CFRange) {
    theData.replaceBytes(in: NSRange(location: range.location, length: range.length), withBytes: nil, length: 0)
}
