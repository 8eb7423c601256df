import UIKit

// Traits were a number until Swift 4.2, and were put together as one.

extension UIAccessibilityTraits {
    public static func | (left: UIAccessibilityTraits, right: UIAccessibilityTraits) -> UIAccessibilityTraits { left.union(right) }
    public static func & (left: UIAccessibilityTraits, right: UIAccessibilityTraits) -> UIAccessibilityTraits { left.intersection(right) }
    public static func |= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) { left.formUnion(right) }
    public static func &= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) { left.formIntersection(right) }
    public static prefix func ~ (traits: UIAccessibilityTraits) -> UIAccessibilityTraits { UIAccessibilityTraits(rawValue: ~traits.rawValue) }
}
