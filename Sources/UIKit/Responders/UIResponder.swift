/// An object that can take part in event handling: applications, scenes, windows, controllers and views, linked by `next`.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring {
    public override init() {
        super.init()
    }

    /// Called on each object of a nib when all of them are made and connected. Call super.
    open dynamic func awakeFromNib() {}
    /// Nobody calls it: methods of Objective-C's root class are its classes', too, and so it can be overridden.
    open class func awakeFromNib() {}
    /// Called by Interface Builder alone, when it draws the object on its canvas.
    open func prepareForInterfaceBuilder() {}

    /// The responder an unhandled event goes to next. Nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this object may receive key events and commands first. Default false.
    open dynamic var canBecomeFirstResponder: Bool { false }
    /// Whether this object is willing to give first-responder status up. Default true.
    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool {
        firstResponderHolder?.firstResponder === self
    }

    /// Makes this object its window's first responder. The present one resigns first (behaviour/rules.md 5.7).
    @discardableResult
    open dynamic func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, let holder = firstResponderHolder else { return false }
        return KeyboardCenter.shared.changing {
            if let current = holder.firstResponder, !(current.canResignFirstResponder && current.resignFirstResponder()) {
                return false
            }
            holder.firstResponder = self
            return true
        }
    }

    @discardableResult
    open dynamic func resignFirstResponder() -> Bool {
        guard let holder = firstResponderHolder, holder.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        holder.firstResponder = nil
        return true
    }

    // MARK: Keyboard

    /// The app's own view in the place of the keyboard while this object, or one below it in the chain, is first
    /// responder. Default nil: whatever stands further along the chain, else the system's keyboard.
    open var inputView: UIView? { nil }
    /// A view on top of the keyboard, looked for along the chain likewise; without a keyboard it stands at the bottom of
    /// the screen. Default nil.
    open dynamic var inputAccessoryView: UIView? { nil }
    /// A controller of the view in the keyboard's place, in front of `inputView`, looked for along the chain likewise. Default nil.
    open var inputViewController: UIInputViewController? { nil }
    /// A controller of the view on top of the keyboard, in front of `inputAccessoryView`. Default nil.
    open dynamic var inputAccessoryViewController: UIInputViewController? { nil }

    /// The keyboard that this object wants; the default is the device's first.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    /// By what the system keeps a keyboard for this object. Default nil.
    open var textInputContextIdentifier: String? { nil }
    /// Forgets the keyboard that was kept; there is one keyboard here.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}
    /// The buttons beside the keyboard's suggestions on an iPad.
    open var inputAssistantItem: UITextInputAssistantItem { ownInputAssistantItem }
    private lazy var ownInputAssistantItem = UITextInputAssistantItem()

    /// Asks this object again for its input views and what it wants of the keyboard, when it is first responder.
    open func reloadInputViews() {
        if isFirstResponder { KeyboardCenter.shared.follow() }
    }

    /// The window whose first responder this object is or may become.
    var firstResponderHolder: UIWindow? { next?.firstResponderHolder }

    // MARK: Motion

    /// The device began to move in a way that means something: it is shaken. The default hands it on along the chain.
    /// A button of the keyboard went down. The default tells the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

    /// A button of a remote control, which there is none of. The default tells the next responder.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    /// Called on the app's objects while the main menus are built. Call super.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Called before a command is shown, to set its state.
    open func validate(_ command: UICommand) {}

    /// The activity of the user's in this object.
    open var userActivity: NSUserActivity?
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// The motion ended and took less than about a second.
    open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// The motion was interrupted, or took too long to mean anything.
    open dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Touches

    open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys and undo

    /// Keys this object performs actions for, while it is in the chain of the first responder. Default none.
    open dynamic var keyCommands: [UIKeyCommand]? { nil }

    /// The manager that changes are registered with to be undone: the next responder's, at last the window's.
    open var undoManager: UndoManager? { next?.undoManager }

    /// A key that no command wants; whether this object took it.
    func handleKey(_ key: KeyPress) -> Bool { typeKey(key) }

    // MARK: Editing

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    /// Gives the pasteboard's items to an object with a `pasteConfiguration` that takes them.
    open func paste(_ sender: Any?) {
        let providers: [NSItemProvider] = UIPasteboard.general.itemProviders
        if canPaste(providers) { paste(itemProviders: providers) }
    }
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func move(_ sender: Any?) {}
    open func export(_ sender: Any?) {}
    open func rename(_ sender: Any?) {}
    open func pasteAndGo(_ sender: Any?) {}
    /// A camera that reads text into this object. There is none, as in a simulator: nothing comes of it.
    open func captureTextFromCamera(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    /// Called to change the attributes of the text that is selected; `conversionHandler` gives the new ones for the old.
    open func updateTextAttributes(conversionHandler: @escaping ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}
    /// Whether the gestures of three fingers that undo, copy and paste are there. Default: they are.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// Called when what a pencil said of touches is known better; there is no pencil.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// The types that the object takes when something is pasted; nil: it does not paste by itself. Default nil.
    open var pasteConfiguration: UIPasteConfiguration?

    /// Called with what is pasted where `pasteConfiguration` takes it.
    open func paste(itemProviders: [NSItemProvider]) {}
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }

    /// The items of this object that the user may share: context menus of it, and of what stands below it in the chain, suggest that. Default nil.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

    // MARK: Accessibility

    var accessibilityValues: AccessibilityValues?
    /// The same object, made when something is to be kept in it.
    var ownAccessibilityValues: AccessibilityValues {
        if let accessibilityValues { return accessibilityValues }
        let values = AccessibilityValues()
        accessibilityValues = values
        return values
    }

    /// Whether assistive technologies know this object as one thing. Default: whether it is one of UIKit's that they do, such as a
    /// control or a label with words.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? AccessibilityDefaults(of: self).isElement }
        set { ownAccessibilityValues.isElement = newValue }
    }

    /// The element's name. Default: the words it shows.
    open var accessibilityLabel: String? {
        get { accessibilityValues?.label?.string ?? AccessibilityDefaults(of: self).label }
        set { ownAccessibilityValues.label = newValue.map { NSAttributedString(string: $0) } }
    }

    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityValues?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { ownAccessibilityValues.label = newValue }
    }

    /// The result of activating the element, in words.
    open var accessibilityHint: String? {
        get { accessibilityValues?.hint?.string ?? AccessibilityDefaults(of: self).hint }
        set { ownAccessibilityValues.hint = newValue.map { NSAttributedString(string: $0) } }
    }

    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityValues?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { ownAccessibilityValues.hint = newValue }
    }

    /// The element's value. Default: that of UIKit's controls, such as "50%" of a slider and "1" of a switch that is on.
    open var accessibilityValue: String? {
        get { accessibilityValues?.value?.string ?? AccessibilityDefaults(of: self).value }
        set { ownAccessibilityValues.value = newValue.map { NSAttributedString(string: $0) } }
    }

    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValues?.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { ownAccessibilityValues.value = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues?.traits ?? AccessibilityDefaults(of: self).traits }
        set { ownAccessibilityValues.traits = newValue }
    }

    /// In the screen's coordinates. Default: a view's bounds, or the path's.
    open var accessibilityFrame: CGRect {
        get { accessibilityValues?.frame ?? accessibilityPath?.bounds ?? defaultAccessibilityFrame }
        set { ownAccessibilityValues.frame = newValue }
    }
    var defaultAccessibilityFrame: CGRect { .zero }

    /// The element's outline in the screen's coordinates; `accessibilityFrame` without one.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityValues?.path }
        set { ownAccessibilityValues.path = newValue }
    }

    /// The point at which a touch activates the element, in the screen's coordinates. Default the middle of its frame, of a slider's thumb.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = accessibilityValues?.activationPoint ?? AccessibilityDefaults.activationPoint(of: self) { return point }
            let frame: CGRect = accessibilityFrame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { ownAccessibilityValues.activationPoint = newValue }
    }

    /// The BCP 47 tag of the language that label, hint and value are in; nil for the app's.
    open var accessibilityLanguage: String? {
        get { accessibilityValues?.language }
        set { ownAccessibilityValues.language = newValue }
    }

    /// Other names by which a user may speak of the element; scripts find it by them as well. Default empty: the label counts.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityValues?.inputLabels ?? [] }
        set { ownAccessibilityValues.inputLabels = newValue }
    }

    /// Whether what is in this object is hidden from assistive technologies. Default false.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues?.hidesElements ?? false }
        set { ownAccessibilityValues.hidesElements = newValue }
    }

    /// Whether what lies beside this view is hidden from assistive technologies. Default false.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues?.isModal ?? AccessibilityDefaults(of: self).isModal }
        set { ownAccessibilityValues.isModal = newValue }
    }

    /// Whether what is in this view is read together, before what stands beside it. Default false, true for bars and lists.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityValues?.groupsChildren ?? AccessibilityDefaults(of: self).groupsChildren }
        set { ownAccessibilityValues.groupsChildren = newValue }
    }

    /// The elements in this object in the order they are read; nil lets the view's subviews count.
    open var accessibilityElements: [Any]? {
        get { accessibilityValues?.elements ?? AccessibilityDefaults.elements(of: self) }
        set { ownAccessibilityValues.elements = newValue }
    }

    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// The actions that the element offers beside its activation. Default nil.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues?.customActions }
        set { ownAccessibilityValues.customActions = newValue }
    }

    /// Ways through elements that assistive users are offered. Default nil.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityValues?.customRotors }
        set { ownAccessibilityValues.customRotors = newValue }
    }

    /// The kind of container that the object is. Default none.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityValues?.containerType ?? .none }
        set { ownAccessibilityValues.containerType = newValue }
    }

    /// How assistive technologies move through the object's elements. Default automatic.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityValues?.navigationStyle ?? .automatic }
        set { ownAccessibilityValues.navigationStyle = newValue }
    }

    /// Whether the element does something when it is activated. Default: whether it is a control or has a gesture.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityValues?.respondsToUserInteraction ?? (self is UIControl || (self as? UIView)?.gestureRecognizers?.isEmpty == false) }
        set { ownAccessibilityValues.respondsToUserInteraction = newValue }
    }

    /// The kind of the element's text, by which it is read. Default nil.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityValues?.textualContext }
        set { ownAccessibilityValues.textualContext = newValue }
    }

    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityUserInputLabels.map { $0.map { NSAttributedString(string: $0) } } }
        set { accessibilityUserInputLabels = newValue?.map(\.string) }
    }

    /// The places at which assistive technologies may begin a drag. Default nil: where the view's own drags begin.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityValues?.dragSources }
        set { ownAccessibilityValues.dragSources = newValue }
    }

    /// The places at which they may drop.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityValues?.dropPoints }
        set { ownAccessibilityValues.dropPoints = newValue }
    }

    /// Called to activate the element; false has its activation point touched. Default false.
    open func accessibilityActivate() -> Bool { accessibilityBlock("activate", of: Bool.self)?() ?? false }
    /// Called to raise the value of an adjustable element.
    open func accessibilityIncrement() {
        if let block = accessibilityBlock("increment", of: Void.self) { block() } else { AccessibilityAdjustment.perform(on: self, up: true) }
    }
    /// Called to lower the value of an adjustable element.
    open func accessibilityDecrement() {
        if let block = accessibilityBlock("decrement", of: Void.self) { block() } else { AccessibilityAdjustment.perform(on: self, up: false) }
    }
    /// Called along the responder chain to leave what is on screen; whether something was left. UIKit's presentations and
    /// navigation controllers answer at the chain's end.
    open func accessibilityPerformEscape() -> Bool { accessibilityBlock("performEscape", of: Bool.self)?() ?? false }
    /// Called along the responder chain to scroll by a page; whether that was done. Scroll views do it. Default false.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Called along the responder chain for what the app does at two fingers' double tap; whether something was done.
    open func accessibilityPerformMagicTap() -> Bool { accessibilityBlock("magicTap", of: Bool.self)?() ?? false }

    /// Called when the assistive technology's cursor has come to this element.
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { UIAccessibility.focus === self }

    // MARK: Actions

    /// Whether this object would perform `action` now. Default: whether it has such a method.
    open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector("paste:"), let pasteConfiguration { return pasteConfiguration.accepts(UIPasteboard.general.itemProviders) }
        return responds(to: action)
    }

    /// The object that performs `action`: this one if it can, else one further along the chain.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
}
