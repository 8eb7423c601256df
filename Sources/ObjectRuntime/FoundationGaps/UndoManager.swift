import Foundation

/// Records how to take back what the user did, in groups that are undone and redone as one.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Action {
        /// Not kept alive, as on Apple's systems.
        weak var target: AnyObject?
        let perform: () -> Void
    }

    private final class Group {
        var actions: [Action] = []
        var name = ""
        var isDiscardable = false
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    /// The open groups, the outermost first.
    private var openGroups: [Group] = []
    private var disableCount = 0
    private var isEventGroupOpen = false

    public override init() {
        super.init()
    }

    // MARK: Settings

    /// Whether a group is opened at the first registration of a run-loop turn and closed at its end. True to begin with.
    open var groupsByEvent = true

    /// How many groups are kept; 0 keeps all.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }
    open var groupingLevel: Int { openGroups.count }

    open func disableUndoRegistration() {
        disableCount += 1
    }

    open func enableUndoRegistration() {
        precondition(disableCount > 0, "enableUndoRegistration without a matching disableUndoRegistration")
        disableCount -= 1
    }

    // MARK: Groups

    open func beginUndoGrouping() {
        openEventGroupIfNeeded()
        post(.NSUndoManagerCheckpoint)
        openGroups.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    open func endUndoGrouping() {
        precondition(!openGroups.isEmpty, "endUndoGrouping called with no matching begin")
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        close()
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func close() {
        let group = openGroups.removeLast()
        if openGroups.isEmpty { isEventGroupOpen = false }
        guard !group.actions.isEmpty else { return }
        if let parent = openGroups.last {
            parent.actions += group.actions
            if parent.name.isEmpty { parent.name = group.name }
        } else if isUndoing {
            redoStack.append(group)
        } else {
            undoStack.append(group)
            trim()
        }
    }

    private func openEventGroupIfNeeded() {
        guard groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing else { return }
        isEventGroupOpen = true
        openGroups.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
        RunLoop.current.perform { [weak self] in self?.closeEventGroup() }
    }

    private func closeEventGroup() {
        while isEventGroupOpen, !openGroups.isEmpty { endUndoGrouping() }
    }

    private func trim() {
        if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
    }

    // MARK: Registering

    /// Records that `handler`, called with `target`, takes back what is done now. While undoing, it is what redoes it.
    public func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) {
        register(target) { [weak target] in
            if let target { handler(target) }
        }
    }

    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let target = target as AnyObject
        register(target) { [weak target] in
            if let target { ObjCRuntime.send(selector, to: target, [anObject]) }
        }
    }

    private func register(_ target: AnyObject, _ perform: @escaping () -> Void) {
        guard isUndoRegistrationEnabled else { return }
        openEventGroupIfNeeded()
        precondition(!openGroups.isEmpty, "must begin a group before registering undo")
        openGroups[openGroups.count - 1].actions.append(Action(target: target, perform: perform))
        if !isUndoing, !isRedoing { redoStack = [] }
    }

    open func removeAllActions() {
        undoStack = []
        redoStack = []
        for group in openGroups { group.actions = [] }
    }

    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + openGroups { group.actions.removeAll { $0.target === target } }
        undoStack.removeAll { $0.actions.isEmpty }
        redoStack.removeAll { $0.actions.isEmpty }
    }

    // MARK: Undoing

    open var canUndo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty }
    }

    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    /// Closes the group of the current event and undoes the last one.
    open func undo() {
        closeEventGroup()
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        guard let group = undoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        replay(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    open func redo() {
        closeEventGroup()
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        replay(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Runs a group backwards; what it registers becomes a group of its own, for the other direction.
    private func replay(_ group: Group) {
        let counterpart = Group()
        counterpart.name = group.name
        counterpart.isDiscardable = group.isDiscardable
        openGroups.append(counterpart)
        for action in group.actions.reversed() { action.perform() }
        close()
    }

    // MARK: Names

    open func setActionName(_ actionName: String) {
        if let group = openGroups.first { group.name = actionName } else { undoStack.last?.name = actionName }
    }

    open func setActionIsDiscardable(_ discardable: Bool) {
        if let group = openGroups.first { group.isDiscardable = discardable } else { undoStack.last?.isDiscardable = discardable }
    }

    open var undoActionName: String {
        openGroups.first.flatMap { $0.actions.isEmpty ? nil : $0.name } ?? undoStack.last?.name ?? ""
    }

    open var redoActionName: String { redoStack.last?.name ?? "" }
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: canUndo ? undoActionName : "") }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: canRedo ? redoActionName : "") }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension NSNotification.Name {
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
