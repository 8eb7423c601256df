/// A row of segments, one of which is chosen. 32 points high.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// No segment.
    public nonisolated static let noSegment = -1

    private var segments: [Item] = []
    private let pill = UIView()
    var titleAttributes = ButtonStateTable<[NSAttributedString.Key: Any]>() { didSet { contentDidChange() } }
    var hasPictures: Bool { !pictures.isEmpty }
    private var pressed: Int?
    /// Backgrounds and dividers as an app set them; without any the control draws its own.
    var pictures = SegmentPictures() {
        didSet {
            updateGround()
            updateLook()
        }
    }
    /// By the segments' places, in points.
    var contentOffsets: [Int: UIOffset] = [:] { didSet { setNeedsLayout() } }

    /// A segment by its place in the row.
    public enum Segment: Int, Sendable {
        case any = 0, left = 1, center = 2, right = 3, alone = 4
    }

    /// One segment's content and what shows it.
    @MainActor private final class Item {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var offset = CGSize.zero
        var isEnabled = true
        let label = UILabel()
        let picture = UIImageView(frame: .zero)
        let divider = UIImageView(frame: .zero)
        let background = UIImageView(frame: .zero)
    }

    static let height: CGFloat = 32
    private static let inset: CGFloat = 2
    private static let padding: CGFloat = 18

    // MARK: Creation

    /// Segments from strings, images and actions.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for (index, item) in (items ?? []).enumerated() {
            if let action = item as? UIAction {
                insertSegment(action: action, at: index, animated: false)
            } else if let image = item as? UIImage {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: item as? String, at: index, animated: false)
            }
        }
        bounds.size = intrinsicContentSize
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeInterface(from: coder, as: UISegmentedControl.self)
    }

    private func setUp() {
        isOpaque = false
        updateGround()
        layer.cornerCurve = .continuous
        pill.isUserInteractionEnabled = false
        pill.layer.cornerRadius = 6.93
        pill.layer.cornerCurve = .continuous
        pill.layer.shadowOpacity = 0.12
        pill.layer.shadowOffset = CGSize(width: 0, height: 3)
        pill.layer.shadowRadius = 4
        addSubview(pill)
        updateLook()
    }

    private func updateGround() {
        backgroundColor = pictures.isEmpty ? .tertiarySystemFill : nil
        layer.cornerRadius = pictures.isEmpty ? 8.91 : 0
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let made = Item()
        made.title = title
        insert(made, at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let made = Item()
        made.image = image
        insert(made, at: segment)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let made = Item()
        made.action = action
        made.title = action.title
        made.image = action.image
        insert(made, at: segment)
    }

    private func insert(_ segment: Item, at index: Int) {
        let place: Int = max(0, min(index, segments.count))
        segments.insert(segment, at: place)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
        segment.label.textAlignment = .center
        segment.picture.contentMode = .center
        insertSubview(segment.background, belowSubview: pill)
        insertSubview(segment.divider, belowSubview: pill)
        addSubview(segment.label)
        addSubview(segment.picture)
        contentDidChange()
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let old: Item = segments.remove(at: segment)
        for view in [old.label, old.picture, old.divider, old.background] { view.removeFromSuperview() }
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = UISegmentedControl.noSegment
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
        contentDidChange()
    }

    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self.segment(segment)?.title = title
        if title != nil { self.segment(segment)?.image = nil }
        contentDidChange()
    }

    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self.segment(segment)?.image = image
        if image != nil { self.segment(segment)?.title = nil }
        contentDidChange()
    }

    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        self.segment(segment)?.action = action
        self.segment(segment)?.title = action.title
        self.segment(segment)?.image = action.image
        contentDidChange()
    }

    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

    /// 0 lets the control size the segment.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(segment)?.width = width
        contentDidChange()
    }

    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        self.segment(segment)?.offset = offset
        setNeedsLayout()
    }

    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.offset ?? .zero }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self.segment(segment)?.isEnabled = enabled
        updateLook()
    }

    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

    private func segment(_ index: Int) -> Item? { segments.indices.contains(index) ? segments[index] : nil }

    // MARK: Selection

    /// `noSegment` while none is chosen. Setting it sends no event.
    open var selectedSegmentIndex: Int = UISegmentedControl.noSegment {
        didSet {
            if selectedSegmentIndex >= segments.count || selectedSegmentIndex < 0 {
                if selectedSegmentIndex != UISegmentedControl.noSegment { selectedSegmentIndex = UISegmentedControl.noSegment }
            }
            updateLook()
        }
    }

    /// Whether a choice is forgotten at once. Default false.
    open var isMomentary = false

    /// Whether segments are as wide as their content asks for, not all alike. Default false.
    open var apportionsSegmentWidthsByContent = false {
        didSet { contentDidChange() }
    }

    /// The chosen segment's ground; nil is the system's.
    open var selectedSegmentTintColor: UIColor? {
        didSet { updateLook() }
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    // MARK: Look

    private func updateLook() {
        pill.isHidden = segment(selectedSegmentIndex) == nil || !pictures.isEmpty
        pill.backgroundColor =
            selectedSegmentTintColor
            ?? UIColor { traits in
                traits.userInterfaceStyle == .dark ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
            }
        for (index, segment) in segments.enumerated() {
            let isChosen: Bool = index == selectedSegmentIndex
            let text = NSAttributedString(string: segment.title ?? "", attributes: attributes(isChosen, segment.isEnabled))
            if segment.label.attributedText != text { segment.label.attributedText = text }
            segment.label.isHidden = segment.title == nil || segment.image != nil
            segment.picture.image = segment.image
            segment.picture.tintColor = isEnabled && segment.isEnabled ? .label : .tertiaryLabel
            // Lines beside the chosen segment are hidden.
            segment.divider.isHidden = index == 0 || (pictures.isEmpty && (isChosen || index - 1 == selectedSegmentIndex))
            segment.background.image = pictures.background(state(at: index))
            segment.divider.image = index == 0 ? nil : pictures.divider(state(at: index - 1), state(at: index))
            segment.divider.backgroundColor = segment.divider.image == nil ? UIColor.systemGray.withAlphaComponent(0.3) : nil
            let isFaint: Bool = pressed == index && !isChosen
            segment.label.alpha = isFaint ? 0.3 : 1
            segment.picture.alpha = isFaint ? 0.3 : 1
        }
        setNeedsLayout()
    }

    private func state(at index: Int) -> UIControl.State {
        if !isEnabled || !segments[index].isEnabled { return .disabled }
        if index == selectedSegmentIndex { return .selected }
        return index == pressed ? .highlighted : .normal
    }

    private func attributes(_ isChosen: Bool, _ isEnabled: Bool) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        let color: UIColor = isEnabled && self.isEnabled ? .label : .tertiaryLabel
        let font: UIFont = .systemFont(ofSize: 13, weight: isChosen ? .medium : .regular)
        var result: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color, .paragraphStyle: style]
        result.merge(titleAttributes[.normal] ?? [:]) { $1 }
        if isChosen { result.merge(titleAttributes[.selected] ?? [:]) { $1 } }
        if !isEnabled { result.merge(titleAttributes[.disabled] ?? [:]) { $1 } }
        return result
    }

    private func contentDidChange() {
        updateLook()
        invalidateIntrinsicContentSize()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateLook()
    }

    // MARK: Geometry

    /// The width that a segment's content asks for, chosen or not.
    private func contentWidth(_ segment: Item) -> CGFloat {
        if segment.width > 0 { return segment.width }
        if let image = segment.image { return image.size.width + UISegmentedControl.padding }
        let widths: [CGFloat] = [true, false].map { isChosen in
            NSAttributedString(string: segment.title ?? "", attributes: attributes(isChosen, true)).size().width
        }
        return (max(widths[0], widths[1])).rounded(.up) + UISegmentedControl.padding
    }

    private var wantedWidths: [CGFloat] {
        let own: [CGFloat] = segments.map(contentWidth)
        guard !apportionsSegmentWidthsByContent, let widest = own.max() else { return own }
        return zip(segments, own).map { $0.width > 0 ? $1 : widest }
    }

    open dynamic override var intrinsicContentSize: CGSize {
        let widths: [CGFloat] = wantedWidths
        let lines = CGFloat(max(0, widths.count - 1))
        return CGSize(width: widths.reduce(0, +) + lines, height: UISegmentedControl.height)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The segments' frames from left to right, a point for the line between two of them.
    private var frames: [CGRect] {
        let wanted: [CGFloat] = wantedWidths
        let lines = CGFloat(max(0, wanted.count - 1))
        let room: CGFloat = bounds.width - lines - zip(segments, wanted).filter { $0.0.width > 0 }.map(\.1).reduce(0, +)
        let flexible: CGFloat = zip(segments, wanted).filter { $0.0.width == 0 }.map(\.1).reduce(0, +)
        var x: CGFloat = 0
        var result: [CGRect] = []
        for (segment, width) in zip(segments, wanted) {
            let actual: CGFloat = segment.width > 0 || flexible == 0 ? width : width / flexible * room
            let left: CGFloat = isRightToLeft ? bounds.width - x - actual : x
            result.append(CGRect(x: left, y: 0, width: actual, height: bounds.height))
            x += actual + 1
        }
        return result
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        let frames: [CGRect] = self.frames
        for (index, segment) in segments.enumerated() {
            let frame: CGRect = frames[index]
            let shift: UIOffset = contentOffset(at: index)
            let content: CGRect = frame.insetBy(dx: 4, dy: 0)
                .offsetBy(dx: segment.offset.width + shift.horizontal, dy: segment.offset.height + shift.vertical)
            segment.background.frame = frame
            segment.label.frame = content
            segment.picture.frame = content
            let line: CGFloat = isRightToLeft ? frame.maxX : frame.minX - 1
            if let image = segment.divider.image {
                segment.divider.frame = CGRect(
                    x: line + 0.5 - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height)
            } else {
                segment.divider.frame = CGRect(x: line, y: 8, width: 1, height: max(0, bounds.height - 16))
            }
            if index == selectedSegmentIndex {
                pill.frame = frame.insetBy(dx: UISegmentedControl.inset, dy: UISegmentedControl.inset)
            }
        }
    }

    private func contentOffset(at index: Int) -> UIOffset {
        guard !contentOffsets.isEmpty else { return .zero }
        let place: Segment = segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
        return contentOffsets[place.rawValue] ?? contentOffsets[Segment.any.rawValue] ?? .zero
    }

    // MARK: Pressing

    /// The segments as buttons of their own.
    var accessibleSegments: [UIAccessibilityElement] {
        zip(segments, frames).enumerated().map { index, entry in
            let (segment, frame): (Item, CGRect) = entry
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityFrameInContainerSpace = frame
            element.isAccessibilityElement = true
            element.accessibilityLabel = segment.title ?? segment.action?.title ?? SymbolWords.name(of: segment.image)
            element.accessibilityValue = "\(index + 1) of \(segments.count)"
            element.accessibilityTraits = .button
            if index == selectedSegmentIndex { element.accessibilityTraits.insert(.selected) }
            if !segment.isEnabled || !isEnabled { element.accessibilityTraits.insert(.notEnabled) }
            return element
        }
    }

    func index(at point: CGPoint) -> Int? {
        frames.firstIndex { point.x >= $0.minX && point.x < $0.maxX + 1 }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = index(at: touch.location(in: self))
        updateLook()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = isTouchInside ? index(at: touch.location(in: self)) : nil
        updateLook()
        return true
    }

    override var primaryEvent: UIControl.Event { .touchUpInside }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let chosen: Int? = isTracking ? touches.first.flatMap { index(at: $0.location(in: self)) } : nil
        super.touchesEnded(touches, with: event)
        pressed = nil
        let end: CGPoint = touches.first?.location(in: self) ?? .zero
        guard let chosen, segments[chosen].isEnabled, bounds.insetBy(dx: -20, dy: -20).contains(end) else {
            updateLook()
            return
        }
        choose(chosen, event)
    }

    func choose(_ index: Int, _ event: UIEvent?) {
        let changed: Bool = selectedSegmentIndex != index || isMomentary
        if changed {
            UIView.animate(withDuration: 0.25) {
                self.selectedSegmentIndex = index
                self.layoutIfNeeded()
            }
            send([.valueChanged, .primaryActionTriggered], with: event)
            if let action = segments.indices.contains(index) ? segments[index].action : nil { sendAction(action) }
            if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
        } else {
            updateLook()
        }
    }

    open override func cancelTracking(with event: UIEvent?) {
        pressed = nil
        updateLook()
    }
}
