import CoreGraphics
import Foundation

public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

public var kCTRunDelegateVersion1: Int { 1 }
public var kCTRunDelegateCurrentVersion: Int { 1 }

/// An app's answers for the size of a run's characters.
public struct CTRunDelegateCallbacks {
    public var version: CFIndex
    /// Called when the delegate is no longer needed.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// Above the baseline, in points.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// Below the baseline, in points; positive.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// In points.
    public var getWidth: CTRunDelegateGetWidthCallback

    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback, getAscent: @escaping CTRunDelegateGetAscentCallback,
        getDescent: @escaping CTRunDelegateGetDescentCallback, getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// Room in a line that an app draws into itself: the value of `kCTRunDelegateAttributeName`.
public final class CTRunDelegate: Hashable {
    let callbacks: CTRunDelegateCallbacks
    let refCon: UnsafeMutableRawPointer

    /// An address at which nothing is: it stands for what an app leaves out.
    private static var nothing: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 1)! }

    init(_ callbacks: CTRunDelegateCallbacks, _ refCon: UnsafeMutableRawPointer?) {
        self.callbacks = callbacks
        self.refCon = refCon ?? Self.nothing
    }

    deinit { callbacks.dealloc(refCon) }

    public static func == (lhs: CTRunDelegate, rhs: CTRunDelegate) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The room, as the text engine keeps it: nothing is drawn into it.
    func attachment() -> TextAttachment {
        let descent: CGFloat = callbacks.getDescent(refCon)
        let bounds = CGRect(x: 0, y: -descent, width: callbacks.getWidth(refCon), height: callbacks.getAscent(refCon) + descent)
        return TextAttachment(bounds: bounds, takesEveryCharacter: true) { _, _ in }
    }
}

/// A delegate that calls back with `refCon`.
public func CTRunDelegateCreate(_ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?) -> CTRunDelegate? {
    CTRunDelegate(callbacks.pointee, refCon)
}

/// The address that the delegate was made with.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { runDelegate.refCon }
