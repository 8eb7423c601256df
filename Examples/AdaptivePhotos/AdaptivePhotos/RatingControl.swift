import UIKit

/// Five stars; a touch on one gives as many.
class RatingControl: UIControl {
    static let most = 5

    var rating = 0 { didSet { showRating() } }
    private let stars = (1...RatingControl.most).map { _ in UIImageView(image: nil) }
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        background.layer.cornerRadius = 12
        background.clipsToBounds = true
        addSubview(background)
        for star in stars {
            star.contentMode = .center
            star.isUserInteractionEnabled = false
            addSubview(star)
        }
        isAccessibilityElement = true
        accessibilityLabel = "Rating"
        accessibilityTraits = .adjustable
        showRating()
    }

    private func showRating() {
        for (index, star) in stars.enumerated() {
            let isGiven = index < rating
            star.image = UIImage(systemName: isGiven ? "star.fill" : "star")
            star.tintColor = isGiven ? .systemYellow : .secondaryLabel
        }
        accessibilityValue = "\(rating) of \(Self.most)"
    }

    override var intrinsicContentSize: CGSize {
        // Room for the thumb in compact heights too, less of it there.
        CGSize(width: 220, height: traitCollection.verticalSizeClass == .compact ? 36 : 44)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let width = bounds.width / CGFloat(stars.count)
        for (index, star) in stars.enumerated() {
            star.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        take(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        take(touch)
        return true
    }

    private func take(_ touch: UITouch) {
        let star = Int((touch.location(in: self).x / bounds.width * CGFloat(Self.most)).rounded(.down)) + 1
        let new = min(max(1, star), Self.most)
        guard new != rating else { return }
        rating = new
        sendActions(for: .valueChanged)
    }

    override func accessibilityIncrement() { change(by: 1) }
    override func accessibilityDecrement() { change(by: -1) }

    private func change(by step: Int) {
        rating = min(max(0, rating + step), Self.most)
        sendActions(for: .valueChanged)
    }
}
