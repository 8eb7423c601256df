import Foundation

extension CGFloat {
    /// The number as a `CGFloat`. Foundation has this for the other numeric types: `number.map(CGFloat.init)` means it.
    @_disfavoredOverload public init(_ number: NSNumber) { self.init(number.doubleValue) }
}
