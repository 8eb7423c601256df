import ObjectRuntime

public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low = 0, medium, high }

/// Lets devices near by find this one: none does, since there is no radio.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    open private(set) var isAdvertising = false

    public override convenience init() { self.init(delegate: nil, queue: nil, options: nil) }
    public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init()
        ServiceReply.send(on: queue ?? .main) { [weak self] in
            guard let self else { return }
            state = .unsupported
            self.delegate?.peripheralManagerDidUpdateState(self)
        }
    }

    // Done by a radio that is on alone; the state says that there is none.
    open func startAdvertising(_ advertisementData: [String: Any]?) {}
    open func stopAdvertising() {}
    open func add(_ service: CBMutableService) {}
    open func remove(_ service: CBMutableService) {}
    open func removeAllServices() {}
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
    open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {}
    /// Whether the value is on its way: to nobody.
    open func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?) -> Bool { false }
}

@preconcurrency public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) throws(Unimplemented)
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) throws(Unimplemented)
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) throws(Unimplemented)
    func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic) throws(Unimplemented)
    func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic) throws(Unimplemented)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) throws(Unimplemented)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) throws(Unimplemented)
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) throws(Unimplemented)
}

extension CBPeripheralManagerDelegate {
    public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheralManager:willRestoreState:", on: self, [peripheral, dict])
    }
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheralManagerDidStartAdvertising:error:", on: self, [peripheral, error])
    }
    public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheralManager:didAdd:error:", on: self, [peripheral, service, error])
    }
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheralManager:central:didSubscribeTo:", on: self, [peripheral, central, characteristic])
    }
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheralManager:central:didUnsubscribeFrom:", on: self, [peripheral, central, characteristic])
    }
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheralManager:didReceiveRead:", on: self, [peripheral, request])
    }
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheralManager:didReceiveWrite:", on: self, [peripheral, requests])
    }
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheralManagerIsReadyToUpdateSubscribers:", on: self, [peripheral])
    }
}

/// A device that found this one; none does.
open class CBCentral: CBPeer, @unchecked Sendable {
    open var maximumUpdateValueLength: Int { 0 }
    override init() {}
}

/// A device's wish to read or write a value.
open class CBATTRequest: NSObject, @unchecked Sendable {
    public let central: CBCentral
    public let characteristic: CBCharacteristic
    public let offset: Int
    open var value: Data?

    init(central: CBCentral, characteristic: CBCharacteristic, offset: Int) {
        self.central = central
        self.characteristic = characteristic
        self.offset = offset
        super.init()
    }
}

public struct CBAttributePermissions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let readable = CBAttributePermissions(rawValue: 1)
    public static let writeable = CBAttributePermissions(rawValue: 2)
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// A service that the app offers.
open class CBMutableService: CBService, @unchecked Sendable {
    private let primary: Bool
    private let kept = ServiceParts()

    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        primary = isPrimary
        super.init(UUID)
    }

    open override var isPrimary: Bool { primary }
    open override var characteristics: [CBCharacteristic]? {
        get { kept.characteristics }
        set { kept.characteristics = newValue }
    }
    open override var includedServices: [CBService]? {
        get { kept.services }
        set { kept.services = newValue }
    }
}

private final class ServiceParts {
    var characteristics: [CBCharacteristic]?
    var services: [CBService]?
}

/// A value that the app offers.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    open var permissions: CBAttributePermissions
    private let kept: CharacteristicParts

    public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) {
        kept = CharacteristicParts(properties: properties, value: value)
        self.permissions = permissions
        super.init(UUID)
    }

    /// Who asked to be told of changes: nobody.
    open var subscribedCentrals: [CBCentral]? { nil }
    open override var properties: CBCharacteristicProperties {
        get { kept.properties }
        set { kept.properties = newValue }
    }
    open override var value: Data? {
        get { kept.value }
        set { kept.value = newValue }
    }
    open override var descriptors: [CBDescriptor]? {
        get { kept.descriptors }
        set { kept.descriptors = newValue }
    }
}

private final class CharacteristicParts {
    var properties: CBCharacteristicProperties
    var value: Data?
    var descriptors: [CBDescriptor]?

    init(properties: CBCharacteristicProperties, value: Data?) {
        self.properties = properties
        self.value = value
    }
}

/// A remark about a value.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
    open var value: Any? { nil }
    open var characteristic: CBCharacteristic? { nil }
}

/// A remark about a value that the app offers.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
    private let said: Any?

    public init(type UUID: CBUUID, value: Any?) {
        said = value
        super.init(UUID)
    }

    open override var value: Any? { said }
}
