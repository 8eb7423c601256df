@_exported import Foundation
@_exported import ObjectRuntime

// Core Foundation's names for the Foundation classes that are bridged to them. Apple's CoreGraphics speaks in these; on
// Linux Foundation does not export them, and the bridged class serves equally well.
public typealias CFString = NSString
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFURL = NSURL
