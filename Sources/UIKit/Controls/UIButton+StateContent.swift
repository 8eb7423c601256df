/// How titles and images that were set for states go together with a configuration.
extension UIButton {
    /// Fills the places that a first configuration leaves empty with the content set for the normal state.
    func adoptNormalContent() {
        guard var filled = configuration else { return }
        if filled.title == nil, filled.attributedTitle == nil {
            if let title = attributedTitles[.normal] {
                filled.attributedTitle = AttributedString(title)
            } else if let title = titles[.normal] {
                filled.title = title
            }
        }
        if filled.image == nil { filled.image = images[.normal] }
        if filled != configuration { configuration = filled }
    }

    /// A configuration holds title and image of the normal state; those of other states stand beside it and win in their state.
    func withStateContent(_ configuration: Configuration) -> Configuration {
        var filled: Configuration = configuration
        guard state != .normal else { return filled }
        if let title = titles[state] { filled.title = title }
        if let title = attributedTitles[state] { filled.attributedTitle = AttributedString(title) }
        if let image = images[state] { filled.image = image }
        return filled
    }
}

/// The label of a button, which tells it when the app changes its font or text.
final class UIButtonLabel: UILabel {
    var onContentChange: (() -> Void)?

    /// Titles that wrap have as many lines as they need, behaviour/rules.md 17.3.
    override var lineBreakMode: NSLineBreakMode {
        didSet { if lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping, numberOfLines == 1 { numberOfLines = 0 } }
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        onContentChange?()
    }
}
