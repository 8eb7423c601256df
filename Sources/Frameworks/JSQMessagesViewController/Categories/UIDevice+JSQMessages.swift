import UIKit

extension UIDevice {
    /// Whether the system is older than iOS 8.
    public class func jsq_isCurrentDeviceBeforeiOS8() -> Bool { current.systemVersion.compare("8.0", options: .numeric) == .orderedAscending }
    /// Whether the system is newer than iOS 9.0.
    public class func jsq_isCurrentDeviceAfteriOS9() -> Bool { current.systemVersion.compare("9.0", options: .numeric) == .orderedDescending }
}
