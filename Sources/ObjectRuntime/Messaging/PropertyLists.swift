import Foundation

// The Objective-C runtime's functions about the properties of classes: of a lowered class those that `@objc` exposes.

/// A property of a class, as `class_copyPropertyList(_:_:)` lists it.
public typealias objc_property_t = OpaquePointer

/// The properties that a class itself exposes, in the order of their declarations; those of its superclasses are not among them. `nil` where there
/// are none.
///
/// The caller frees the list; the properties in it end with it.
public func class_copyPropertyList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<objc_property_t>? {
    let texts: [[UInt8]] =
        cls.map { type in ClassRegistry.shared.ownMembers(of: type).keys.map { PropertyText.bytes(of: $0, isReadOnly: isReadOnly($0, of: type)) } } ?? []
    outCount?.pointee = UInt32(texts.count)
    guard !texts.isEmpty else { return nil }
    // The texts stand behind the list in the same block of memory, so that they go with it.
    let listSize: Int = (texts.count + 1) * MemoryLayout<objc_property_t?>.stride
    let size: Int = texts.reduce(listSize) { $0 + $1.count }
    guard let block = malloc(size) else { return nil }
    block.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    var place: UnsafeMutableRawPointer = block + listSize
    for (index, text) in texts.enumerated() {
        (block + index * MemoryLayout<objc_property_t?>.stride).storeBytes(of: OpaquePointer(place), as: objc_property_t?.self)
        place.copyMemory(from: text, byteCount: text.count)
        place += text.count
    }
    return block.bindMemory(to: objc_property_t.self, capacity: texts.count)
}

/// The property of a class or of one that it inherits from; `nil` where none is exposed under that name. It is the caller's as long as the app runs.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    let name = String(cString: name)
    guard let cls, ClassRegistry.shared.key(name, of: cls) != nil else { return nil }
    return ClassRegistry.shared.lastingText(PropertyText.bytes(of: name, isReadOnly: isReadOnly(name, of: cls)))
}

private func isReadOnly(_ name: String, of type: AnyClass) -> Bool { ClassRegistry.shared.key(name, of: type)?.set == nil }

/// A property's name, as long as the property.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { UnsafePointer(property) }

/// A property's attributes, as long as the property: `R` where it cannot be set, `N` as all of Swift's have. Its type is not kept: `T?` says that it
/// is not known.
///
/// Source: Objective-C Runtime Programming Guide, Declared Properties.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
    let name = UnsafePointer<CChar>(property)
    return name + strlen(name) + 1
}

/// A property's name and its attributes, each with a zero at its end: its address leads there.
private enum PropertyText {
    static func bytes(of name: String, isReadOnly: Bool) -> [UInt8] { Array(name.utf8) + [0] + Array((isReadOnly ? "T?,R,N" : "T?,N").utf8) + [0] }
}
