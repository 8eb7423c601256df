import CoreGraphics
import Foundation

// The numbers of the types, by which `CFGetTypeID` tells them apart.

extension CTFont: CoreFoundationObject {
    package static var typeID: CFTypeID { 300 }
}
public func CTFontGetTypeID() -> CFTypeID { CTFont.typeID }

extension CTFontDescriptor: CoreFoundationObject {
    package static var typeID: CFTypeID { 301 }
}
public func CTFontDescriptorGetTypeID() -> CFTypeID { CTFontDescriptor.typeID }

extension CTFrame: CoreFoundationObject {
    package static var typeID: CFTypeID { 302 }
}
public func CTFrameGetTypeID() -> CFTypeID { CTFrame.typeID }

extension CTFramesetter: CoreFoundationObject {
    package static var typeID: CFTypeID { 303 }
}
public func CTFramesetterGetTypeID() -> CFTypeID { CTFramesetter.typeID }

extension CTLine: CoreFoundationObject {
    package static var typeID: CFTypeID { 304 }
}
public func CTLineGetTypeID() -> CFTypeID { CTLine.typeID }

extension CTParagraphStyle: CoreFoundationObject {
    package static var typeID: CFTypeID { 305 }
}
public func CTParagraphStyleGetTypeID() -> CFTypeID { CTParagraphStyle.typeID }

extension CTRun: CoreFoundationObject {
    package static var typeID: CFTypeID { 306 }
}
public func CTRunGetTypeID() -> CFTypeID { CTRun.typeID }

extension CTRunDelegate: CoreFoundationObject {
    package static var typeID: CFTypeID { 307 }
}
public func CTRunDelegateGetTypeID() -> CFTypeID { CTRunDelegate.typeID }

extension CTTextTab: CoreFoundationObject {
    package static var typeID: CFTypeID { 308 }
}
public func CTTextTabGetTypeID() -> CFTypeID { CTTextTab.typeID }

extension CTTypesetter: CoreFoundationObject {
    package static var typeID: CFTypeID { 309 }
}
public func CTTypesetterGetTypeID() -> CFTypeID { CTTypesetter.typeID }

extension CGFont: CoreFoundationObject {
    public static var typeID: CFTypeID { 310 }
}
