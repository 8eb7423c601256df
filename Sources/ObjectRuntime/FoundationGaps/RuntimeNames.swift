import Foundation

/// Whether a class conforms to a protocol of Objective-C's that the app declares.
public func class_conformsToProtocol(_ cls: AnyClass?, _ protocol: Protocol?) -> Bool {
    guard let cls = cls as? NSObject.Type, let `protocol` else { return false }
    return cls.conforms(to: `protocol`)
}

public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
public func sel_getUid(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// The class of a name; nil where there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { NSClassFromString(String(cString: name)) }
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { NSClassFromString(String(cString: name)) }
