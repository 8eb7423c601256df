/// The targets and actions of a control, in the order they were added.
@MainActor struct ControlHandlers {
    struct Handler {
        weak var target: AnyObject?
        /// Whether a target was given; if so and it is gone, nothing is sent.
        var hasTarget: Bool
        var action: Selector?
        var uiAction: UIAction?
        var events: UIControl.Event

        var isOrphaned: Bool { hasTarget && target == nil }
    }

    private(set) var all: [Handler] = []

    var targets: [AnyObject?] { all.filter { $0.action != nil && !$0.isOrphaned }.map(\.target) }
    var events: UIControl.Event { all.reduce(into: []) { $0.formUnion($1.events) } }

    mutating func add(target: AnyObject?, action: Selector, events: UIControl.Event) {
        let match: Int? = all.firstIndex { $0.action == action && $0.target === target && $0.hasTarget == (target != nil) }
        if let match {
            all[match].events.formUnion(events)
        } else {
            all.append(Handler(target: target, hasTarget: target != nil, action: action, uiAction: nil, events: events))
        }
    }

    mutating func add(_ action: UIAction, events: UIControl.Event) {
        if let index = all.firstIndex(where: { $0.uiAction?.identifier == action.identifier }) {
            all[index].uiAction = action
            all[index].events.formUnion(events)
        } else {
            all.append(Handler(target: nil, hasTarget: false, action: nil, uiAction: action, events: events))
        }
    }

    mutating func remove(target: AnyObject?, action: Selector?, events: UIControl.Event) {
        for index in all.indices where all[index].action != nil {
            guard target == nil || all[index].target === target, action == nil || all[index].action == action else { continue }
            all[index].events.subtract(events)
        }
        all.removeAll { $0.events.isEmpty || $0.isOrphaned }
    }

    mutating func removeAction(_ identifier: UIAction.Identifier, events: UIControl.Event) {
        for index in all.indices where all[index].uiAction?.identifier == identifier {
            all[index].events.subtract(events)
        }
        all.removeAll { $0.events.isEmpty }
    }

    func actions(target: AnyObject?, event: UIControl.Event) -> [Selector] {
        all.filter { $0.target === target && !$0.events.isDisjoint(with: event) }.compactMap(\.action)
    }
}
