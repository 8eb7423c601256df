import Foundation

/// Copies a text and ends it, in `size` bytes at most; how long the whole text is.
@discardableResult
public func strlcpy(_ destination: UnsafeMutablePointer<CChar>!, _ source: UnsafePointer<CChar>!, _ size: Int) -> Int {
    let length: Int = strlen(source)
    guard size > 0 else { return length }
    let copied: Int = min(length, size - 1)
    memcpy(destination, source, copied)
    destination[copied] = 0
    return length
}

/// Adds a text to the end of another one, which has `size` bytes at most; how long the whole would be.
@discardableResult
public func strlcat(_ destination: UnsafeMutablePointer<CChar>!, _ source: UnsafePointer<CChar>!, _ size: Int) -> Int {
    let begun: Int = strnlen(destination, size)
    return begun + strlcpy(destination + begun, source, size - begun)
}

/// Nanoseconds of a clock; 0 where there is no such clock.
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// A new identifier, at random, in 16 bytes.
public func uuid_generate(_ out: UnsafeMutablePointer<UInt8>!) {
    _ = withUnsafeBytes(of: UUID().uuid) { memcpy(out, $0.baseAddress!, 16) }
}

/// Writes the text of an identifier, 36 characters in upper case, and ends it.
public func uuid_unparse(_ uu: UnsafePointer<UInt8>!, _ out: UnsafeMutablePointer<CChar>!) {
    let text: String = NSUUID(uuidBytes: uu).uuidString
    _ = text.withCString { strlcpy(out, $0, 37) }
}
