/// A placeholder for content that is not there: an image or a spinner, texts and buttons, one below the other.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration, @preconcurrency Hashable {
    /// How the parts stand along the text's direction.
    public enum Alignment: Int, Sendable {
        case center = 0
        /// At the leading edge.
        case natural = 1
    }

    enum Kind: Hashable {
        case empty, loading, search
    }

    let kind: Kind

    /// Default nil; a search has a magnifying glass.
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String? {
        get { shownText?.string }
        set { shownText = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The text with attributes of its own, where `text` was not set after it.
    public var attributedText: NSAttributedString? {
        get { shownText }
        set { shownText = newValue }
    }
    public var textProperties: TextProperties
    public var secondaryText: String? {
        get { shownSecondaryText?.string }
        set { shownSecondaryText = newValue.map { NSAttributedString(string: $0) } }
    }
    public var secondaryAttributedText: NSAttributedString? {
        get { shownSecondaryText }
        set { shownSecondaryText = newValue }
    }
    public var secondaryTextProperties: TextProperties
    /// A button is shown once it has a title or an image.
    public var button: UIButton.Configuration = .plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton: UIButton.Configuration = .plain()
    public var secondaryButtonProperties = ButtonProperties()

    /// Points from one part to the next.
    public var imageToTextPadding: CGFloat
    public var textToSecondaryTextPadding: CGFloat = 4
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 10

    /// Default centre.
    public var alignment: Alignment = .center
    /// The axes along which the content keeps to the superview's layout margins as well. Default both.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    public var background: UIBackgroundConfiguration = .clear()

    private var shownText: NSAttributedString?
    private var shownSecondaryText: NSAttributedString?

    private init(_ kind: Kind) {
        self.kind = kind
        imageToTextPadding = kind == .loading ? 10 : 15
        let title: UIFont = .preferredFont(forTextStyle: .title2)
        textProperties = TextProperties(
            font: kind == .loading ? .preferredFont(forTextStyle: .subheadline) : .systemFont(ofSize: title.pointSize, weight: .bold),
            color: kind == .loading ? .secondaryLabel : .label)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    /// Without any content.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

    /// A spinner, and a text that says what is going on.
    public static func loading() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration(.loading)
        result.text = SystemText.localized("Loading…")
        return result
    }

    /// For a search without results; `updated(for:)` puts what was searched for into the text.
    public static func search() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration(.search)
        result.image = UIImage(systemName: "magnifyingglass")
        result.text = SystemText.localized("No Results")
        result.secondaryText = SystemText.localized("Check the spelling or try a new search.")
        return result
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard kind == .search, let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty,
            text == SystemText.localized("No Results")
        else { return self }
        var result: UIContentUnavailableConfiguration = self
        result.text = String(format: SystemText.localized("No Results for “%@”"), words)
        return result
    }
}

extension UIContentUnavailableConfiguration {
    @preconcurrency @MainActor public struct ImageProperties: @preconcurrency Hashable {
        /// Default: a symbol as large as three lines of text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)
        /// nil takes the view's tint colour.
        public var tintColor: UIColor? = .secondaryLabel
        public var cornerRadius: CGFloat = 0
        /// The most the image may measure, in points; 0 sets no limit along that axis.
        public var maximumSize: CGSize = .zero
        /// Kept: colours are not inverted. Default false.
        public var accessibilityIgnoresInvertColors = false

        public init() {}

        public func hash(into hasher: inout Hasher) {
            hasher.combine(cornerRadius)
            hasher.combine(tintColor)
        }
    }

    @preconcurrency @MainActor public struct TextProperties: @preconcurrency Hashable {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// 0 sets no limit, the default.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        /// Kept: lines are cut without it. Default false.
        public var allowsDefaultTighteningForTruncation = false
    }

    @preconcurrency @MainActor public struct ButtonProperties: @preconcurrency Hashable {
        public var primaryAction: UIAction?
        /// Shown by a tap where there is no action.
        public var menu: UIMenu?
        public var isEnabled = true
        public var role: UIButton.Role = .normal

        public init() {}
    }
}

/// The state that a configuration of missing content depends on.
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState: UIConfigurationState, @preconcurrency Hashable {
    public var traitCollection: UITraitCollection
    /// The words that are searched for; nil for none.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
