import UIKit

extension UIView {
    /// Moves with the device's tilt by up to a distance in points.
    static func tiltEffects(by distance: CGFloat) -> UIMotionEffectGroup {
        let group = UIMotionEffectGroup()
        group.motionEffects = [("center.x", UIInterpolatingMotionEffect.EffectType.tiltAlongHorizontalAxis), ("center.y", .tiltAlongVerticalAxis)].map {
            let effect = UIInterpolatingMotionEffect(keyPath: $0.0, type: $0.1)
            (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-distance, distance)
            return effect
        }
        return group
    }
}
