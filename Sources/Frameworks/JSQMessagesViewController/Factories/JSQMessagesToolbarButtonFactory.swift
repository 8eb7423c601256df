import UIKit

/// Makes the buttons of the input toolbar.
@preconcurrency @MainActor open class JSQMessagesToolbarButtonFactory: NSObject {
    public override init() { super.init() }

    /// A button with a paper clip, 32 points high.
    open class func defaultAccessoryButtonItem() -> UIButton! {
        let clip: UIImage = .jsq_defaultAccessory()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: clip.size.width, height: 32))
        button.setImage(clip.jsq_imageMasked(with: .lightGray), for: .normal)
        button.setImage(clip.jsq_imageMasked(with: .darkGray), for: .highlighted)
        button.contentMode = .scaleAspectFit
        button.backgroundColor = .clear
        button.tintColor = .lightGray
        button.accessibilityLabel = Bundle.jsq_localizedString(forKey: "accessory_button_accessibility_label")
        return button
    }

    /// A button as wide as its word, 32 points high. It is disabled while nothing is written.
    open class func defaultSendButtonItem() -> UIButton! {
        let title: String = Bundle.jsq_localizedString(forKey: "send")
        let font: UIFont = .boldSystemFont(ofSize: 17)
        let blue: UIColor = .jsq_messageBubbleBlue()
        let button = UIButton(frame: .zero)
        button.setTitle(title, for: .normal)
        button.setTitleColor(blue, for: .normal)
        button.setTitleColor(blue.jsq_colorByDarkeningColor(withValue: 0.1), for: .highlighted)
        button.setTitleColor(.lightGray, for: .disabled)
        button.titleLabel?.font = font
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = 0.85
        button.contentMode = .center
        button.backgroundColor = .clear
        button.tintColor = blue
        let width: CGFloat = NSAttributedString(string: title, attributes: [.font: font]).size().width
        button.frame = CGRect(x: 0, y: 0, width: width.rounded(.up), height: 32)
        return button
    }
}
