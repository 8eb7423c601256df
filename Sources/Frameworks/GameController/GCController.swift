@_exported import UIKit

// A simulator has no game controller: none is found, and none connects.

extension NSNotification.Name {
    public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
    public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
    public static let GCControllerDidBecomeCurrent = NSNotification.Name("GCControllerDidBecomeCurrentNotification")
    public static let GCControllerDidStopBeingCurrent = NSNotification.Name("GCControllerDidStopBeingCurrentNotification")
    public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
    public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
    public static let GCMouseDidConnect = NSNotification.Name("GCMouseDidConnectNotification")
    public static let GCMouseDidDisconnect = NSNotification.Name("GCMouseDidDisconnectNotification")
}

/// The light on a controller that tells its player.
public enum GCControllerPlayerIndex: Int, Sendable {
    case indexUnset = -1
    case index1, index2, index3, index4
}

/// A thing to play with.
public protocol GCDevice: NSObjectProtocol {
    var handlerQueue: DispatchQueue { get set }
    var vendorName: String? { get }
    var productCategory: String { get }
    var physicalInputProfile: GCPhysicalInputProfile { get }
}

/// A game controller: one that is connected, or a copy that keeps values an app sets.
open class GCController: NSObject, GCDevice, @unchecked Sendable {
    private final class Shared {
        var monitorsBackground = false
    }
    private static var shared: Shared { AppServices.object { Shared() } }

    /// None.
    open class func controllers() -> [GCController] { [] }
    /// Nil: none is connected.
    open class var current: GCController? { nil }
    /// Whether controllers are heard while the app is in the background. Default false.
    open class var shouldMonitorBackgroundEvents: Bool {
        get { shared.monitorsBackground }
        set { shared.monitorsBackground = newValue }
    }

    /// Looks for controllers nearby, and calls the handler once it gives up: there is no Bluetooth.
    @preconcurrency open class func startWirelessControllerDiscovery(completionHandler: (@Sendable () -> Void)? = nil) {
        if let completionHandler { ServiceReply.send(on: .main) { completionHandler() } }
    }
    open class func startWirelessControllerDiscovery() async {}
    open class func stopWirelessControllerDiscovery() {}

    /// A controller that is none: it has the elements of an extended gamepad, whose values an app sets.
    open class func withExtendedGamepad() -> GCController { GCController(extended: GCExtendedGamepad()) }
    /// The same with those of a remote control.
    open class func withMicroGamepad() -> GCController { GCController(micro: GCMicroGamepad()) }

    open var controllerPausedHandler: ((GCController) -> Void)?
    open var handlerQueue: DispatchQueue = .main
    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    open var isAttachedToDevice: Bool { false }
    open var isSnapshot: Bool { true }
    open var playerIndex: GCControllerPlayerIndex = .indexUnset
    public let extendedGamepad: GCExtendedGamepad?
    public let microGamepad: GCMicroGamepad?
    open var physicalInputProfile: GCPhysicalInputProfile { extendedGamepad ?? microGamepad ?? GCPhysicalInputProfile() }

    private init(extended: GCExtendedGamepad? = nil, micro: GCMicroGamepad? = nil) {
        (extendedGamepad, microGamepad) = (extended, micro)
        super.init()
        extended?.owner = self
        micro?.owner = self
    }

    /// A copy with the values of this moment.
    open func capture() -> GCController {
        let copy = extendedGamepad == nil ? GCController.withMicroGamepad() : GCController.withExtendedGamepad()
        copy.physicalInputProfile.setStateFromPhysicalInput(physicalInputProfile)
        return copy
    }
}
