import UIKit

/// A plain view with an indicator or a sign in its middle, for media that are not there yet.
@preconcurrency @MainActor open class JSQMessagesMediaPlaceholderView: UIView {
    open private(set) weak var activityIndicatorView: UIActivityIndicatorView!
    open private(set) weak var imageView: UIImageView!

    public init!(frame: CGRect, backgroundColor: UIColor!, activityIndicatorView: UIActivityIndicatorView!) {
        super.init(frame: frame)
        configure(backgroundColor, activityIndicatorView)
        self.activityIndicatorView = activityIndicatorView
        activityIndicatorView?.startAnimating()
    }

    public init!(frame: CGRect, backgroundColor: UIColor!, imageView: UIImageView!) {
        super.init(frame: frame)
        configure(backgroundColor, imageView)
        self.imageView = imageView
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func configure(_ color: UIColor?, _ content: UIView?) {
        backgroundColor = color
        isUserInteractionEnabled = false
        clipsToBounds = true
        contentMode = .scaleAspectFill
        if let content { addSubview(content) }
    }

    /// A grey view with an indicator that turns, 200 by 120 points.
    public convenience init!(activityIndicator: ()) {
        let grey: UIColor = .jsq_messageBubbleLightGray()
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.color = grey.jsq_colorByDarkeningColor(withValue: 0.4)
        self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 120), backgroundColor: grey, activityIndicatorView: indicator)
    }

    /// A grey view with a paper clip, 200 by 120 points.
    public convenience init!(attachmentIcon: ()) {
        let grey: UIColor = .jsq_messageBubbleLightGray()
        let clip: UIImage? = UIImage.jsq_defaultAccessory().jsq_imageMasked(with: grey.jsq_colorByDarkeningColor(withValue: 0.4))
        self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 120), backgroundColor: grey, imageView: UIImageView(image: clip))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        activityIndicatorView?.center = middle
        imageView?.center = middle
    }
}
