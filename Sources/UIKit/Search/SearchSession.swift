/// One search from its beginning to its end: the search controller's view over the screen that is searched, and the bar's changes.
@MainActor final class SearchSession {
    private unowned let search: UISearchController
    private let host: UIViewController
    private let dimming = UIView()
    private var navigation: UINavigationController? { host as? UINavigationController }

    /// Who shows a search: the navigation controller of its item, or the controller in whose view the bar stands.
    static func host(of search: UISearchController) -> UIViewController? {
        if let navigation = search.item?.controller?.navigationController { return navigation }
        return search.searchBar.nearestController.map { $0.navigationController ?? $0 }
    }

    init(_ search: UISearchController, in host: UIViewController) {
        self.search = search
        self.host = host
    }

    func present(_ completion: @escaping () -> Void) {
        host.addChild(search)
        let view: UIView = search.view
        view.backgroundColor = nil
        view.isOpaque = false
        view.frame = host.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let navigation {
            host.view.insertSubview(view, belowSubview: navigation.bar)
        } else {
            host.view.addSubview(view)
        }
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.alpha = 0
        dimming.addGestureRecognizer(tap)
        tap.onAction = { [weak self] in self?.search.isActive = false }
        view.addSubview(dimming)
        search.didMove(toParent: host)
        view.layoutIfNeeded()
        animate(true) {
            self.layOutBar()
            self.layOut()
            self.update()
        } completion: {
            completion()
        }
    }

    private let tap = UITapGestureRecognizer()
    private var suggestions: SearchSuggestionsView?

    /// Puts the list of suggestions over results and dimming, or takes it away. Returns whether it is there.
    private func showSuggestions() -> Bool {
        guard !search.coveringSuggestions.isEmpty else {
            suggestions?.removeFromSuperview()
            suggestions = nil
            return false
        }
        let list: SearchSuggestionsView = suggestions ?? SearchSuggestionsView(isCard: false)
        suggestions = list
        list.suggestions = search.coveringSuggestions
        list.onChoice = { [weak self] in self?.search.choose($0) }
        list.frame = search.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        search.view.addSubview(list)
        return true
    }

    /// Shows the results or the dimming as the search has them now.
    func update() {
        let showsResults: Bool = search.showsResults
        let dims: Bool = search.obscuresBackgroundDuringPresentation && !showsResults
        dimming.alpha = dims ? 1 : 0
        defer { search.view.isUserInteractionEnabled = showSuggestions() || dims || showsResults }
        guard let results = search.searchResultsController else { return }
        if showsResults, results.parent !== search {
            search.addChild(results)
            results.view.frame = search.view.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            search.view.addSubview(results.view)
            results.didMove(toParent: search)
        } else if !showsResults, results.parent === search {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }

    /// The dimming begins below the bar.
    func layOut() {
        let view: UIView = search.view
        dimming.frame = view.bounds.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top))
    }

    func dismiss(animated: Bool, completion: @escaping () -> Void) {
        tap.isEnabled = false
        animate(animated) {
            self.layOutBar()
            self.search.viewIfLoaded?.alpha = 0
        } completion: {
            if let results = self.search.searchResultsController, results.parent === self.search {
                results.willMove(toParent: nil)
                results.view.removeFromSuperview()
                results.removeFromParent()
            }
            self.search.willMove(toParent: nil)
            self.search.view.removeFromSuperview()
            self.search.removeFromParent()
            self.search.view.alpha = 1
            self.dimming.removeFromSuperview()
            completion()
        }
    }

    private func layOutBar() {
        navigation?.bar.searchDidChange()
        navigation?.layOutBars()
        host.view.layoutIfNeeded()
    }

    private func animate(_ animated: Bool, _ change: @escaping () -> Void, completion: @escaping () -> Void) {
        guard animated, host.view.window != nil else {
            change()
            completion()
            return
        }
        UIView.animate(withDuration: 0.3, animations: change) { _ in completion() }
    }
}
