@_exported import ObjectRuntime

/// The number of a service or a characteristic.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    public let uuidString: String
    public init(string theString: String) { uuidString = theString.uppercased() }
    public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
    public convenience init(data theData: Data) { self.init(string: theData.map { String(format: "%02X", $0) }.joined()) }
    open var data: Data {
        let digits = Array(uuidString.filter { $0 != "-" })
        return Data(stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) })
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
    open override var description: String { uuidString }
}

public enum CBManagerState: Int, Sendable { case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn }
public enum CBManagerAuthorization: Int, Sendable { case notDetermined = 0, restricted, denied, allowedAlways }
public enum CBCentralManagerState: Int, Sendable { case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn }
public enum CBPeripheralState: Int, Sendable { case disconnected = 0, connecting, connected, disconnecting }
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse = 0, withoutResponse }
public let CBErrorDomain = "CBErrorDomain"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"

/// There is no radio, as in a simulator: the state is `unsupported`.
open class CBManager: NSObject, @unchecked Sendable {
    open internal(set) var state: CBManagerState = .unknown
    open class var authorization: CBManagerAuthorization { .allowedAlways }
    open var authorization: CBManagerAuthorization { .allowedAlways }
}

/// Finds devices near by: none.
open class CBCentralManager: CBManager, @unchecked Sendable {
    open weak var delegate: (any CBCentralManagerDelegate)?
    open private(set) var isScanning = false
    public override convenience init() { self.init(delegate: nil, queue: nil, options: nil) }
    public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) { self.init(delegate: delegate, queue: queue, options: nil) }
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init()
        ServiceReply.send(on: queue ?? .main) { [weak self] in
            guard let self else { return }
            state = .unsupported
            self.delegate?.centralManagerDidUpdateState(self)
        }
    }
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
    open func stopScan() {}
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}
@preconcurrency public protocol CBCentralManagerDelegate: NSObjectProtocol {
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) throws(Unimplemented)
    func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
        throws(Unimplemented)
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) throws(Unimplemented)
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) throws(Unimplemented)
    func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?) throws(Unimplemented)
}

extension CBCentralManagerDelegate {
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("centralManager:willRestoreState:", on: self, [central, dict])
    }
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("centralManager:didDiscover:advertisementData:rssi:", on: self, [central, peripheral, advertisementData, RSSI])
    }
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("centralManager:didConnect:", on: self, [central, peripheral])
    }
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("centralManager:didFailToConnect:error:", on: self, [central, peripheral, error])
    }
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("centralManager:didDisconnectPeripheral:error:", on: self, [central, peripheral, error])
    }
}

open class CBPeer: NSObject, @unchecked Sendable { open var identifier: UUID { UUID() } }
/// A device near by; none is ever found.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    open weak var delegate: (any CBPeripheralDelegate)?
    open var name: String? { nil }
    open var state: CBPeripheralState { .disconnected }
    open var services: [CBService]? { nil }
    open var ancsAuthorized: Bool { false }
    open var canSendWriteWithoutResponse: Bool { false }
    override init() {}
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}
    open func readValue(for descriptor: CBDescriptor) {}
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
    open func readRSSI() {}
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    open func readValue(for characteristic: CBCharacteristic) {}
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
}
@preconcurrency public protocol CBPeripheralDelegate: NSObjectProtocol {
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) throws(Unimplemented)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) throws(Unimplemented)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) throws(Unimplemented)
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?) throws(Unimplemented)
    func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?) throws(Unimplemented)
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) throws(Unimplemented)
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) throws(Unimplemented)
    func peripheralDidUpdateName(_ peripheral: CBPeripheral) throws(Unimplemented)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?) throws(Unimplemented)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?) throws(Unimplemented)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?) throws(Unimplemented)
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?) throws(Unimplemented)
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) throws(Unimplemented)
}

extension CBPeripheralDelegate {
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheral:didDiscoverServices:", on: self, [peripheral, error])
    }
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheral:didDiscoverCharacteristicsFor:error:", on: self, [peripheral, service, error])
    }
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheral:didUpdateValueFor:error:", on: self, [peripheral, characteristic, error])
    }
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheral:didWriteValueFor:error:", on: self, [peripheral, characteristic, error])
    }
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheral:didUpdateNotificationStateFor:error:", on: self, [peripheral, characteristic, error])
    }
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheral:didModifyServices:", on: self, [peripheral, invalidatedServices])
    }
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheral:didReadRSSI:error:", on: self, [peripheral, RSSI, error])
    }
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheralDidUpdateName:", on: self, [peripheral])
    }
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheral:didDiscoverIncludedServicesFor:error:", on: self, [peripheral, service, error])
    }
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheral:didDiscoverDescriptorsFor:error:", on: self, [peripheral, characteristic, error])
    }
    // Of no device that is there: nobody calls them, and one selector stands for what hears of characteristics.
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?) throws(Unimplemented) {
        throw Unimplemented()
    }
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?) throws(Unimplemented) {
        throw Unimplemented()
    }
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("peripheralIsReadyToSendWriteWithoutResponse:", on: self, [peripheral])
    }
}

open class CBAttribute: NSObject, @unchecked Sendable {
    public let uuid: CBUUID
    init(_ uuid: CBUUID) { self.uuid = uuid }
}
open class CBService: CBAttribute, @unchecked Sendable {
    open var isPrimary: Bool { true }
    open var characteristics: [CBCharacteristic]? { nil }
    open var includedServices: [CBService]? { nil }
    open var peripheral: CBPeripheral? { nil }
}
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    public static let read = CBCharacteristicProperties(rawValue: 2)
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
    public static let write = CBCharacteristicProperties(rawValue: 8)
    public static let notify = CBCharacteristicProperties(rawValue: 16)
    public static let indicate = CBCharacteristicProperties(rawValue: 32)
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 64)
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 128)
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 256)
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 512)
}
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    open var properties: CBCharacteristicProperties { [] }
    open var value: Data? { nil }
    open var descriptors: [CBDescriptor]? { nil }
    open var isNotifying: Bool { false }
    open var service: CBService? { nil }
}
