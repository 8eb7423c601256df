import Foundation

extension NSNotification.Name {
    /// The user set the date and time of the device.
    public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}
