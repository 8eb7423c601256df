import ObjectRuntime
import UIKit

/// A front controller that makes way for a rear controller to the left and for another to the right.
@preconcurrency @MainActor open class SWRevealViewController: UIViewController {
    // MARK: - Making

    public init!(rearViewController: UIViewController!, frontViewController: UIViewController!) {
        super.init(nibName: nil, bundle: nil)
        if let rearViewController { replace(.rear, with: rearViewController, animated: false) }
        if let frontViewController { replace(.front, with: frontViewController, animated: false) }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: - Children

    var placed = RevealChildren()

    /// To the left, beneath the front view.
    open var rearViewController: UIViewController! {
        get { placed.rear }
        set { setRear(newValue, animated: false) }
    }
    open func setRear(_ rearViewController: UIViewController!, animated: Bool) { queue(.rear, rearViewController, animated) }

    /// To the right, beneath the front view.
    open var rightViewController: UIViewController! {
        get { placed.right }
        set { setRight(newValue, animated: false) }
    }
    open func setRight(_ rightViewController: UIViewController!, animated: Bool) { queue(.right, rightViewController, animated) }

    /// Over the others. A new one comes in the place where the old one is.
    open var frontViewController: UIViewController! {
        get { placed.front }
        set { setFront(newValue, animated: false) }
    }
    open func setFront(_ frontViewController: UIViewController!, animated: Bool) { queue(.front, frontViewController, animated) }

    private func queue(_ place: RevealPlace, _ controller: UIViewController?, _ animated: Bool) {
        guard isViewLoaded else { return replace(place, with: controller, animated: false) }
        enqueue { [weak self] in self?.replace(place, with: controller, animated: animated) }
    }

    /// Replaces the front controller: animated, the old one goes to the edge, and the new one comes over everything from there. Not animated, it
    /// stays in the place of the old one.
    open func pushFrontViewController(_ frontViewController: UIViewController!, animated: Bool) {
        guard isViewLoaded else { return replace(.front, with: frontViewController, animated: false) }
        guard animated else { return queue(.front, frontViewController, false) }
        let away: FrontViewPosition = shownPosition.beforePush
        let steps: Int = abs(shownPosition.rawValue - away.rawValue)
        let first: TimeInterval = steps == 0 ? 0 : steps == 1 ? toggleAnimationDuration * 0.8 : toggleAnimationDuration
        enqueue { [weak self] in self?.move(to: away, duration: first) }
        queue(.front, frontViewController, false)
        enqueue { [weak self] in self?.move(to: .left, duration: self?.toggleAnimationDuration ?? 0) }
    }

    // MARK: - Positions

    var shownPosition = FrontViewPosition.left

    /// The place of the front view. Default `.left`: over everything.
    open var frontViewPosition: FrontViewPosition {
        get { shownPosition }
        set { setFrontViewPosition(newValue, animated: false) }
    }

    /// Moves the front view, after the moves that are under way.
    open func setFrontViewPosition(_ frontViewPosition: FrontViewPosition, animated: Bool) {
        guard isViewLoaded else {
            shownPosition = frontViewPosition
            return
        }
        let duration: TimeInterval = animated ? toggleAnimationDuration : 0
        enqueue { [weak self] in self?.move(to: frontViewPosition, duration: duration) }
    }

    /// Reveals the rear view, or covers what is revealed to the left.
    open func revealToggle(animated: Bool) {
        setFrontViewPosition(shownPosition.rawValue <= FrontViewPosition.left.rawValue ? .right : .left, animated: animated)
    }

    /// Reveals the right view, or covers what is revealed to the right.
    open func rightRevealToggle(animated: Bool) {
        setFrontViewPosition(shownPosition.rawValue >= FrontViewPosition.left.rawValue ? .leftSide : .left, animated: animated)
    }

    open func revealToggle(_ sender: Any!) { revealToggle(animated: true) }
    open func rightRevealToggle(_ sender: Any!) { rightRevealToggle(animated: true) }

    // MARK: - Gestures

    var gestures: RevealGestures?

    /// Follows a finger sideways. It is the front view's own unless it is added to another view.
    @discardableResult open func panGestureRecognizer() -> UIPanGestureRecognizer! { gesturesInUse.pan }

    /// Covers what is revealed. It is the front view's own unless it is added to another view.
    @discardableResult open func tapGestureRecognizer() -> UITapGestureRecognizer! { gesturesInUse.tap }

    /// Takes both recognisers from their views.
    open func removeGestureRecognizers() { gestures?.remove() }

    private var gesturesInUse: RevealGestures {
        let result: RevealGestures = gestures ?? RevealGestures(self)
        gestures = result
        return result
    }

    // MARK: - Settings

    var settings = RevealGeometry() {
        didSet { if settings != oldValue { content?.setNeedsLayout() } }
    }
    var geometry: RevealGeometry {
        var result: RevealGeometry = settings
        result.width = content?.bounds.width ?? 0
        return result
    }

    /// Points of the rear view that are revealed. Below zero, the points of the front view that stay. Default 260.
    open var rearViewRevealWidth: CGFloat {
        get { settings.rear.width }
        set { settings.rear.width = newValue }
    }
    open var rightViewRevealWidth: CGFloat {
        get { settings.right.width }
        set { settings.right.width = newValue }
    }
    /// Points that a drag may go beyond the width. Default 60.
    open var rearViewRevealOverdraw: CGFloat {
        get { settings.rear.overdraw }
        set { settings.rear.overdraw = newValue }
    }
    open var rightViewRevealOverdraw: CGFloat {
        get { settings.right.overdraw }
        set { settings.right.overdraw = newValue }
    }
    /// Points that the rear view moves while the front view does. Default 40.
    open var rearViewRevealDisplacement: CGFloat {
        get { settings.rear.displacement }
        set { settings.rear.displacement = newValue }
    }
    open var rightViewRevealDisplacement: CGFloat {
        get { settings.right.displacement }
        set { settings.right.displacement = newValue }
    }
    /// Points at the edges of the recogniser's view in which pans begin. Default 0: everywhere.
    open var draggableBorderWidth: CGFloat = 0
    /// Whether a drag beyond the width ends with the front view over everything. Default true.
    open var bounceBackOnOverdraw: Bool {
        get { settings.rear.bouncesBack }
        set { settings.rear.bouncesBack = newValue }
    }
    open var bounceBackOnLeftOverdraw: Bool {
        get { settings.right.bouncesBack }
        set { settings.right.bouncesBack = newValue }
    }
    /// Whether a drag may end beyond the width. Default false.
    open var stableDragOnOverdraw: Bool {
        get { settings.rear.isStable }
        set { settings.rear.isStable = newValue }
    }
    open var stableDragOnLeftOverdraw: Bool {
        get { settings.right.isStable }
        set { settings.right.isStable = newValue }
    }
    /// Whether the front view begins below the navigation bar of the controller that this one is in. Default false.
    open var presentFrontViewHierarchically = false {
        didSet { content?.setNeedsLayout() }
    }
    /// Points a second from which on a pan's direction alone decides. Default 250.
    open var quickFlickVelocity: CGFloat = 250
    /// Seconds. Default 0.3.
    open var toggleAnimationDuration: TimeInterval = 0.3
    /// Default a spring.
    open var toggleAnimationType: SWRevealToggleAnimationType = .spring
    /// Default 1: no swinging.
    open var springDampingRatio: CGFloat = 1
    /// Seconds of an animated replacement. Default 0.25.
    open var replaceViewAnimationDuration: TimeInterval = 0.25
    /// Default 2.5.
    open var frontViewShadowRadius: CGFloat = 2.5 {
        didSet { content?.updateShadow() }
    }
    /// Default 0, 2.5.
    open var frontViewShadowOffset = CGSize(width: 0, height: 2.5) {
        didSet { content?.updateShadow() }
    }
    /// Default 1.
    open var frontViewShadowOpacity: CGFloat = 1 {
        didSet { content?.updateShadow() }
    }
    /// Default black.
    open var frontViewShadowColor: UIColor! = .black {
        didSet { content?.updateShadow() }
    }
    /// Whether the views are clipped to the controller's. Default false.
    open var clipsViewsToBounds = false {
        didSet { content?.clipsToBounds = clipsViewsToBounds }
    }
    /// Whether touches beyond the controller's view reach the views that are there. Default false.
    open var extendsPointInsideHit = false
    open weak var delegate: (any SWRevealViewControllerDelegate)?

    // MARK: - Controller

    private(set) var content: RevealContentView?
    private var waiting: [() -> Void] = []
    /// Whether nothing is moved or replaced, and no finger has the front view.
    var isResting: Bool { waiting.isEmpty }
    var deployed: Set<RevealPlace> = []
    private var hasBeenPlaced = false

    open override func loadView() {
        let content = RevealContentView(frame: UIScreen.main.bounds, controller: self)
        content.clipsToBounds = clipsViewsToBounds
        self.content = content
        view = content
        loadStoryboardControllers()
        move(to: shownPosition, duration: 0)
        hasBeenPlaced = true
    }

    /// Performs the segues to the children that a storyboard has.
    private func loadStoryboardControllers() {
        guard storyboard != nil, placed.rear == nil else { return }
        for identifier in [SWSegueRearIdentifier, SWSegueFrontIdentifier, SWSegueRightIdentifier] {
            if let identifier, hasSegue(withIdentifier: identifier) { performSegue(withIdentifier: identifier, sender: nil) }
        }
    }

    open override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let segue = segue as? SWRevealViewControllerSegue, sender == nil, let place = RevealPlace(segue: segue.identifier) else { return }
        segue.performBlock = { [weak self] _, _, destination in self?.replace(place, with: destination, animated: false) }
    }

