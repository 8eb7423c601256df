@_exported import UIKit

// No accessory is ever connected.

public let EAConnectionIDNone = 0
public let EAAccessoryKey = "EAAccessoryKey"
public let EAAccessorySelectedKey = "EAAccessorySelectedKey"

extension NSNotification.Name {
    public static let EAAccessoryDidConnect = NSNotification.Name("EAAccessoryDidConnectNotification")
    public static let EAAccessoryDidDisconnect = NSNotification.Name("EAAccessoryDidDisconnectNotification")
}

public let EABluetoothAccessoryPickerErrorDomain = "EABluetoothAccessoryPickerErrorDomain"

/// Why the user chose no accessory.
public struct EABluetoothAccessoryPickerError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case alreadyConnected = 0, resultNotFound, resultCancelled, resultFailed }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { EABluetoothAccessoryPickerErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var alreadyConnected: Code { .alreadyConnected }
    public static var resultNotFound: Code { .resultNotFound }
    public static var resultCancelled: Code { .resultCancelled }
    public static var resultFailed: Code { .resultFailed }
}

extension EABluetoothAccessoryPickerError.Code {
    /// Whether an error is an `EABluetoothAccessoryPickerError` of this code.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? EABluetoothAccessoryPickerError)?.code == code }
}

public typealias EABluetoothAccessoryPickerCompletion = @Sendable ((any Error)?) -> Void

/// The accessories that are connected by cable or Bluetooth. None is.
open class EAAccessoryManager: NSObject, @unchecked Sendable {
    open class func shared() -> EAAccessoryManager { AppServices.object { EAAccessoryManager() } }
    override init() {}
    open var connectedAccessories: [EAAccessory] { [] }
    // None comes or goes.
    open func registerForLocalNotifications() {}
    open func unregisterForLocalNotifications() {}
    /// Hears of `EABluetoothAccessoryPickerError.resultNotFound`: a simulator has no Bluetooth.
    @preconcurrency open func showBluetoothAccessoryPicker(withNameFilter predicate: NSPredicate?, completion: EABluetoothAccessoryPickerCompletion? = nil) {
        guard let completion else { return }
        ServiceReply.send(on: .main) { completion(EABluetoothAccessoryPickerError(.resultNotFound)) }
    }
}

/// A thing that is connected.
open class EAAccessory: NSObject, @unchecked Sendable {
    override init() {}
    open var isConnected: Bool { false }
    open var connectionID: Int { EAConnectionIDNone }
    open var manufacturer: String { "" }
    open var name: String { "" }
    open var modelNumber: String { "" }
    open var serialNumber: String { "" }
    open var firmwareRevision: String { "" }
    open var hardwareRevision: String { "" }
    open var dockType: String { "" }
    open var protocolStrings: [String] { [] }
    open weak var delegate: (any EAAccessoryDelegate)?
}

@preconcurrency public protocol EAAccessoryDelegate: NSObjectProtocol {
    func accessoryDidDisconnect(_ accessory: EAAccessory)
}
extension EAAccessoryDelegate {
    // None is connected: not called.
    public func accessoryDidDisconnect(_ accessory: EAAccessory) {}
}

/// A conversation with an accessory.
open class EASession: NSObject, @unchecked Sendable {
    /// Nil: the accessory is not connected.
    public init?(accessory: EAAccessory, forProtocol protocolString: String) { nil }
    open weak var accessory: EAAccessory? { nil }
    open var protocolString: String? { nil }
    open var inputStream: InputStream? { nil }
    open var outputStream: OutputStream? { nil }
}
