import Foundation

// The Objective-C runtime's functions about the properties of classes: of a lowered class those that `@objc` exposes.

/// A property of a class, as `class_copyPropertyList(_:_:)` lists it.
public typealias objc_property_t = OpaquePointer

/// The properties that a class itself exposes, in the order of their declarations; those of its superclasses are not among them. `nil` where there
/// are none.
///
/// The caller frees the list; the properties in it end with it.
public func class_copyPropertyList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<objc_property_t>? {
    let names: [String] = cls.map { ClassRegistry.shared.ownMembers(of: $0).keys } ?? []
    outCount?.pointee = UInt32(names.count)
    guard !names.isEmpty else { return nil }
    // The names stand behind the list in the same block of memory, so that they go with it.
    let listSize: Int = (names.count + 1) * MemoryLayout<objc_property_t?>.stride
    let size: Int = names.reduce(listSize) { $0 + $1.utf8.count + 1 }
    guard let block = malloc(size) else { return nil }
    block.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    var place: UnsafeMutableRawPointer = block + listSize
    for (index, name) in names.enumerated() {
        (block + index * MemoryLayout<objc_property_t?>.stride).storeBytes(of: OpaquePointer(place), as: objc_property_t?.self)
        place.copyMemory(from: Array(name.utf8), byteCount: name.utf8.count)
        place += name.utf8.count + 1
    }
    return block.bindMemory(to: objc_property_t.self, capacity: names.count)
}

/// A property's name, as long as the list it is of.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { UnsafePointer(property) }
