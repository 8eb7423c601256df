// Animations as apps wrote them before there were blocks: what is changed between beginAnimations and commitAnimations is animated.

extension UIView {
    /// How `setAnimationTransition(_:for:cache:)` leads from a view's old look to its new one.
    public enum AnimationTransition: Int, Sendable {
        case none = 0, flipFromLeft, flipFromRight, curlUp, curlDown

        var kind: ViewTransition.Kind? { ViewTransition.Kind(rawValue: UInt(rawValue)) }
    }

    /// Begins an animation: 0.2 seconds long, easing in and out, until the setters say otherwise. Animations nest; each needs a
    /// `commitAnimations()` of its own. The delegate gets `animationID` and `context` back.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let begun = BegunAnimation(identifier: animationID, context: context)
        AppContext.current.animation.begun.append(begun)
        begun.animation.enter()
    }

    /// Ends what `beginAnimations` began last and starts its animations. Does nothing where nothing was begun.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func commitAnimations() { AppContext.current.animation.begun.popLast()?.commit() }

    /// When the animation begins; a time that is over means at once.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationStart(_ startDate: Date) { begun?.animation.delay = max(0, startDate.timeIntervalSinceNow) }

    /// Hears of the start and the end by the selectors that are set. Kept as long as the animation runs.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationDelegate(_ delegate: Any?) { begun?.delegate = delegate.map { $0 as AnyObject } }

    /// A method of the delegate such as `animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?)`.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationWillStart(_ selector: Selector?) { begun?.willStart = selector }

    /// A method of the delegate such as `animationDidStop(_ animationID: String?, finished: NSNumber, context: UnsafeMutableRawPointer?)`.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationDidStop(_ selector: Selector?) { begun?.didStop = selector }

    /// Seconds. Default 0.2; 0 changes without an animation.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationDuration(_ duration: TimeInterval) { begun?.animation.duration = max(0, duration) }

    /// Seconds until the animations begin. Default 0.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationDelay(_ delay: TimeInterval) { begun?.animation.delay = max(0, delay) }

    /// Default ease in and out.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationCurve(_ curve: AnimationCurve) { begun?.animation.timing = .curve(curve.timingFunction) }

    /// How often the animations run; fractions count. Default 0, which is once.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatCount(_ repeatCount: Float) { begun?.animation.repeatCount = max(0, repeatCount) }

    /// Whether every other run goes backwards. Default false.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) { begun?.set(.autoreverse, repeatAutoreverses) }

    /// Whether views that move already go on from where they are seen. Default false.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) { begun?.set(.beginFromCurrentState, fromCurrentState) }

    /// Shows what changes in `view` as a transition of the whole view; to be called before the changes. `cache` allows the system to move
    /// pictures of the view, which may then not change while they do: the old look is always one here, and the new is drawn in each frame
    /// where it is not curled.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard let kind = transition.kind, areAnimationsEnabled, view.window != nil else { return }
        begun?.transitions.append(ViewTransition.Beginning(kind, on: view))
    }

    private static var begun: BegunAnimation? { AppContext.current.animation.begun.last }
}

/// An animation between `beginAnimations` and the end of what was committed.
@MainActor final class BegunAnimation {
    private static let defaultDuration: TimeInterval = 0.2

    let animation = ViewAnimation(
        duration: BegunAnimation.defaultDuration, delay: 0, timing: .curve(UIView.AnimationCurve.easeInOut.timingFunction), options: [])
    private let identifier: String?
    private let context: UnsafeMutableRawPointer?
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    var transitions: [ViewTransition.Beginning] = []

    init(identifier: String?, context: UnsafeMutableRawPointer?) {
        self.identifier = identifier
        self.context = context
    }

    func set(_ option: UIView.AnimationOptions, _ isOn: Bool) {
        if isOn { animation.options.insert(option) } else { animation.options.remove(option) }
    }

    func commit() {
        animation.leave()
        animation.completion = { [self] finished in
            if let delegate, let didStop { ActionMessage.send(didStop, to: delegate, arguments: [identifier, NSNumber(value: finished), context]) }
        }
        if animation.delay > 0 { DeferredWork.shared.schedule(after: animation.delay) { self.notifyStart() } } else { notifyStart() }
        if animation.duration > 0, case .curve(let timing) = animation.timing {
            for beginning in transitions {
                animation.waitForOne()
                ViewTransition.run(from: beginning, duration: animation.duration, timing: timing) { [animation] in animation.oneEnded(finished: $0) }
            }
        }
        animation.close()
    }

    private func notifyStart() {
        if let delegate, let willStart { ActionMessage.send(willStart, to: delegate, arguments: [identifier, context]) }
    }
}
