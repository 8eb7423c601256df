@_exported import UIKit

public enum EAGLRenderingAPI: UInt, Sendable { case openGLES1 = 1, openGLES2, openGLES3 }

/// Objects that contexts share.
open class EAGLSharegroup: NSObject {
    open var debugLabel: String?
}

/// A state of OpenGL. There is no graphics processor, so that none is made.
open class EAGLContext: NSObject {
    /// Nil.
    public init?(api: EAGLRenderingAPI) { return nil }
    /// Nil.
    public init?(api: EAGLRenderingAPI, sharegroup: EAGLSharegroup) { return nil }
    /// One without effect, in the place of one that a view was not given.
    package override init() {
        api = .openGLES2
        sharegroup = EAGLSharegroup()
        super.init()
    }

    /// True for no context.
    @discardableResult open class func setCurrent(_ context: EAGLContext?) -> Bool { context == nil }
    /// Nil.
    open class func current() -> EAGLContext? { nil }
    public let api: EAGLRenderingAPI
    public let sharegroup: EAGLSharegroup
    open var debugLabel: String?
    open var isMultiThreaded = false
    /// False: there is nothing to draw with.
    @discardableResult open func renderbufferStorage(_ target: Int, from drawable: (any EAGLDrawable)?) -> Bool { false }
    /// False: there is nothing to show.
    @discardableResult open func presentRenderbuffer(_ target: Int) -> Bool { false }
    @discardableResult open func presentRenderbuffer(_ target: Int, atTime presentationTime: CFTimeInterval) -> Bool { false }
}

public let kEAGLDrawablePropertyRetainedBacking = "EAGLDrawablePropertyRetainedBacking"
public let kEAGLDrawablePropertyColorFormat = "EAGLDrawablePropertyColorFormat"
public let kEAGLColorFormatRGBA8 = "EAGLColorFormatRGBA8"
public let kEAGLColorFormatRGB565 = "EAGLColorFormat565"
public let kEAGLColorFormatSRGBA8 = "EAGLColorFormatSRGBA8"

/// A surface of OpenGL's.
public protocol EAGLDrawable: AnyObject {
    var drawableProperties: [AnyHashable: Any]! { get set }
}

/// A layer that OpenGL draws: it stays as its background is.
open class CAEAGLLayer: CALayer, EAGLDrawable {
    open var drawableProperties: [AnyHashable: Any]!
    open var presentsWithTransaction = false
}
