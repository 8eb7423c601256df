/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    open var identifier = ""

    /// The view whose coordinates the guide lives in. A guide has no place in layout without one.
    open weak var owningView: UIView? {
        didSet {
            guard owningView !== oldValue else { return }
            if let loadedBox {
                for constraint in Array(loadedBox.constraints.values) { constraint.isActive = false }
            }
            oldValue?.guides.removeAll { $0 === self }
            if let owningView, !owningView.guides.contains(where: { $0 === self }) { owningView.guides.append(self) }
        }
    }

    /// The region that the guide stands for, when UIKit decides its place.
    let region: SystemRegion?
    private var loadedBox: LayoutBox?
    var box: LayoutBox {
        if let loadedBox { return loadedBox }
        let box = LayoutBox(guide: self)
        loadedBox = box
        return box
    }

    var existingBox: LayoutBox? { loadedBox }

    /// Lets the guide stand for a box that exists already: a scroll view's content.
    func adopt(_ box: LayoutBox) {
        loadedBox = box
    }

    public override init() {
        region = nil
        super.init()
    }

    init(region: SystemRegion, of view: UIView) {
        self.region = region
        super.init()
        identifier = region.identifier
        owningView = view
        // Observers do not run in an initialiser; the view holds its guides.
        view.guides.append(self)
    }

    public required init?(coder: NSCoder) {
        region = nil
        super.init()
        if coder.holdsArchive { identifier = coder.archivedText("UILayoutGuideIdentifier") ?? "" }
    }

    open func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: "UILayoutGuideIdentifier") }

    /// The guide's place in its owning view's coordinates; valid after layout.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let region { return region.frame(in: owningView) }
        LayoutSolver.shared.solveIfNeeded()
        return LayoutSolver.shared.rect(of: box)
    }

    /// Whether the constraints allow more than one place or size for the guide.
    open var hasAmbiguousLayout: Bool {
        guard region == nil, let loadedBox, !loadedBox.constraints.isEmpty else { return false }
        return LayoutSolver.shared.isAmbiguous(loadedBox)
    }

    /// The constraints that have a part in the guide's place and size along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        if region != nil { return owningView?.constraintsAffectingLayout(for: axis) ?? [] }
        guard let loadedBox else { return [] }
        return LayoutSolver.shared.constraintsAffecting(loadedBox, axis)
    }

    /// `<UILayoutGuide: 0x… - "name", layoutFrame = {{0, 0}, {320, 44}}, owningView = <UIView: …>>`, as UIKit writes it.
    open override nonisolated var description: String {
        MainActor.assumeIsolated {
            let frame: CGRect = layoutFrame
            let owner: String = owningView?.description ?? "(null)"
            func number(_ value: CGFloat) -> String { ConstraintDescription.number(value) }
            return "<\(ViewDescription.named(self)) - \"\(identifier)\", layoutFrame = {{\(number(frame.minX)), \(number(frame.minY))}, "
                + "{\(number(frame.width)), \(number(frame.height))}}, owningView = \(owner)>"
        }
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
}

/// The regions whose place UIKit decides.
enum SystemRegion: Equatable {
    case safeArea, margins, readableContent, scrollFrame, topStrip, bottomStrip, keyboard

    var identifier: String {
        switch self {
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .margins: "UIViewLayoutMarginsGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .scrollFrame: "UIScrollView-frameLayoutGuide"
        case .topStrip: "UIViewTopLayoutGuide"
        case .bottomStrip: "UIViewBottomLayoutGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        }
    }

    /// The height of a region that hangs on its view's top or bottom edge; nil for others.
    @MainActor func stripHeight(in view: UIView) -> CGFloat? {
        switch self {
        case .topStrip: return view.safeAreaInsets.top
        case .bottomStrip: return view.safeAreaInsets.bottom
        case .keyboard:
            guard case .bottom(let height) = view.keyboardPlace else { return nil }
            return height
        default: return nil
        }
    }

    /// Insets of the region from its view's edges.
    @MainActor func insets(in view: UIView) -> UIEdgeInsets {
        switch self {
        case .safeArea: view.safeAreaInsets
        case .margins: view.layoutMargins
        case .readableContent: ReadableWidth.insets(in: view)
        case .scrollFrame: .zero
        case .topStrip: UIEdgeInsets(bottom: view.bounds.height - view.safeAreaInsets.top)
        case .bottomStrip: UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom)
        case .keyboard: view.keyboardPlace.insets(in: view.bounds)
        }
    }

    @MainActor func frame(in view: UIView) -> CGRect {
        view.bounds.inset(by: insets(in: view))
    }
}

/// The width at which text reads well (behaviour/metrics.json, readableContentGuide).
enum ReadableWidth {
    /// Points at a text size.
    static func width(for category: UIContentSizeCategory) -> CGFloat {
        switch category {
        case .extraSmall: 560
        case .small: 600
        case .medium: 632
        case .extraLarge: 744
        case .extraExtraLarge: 816
        case .extraExtraExtraLarge: 896
        default: category.isAccessibilityCategory ? 896 : 664
        }
    }

    /// Margins, unless the room between the safe area's sides is wider than the measured cut at 768: then a centred column.
    static func insets(margins: UIEdgeInsets, safeArea: UIEdgeInsets, width: CGFloat, readable: CGFloat) -> UIEdgeInsets {
        let room: CGFloat = width - safeArea.left - safeArea.right
        guard room >= readable + 104, width - margins.left - margins.right > readable else { return margins }
        let side: CGFloat = (room - readable) / 2
        return UIEdgeInsets(top: margins.top, left: safeArea.left + side, bottom: margins.bottom, right: safeArea.right + side)
    }

    @MainActor static func insets(in view: UIView) -> UIEdgeInsets {
        insets(
            margins: view.layoutMargins, safeArea: view.safeAreaInsets, width: view.bounds.width,
            readable: width(for: view.traitCollection.preferredContentSizeCategory))
    }
}
