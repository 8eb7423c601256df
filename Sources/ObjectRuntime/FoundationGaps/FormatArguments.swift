import Foundation

// Every object is an argument of formats on Apple's systems, and so is every value that bridges to one: `String(format: "%@", date as CVarArg)`,
// `NSPredicate(format: "id == %@", id as CVarArg)`.

extension NSObject: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { self as? NSString ?? description as NSString }

    /// The address of the object, which `_cVarArgObject` keeps alive while a format is filled in.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension UUID: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { (self as NSUUID)._cVarArgObject }
    public var _cVarArgEncoding: [Int] { (self as NSUUID)._cVarArgEncoding }
}

extension Date: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { (self as NSDate)._cVarArgObject }
    public var _cVarArgEncoding: [Int] { (self as NSDate)._cVarArgEncoding }
}

extension Data: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { (self as NSData)._cVarArgObject }
    public var _cVarArgEncoding: [Int] { (self as NSData)._cVarArgEncoding }
}

extension URL: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { (self as NSURL)._cVarArgObject }
    public var _cVarArgEncoding: [Int] { (self as NSURL)._cVarArgEncoding }
}

extension IndexPath: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { (description as NSString as NSObject)._cVarArgObject }
    public var _cVarArgEncoding: [Int] { (description as NSString as NSObject)._cVarArgEncoding }
}

extension Locale: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { (description as NSString as NSObject)._cVarArgObject }
    public var _cVarArgEncoding: [Int] { (description as NSString as NSObject)._cVarArgEncoding }
}

extension TimeZone: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { (self as NSTimeZone)._cVarArgObject }
    public var _cVarArgEncoding: [Int] { (self as NSTimeZone)._cVarArgEncoding }
}

extension Calendar: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { (description as NSString as NSObject)._cVarArgObject }
    public var _cVarArgEncoding: [Int] { (description as NSString as NSObject)._cVarArgEncoding }
}

extension DateComponents: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { (self as NSDateComponents)._cVarArgObject }
    public var _cVarArgEncoding: [Int] { (self as NSDateComponents)._cVarArgEncoding }
}

extension Array: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { (self as NSArray)._cVarArgObject }
    public var _cVarArgEncoding: [Int] { (self as NSArray)._cVarArgEncoding }
}

extension Dictionary: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { (self as NSDictionary)._cVarArgObject }
    public var _cVarArgEncoding: [Int] { (self as NSDictionary)._cVarArgEncoding }
}

extension Set: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { (self as NSSet)._cVarArgObject }
    public var _cVarArgEncoding: [Int] { (self as NSSet)._cVarArgEncoding }
}
