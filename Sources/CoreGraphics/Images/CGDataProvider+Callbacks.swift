import Foundation

public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, off_t) -> off_t
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
public typealias CGDataProviderGetBytesAtPositionCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int) -> Int

/// The functions of a caller who gives bytes one behind the other.
public struct CGDataProviderSequentialCallbacks {
    public var version: UInt32
    public var getBytes: CGDataProviderGetBytesCallback?
    public var skipForward: CGDataProviderSkipForwardCallback?
    public var rewind: CGDataProviderRewindCallback?
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    public init() { self.init(version: 0, getBytes: nil, skipForward: nil, rewind: nil, releaseInfo: nil) }
    public init(
        version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?,
        rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        (self.version, self.getBytes, self.skipForward, self.rewind, self.releaseInfo) = (version, getBytes, skipForward, rewind, releaseInfo)
    }
}

/// The functions of a caller who has the bytes, or reads them from any place.
public struct CGDataProviderDirectCallbacks {
    public var version: UInt32
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    public init() { self.init(version: 0, getBytePointer: nil, releaseBytePointer: nil, getBytesAtPosition: nil, releaseInfo: nil) }
    public init(
        version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?, releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
        getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        (self.version, self.getBytePointer, self.releaseBytePointer) = (version, getBytePointer, releaseBytePointer)
        (self.getBytesAtPosition, self.releaseInfo) = (getBytesAtPosition, releaseInfo)
    }
}

extension CGDataProvider {
    /// Bytes that are asked for one behind the other until there are no more, when they are first needed; then `releaseInfo` is called.
    public convenience init?(sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>) {
        let functions: CGDataProviderSequentialCallbacks = callbacks.pointee
        guard let getBytes = functions.getBytes else { return nil }
        self.init(lazily: {
            var result = Data()
            var buffer = [UInt8](repeating: 0, count: 64 * 1024)
            while true {
                let count: Int = buffer.withUnsafeMutableBytes { room in room.baseAddress.map { getBytes(info, $0, room.count) } ?? 0 }
                guard count > 0 else { break }
                result.append(contentsOf: buffer.prefix(count))
            }
            functions.releaseInfo?(info)
            return result
        })
    }

    /// Bytes that the caller has, or reads by their places, taken over when they are first needed; then `releaseInfo` is called.
    public convenience init?(directInfo info: UnsafeMutableRawPointer?, size: off_t, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>) {
        let functions: CGDataProviderDirectCallbacks = callbacks.pointee
        guard size >= 0, functions.getBytePointer != nil || functions.getBytesAtPosition != nil else { return nil }
        self.init(lazily: {
            defer { functions.releaseInfo?(info) }
            if let start = functions.getBytePointer?(info) {
                defer { functions.releaseBytePointer?(info, start) }
                return Data(bytes: start, count: Int(size))
            }
            var result = Data(count: Int(size))
            let read: Int = result.withUnsafeMutableBytes { room in
                room.baseAddress.flatMap { functions.getBytesAtPosition?(info, $0, 0, Int(size)) } ?? 0
            }
            return result.prefix(max(read, 0))
        })
    }
}

public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a caller who takes bytes.
public struct CGDataConsumerCallbacks {
    public var putBytes: CGDataConsumerPutBytesCallback?
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    public init() { self.init(putBytes: nil, releaseConsumer: nil) }
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        (self.putBytes, self.releaseConsumer) = (putBytes, releaseConsumer)
    }
}
