/// A view that the user acts on and that tells targets about it.
///
/// Targets are not retained; a nil target sends the action along the responder chain. Actions take no argument, the
/// control, or the control and the event.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var handlers = ControlHandlers()

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeInterface(from: coder, as: UIControl.self)
    }

    /// A control that runs `primaryAction` when it is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    open var isEnabled = true {
        willSet { announceWillChange(of: "isEnabled") }
        didSet {
            if isEnabled != oldValue { stateDidChange() }
            announceDidChange(of: "isEnabled")
        }
    }

    open var isSelected = false {
        willSet { announceWillChange(of: "isSelected") }
        didSet {
            if isSelected != oldValue { stateDidChange() }
            announceDidChange(of: "isSelected")
        }
    }

    open var isHighlighted = false {
        willSet { announceWillChange(of: "isHighlighted") }
        didSet {
            if isHighlighted != oldValue { stateDidChange() }
            announceDidChange(of: "isHighlighted")
        }
    }

    /// The state that the properties make up.
    open var state: UIControl.State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called when `state` changed. For UIKit's own classes.
    func stateDidChange() {
        setNeedsLayout()
    }

    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    /// The horizontal alignment in terms of left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Pointer

    /// A text for a pointer that rests over the control; there is none.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let newValue, let toolTipInteraction {
                toolTipInteraction.defaultToolTip = newValue
            } else if let newValue {
                addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
            } else if let toolTipInteraction {
                removeInteraction(toolTipInteraction)
            }
        }
    }

    open var toolTipInteraction: UIToolTipInteraction? { interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first }

    // MARK: Targets and actions

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        handlers.add(target: target as AnyObject?, action: action, events: controlEvents)
    }

    /// Removes the pairs that match; a nil target or action matches all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        handlers.remove(target: target as AnyObject?, action: action, events: controlEvents)
    }

    /// Adds an action; one with the same identifier for the same event is replaced.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        handlers.add(action, events: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        handlers.removeAction(action.identifier, events: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        handlers.removeAction(actionIdentifier, events: controlEvents)
    }

    open var allTargets: Set<AnyHashable> {
        Set(handlers.targets.map { ($0 as? AnyHashable) ?? AnyHashable(NSNull()) })
    }

    open var allControlEvents: UIControl.Event { handlers.events }

    /// The names of the actions sent to a target for an event; nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        let names: [String] = handlers.actions(target: target as AnyObject?, event: controlEvent).map(\.description)
        return names.isEmpty ? nil : names
    }

    /// Calls `iterator` for each handler: the action, or the target and selector, with the events.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for handler in handlers.all {
            iterator(handler.uiAction, handler.action.map { (handler.target, $0) }, handler.events, &stop)
            if stop { return }
        }
    }

    /// Sends one action. Override to observe or redirect what this control sends.
    open dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Sends the actions of all the given events, in the order they were added.
    open func sendActions(for controlEvents: UIControl.Event) {
        send(controlEvents, with: nil)
    }

    /// Does what a user's use of the control does: shows the menu that is its primary action, or sends the actions of `primaryActionTriggered`. Since
    /// iOS 17.4.
    open func performPrimaryAction() {
        if showsMenuAsPrimaryAction, isEnabled, let interaction = contextMenuInteraction,
            let configuration = contextMenuInteraction(interaction, configurationForMenuAtLocation: CGPoint(x: bounds.midX, y: bounds.midY))
        {
            send(.menuActionTriggered, with: nil)
            interaction.present(configuration)
        } else {
            send(.primaryActionTriggered, with: nil)
        }
    }

    /// Whether symbols of the control move when it is used. Kept: they stand still. Default false. Since iOS 17.
    open var isSymbolAnimationEnabled = false

    func send(_ events: UIControl.Event, with event: UIEvent?) {
        for handler in handlers.all where !handler.events.isDisjoint(with: events) {
            if let action = handler.uiAction {
                sendAction(action)
            } else if let action = handler.action, !handler.isOrphaned {
                sendAction(action, to: handler.target, for: event)
            }
        }
    }

    // MARK: Menus

    /// The interaction that shows the control's menu; nil while menus are off.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether a press shows a menu, if `contextMenuInteraction(_:configurationForMenuAtLocation:)` gives one. Default false.
    open var isContextMenuInteractionEnabled = false {
        didSet {
            guard isContextMenuInteractionEnabled != oldValue else { return }
            if isContextMenuInteractionEnabled {
                let made = UIContextMenuInteraction(delegate: self)
                addInteraction(made)
                contextMenuInteraction = made
            } else if let old = contextMenuInteraction {
                removeInteraction(old)
                contextMenuInteraction = nil
            }
        }
    }

    /// Whether a touch shows the menu at once instead of a press, in place of the control's own action. Default false.
    open var showsMenuAsPrimaryAction = false

    /// The point that the menu hangs from, in the control's coordinates. Default the middle of the lower edge.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { sendActions(for: .menuActionTriggered) }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu that the present touch opened.
    private weak var openMenu: MenuPresentation?
    private var menuTouchStart = CGPoint.zero

    private func opensMenu(for touch: UITouch) -> Bool {
        guard showsMenuAsPrimaryAction, isEnabled, let interaction = contextMenuInteraction,
            let configuration = contextMenuInteraction(interaction, configurationForMenuAtLocation: touch.location(in: self)),
            let presentation = interaction.present(configuration)
        else { return false }
        openMenu = presentation
        menuTouchStart = touch.location(in: nil)
        return true
    }

    /// The finger that opened the menu goes on over its rows.
    private func followMenu(_ touch: UITouch, isOver: Bool) -> Bool {
        guard let openMenu else { return false }
        let place: CGPoint = touch.location(in: nil)
        if hypot(place.x - menuTouchStart.x, place.y - menuTouchStart.y) > 10 {
            if isOver { openMenu.release(at: place) } else { openMenu.track(place) }
        }
        if isOver { self.openMenu = nil }
        return true
    }

    // MARK: Tracking

    open internal(set) var isTracking = false
    /// Whether the tracked touch is over the control, or not far from it.
    open internal(set) var isTouchInside = false

    /// Asked when a touch lands; false declines to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Asked when the tracked touch moves; false ends the tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// The event that a completed touch triggers beside `touchUpInside`.
    var primaryEvent: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, !isTracking, !opensMenu(for: touch) else { return }
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isTouchInside = true
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, followMenu(touch, isOver: false) { return }
        guard isTracking, let touch = touches.first else { return }
        let wasInside: Bool = isTouchInside
        isTouchInside = ControlTracking.isInside(touch.location(in: self), bounds: bounds)
        isHighlighted = isTouchInside
        if !continueTracking(touch, with: event) {
            finishTracking(touch, event)
            return
        }
        if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, followMenu(touch, isOver: true) { return }
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = ControlTracking.isInside(touch.location(in: self), bounds: bounds)
        let endedInside: Bool = isTouchInside
        finishTracking(touch, event)
        send(endedInside ? primaryEvent : .touchUpOutside, with: event)
    }

    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        openMenu = nil
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        cancelTracking(with: event)
        send(.touchCancel, with: event)
    }

    private func finishTracking(_ touch: UITouch, _ event: UIEvent?) {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        endTracking(touch, with: event)
    }
}

/// How far a finger may stray from a control that it holds (behaviour/measured-constants.md 2).
enum ControlTracking {
    static let tolerance: CGFloat = 70

    static func isInside(_ point: CGPoint, bounds: CGRect) -> Bool {
        bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(point)
    }
}
