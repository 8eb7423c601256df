import Foundation

// Core Foundation's functions that give what a collection holds as an address. The object there stays as long as the collection.

/// The value under the key, an object too; nil where there is none.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    HeldValues.address(of: theDict.object(forKey: HeldValues.object(at: key)), in: theDict, as: key)
}

/// Whether there is a value under the key; writes its address to `value`.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found: UnsafeRawPointer = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    theDict.object(forKey: HeldValues.object(at: key)) != nil
}

/// The object at an index, which has to be below the count.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    HeldValues.address(of: theArray.object(at: idx), in: theArray, as: UnsafeRawPointer(bitPattern: idx + 1)!)
}

private enum HeldValues {
    static func object(at address: UnsafeRawPointer) -> AnyObject { Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue() }

    /// A value of Swift's becomes an object when it is asked for, which the collection has to keep.
    static func address(of value: Any?, in collection: NSObject, as key: UnsafeRawPointer) -> UnsafeRawPointer? {
        guard let value else { return nil }
        let object = value as AnyObject
        if let known = objc_getAssociatedObject(collection, key) as AnyObject?, known === object || (known as? NSObject)?.isEqual(object) == true {
            return UnsafeRawPointer(Unmanaged.passUnretained(known).toOpaque())
        }
        objc_setAssociatedObject(collection, key, object, .OBJC_ASSOCIATION_RETAIN)
        return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }
}
