/// Lets a view's content be dragged: a finger that stays on it lifts it.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    private let press = DragPressGestureRecognizer()
    private let tap = DragAddingTapGestureRecognizer()
    private lazy var neighbours = GestureNeighbours(self)

    /// On pads, and on no phone.
    open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    /// Whether drags can begin. Default `isEnabledByDefault`.
    open var isEnabled: Bool {
        didSet {
            press.isEnabled = isEnabled
            tap.isEnabled = isEnabled
        }
    }

    /// Whether other gestures may be recognised while the content is lifted. Default false.
    open var allowsSimultaneousRecognitionDuringLift = false

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        isEnabled = Self.isEnabledByDefault
        super.init()
        press.interaction = self
        press.delegate = neighbours
        press.isEnabled = isEnabled
        press.onAction = { [weak self] in self?.follow() }
        tap.interaction = self
        tap.delegate = neighbours
        tap.isEnabled = isEnabled
        tap.onAction = { [weak self] in self?.addItems() }
    }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(press)
        self.view?.removeGestureRecognizer(tap)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
        view?.addGestureRecognizer(tap)
    }

    // MARK: The finger

    private var pending: (session: LocalDragSession, point: CGPoint)?

    /// The finger has stayed long enough: whether there is something to lift.
    fileprivate func wantsLift(at point: CGPoint) -> Bool {
        guard let view, let window = view.window, let delegate, DragActivity.current == nil else { return false }
        let session = LocalDragSession()
        let drag = DragActivity(session, in: window, at: point, from: self)
        session.drag = drag
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !session.items.isEmpty else { return false }
        lifted = drag
        return true
    }

    /// From the moment the items are known; the activity itself is `current` once the gesture is recognised.
    private var lifted: DragActivity?

    private func follow() {
        switch press.state {
        case .began: lifted?.lift()
        case .changed: lifted?.move(to: press.windowLocation)
        case .ended:
            lifted?.release()
            lifted = nil
        case .cancelled:
            lifted?.cancel()
            lifted = nil
        case .possible, .failed: lifted = nil
        }
    }

    private func addItems() {
        guard let view, let drag = DragActivity.current else { return }
        let point: CGPoint = tap.location(in: view)
        let session: any UIDragSession = delegate?.dragInteraction(self, sessionForAddingItems: [drag.session], withTouchAt: point) ?? drag.session
        let items: [UIDragItem] = delegate?.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point) ?? []
        drag.add(items, from: self)
    }
}

/// A press lifts together with a context menu's press, and lets others along where the interaction says so.
private final class GestureNeighbours: NSObject, UIGestureRecognizerDelegate {
    private unowned let interaction: UIDragInteraction

    init(_ interaction: UIDragInteraction) { self.interaction = interaction }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        interaction.allowsSimultaneousRecognitionDuringLift || otherGestureRecognizer.name == UIContextMenuInteraction.pressName
    }
}

/// The press that lifts: it is recognised only where there is something to drag.
private final class DragPressGestureRecognizer: UILongPressGestureRecognizer {
    weak var interaction: UIDragInteraction?

    override func deadlineDidPass() {
        guard interaction?.wantsLift(at: windowLocation) == true else {
            state = .failed
            return
        }
        super.deadlineDidPass()
    }
}

/// The tap of another finger while a drag goes on.
private final class DragAddingTapGestureRecognizer: UITapGestureRecognizer {
    weak var interaction: UIDragInteraction?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard DragActivity.current?.isUnderWay == true else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }
}
