/// Gives back the pixels that a context drew into: called with what the caller gave along, and the pixels.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

/// Results of functions of Quartz's.
public enum CGError: Int32, Error, Sendable {
    case success = 0
    case failure = 1000
    case illegalArgument = 1001
    case invalidConnection = 1002
    case invalidContext = 1003
    case cannotComplete = 1004
    case notImplemented = 1006
    case rangeCheck = 1007
    case typeCheck = 1008
    case invalidOperation = 1010
    case noneAvailable = 1011
}

/// How the components of a pixel lie in it.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// One behind the other, each with as many bits.
    case packed = 0
    case RGB555 = 0x10000
    case RGB565 = 0x20000
    case RGB101010 = 0x30000
    case RGBCIF10 = 0x40000
    case mask = 0xF0000
}

extension CGImage {
    /// Packed: pictures of other forms are not made here.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
}

/// The order of bytes of this machine, as of Apple's: the lowest first.
public var kCGBitmapByteOrder16Host: CGBitmapInfo { .byteOrder16Little }
public var kCGBitmapByteOrder32Host: CGBitmapInfo { .byteOrder32Little }
