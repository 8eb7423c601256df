extension UIButton {
    /// The look and content of a button as a value.
    public struct Configuration: Hashable {
        public enum CornerStyle: Int, Sendable {
            /// The background's radius as it is.
            case fixed = -1
            /// The background's radius, growing with the text size.
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        public enum Size: Int, Sendable {
            case medium = 0, small = 1, mini = 2, large = 3
        }

        public enum TitleAlignment: Int, Sendable {
            /// Leading beside an image on a side, centred above and below one.
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        /// A sign at the trailing edge that says what a press does.
        public enum Indicator: Hashable, Sendable {
            /// `popup` for buttons that show which element of their menu was chosen, else none.
            case automatic
            case none
            /// Two chevrons, up and down.
            case popup
        }

        /// The look of the button in apps with the idiom of a Mac.
        public enum MacIdiomStyle: Hashable, Sendable {
            case automatic, bordered, borderless, borderlessTinted
        }

        /// The family of looks that colours come from.
        enum Style: Hashable, Sendable {
            case plain, gray, tinted, filled
        }

        let style: Style

        // MARK: Look

        public var background = UIBackgroundConfiguration()
        public var cornerStyle: CornerStyle = .dynamic
        public var buttonSize: Size = .medium {
            didSet { if usesDefaultInsets { setDefaultContentInsets() } }
        }
        /// Replaces the style's colour of titles and symbols.
        public var baseForegroundColor: UIColor?
        /// Replaces the tint in the style's background.
        public var baseBackgroundColor: UIColor?

        // MARK: Image

        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a turning indicator stands in the image's place.
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Room that an image has at least along the axis of `imagePlacement`, in the middle of which it stands, in points. Scaled with the text
        /// for symbols. Default 0.
        public var imageReservation: CGFloat = 0

        // MARK: Indicator

        /// Default automatic.
        public var indicator: Indicator = .automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Kept for apps with the idiom of a Mac: those of iPhones and iPads look the same with each. Default automatic.
        public var macIdiomStyle: MacIdiomStyle = .automatic

        // MARK: Titles

        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

        // MARK: Layout

        /// From the button's edges to the content. Default: what suits `buttonSize`.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                usesDefaultInsets = false
            }
        }
        private var insets: NSDirectionalEdgeInsets = Metrics.insets(.medium)
        private var usesDefaultInsets = true
        /// The side of the titles the image stands on: one of top, leading, bottom, trailing.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Between image and titles, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        public var titleAlignment: TitleAlignment = .automatic
        /// Whether a selected button shows it in its colours. Default true.
        public var automaticallyUpdateForSelection = true

        init(_ style: Style) {
            self.style = style
            background.cornerRadius = Metrics.cornerRadius
            background.backgroundColor = nil
        }
    }
}

extension UIButton.Configuration {
    /// Gives `contentInsets` back to `buttonSize`.
    public mutating func setDefaultContentInsets() {
        insets = Metrics.insets(buttonSize)
        usesDefaultInsets = true
    }

    /// This configuration with what the button's state decides filled in: colours first of all.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
        ButtonColors.apply(to: self, state: button.state, role: button.role)
    }

    // MARK: Styles

    /// Tinted text on nothing.
    public static func plain() -> UIButton.Configuration { Self(.plain) }
    /// Tinted text on a faint tinted background.
    public static func tinted() -> UIButton.Configuration { Self(.tinted) }
    /// Tinted text on a grey background.
    public static func gray() -> UIButton.Configuration { Self(.gray) }
    /// White text on a tinted background.
    public static func filled() -> UIButton.Configuration { Self(.filled) }
    public static func borderless() -> UIButton.Configuration { Self(.plain) }
    public static func bordered() -> UIButton.Configuration { Self(.gray) }
    public static func borderedTinted() -> UIButton.Configuration { Self(.tinted) }
    public static func borderedProminent() -> UIButton.Configuration { Self(.filled) }

    public static func == (a: Self, b: Self) -> Bool {
        a.hasSameLook(as: b) && a.hasSameContent(as: b) && a.hasSameLayout(as: b) && a.hasSameTransformers(as: b)
    }

    private func hasSameLook(as other: Self) -> Bool {
        if style != other.style || background != other.background || cornerStyle != other.cornerStyle { return false }
        if buttonSize != other.buttonSize || baseForegroundColor != other.baseForegroundColor { return false }
        if indicator != other.indicator || macIdiomStyle != other.macIdiomStyle { return false }
        return baseBackgroundColor == other.baseBackgroundColor
    }

    private func hasSameContent(as other: Self) -> Bool {
        if image != other.image || showsActivityIndicator != other.showsActivityIndicator { return false }
        if preferredSymbolConfigurationForImage != other.preferredSymbolConfigurationForImage { return false }
        return attributedTitle == other.attributedTitle && attributedSubtitle == other.attributedSubtitle
    }

    private func hasSameLayout(as other: Self) -> Bool {
        if titleLineBreakMode != other.titleLineBreakMode { return false }
        if subtitleLineBreakMode != other.subtitleLineBreakMode { return false }
        if insets != other.insets || imagePlacement != other.imagePlacement { return false }
        if imagePadding != other.imagePadding || imageReservation != other.imageReservation { return false }
        if titlePadding != other.titlePadding || titleAlignment != other.titleAlignment { return false }
        return automaticallyUpdateForSelection == other.automaticallyUpdateForSelection
    }

    // Functions cannot be compared: configurations that have any count as different.
    private func hasSameTransformers(as other: Self) -> Bool {
        !hasTransformers && !other.hasTransformers
    }

    private var hasTransformers: Bool {
        if titleTextAttributesTransformer != nil || subtitleTextAttributesTransformer != nil { return true }
        return imageColorTransformer != nil || activityIndicatorColorTransformer != nil || indicatorColorTransformer != nil
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(title)
        hasher.combine(buttonSize)
    }
}

