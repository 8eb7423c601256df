import ObjectRuntime
import SimulatedSystem

/// The app or device that saved something.
open class HKSource: NSObject, NSCopying, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }

    /// The app that runs.
    open class func `default`() -> HKSource {
        let info: [String: Any] = Bundle.main.infoDictionary ?? [:]
        let name: String = info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
        return HKSource(name: name, bundleIdentifier: Bundle.main.bundleIdentifier ?? name)
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKSource)?.bundleIdentifier == bundleIdentifier }
    open override var hash: Int { bundleIdentifier.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public let HKSourceRevisionAnyVersion = "HKSourceRevisionAnyVersion"
public let HKSourceRevisionAnyProductType = "HKSourceRevisionAnyProductType"
public let HKSourceRevisionAnyOperatingSystem = OperatingSystemVersion(majorVersion: -1, minorVersion: -1, patchVersion: -1)

/// A version of an app or device that saved something.
open class HKSourceRevision: NSObject, NSCopying, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    /// The model of the device, such as `iPhone15,2`.
    public let productType: String?
    public let operatingSystemVersion: OperatingSystemVersion

    public init(source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion) {
        (self.source, self.version, self.productType) = (source, version, productType)
        self.operatingSystemVersion = operatingSystemVersion
    }
    public convenience init(source: HKSource, version: String?) {
        self.init(
            source: source, version: version, productType: HKSourceRevisionAnyProductType, operatingSystemVersion: HKSourceRevisionAnyOperatingSystem)
    }

    /// The app that runs, as it is.
    static var current: HKSourceRevision {
        HKSourceRevision(
            source: .default(), version: Bundle.main.infoDictionary?["CFBundleVersion"] as? String, productType: nil,
            operatingSystemVersion: OperatingSystemVersion(
                majorVersion: SimulatedSystem.versionNumbers[0], minorVersion: SimulatedSystem.versionNumbers[1], patchVersion: 0))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKSourceRevision else { return false }
        return other.source == source && other.version == version && other.productType == productType
    }
    open override var hash: Int { source.hash ^ version.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public let HKDevicePropertyKeyName = "name"
public let HKDevicePropertyKeyManufacturer = "manufacturer"
public let HKDevicePropertyKeyModel = "model"
public let HKDevicePropertyKeyHardwareVersion = "hardwareVersion"
public let HKDevicePropertyKeyFirmwareVersion = "firmwareVersion"
public let HKDevicePropertyKeySoftwareVersion = "softwareVersion"
public let HKDevicePropertyKeyLocalIdentifier = "localIdentifier"
public let HKDevicePropertyKeyUDIDeviceIdentifier = "UDIDeviceIdentifier"

/// The thing that measured.
open class HKDevice: NSObject, NSCopying, @unchecked Sendable {
    let record: DeviceRecord

    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?,
        localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        record = DeviceRecord(
            name: name, manufacturer: manufacturer, model: model, hardwareVersion: hardwareVersion, firmwareVersion: firmwareVersion,
            softwareVersion: softwareVersion, localIdentifier: localIdentifier, udiDeviceIdentifier: udiDeviceIdentifier)
    }
    init(_ record: DeviceRecord) { self.record = record }

    /// The device that the app runs on.
    open class func local() -> HKDevice {
        HKDevice(
            name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil, softwareVersion: SimulatedSystem.version,
            localIdentifier: nil, udiDeviceIdentifier: nil)
    }

    open var name: String? { record.name }
    open var manufacturer: String? { record.manufacturer }
    open var model: String? { record.model }
    open var hardwareVersion: String? { record.hardwareVersion }
    open var firmwareVersion: String? { record.firmwareVersion }
    open var softwareVersion: String? { record.softwareVersion }
    open var localIdentifier: String? { record.localIdentifier }
    open var udiDeviceIdentifier: String? { record.udiDeviceIdentifier }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKDevice)?.record == record }
    open override var hash: Int { record.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

struct DeviceRecord: Codable, Hashable, Sendable {
    var name: String?
    var manufacturer: String?
    var model: String?
    var hardwareVersion: String?
    var firmwareVersion: String?
    var softwareVersion: String?
    var localIdentifier: String?
    var udiDeviceIdentifier: String?

    /// A property by the key that predicates name it by.
    func value(_ key: String) -> String? {
        switch key {
        case HKDevicePropertyKeyName: name
        case HKDevicePropertyKeyManufacturer: manufacturer
        case HKDevicePropertyKeyModel: model
        case HKDevicePropertyKeyHardwareVersion: hardwareVersion
        case HKDevicePropertyKeyFirmwareVersion: firmwareVersion
        case HKDevicePropertyKeySoftwareVersion: softwareVersion
        case HKDevicePropertyKeyLocalIdentifier: localIdentifier
        case HKDevicePropertyKeyUDIDeviceIdentifier: udiDeviceIdentifier
        default: nil
        }
    }
}
