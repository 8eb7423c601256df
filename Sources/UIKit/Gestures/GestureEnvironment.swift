/// The recognisers that have touches, and who of them wins (behaviour/rules.md 6).
@MainActor final class GestureEnvironment {
    static var shared: GestureEnvironment { AppContext.current.gestures }

    /// Recognisers at work: those of deeper views first, of one view in the order they were added.
    private(set) var active: [UIGestureRecognizer] = []
    /// Whose state changed since actions were sent last.
    private var changed: [UIGestureRecognizer] = []
    /// Who was recognised since the views' touches were cancelled last.
    private var recognized: [UIGestureRecognizer] = []
    /// Failure requirements that were asked for dynamically, once a pair and sequence.
    private var dynamicRequirements: [Pair: Bool] = [:]

    private struct Pair: Hashable {
        let waiting: ObjectIdentifier
        let required: ObjectIdentifier
        init(_ waiting: UIGestureRecognizer, _ required: UIGestureRecognizer) {
            self.waiting = ObjectIdentifier(waiting)
            self.required = ObjectIdentifier(required)
        }
    }

    // MARK: Touches in

    /// Finds the recognisers of a touch that just landed: those of its view and of the superviews.
    func admit(_ touch: UITouch, of event: UIEvent) {
        var view: UIView? = touch.view
        var admitted: [UIGestureRecognizer] = []
        while let current = view {
            for recognizer in current.recognizers where recognizer.isEnabled && !touch.isHidden(from: recognizer) && recognizer.shouldReceive(event) {
                admitted.append(recognizer)
                recognizer.track(touch)
            }
            view = current.superview
        }
        touch.recognizers = admitted
        let known: [UIGestureRecognizer] = active.filter { old in !admitted.contains { $0 === old } }
        active = admitted + known
    }