    open override var childForStatusBarStyle: UIViewController? {
        let difference: Int = shownPosition.rawValue - FrontViewPosition.left.rawValue
        return difference > 0 ? placed.rear : difference < 0 ? placed.right : placed.front
    }
    open override var childForStatusBarHidden: UIViewController? { childForStatusBarStyle }

    /// The status bar and the navigation bar over the controller's view, in points.
    var headerHeight: CGFloat { (navigationController?.navigationBar.bounds.height ?? 44) + statusBarHeight }

    /// The height of the status bar where it lies over the controller's view.
    var statusBarHeight: CGFloat {
        guard let content else { return 0 }
        let bar: CGRect = UIApplication.shared.statusBarFrame
        return content.convert(content.bounds, to: nil).contains(bar) ? min(bar.width, bar.height) : 0
    }

    // MARK: - One after the other

    /// Does something after what is under way has ended; `body` calls `dequeue()` when it has.
    func enqueue(_ body: @escaping () -> Void) {
        waiting.append(body)
        if waiting.count == 1 { body() }
    }

    func dequeue() {
        if !waiting.isEmpty { waiting.removeFirst() }
        waiting.first?()
    }

    /// Moves the front view, makes the views that come to be seen, and takes those away that no longer are.
    func move(to wished: FrontViewPosition, duration: TimeInterval) {
        let isPossible: Bool = wished == .left || (wished.rawValue < FrontViewPosition.left.rawValue ? placed.right : placed.rear) != nil
        let position: FrontViewPosition = isPossible ? wished : .left
        let isChange: Bool = position != shownPosition || !hasBeenPlaced
        // What is beneath comes while the front view is where it was.
        let leaving: [RevealPlace] = deploy([.rear, .right], for: position)
        if isChange { delegate?.revealController(self, willMoveTo: position) }
        shownPosition = position
        // A front controller whose view is loaded by this may wish for another position.
        let front: [RevealPlace] = deploy([.front], for: position)
        let animations: () -> Void = { [weak self] in
            guard let self else { return }
            setNeedsStatusBarAppearanceUpdate()
            content?.dragLocation = nil
            content?.place()
            delegate?.revealController(self, animateTo: position)
        }
        let completion: (Bool) -> Void = { [weak self] _ in
            guard let self else { return }
            for place in leaving + front where !place.isSeen(at: shownPosition) { undeploy(place) }
            if isChange { delegate?.revealController(self, didMoveTo: position) }
            dequeue()
        }
        if duration <= 0 {
            animations()
            completion(true)
        } else if toggleAnimationType == .spring {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: springDampingRatio, initialSpringVelocity: 1 / duration, options: [],
                animations: animations, completion: completion)
        } else {
            UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut, animations: animations, completion: completion)
        }
    }
}

