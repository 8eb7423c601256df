import Foundation
import Synchronization

/// How the device that an app runs on reads an Info.plist: keys such as `NSMainNibFile~ipad` hold on one kind of device alone. Whoever
/// launches the app sets it; without one the list is read as it stands.
package final class DeviceInfoDictionary: Sendable {
    package typealias Reading = @Sendable ([String: Any]) -> [String: Any]

    private let reading = Mutex<Reading?>(nil)

    package static var shared: DeviceInfoDictionary { AppServices.object { DeviceInfoDictionary() } }

    package func setReading(_ new: @escaping Reading) { reading.withLock { $0 = new } }

    fileprivate func read(_ list: [String: Any]) -> [String: Any] { reading.withLock { $0 }?(list) ?? list }
}

// Lowered sources ask by these names.
extension Bundle {
    /// `infoDictionary` as the device reads it: values for this kind of device stand under the plain key, those for others are gone.
    public var __infoDictionary: [String: Any]? { infoDictionary.map(DeviceInfoDictionary.shared.read) }

    /// `object(forInfoDictionaryKey:)` as the device reads it: the user's language first, then the value for this kind of device.
    public func __object(forInfoDictionaryKey key: String) -> Any? { localizedInfoDictionary?[key] ?? __infoDictionary?[key] }
}
