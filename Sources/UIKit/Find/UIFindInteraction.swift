/// Finds and replaces in its view: a bar on top of the keyboard, or at the bottom of the window, asks for the words.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    open private(set) weak var view: UIView?
    open private(set) var activeFindSession: UIFindSession?
    /// The words that the bar begins with.
    open var searchText: String?
    open var replacementText: String?
    /// Makes the menu of the bar's options from the system's; nil for the system's alone.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    private var panel: FindPanelHost?

    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
    open func didMove(to view: UIView?) { self.view = view }

    open var isFindNavigatorVisible: Bool { panel != nil }

    /// Shows the bar, with a second line for replacing where that is asked for and possible.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if let panel { return panel.bar.setReplacing(showingReplace && activeFindSession?.supportsReplacement == true) }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        session.resultsDidChange = { [weak self] in self?.updateResultCount() }
        let host = FindPanelHost(replacing: showingReplace && session.supportsReplacement, search: searchText, replacement: replacementText)
        host.bar.onEvent = { [weak self] in self?.handle($0) }
        panel = host
        host.show(in: window)
        delegate?.findInteraction(self, didBegin: session)
        host.bar.begin()
        if searchText?.isEmpty == false { search() }
    }

    /// Ends the search: the bar goes, and nothing is highlighted any more.
    open func dismissFindNavigator() {
        guard let panel else { return }
        self.panel = nil
        panel.endEditing(true)
        panel.removeFromSuperview()
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        session.invalidateFoundResults()
        delegate?.findInteraction(self, didEnd: session)
    }

    open func findNext() { step(.forward) }
    open func findPrevious() { step(.backward) }

    /// Shows the session's count again.
    open func updateResultCount() {
        guard let session = activeFindSession else { return }
        panel?.bar.show(count: session.resultCount, current: session.highlightedResultIndex, session.searchResultDisplayStyle)
    }

    /// Command F finds, with Option it replaces; Command G goes on, with Shift back.
    func handle(_ key: KeyPress) -> Bool {
        guard key.modifiers.contains(.command) else { return false }
        switch key.characters.lowercased() {
        case "f": presentFindNavigator(showingReplace: key.modifiers.contains(.alternate))
        case "g" where isFindNavigatorVisible: if key.modifiers.contains(.shift) { findPrevious() } else { findNext() }
        default: return false
        }
        return true
    }

    private func step(_ direction: UITextStorageDirection) {
        activeFindSession?.highlightNextResult(in: direction)
        updateResultCount()
    }

    private func search() {
        activeFindSession?.performSearch(query: searchText ?? "", options: UITextSearchOptions())
        updateResultCount()
    }

    private func handle(_ event: FindBar.Event) {
        guard let bar = panel?.bar else { return }
        searchText = bar.searchText
        replacementText = bar.replacementText
        let (query, replacement): (String, String) = (bar.searchText, bar.replacementText)
        switch event {
        case .changed: search()
        case .next: findNext()
        case .previous: findPrevious()
        case .replace: activeFindSession?.performSingleReplacement(query: query, replacementString: replacement, options: UITextSearchOptions())
        case .replaceAll: activeFindSession?.replaceAll(searchQuery: query, replacementString: replacement, options: UITextSearchOptions())
        case .done: dismissFindNavigator()
        }
        updateResultCount()
    }
}

/// Gives the searches of a find interaction.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Nil keeps the bar from being shown.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        try? ObjCRuntime.invokeOptional("findInteraction:didBegin:", on: self, [interaction, session])
    }
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        try? ObjCRuntime.invokeOptional("findInteraction:didEnd:", on: self, [interaction, session])
    }
}

/// The delegate of a text view's own interaction.
final class TextViewFinder: NSObject, UIFindInteractionDelegate {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { TextViewFindSession($0) }
    }
}
