import Foundation
import SimulatedSystem

// What an app is told of the system: the device's, not the machine's. Lowered sources ask by these names.

extension ProcessInfo {
    /// The system of every device in the catalogue.
    public var __operatingSystemVersion: OperatingSystemVersion {
        let numbers: [Int] = SimulatedSystem.versionNumbers
        return OperatingSystemVersion(majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: 0)
    }

    public var __operatingSystemVersionString: String { "Version \(SimulatedSystem.version) (Build \(SimulatedSystem.build))" }

    public func __isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let own: OperatingSystemVersion = __operatingSystemVersion
        let asked: [Int] = [version.majorVersion, version.minorVersion, version.patchVersion]
        return !([own.majorVersion, own.minorVersion, own.patchVersion].lexicographicallyPrecedes(asked))
    }

    /// How warm the device is; a simulator stays cool.
    public enum ThermalState: Int, Sendable {
        case nominal = 0, fair = 1, serious = 2, critical = 3
    }

    public var thermalState: ThermalState { .nominal }
    public var isLowPowerModeEnabled: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public static let thermalStateDidChangeNotification = NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension ObjCRuntime {
    /// Whether the system is a version of iOS after the one that everything here stands for, as lowered `#available` asks: it is not.
    public static var isLaterSystem: Bool { false }
}