    /// Shows the touches of an event that changed to their recognisers.
    func send(_ touches: [UITouch], of event: UIEvent) {
        for recognizer in active where recognizer.isEnabled && !recognizer.isDone {
            let own: [UITouch] = touches.filter { touch in recognizer.trackedTouches.contains { $0 === touch } }
            if !own.isEmpty { recognizer.modifierFlags = event.modifierFlags }
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let group: Set<UITouch> = Set(own.filter { $0.phase == phase })
                guard !group.isEmpty, !recognizer.isDone else { continue }
                switch phase {
                case .began: recognizer.touchesBegan(group, with: event)
                case .moved: recognizer.touchesMoved(group, with: event)
                case .ended: recognizer.touchesEnded(group, with: event)
                default: recognizer.touchesCancelled(group, with: event)
                }
            }
        }
    }

    /// Tells recognisers whose time has come, the earliest first.
    func passDeadlines(until time: TimeInterval) {
        while let due = active.filter({ $0.deadline.map { $0 <= time } ?? false }).min(by: { $0.deadline! < $1.deadline! }) {
            due.deadline = nil
            if !due.isDone { due.deadlineDidPass() }
        }
    }

    /// Whether a touch's recognisers leave it open who gets it: one with `property` may still be recognised.
    func isUndecided(_ touch: UITouch, by property: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        touch.recognizers.contains { recognizer in
            recognizer[keyPath: property] && recognizer.currentState == .possible && recognizer.isEnabled
                && active.contains { $0 === recognizer }
        }
    }

    // MARK: States

    /// A recogniser wants to be in another state.
    func request(_ new: UIGestureRecognizer.State, from recognizer: UIGestureRecognizer) {
        switch (recognizer.currentState, new) {
        case (.possible, .began), (.possible, .changed): recognize(recognizer, as: .began)
        case (.possible, .ended): recognize(recognizer, as: .ended)
        case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            enter(new, recognizer)
        case (.began, .failed), (.changed, .failed): enter(.cancelled, recognizer)
        default: break
        }
    }

    private func recognize(_ recognizer: UIGestureRecognizer, as new: UIGestureRecognizer.State) {
        guard mayBegin(recognizer) else { return fail(recognizer) }
        if active.contains(where: { $0 !== recognizer && !$0.isDone && !$0.isRecognized && requires(recognizer, $0) }) {
            recognizer.pendingState = new
            return
        }
        if active.contains(where: { $0 !== recognizer && $0.isRecognized && sharesTouch($0, recognizer) && prevents($0, recognizer) }) {
            return fail(recognizer)
        }
        recognizer.pendingState = nil
        enter(new, recognizer)
        recognized.append(recognizer)
        for other in active where other !== recognizer && other.currentState == .possible {
            if requires(other, recognizer) || (sharesTouch(recognizer, other) && prevents(recognizer, other)) { fail(other) }
        }
    }

    private func enter(_ new: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        recognizer.currentState = new
        recognizer.deadline = nil
        changed.append(recognizer)
    }

    /// Those that waited for this failure may go on.
    private func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.currentState == .possible else { return }
        recognizer.currentState = .failed
        recognizer.pendingState = nil
        recognizer.deadline = nil
        for other in active where other !== recognizer && requires(other, recognizer) {
            if let pending = other.pendingState { recognize(other, as: pending) }
        }
    }

    /// Takes a recogniser out: it was switched off or left its view.
    func withdraw(_ recognizer: UIGestureRecognizer) {
        guard active.contains(where: { $0 === recognizer }) else { return }
        request(.cancelled, from: recognizer)
        flush()
        finish(recognizer)
        active.removeAll { $0 === recognizer }
    }

    // MARK: Who wins

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if let answer = recognizer.mayBegin { return answer }
        let answer: Bool =
            (recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true) && !ControlGestures.forbid(recognizer)
            && (recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true)
        recognizer.mayBegin = answer
        return answer
    }

    /// Whether `waiting` may not go on before `other` has failed.
    private func requires(_ waiting: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        if waiting.requires(other) { return true }
        guard sharesTouch(waiting, other) else { return false }
        let pair = Pair(waiting, other)
        if let answer = dynamicRequirements[pair] { return answer }
        let answer: Bool =
            waiting.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: waiting)
            || (waiting.delegate?.gestureRecognizer(waiting, shouldRequireFailureOf: other) ?? false)
            || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: waiting) ?? false)
        dynamicRequirements[pair] = answer
        return answer
    }

    private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
        let together: Bool =
            (winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) ?? false)
            || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) ?? false)
        return !together
    }

    private func sharesTouch(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.trackedTouches.contains { touch in second.trackedTouches.contains { $0 === touch } }
    }

    // MARK: What comes of it

    /// Takes touches from the views of what was recognised, then sends the actions.
    func flush() {
        let winners: [UIGestureRecognizer] = recognized
        recognized = []
        for winner in winners where winner.cancelsTouchesInView { TouchDelivery.shared.cancel(winner.trackedTouches) }
        while !changed.isEmpty { changed.removeFirst().sendActions() }
    }

    /// Resets the recognisers whose gesture is over.
    func finish() {
        for recognizer in active {
            let hasTouches: Bool = recognizer.trackedTouches.contains { !$0.isOver }
            if recognizer.currentState == .possible, !hasTouches, recognizer.pendingState == nil, recognizer.deadline == nil {
                fail(recognizer)
                flush()
            }
        }
        let over: [UIGestureRecognizer] = active.filter { recognizer in
            recognizer.isDone && !recognizer.trackedTouches.contains { !$0.isOver }
        }
        for recognizer in over { finish(recognizer) }
        active.removeAll { recognizer in over.contains { $0 === recognizer } }
        if active.isEmpty { dynamicRequirements = [:] }
    }

    private func finish(_ recognizer: UIGestureRecognizer) {
        recognizer.currentState = .possible
        recognizer.pendingState = nil
        recognizer.mayBegin = nil
        recognizer.deadline = nil
        for touch in recognizer.trackedTouches { touch.recognizers.removeAll { $0 === recognizer } }
        recognizer.forgetTouches()
        recognizer.reset()
    }

    /// Forgets everything, as when an app starts afresh.
    func removeAll() {
        for recognizer in active { finish(recognizer) }
        active = []
        changed = []
        recognized = []
        dynamicRequirements = [:]
    }
}

extension UIGestureRecognizer {
    /// Whether the present sequence of touches can bring nothing more.
    var isDone: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }
    /// Whether the gesture was recognised in the present sequence of touches.
    var isRecognized: Bool { currentState == .began || currentState == .changed || currentState == .ended }
}

extension UITouch {
    /// Whether a recogniser's delegate does not want the touch.
    fileprivate func isHidden(from recognizer: UIGestureRecognizer) -> Bool {
        (hasDismissedMenu && (recognizer is UITapGestureRecognizer || recognizer is UILongPressGestureRecognizer))
            || !recognizer.allowedTouchTypes.contains { $0.intValue == type.rawValue }
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: self) == false
    }
}
