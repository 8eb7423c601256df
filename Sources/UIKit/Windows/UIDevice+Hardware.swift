// What hardware says that a simulator does not have.

extension UIDevice {
    public enum BatteryState: Int, Sendable {
        case unknown = 0, unplugged = 1, charging = 2, full = 3
    }

    /// Whether the level of the battery is asked for. There is none, so that nothing comes of it.
    public var isBatteryMonitoringEnabled: Bool {
        get { hardware.monitorsBattery }
        set { hardware.monitorsBattery = newValue }
    }

    public var batteryState: BatteryState { .unknown }
    /// From 0 to 1; -1 where it is not known, as here.
    public var batteryLevel: Float { -1 }

    /// Whether something near the screen is looked for. There is no such sensor: it stays false.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    public var proximityState: Bool { false }

    /// Starts `orientationDidChangeNotification`; calls nest. Orientation is followed in any case.
    public func beginGeneratingDeviceOrientationNotifications() { hardware.orientationListeners += 1 }
    public func endGeneratingDeviceOrientationNotifications() { hardware.orientationListeners = max(0, hardware.orientationListeners - 1) }
    public var isGeneratingDeviceOrientationNotifications: Bool { hardware.orientationListeners > 0 }

    /// The same for every start of the app: made from its bundle identifier.
    public var identifierForVendor: UUID? { VendorIdentifier.uuid(of: Bundle.main.bundleIdentifier ?? "") }

    /// There is no speaker.
    public func playInputClick() {}

    public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
}

/// The parts of the device's hardware that are switched on.
struct DeviceHardware {
    var monitorsBattery = false
    var orientationListeners = 0
}

/// An identifier that depends on nothing but a name.
enum VendorIdentifier {
    static func uuid(of name: String) -> UUID {
        // FNV-1a, twice with different seeds, fills the 16 bytes.
        func hash(_ seed: UInt64) -> UInt64 { name.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
        let words: [UInt64] = [hash(0xcbf2_9ce4_8422_2325), hash(0x8422_2325_cbf2_9ce4)]
        var bytes: [UInt8] = words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) } }
        bytes[6] = bytes[6] & 0x0f | 0x40
        bytes[8] = bytes[8] & 0x3f | 0x80
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
                bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }
}
