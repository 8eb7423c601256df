import Foundation

public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }

/// Writes what an object is to the standard error.
public func CFShow(_ obj: CFTypeRef!) {
    FileHandle.standardError.write(Data((obj.map { "\($0)" } ?? "(null)").utf8 + [0x0A]))
}

public func CFCopyDescription(_ cf: CFTypeRef!) -> CFString! { cf.map { NSString(string: "\($0)") } }

public func CFLocaleCopyCurrent() -> CFLocale! { Locale.current as NSLocale }

public func CFTimeZoneCopyDefault() -> CFTimeZone! { TimeZone.current as NSTimeZone }
public func CFTimeZoneCopySystem() -> CFTimeZone! { NSTimeZone.system as NSTimeZone }
public typealias CFTimeZone = NSTimeZone

// The order of a number's bytes: the processors that apps run on have the least first, networks the greatest.
public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }
public func NSSwapHostShortToBig(_ x: UInt16) -> UInt16 { x.bigEndian }
public func NSSwapHostIntToBig(_ x: UInt32) -> UInt32 { x.bigEndian }
public func NSSwapHostLongLongToBig(_ x: UInt64) -> UInt64 { x.bigEndian }
public func NSSwapBigShortToHost(_ x: UInt16) -> UInt16 { UInt16(bigEndian: x) }
public func NSSwapBigIntToHost(_ x: UInt32) -> UInt32 { UInt32(bigEndian: x) }
public func NSSwapBigLongLongToHost(_ x: UInt64) -> UInt64 { UInt64(bigEndian: x) }
