/// A controller of views that may keep the events of game controllers to itself.
@preconcurrency @MainActor open class GCEventViewController: UIViewController {
    /// Whether presses on a controller go through the responder chain. Default true. None comes.
    open var controllerUserInteractionEnabled = true
}

/// A keyboard as a game reads it. None is connected: keys reach the responder chain.
open class GCKeyboard: NSObject, @unchecked Sendable {
    private override init() {}
    /// All keyboards as one; nil where none is connected.
    open class var coalesced: GCKeyboard? { nil }
}

/// A mouse as a game reads it. None is connected.
open class GCMouse: NSObject, @unchecked Sendable {
    private override init() {}
    open class var current: GCMouse? { nil }
    open class func mice() -> [GCMouse] { [] }
}
