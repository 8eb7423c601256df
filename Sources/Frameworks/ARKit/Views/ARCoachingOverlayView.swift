/// Tells the user how to move the device until the session knows its surroundings. It cannot be seen until it is active.
@preconcurrency @MainActor open class ARCoachingOverlayView: UIView {
    public enum Goal: Int, Sendable { case tracking = 0, horizontalPlane, verticalPlane, anyPlane, geoTracking }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        isUserInteractionEnabled = false
        alpha = 0
    }

    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    /// The one that has the session; a weak reference.
    open weak var sessionProvider: (any ARSessionProviding)?
    /// The session that it watches: that of its provider, unless it was given one.
    open var session: ARSession? {
        get { given ?? sessionProvider?.session }
        set { given = newValue }
    }
    private var given: ARSession?
    /// Default `.tracking`.
    open var goal: Goal = .tracking
    /// Default true: a running session would let it come and go.
    open var activatesAutomatically = true
    open private(set) var isActive = false

    /// Shows or hides it; the delegate hears of that before and after.
    open func setActive(_ active: Bool, animated: Bool) {
        guard active != isActive else { return }
        isActive = active
        if active { try? delegate?.coachingOverlayViewWillActivate(self) }
        let show = { self.alpha = active ? 1 : 0 }
        guard animated else {
            show()
            return told(active)
        }
        UIView.animate(withDuration: 0.25, animations: show) { _ in self.told(active) }
    }
    private func told(_ active: Bool) { if !active { try? delegate?.coachingOverlayViewDidDeactivate(self) } }
}

/// Hears of the guidance. Every method is optional.
@preconcurrency @MainActor public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) throws(Unimplemented)
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) throws(Unimplemented)
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) throws(Unimplemented)
}

extension ARCoachingOverlayViewDelegate {
    // Nobody asks for the session to begin anew: not called.
    public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) throws(Unimplemented) { throw Unimplemented() }
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("coachingOverlayViewWillActivate:", on: self, [coachingOverlayView])
    }
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("coachingOverlayViewDidDeactivate:", on: self, [coachingOverlayView])
    }
}
