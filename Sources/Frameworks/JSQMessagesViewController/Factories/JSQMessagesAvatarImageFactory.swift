import UIKit

/// Makes round pictures of senders. Diameters are in points.
@preconcurrency @MainActor open class JSQMessagesAvatarImageFactory: NSObject {
    public override init() { super.init() }

    /// A sender with a placeholder alone.
    open class func avatarImage(withPlaceholder placeholderImage: UIImage!, diameter: UInt) -> JSQMessagesAvatarImage! {
        JSQMessagesAvatarImage(placeholder: circularAvatarImage(placeholderImage, withDiameter: diameter))
    }

    open class func avatarImage(with image: UIImage!, diameter: UInt) -> JSQMessagesAvatarImage! {
        let avatar: UIImage? = circularAvatarImage(image, withDiameter: diameter)
        return JSQMessagesAvatarImage(
            avatarImage: avatar, highlightedImage: circularAvatarHighlightedImage(image, withDiameter: diameter), placeholderImage: avatar)
    }

    open class func circularAvatarImage(_ image: UIImage!, withDiameter diameter: UInt) -> UIImage! { circle(image, diameter, shade: nil) }

    /// The same, darker.
    open class func circularAvatarHighlightedImage(_ image: UIImage!, withDiameter diameter: UInt) -> UIImage! {
        circle(image, diameter, shade: UIColor(white: 0.1, alpha: 0.3))
    }

    /// A sender whose picture is letters on a colour.
    open class func avatarImage(
        withUserInitials userInitials: String!, backgroundColor: UIColor!, textColor: UIColor!, font: UIFont!, diameter: UInt
    ) -> JSQMessagesAvatarImage! {
        guard let userInitials, let backgroundColor, let textColor, let font, diameter > 0 else { return nil }
        let rect = CGRect(x: 0, y: 0, width: CGFloat(diameter), height: CGFloat(diameter))
        let text = NSAttributedString(string: userInitials, attributes: [.font: font, .foregroundColor: textColor])
        let size: CGSize = text.size()
        let letters: UIImage = MessageDrawing.picture(rect.size) {
            backgroundColor.setFill()
            UIRectFill(rect)
            text.draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
        }
        return avatarImage(with: letters, diameter: diameter)
    }

    private class func circle(_ image: UIImage?, _ diameter: UInt, shade: UIColor?) -> UIImage? {
        guard let image, diameter > 0 else { return nil }
        let rect = CGRect(x: 0, y: 0, width: CGFloat(diameter), height: CGFloat(diameter))
        return MessageDrawing.picture(rect.size) {
            UIBezierPath(ovalIn: rect).addClip()
            image.draw(in: rect)
            guard let shade else { return }
            shade.setFill()
            UIBezierPath(rect: rect).fill()
        }
    }
}