/// Storyboards' outlets and attributes, and the actions of buttons.
extension SWRevealViewController: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let controller = ObjCRuntime.registration(
            of: SWRevealViewController.self, named: "SWRevealViewController.SWRevealViewController", "SWRevealViewController")
        controller.method("revealToggle:") { $0.revealToggle($1[0] as Any?) }
        controller.method("rightRevealToggle:") { $0.rightRevealToggle($1[0] as Any?) }
        controller.key("delegate", get: { $0.delegate }, set: { $0.delegate = $1[0] as (any SWRevealViewControllerDelegate)? })
        controller.key("rearViewRevealWidth", get: { $0.rearViewRevealWidth }, set: { $0.rearViewRevealWidth = $1[0] })
        controller.key("rightViewRevealWidth", get: { $0.rightViewRevealWidth }, set: { $0.rightViewRevealWidth = $1[0] })
        controller.key("rearViewRevealOverdraw", get: { $0.rearViewRevealOverdraw }, set: { $0.rearViewRevealOverdraw = $1[0] })
        controller.key("rightViewRevealOverdraw", get: { $0.rightViewRevealOverdraw }, set: { $0.rightViewRevealOverdraw = $1[0] })
        controller.key("draggableBorderWidth", get: { $0.draggableBorderWidth }, set: { $0.draggableBorderWidth = $1[0] })
    }
}
