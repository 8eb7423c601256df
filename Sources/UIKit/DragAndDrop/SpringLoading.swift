/// Follows a drag over views that are activated when it rests on them.
@MainActor final class SpringLoading: NSObject, UISpringLoadedInteractionContext {
    private(set) var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    private unowned let drag: DragActivity
    private var interaction: UISpringLoadedInteraction?
    /// Counts the views that the drag came to: a wait that belongs to an earlier one ends in nothing.
    private var visit = 0

    /// Seconds until a view blinks, and from then until it is activated.
    static let rest: TimeInterval = 0.6
    static let blink: TimeInterval = 0.6

    init(_ drag: DragActivity) { self.drag = drag }

    func location(in view: UIView?) -> CGPoint { drag.location(in: view) }

    /// The drag moved: `hit` is the view under the finger.
    func update(over hit: UIView?) {
        let found: UISpringLoadedInteraction? = sequence(first: hit, next: { $0?.superview }).lazy.compactMap { view in
            view?.interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
        }.first
        if found !== interaction { come(to: found) }
        guard let interaction, state != .activated else { return }
        let known: Any? = targetItem
        guard interaction.interactionBehavior.shouldAllow(interaction, with: self) else {
            if state != .inactive { leaveState() }
            return
        }
        let isOther: Bool = (known as? AnyHashable) != (targetItem as? AnyHashable)
        if state == .inactive || isOther { begin() }
    }

    private func come(to found: UISpringLoadedInteraction?) {
        end()
        interaction = found
        targetView = found?.view
        targetItem = nil
    }

    private func begin() {
        visit += 1
        let own: Int = visit
        enter(.possible)
        DeferredWork.shared.schedule(after: Self.rest) { [weak self] in
            guard let self, visit == own, state == .possible else { return }
            enter(.activating)
            DeferredWork.shared.schedule(after: Self.blink) { [weak self] in
                guard let self, visit == own, state == .activating, let interaction else { return }
                enter(.activated)
                interaction.activate(self)
            }
        }
    }

    private func enter(_ new: UISpringLoadedInteractionEffectState) {
        state = new
        if let interaction { interaction.interactionEffect.interaction(interaction, didChangeWith: self) }
    }

    private func leaveState() {
        visit += 1
        enter(.inactive)
    }

    /// The drag left the view, or is over.
    func end() {
        guard let interaction else { return }
        if state != .inactive { leaveState() }
        interaction.interactionBehavior.interactionDidFinish(interaction)
        self.interaction = nil
    }
}

/// The interaction of views that are activated as a tap would.
final class TapLikeSpring: UISpringLoadedInteraction {
    static func make() -> TapLikeSpring {
        TapLikeSpring(interactionBehavior: RowSpring(), interactionEffect: nil) { interaction, context in
            switch interaction.view {
            case let button as UIButton: button.sendActions(for: .touchUpInside)
            case let control as UISegmentedControl: if let segment = context.targetItem as? Int { control.choose(segment, nil) }
            case let table as UITableView: if let path = context.targetItem as? IndexPath { table.userDidTap(path) }
            case let collection as UICollectionView: if let path = context.targetItem as? IndexPath { collection.userDidTap(path) }
            default: break
            }
        }
    }
}

/// Lets the rows of lists be activated that their delegate allows.
private final class RowSpring: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        switch interaction.view {
        case let button as UIButton: return button.isEnabled
        case let control as UISegmentedControl:
            context.targetItem = control.index(at: context.location(in: control))
            return control.isEnabled && context.targetItem != nil
        case let table as UITableView:
            guard let path = table.touchedPath(at: context.location(in: table)) else { return false }
            (context.targetItem, context.targetView) = (path, table.cellForRow(at: path))
            return table.delegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true
        case let collection as UICollectionView:
            guard let path = collection.touchedPath(at: context.location(in: collection)) else { return false }
            (context.targetItem, context.targetView) = (path, collection.cellForItem(at: path))
            return collection.delegate?.collectionView(collection, shouldSpringLoadItemAt: path, with: context) ?? true
        default: return false
        }
    }
}

extension UISpringLoadedInteractionSupporting where Self: UIView {
    public var isSpringLoaded: Bool {
        get { interactions.contains { $0 is TapLikeSpring } }
        set {
            guard newValue != isSpringLoaded else { return }
            if newValue {
                addInteraction(TapLikeSpring.make())
            } else {
                for spring in interactions where spring is TapLikeSpring { removeInteraction(spring) }
            }
        }
    }
}

extension UIButton: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        (try? ObjCRuntime.invokeOptional("tableView:shouldSpringLoadRowAt:with:", on: self, [tableView, indexPath, context])) ?? true
    }
}

extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        (try? ObjCRuntime.invokeOptional("collectionView:shouldSpringLoadItemAt:with:", on: self, [collectionView, indexPath, context])) ?? true
    }
}