extension UIButton.Configuration {
    /// Sizes of configured buttons (behaviour/metrics.json, UIButton.Configuration).
    enum Metrics {
        static let cornerRadius: CGFloat = 5.95

        static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        static func titleStyle(_ size: Size) -> UIFont.TextStyle {
            switch size {
            case .small, .mini: .subheadline
            case .medium, .large: .body
            }
        }

        static func subtitleStyle(_ size: Size) -> UIFont.TextStyle {
            switch size {
            case .small, .mini: .caption2
            case .medium, .large: .caption1
            }
        }
    }

    /// The corner radius of a background of `size` at the text size of `traits`.
    func cornerRadius(for size: CGSize, traits: UITraitCollection) -> CGFloat {
        let radius: CGFloat
        switch cornerStyle {
        case .fixed: radius = background.cornerRadius
        case .dynamic: radius = UIFontMetrics.default.scaledValue(for: background.cornerRadius, compatibleWith: traits)
        case .small: radius = 6
        case .medium: radius = 8.5
        case .large: radius = 12
        case .capsule: radius = .infinity
        }
        return min(radius, min(size.width, size.height) / 2)
    }
}

/// The colours of configured buttons by style and state.
enum ButtonColors {
    static func apply(
        to configuration: UIButton.Configuration, state: UIControl.State, role: UIButton.Role
    ) -> UIButton.Configuration {
        var result: UIButton.Configuration = configuration
        let tint: UIColor = role == .destructive ? .systemRed : .tintColor
        let isSelected: Bool = state.contains(.selected) && configuration.automaticallyUpdateForSelection
        if result.background.backgroundColor == nil {
            result.background.backgroundColor = background(configuration, tint, state, isSelected)
        }
        result.baseForegroundColor = foreground(configuration, tint, state, isSelected)
        return result
    }

    private static func foreground(
        _ configuration: UIButton.Configuration, _ tint: UIColor, _ state: UIControl.State, _ isSelected: Bool
    ) -> UIColor {
        if state.contains(.disabled) { return .tertiaryLabel }
        let standard: UIColor = configuration.style == .filled || (configuration.style == .tinted && isSelected) ? .white : tint
        let color: UIColor = configuration.baseForegroundColor ?? standard
        guard state.contains(.highlighted) else { return color }
        return faded(color, 0.75)
    }

    private static func background(
        _ configuration: UIButton.Configuration, _ tint: UIColor, _ state: UIControl.State, _ isSelected: Bool
    ) -> UIColor {
        let base: UIColor? = configuration.baseBackgroundColor
        let color: UIColor
        switch configuration.style {
        case .plain: color = isSelected ? faded(base ?? tint, 0.18) : base ?? .clear
        case .gray: color = isSelected ? faded(base ?? tint, 0.18) : base ?? .secondarySystemFill
        case .tinted: color = isSelected ? base ?? tint : faded(base ?? tint, 0.18)
        case .filled: color = base ?? tint
        }
        if state.contains(.disabled) { return configuration.style == .plain ? .clear : .tertiarySystemFill }
        return state.contains(.highlighted) ? faded(color, 0.75) : color
    }

    /// The colour with its alpha multiplied.
    static func faded(_ color: UIColor, _ factor: CGFloat) -> UIColor {
        UIColor(
            source: .provider { traits in
                let resolved: UIColor = color.resolvedColor(with: traits)
                return resolved.withAlphaComponent(resolved.cgColor.alpha * factor)
            })
    }
}
