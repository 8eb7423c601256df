import Foundation
import Glibc

// What Darwin's C library has of files under other names than Linux's.

extension stat {
    public var st_atimespec: timespec { st_atim }
    public var st_mtimespec: timespec { st_mtim }
    public var st_ctimespec: timespec { st_ctim }
}
