import UIKit

/// The colours of bubbles.
extension UIColor {
    public class func jsq_messageBubbleGreen() -> UIColor! { UIColor(hue: 130 / 360, saturation: 0.68, brightness: 0.84, alpha: 1) }
    public class func jsq_messageBubbleBlue() -> UIColor! { UIColor(hue: 210 / 360, saturation: 0.94, brightness: 1, alpha: 1) }
    public class func jsq_messageBubbleRed() -> UIColor! { UIColor(hue: 0, saturation: 0.79, brightness: 1, alpha: 1) }
    public class func jsq_messageBubbleLightGray() -> UIColor! { UIColor(hue: 240 / 360, saturation: 0.02, brightness: 0.92, alpha: 1) }

    /// The colour with `value`, from 0 to 1, taken from red, green and blue.
    public func jsq_colorByDarkeningColor(withValue value: CGFloat) -> UIColor! {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(red: max(0, red - value), green: max(0, green - value), blue: max(0, blue - value), alpha: alpha)
    }
}
