import Foundation
import Glibc
internal import CVirtualTime

// What Darwin's C library has of files under other names than Linux's.

extension stat {
    public var st_atimespec: timespec { st_atim }
    public var st_mtimespec: timespec { st_mtim }
    public var st_ctimespec: timespec { st_ctim }
}

/// A place in a file, which is a number on Darwin.
public typealias fpos_t = Int64

public func fgetpos(_ file: UnsafeMutablePointer<FILE>!, _ position: UnsafeMutablePointer<fpos_t>!) -> Int32 {
    let place = ftello(file)
    position.pointee = fpos_t(place)
    return place < 0 ? -1 : 0
}

public func fsetpos(_ file: UnsafeMutablePointer<FILE>!, _ position: UnsafePointer<fpos_t>!) -> Int32 {
    fseeko(file, off_t(position.pointee), SEEK_SET)
}

/// A file whose reading, writing and seeking is done by functions, each of which is given `cookie`. Without one to write it can only be read, without one
/// to read only be written; nil without both.
public func funopen(
    _ cookie: UnsafeRawPointer!, _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)!,
    _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)!,
    _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)!, _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!
) -> UnsafeMutablePointer<FILE>! {
    vt_funopen(cookie, readfn, writefn, seekfn, closefn)
}
