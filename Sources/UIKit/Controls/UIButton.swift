/// A button, looking as its `configuration` says, or as its titles and images for each state say.
@preconcurrency @MainActor open class UIButton: UIControl {
    public private(set) var buttonType: ButtonType = .custom
    private var needsConfigurationUpdate = true
    private var shownConfiguration: Configuration?

    var titles = ButtonStateTable<String>()
    var attributedTitles = ButtonStateTable<NSAttributedString>()
    var titleColors = ButtonStateTable<UIColor>()
    var titleShadowColors = ButtonStateTable<UIColor>()
    var images = ButtonStateTable<UIImage>()
    var backgroundImages = ButtonStateTable<UIImage>()
    var symbolConfigurations = ButtonStateTable<UIImage.SymbolConfiguration>()

    // The parts, made when they are first needed.
    var label: UILabel?
    var subtitleView: UILabel?
    var picture: UIImageView?
    var backgroundPicture: UIImageView?
    var backdrop: BackgroundView?
    var selectionMark: UIView?
    var highlight = ButtonHighlight()
    var indicator: UIActivityIndicatorView?
    var menuIndicator: UIImageView?

    // MARK: Creation

    /// A button of a type. One that comes with a picture has that one's size, so that it can be an accessory as it is.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        adoptType()
        if currentImage != nil { sizeToFit() }
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        adoptType()
        adopt(primaryAction)
    }

    /// A configured button. A primary action's title and image are taken where the configuration has none.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        buttonType = .system
        var adopted: Configuration = configuration
        if let primaryAction {
            if adopted.title == nil, !primaryAction.title.isEmpty { adopted.title = primaryAction.title }
            if adopted.image == nil { adopted.image = primaryAction.image }
        }
        self.configuration = adopted
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        adopt(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        if let element = coder.nibElement {
            buttonType = ControlDecoding.buttonType(element["buttonType"])
            adoptType()
        }
        decodeInterface(from: coder, as: UIButton.self)
    }

    /// A system button with an image.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
        return button
    }

    private func adopt(_ action: UIAction?) {
        guard let action, configuration == nil else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    private func adoptType() {
        let name: String
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark: name = "info.circle"
        case .contactAdd: name = "plus.circle"
        case .close: return setImage(CloseButtonPicture.make(), for: .normal)
        case .custom, .system, .plain: return
        }
        let size = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
        setImage(UIImage(systemName: name, withConfiguration: size), for: .normal)
    }

    var isSystem: Bool { buttonType != .custom }

    private var hasSelectionMark: Bool { buttonType == .system && configuration == nil }
    var isMarkedSelected: Bool { hasSelectionMark && isSelected && isEnabled }

    /// Whether the button itself is changing its parts now.
    var isShowing = false
    /// Whether something changed since the parts were brought up to date.
    var partsAreStale = true

    // MARK: Configuration

    /// The look as a value; nil uses the titles and images set for each state.
    ///
    /// Titles and images set for states before fill the places that a new configuration leaves empty.
    open var configuration: UIButton.Configuration? {
        didSet {
            if oldValue == nil, configuration != nil { adoptNormalContent() }
            guard configuration != oldValue || configuration == nil else { return }
            shownConfiguration = nil
            contentDidChange()
        }
    }

    /// Changes `configuration` to suit the button's state; called before layout whenever the state changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the configuration's colours follow the state. Default true.
    open var automaticallyUpdatesConfiguration = true

    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        contentDidChange()
    }

    /// Override to change `configuration` to suit the button's state.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    open var role: UIButton.Role = .normal {
        didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Whether the selection flips with every press. A button that shows a menu shows the chosen element of it. Default false.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

    /// Whether a pointer over the button has an effect; there is no pointer. Default false.
    open var isPointerInteractionEnabled = false
    open var pointerStyleProvider: PointerStyleProvider?
    /// Kept: buttons look as they do on an iPad. Default automatic.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Menu

    /// Default automatic.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// Whether a pointer's press is held on the button; there is none.
    open var isHeld: Bool { false }
    /// Whether a pointer is over the button; there is none.
    open var isHovered: Bool { false }

    /// The menu that a press shows, or a touch with `showsMenuAsPrimaryAction`.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            menuDidChange()
        }
    }

    /// Whether the button shows which element of its menu was chosen.
    var isPopUp: Bool { menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard menu != nil else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.shownMenu })
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        guard isPopUp else { return }
        animator?.addCompletion { [weak self] in self?.showChosenElement() }
    }

    /// A pop-up button's menu has one chosen element.
    private var shownMenu: UIMenu? {
        guard let menu, isPopUp, !menu.options.contains(.singleSelection) else { return menu }
        return UIMenu(
            title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
            options: menu.options.union(.singleSelection), preferredElementSize: menu.preferredElementSize, children: menu.children)
    }

    private func menuDidChange() {
        if configuration != nil { contentDidChange() }
        guard isPopUp, let menu else { return }
        if menu.selectedElements.isEmpty { menu.children.first?.menuState = .on }
        showChosenElement()
    }

    private func showChosenElement() {
        guard isPopUp, let chosen = menu?.selectedElements.first else { return }
        if configuration != nil {
            configuration?.title = chosen.title
            if chosen.image != nil { configuration?.image = chosen.image }
        } else {
            setTitle(chosen.title, for: .normal)
            if let image = chosen.image { setImage(image, for: .normal) }
        }
    }

    /// The configuration as it is shown now, state applied.
    var effectiveConfiguration: Configuration? {
        if needsConfigurationUpdate {
            needsConfigurationUpdate = false
            updateConfiguration()
        }
        guard let configuration else { return nil }
        if let shownConfiguration { return shownConfiguration }
        let filled: Configuration = withStateContent(configuration)
        let shown: Configuration = automaticallyUpdatesConfiguration ? filled.updated(for: self) : filled
        shownConfiguration = shown
        return shown
    }

    // MARK: Content for states

    /// Sets the title of a state. The normal title of a configured button goes into its configuration.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        if state == .normal { configuration?.title = title }
        stateContentDidChange()
    }

    /// Sets the title of a state. The normal title of a configured button goes into its configuration.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        if state == .normal { configuration?.attributedTitle = title.map(AttributedString.init) }
        stateContentDidChange()
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        contentDidChange()
    }

    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        titleShadowColors[state] = color
        contentDidChange()
    }

    /// Sets the image of a state. The normal image of a configured button goes into its configuration.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        if state == .normal { configuration?.image = image }
        stateContentDidChange()
    }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        contentDidChange()
    }

    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[state] = configuration
        contentDidChange()
    }

    private func stateContentDidChange() {
        shownConfiguration = nil
        contentDidChange()
    }

    open func title(for state: UIControl.State) -> String? {
        guard let configuration else { return titles.value(for: state) }
        return state == .normal ? configuration.title : titles[state] ?? configuration.title
    }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles.value(for: state) }
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors.value(for: state) ?? standardTitleColor(state) }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }
    open func image(for state: UIControl.State) -> UIImage? {
        guard let configuration else { return images.value(for: state) }
        return state == .normal ? configuration.image : images[state] ?? configuration.image
    }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations.value(for: state)
    }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { symbolConfigurations.value(for: state) }

    private func standardTitleColor(_ state: UIControl.State) -> UIColor {
        guard isSystem else { return .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        return state.contains(.selected) && hasSelectionMark ? .white : tintColor
    }

    // MARK: Layout of buttons without configuration

    open var contentEdgeInsets: UIEdgeInsets = .zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }

    /// Moves the title without changing the button's size.
    open var titleEdgeInsets: UIEdgeInsets = .zero {
        didSet { setNeedsLayout() }
    }

    /// Moves the image without changing the button's size.
    open var imageEdgeInsets: UIEdgeInsets = .zero {
        didSet { setNeedsLayout() }
    }

    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    /// Whether the shadow that the app gave the title's label falls the other way while the button is highlighted. Buttons with a configuration
    /// have none.
    open var reversesTitleShadowWhenHighlighted = false
    /// Whether the button glows under a finger. Buttons with a configuration do not.
    open var showsTouchWhenHighlighted = false

    // MARK: Parts

    /// Shows the title; changes to its font and line breaking stay. Without a configuration it has the title as soon as that is set.
    open var titleLabel: UILabel? {
        if partsAreStale, configuration == nil, !isShowing { updateParts() }
        return makeLabel()
    }
    open var imageView: UIImageView? { makePicture() }
    /// Shows the subtitle of a configured button that has one.
    open var subtitleLabel: UILabel? { subtitleView }

    /// The font of a title that the app gave no font: 15 points for system buttons, 18 for others.
    private var standardTitleFont: UIFont {
        .systemFont(ofSize: isSystem && configuration == nil ? 15 : UIFont.buttonFontSize)
    }

    /// The height of a line of the title, in whole points, where there is none.
    var emptyTitleHeight: CGFloat { (label?.font ?? standardTitleFont).lineHeight.rounded(.up) }

    func makeLabel() -> UILabel {
        if let label { return label }
        let made = UIButtonLabel()
        made.font = standardTitleFont
        made.lineBreakMode = .byTruncatingMiddle
        made.onContentChange = { [weak self] in self?.partDidChange() }
        label = made
        addSubview(made)
        return made
    }

    func makePicture() -> UIImageView {
        if let picture { return picture }
        let made = UIImageView(frame: .zero)
        picture = made
        if let label { insertSubview(made, belowSubview: label) } else { addSubview(made) }
        return made
    }

    // MARK: Events

    override func stateDidChange() {
        shownConfiguration = nil
        needsConfigurationUpdate = true
        contentDidChange()
    }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isPress: Bool =
            isTracking
            && touches.first.map {
                ControlTracking.isInside($0.location(in: self), bounds: bounds)
            } ?? false
        if isPress, changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction { isSelected.toggle() }
        super.touchesEnded(touches, with: event)
    }

    // MARK: Measuring

    open dynamic override var intrinsicContentSize: CGSize {
        measure(width: .infinity)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        measure(width: effectiveConfiguration != nil && size.width > 0 ? size.width : .infinity)
    }

    override var heightDependsOnWidth: Bool { configuration?.title != nil }

    override func constraintIntrinsicSize(forWidth width: CGFloat?) -> CGSize {
        let whole: CGSize = intrinsicContentSize
        guard let width, width > 0, width < whole.width, configuration != nil else { return whole }
        return CGSize(width: whole.width, height: measure(width: width).height)
    }

    private func measure(width: CGFloat) -> CGSize {
        if partsAreStale { updateParts() }
        let scale: CGFloat = pixelScale
        let size: CGSize =
            effectiveConfiguration.map { configuredLayout($0).size(width: width, scale: scale) }
            ?? LegacyButtonLayout(self).size
        return CGSize(
            width: CGFloat(Double(size.width).roundedUp(toPixelsAt: Double(scale))),
            height: CGFloat(Double(size.height).roundedUp(toPixelsAt: Double(scale))))
    }

    var pixelScale: CGFloat {
        let scale: CGFloat = traitCollection.displayScale
        return scale > 0 ? scale : ScreenScale.current
    }

    override var firstBaselineOffset: CGFloat { placedLabel.map { $0.frame.minY + $0.firstBaselineOffset } ?? super.firstBaselineOffset }
    override var lastBaselineOffset: CGFloat { placedLabel.map { bounds.maxY - $0.frame.maxY + $0.lastBaselineOffset } ?? super.lastBaselineOffset }

    // Asked while constraints are solved and their frames applied: the button's own parts are placed, and nothing around it.
    private var placedLabel: UILabel? {
        guard let label, !(label.text ?? "").isEmpty else { return nil }
        if layer.needsLayout() { layOutParts() }
        return label
    }

    // MARK: Layout

    /// The part of `bounds` that the background takes.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The part of `bounds` for title and image together.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// The title's frame in `contentRect`, for buttons without configuration.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        LegacyButtonLayout(self).titleRect(in: contentRect)
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        LegacyButtonLayout(self).imageRect(in: contentRect)
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    private func layOutParts() {
        updateParts()
        if let configuration = effectiveConfiguration { layOut(configuration) } else { layOutLegacyParts() }
    }

    // MARK: Changes

    func contentDidChange() {
        partsAreStale = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The app changed the title label itself, its font for example.
    private func partDidChange() {
        if !isShowing { contentDidChange() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        shownConfiguration = nil
        partsAreStale = true
        setNeedsLayout()
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        shownConfiguration = nil
        partsAreStale = true
        setNeedsLayout()
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        super.contentTraitsDidChange(from: previous)
        if traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory { contentDidChange() }
    }
}
