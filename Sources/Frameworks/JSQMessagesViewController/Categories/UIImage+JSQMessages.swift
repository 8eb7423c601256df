import UIKit

/// The pictures of bubbles and controls, in black, drawn here.
extension UIImage {
    /// The picture's shape in one colour.
    public func jsq_imageMasked(with maskColor: UIColor!) -> UIImage! {
        guard let maskColor, size.width > 0, size.height > 0 else { return self }
        let rect = CGRect(origin: .zero, size: size)
        return MessageDrawing.picture(size, scale: scale) {
            maskColor.setFill()
            UIRectFill(rect)
            draw(in: rect, blendMode: .destinationIn, alpha: 1)
        }
    }

    /// A bubble of 56 by 35 points with its tail at the lower right.
    public class func jsq_bubbleRegular() -> UIImage! { MessageDrawing.bubble(width: 56, hasTail: true) }
    public class func jsq_bubbleRegularTailless() -> UIImage! { MessageDrawing.bubble(width: 56, hasTail: false) }
    /// The outline of a bubble.
    public class func jsq_bubbleRegularStroked() -> UIImage! { MessageDrawing.bubble(width: 56, hasTail: true, isStroked: true) }
    public class func jsq_bubbleRegularStrokedTailless() -> UIImage! { MessageDrawing.bubble(width: 56, hasTail: false, isStroked: true) }
    /// A bubble of 48 by 35 points with its tail at the lower right: the one that bubbles have where an app says no other.
    public class func jsq_bubbleCompact() -> UIImage! { MessageDrawing.bubble(width: 48, hasTail: true) }
    public class func jsq_bubbleCompactTailless() -> UIImage! { MessageDrawing.bubble(width: 48, hasTail: false) }
    /// A paper clip.
    public class func jsq_defaultAccessory() -> UIImage! { MessageDrawing.clip() }
    /// Three dots.
    public class func jsq_defaultTypingIndicator() -> UIImage! { MessageDrawing.dots() }
    public class func jsq_defaultPlay() -> UIImage! { MessageDrawing.play() }
    public class func jsq_defaultPause() -> UIImage! { MessageDrawing.pause() }
}
