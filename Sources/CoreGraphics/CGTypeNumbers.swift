import Foundation

// The numbers of the types, by which `CFGetTypeID` tells them apart, and equality of those that are what they are.

extension CGColor: CoreFoundationObject {
    public static var typeID: CFTypeID { 270 }
}

extension CGColorSpace: CoreFoundationObject {
    public static var typeID: CFTypeID { 271 }
}

extension CGContext: CoreFoundationObject {
    public static var typeID: CFTypeID { 272 }
}

extension CGDataConsumer: CoreFoundationObject {
    public static var typeID: CFTypeID { 273 }
}

extension CGDataProvider: CoreFoundationObject {
    public static var typeID: CFTypeID { 274 }
}

extension CGGradient: CoreFoundationObject {
    public static var typeID: CFTypeID { 275 }
}

extension CGImage: CoreFoundationObject {
    public static var typeID: CFTypeID { 276 }
}

extension CGLayer: CoreFoundationObject {
    public static var typeID: CFTypeID { 277 }
}

extension CGPath: CoreFoundationObject {
    public static var typeID: CFTypeID { 278 }
}

extension CGPattern: CoreFoundationObject {
    public static var typeID: CFTypeID { 279 }
}

extension CGFunction: CoreFoundationObject {
    public static var typeID: CFTypeID { 280 }
}

extension CGShading: CoreFoundationObject {
    public static var typeID: CFTypeID { 281 }
}

extension CGContext: Hashable {
    public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGDataConsumer: Hashable {
    public static func == (lhs: CGDataConsumer, rhs: CGDataConsumer) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGDataProvider: Hashable {
    public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGLayer: Hashable {
    public static func == (lhs: CGLayer, rhs: CGLayer) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPattern: Hashable {
    public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
