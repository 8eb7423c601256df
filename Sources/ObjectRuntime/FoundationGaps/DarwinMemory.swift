import Foundation

// C's functions on memory with the types that they have on Apple's systems, where pointers may be optional. On Linux the headers say that they are not;
// Glibc's own are called where the argument is not.

@_disfavoredOverload @discardableResult
public func memcpy(_ __dst: UnsafeMutableRawPointer!, _ __src: UnsafeRawPointer?, _ __n: Int) -> UnsafeMutableRawPointer! {
    if __n > 0, let __dst, let __src { __dst.copyMemory(from: __src, byteCount: __n) }
    return __dst
}

@_disfavoredOverload @discardableResult
public func memmove(_ __dst: UnsafeMutableRawPointer!, _ __src: UnsafeRawPointer?, _ __len: Int) -> UnsafeMutableRawPointer! {
    memcpy(__dst, __src, __len)
}

@_disfavoredOverload @discardableResult
public func memset(_ __b: UnsafeMutableRawPointer?, _ __c: Int32, _ __len: Int) -> UnsafeMutableRawPointer! {
    if __len > 0, let __b { __b.initializeMemory(as: UInt8.self, repeating: UInt8(truncatingIfNeeded: __c), count: __len) }
    return __b
}

@_disfavoredOverload
public func memcmp(_ __s1: UnsafeRawPointer?, _ __s2: UnsafeRawPointer?, _ __n: Int) -> Int32 {
    guard __n > 0, let __s1, let __s2 else { return 0 }
    for index in 0..<__n {
        let (first, second) = (__s1.load(fromByteOffset: index, as: UInt8.self), __s2.load(fromByteOffset: index, as: UInt8.self))
        if first != second { return Int32(first) - Int32(second) }
    }
    return 0
}
