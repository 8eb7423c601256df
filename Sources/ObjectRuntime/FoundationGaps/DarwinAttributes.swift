import Foundation

// Extended attributes of files. Linux has no offset, which Darwin takes for resource forks alone, and keeps those of users under a prefix.

// The C library's, of which Swift's module for it has none.
@_silgen_name("getxattr") private func get(
    _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
) -> Int
@_silgen_name("lgetxattr") private func getOfLink(
    _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
) -> Int
@_silgen_name("setxattr") private func set(
    _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ flags: Int32
) -> Int32
@_silgen_name("lsetxattr") private func setOfLink(
    _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ flags: Int32
) -> Int32
@_silgen_name("removexattr") private func remove(_ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>) -> Int32
@_silgen_name("lremovexattr") private func removeOfLink(_ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>) -> Int32

private func linuxName(_ name: UnsafePointer<CChar>) -> String { "user." + String(cString: name) }

/// Bytes of an attribute, or their number where `value` is nil; -1 where there is none.
public func getxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int, _ position: UInt32, _ options: Int32
) -> Int {
    options & XATTR_NOFOLLOW == 0 ? get(path, linuxName(name), value, size) : getOfLink(path, linuxName(name), value, size)
}

public func setxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 {
    // Darwin's flags for a new attribute alone and for one that is there are 2 and 4, Linux's 1 and 2.
    let flags: Int32 = (options & (XATTR_CREATE | XATTR_REPLACE)) >> 1
    return options & XATTR_NOFOLLOW == 0
        ? set(path, linuxName(name), value, size, flags) : setOfLink(path, linuxName(name), value, size, flags)
}

public func removexattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
    options & XATTR_NOFOLLOW == 0 ? remove(path, linuxName(name)) : removeOfLink(path, linuxName(name))
}

/// A link itself is meant, not what it leads to.
public var XATTR_NOFOLLOW: Int32 { 0x0001 }
/// It must not be there.
public var XATTR_CREATE: Int32 { 0x0002 }
/// It must be there.
public var XATTR_REPLACE: Int32 { 0x0004 }
