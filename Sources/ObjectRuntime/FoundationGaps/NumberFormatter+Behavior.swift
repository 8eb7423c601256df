import Foundation

extension NumberFormatter {
    /// The generations of formatters that macOS had: iOS knows the last alone, and so does this.
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_4 = 1040
    }

    /// Default and always `.behavior10_4`: setting it has no other effect on iOS either.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }

    public class func defaultFormatterBehavior() -> Behavior { .behavior10_4 }
    public class func setDefaultFormatterBehavior(_ behavior: Behavior) {}
}
