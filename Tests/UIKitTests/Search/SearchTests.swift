import AppSession
import Testing
@testable import UIKit

/// Searching as a user does it.
@MainActor @Suite struct SearchTests {
    final class Log: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
        var lines: [String] = []
        func updateSearchResults(for searchController: UISearchController) { lines.append("update \(searchController.searchBar.text ?? "nil")") }
        func willPresentSearchController(_ searchController: UISearchController) { lines.append("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { lines.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { lines.append("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { lines.append("didDismiss") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { lines.append("scope \(selectedScope)") }
    }

    final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func stage(
        _ environment: WindowEnvironment = SessionEnvironment.standard, results: UIViewController? = nil, large: Bool = true
    ) -> (TouchStage, UINavigationController, UISearchController, Log, Rows) {
        let stage = TouchStage(environment)
        let rows = Rows(style: .plain)
        rows.title = "Contacts"
        let navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.prefersLargeTitles = large
        let search = UISearchController(searchResultsController: results)
        let log = Log()
        search.searchResultsUpdater = log
        search.delegate = log
        search.searchBar.delegate = log
        rows.navigationItem.searchController = search
        stage.window.rootViewController = navigation
        stage.wait(0.1)
        return (stage, navigation, search, log, rows)
    }

    private func tapField(_ stage: TouchStage, _ search: UISearchController) {
        let field = search.searchBar.searchTextField
        let place: CGPoint = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
        stage.tap(place.x, place.y)
        stage.wait(0.5)
    }

    private func tapCancel(_ stage: TouchStage, _ search: UISearchController) throws {
        let button = try #require(search.searchBar.subviews.compactMap { $0 as? UIButton }.first)
        let place: CGPoint = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.tap(place.x, place.y)
        stage.wait(0.5)
    }

    @Test("a search begins with a tap on its field, follows what is typed and ends with Cancel")
    func walk() throws {
        let results = UIViewController()
        let (stage, navigation, search, log, _) = stage(results: results)
        defer { stage.close() }
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44 + 52 + 52))
        #expect(search.searchBar.convert(search.searchBar.bounds, to: nil) == CGRect(x: 16, y: 156, width: 361, height: 36))
        tapField(stage, search)
        #expect(search.isActive && search.searchBar.isFirstResponder && search.searchBar.showsCancelButton)
        #expect(navigation.navigationBar.frame.height == 52)
        #expect(log.lines == ["willPresent", "update ", "didPresent"])
        #expect(results.viewIfLoaded?.window == nil)
        log.lines = []
        stage.press("a")
        stage.press("n")
        #expect(log.lines == ["update a", "update an"])
        #expect(results.view.window != nil && results.view.safeAreaInsets.top == 59 + 52)
        log.lines = []
        stage.press("\r")
        #expect(log.lines == ["search"] && !search.searchBar.isFirstResponder && search.isActive)
        log.lines = []
        try tapCancel(stage, search)
        #expect(log.lines.first == "cancel" && log.lines.contains("willDismiss") && log.lines.last == "didDismiss")
        #expect(!search.isActive && search.searchBar.text == "" && results.view.window == nil && search.viewIfLoaded?.window == nil)
        #expect(navigation.navigationBar.frame.height == 148 && !search.searchBar.showsCancelButton)
    }

    @Test("without results of its own the screen is dimmed; a tap there ends the search")
    func dim() {
        let (stage, _, search, log, rows) = stage()
        defer { stage.close() }
        tapField(stage, search)
        #expect(search.view.window != nil && search.view.isUserInteractionEnabled)
        stage.tap(200, 500)
        stage.wait(0.5)
        #expect(!search.isActive && log.lines.last == "didDismiss")
        search.obscuresBackgroundDuringPresentation = false
        tapField(stage, search)
        stage.tap(200, 500)
        stage.wait(0.5)
        #expect(search.isActive && rows.tableView.indexPathForSelectedRow != nil)
    }

    @Test("scrolled content pushes the search bar away before the large title, and rests at whole ones")
    func scrolling() {
        let (stage, navigation, search, _, rows) = stage()
        defer { stage.close() }
        let top: CGFloat = rows.tableView.contentOffset.y
        #expect(abs(top + 59 + 148) < 0.001)
        rows.tableView.contentOffset.y = top + 30
        stage.wait(0.1)
        #expect(navigation.navigationBar.frame.height == 118 && search.searchBar.bounds.height == 6)
        rows.tableView.contentOffset.y = top + 300
        stage.wait(0.1)
        #expect(navigation.navigationBar.frame.height == 44 && search.searchBar.alpha == 0)
        rows.tableView.contentOffset.y = top
        stage.wait(0.1)
        stage.down(200, 600)
        stage.move(200, 570)
        stage.wait(0.3)
        stage.up()
        stage.wait(1)
        #expect(abs(rows.tableView.contentOffset.y - top) < 0.5)
        rows.navigationItem.hidesSearchBarWhenScrolling = false
        rows.tableView.contentOffset.y = top + 300
        stage.wait(0.1)
        #expect(navigation.navigationBar.frame.height == 44 + 52 && search.searchBar.alpha == 1)
    }

    @Test("on a wide pad the search stands beside the buttons, in a compact window below the title")
    func placement() {
        let (stage, navigation, search, _, rows) = stage(.pad(), large: false)
        defer { stage.close() }
        #expect(rows.navigationItem.searchBarPlacement == .inline)
        #expect(navigation.navigationBar.frame.height == 50)
        #expect(search.searchBar.frame.maxX == 814 && search.searchBar.frame.width == 320 && search.searchBar.frame.midY == 25)
        tapField(stage, search)
        #expect(search.isActive && navigation.navigationBar.frame.height == 50)
        search.isActive = false
        stage.wait(0.5)
        stage.change(to: .pad(width: 375, compact: true))
        #expect(navigation.navigationBar.frame.height == 102)
    }

    @Test("scopes appear with the search and can be chosen")
    func scopes() {
        let (stage, navigation, search, log, _) = stage()
        defer { stage.close() }
        search.searchBar.scopeButtonTitles = ["All", "Names"]
        #expect(navigation.navigationBar.frame.height == 148)
        tapField(stage, search)
        #expect(search.searchBar.showsScopeBar && navigation.navigationBar.frame.height == 52 + 46)
        stage.tap(300, 59 + 52 + 20)
        stage.wait(0.3)
        #expect(log.lines.contains("scope 1") && search.searchBar.selectedScopeButtonIndex == 1)
    }

    @Test("tokens stand before the text and are deleted after it")
    func tokens() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        let plain: CGFloat = field.textRect(forBounds: field.bounds).minX
        field.insertToken(UISearchToken(icon: nil, text: "Unread"), at: 0)
        field.text = "a"
        #expect(field.textRect(forBounds: field.bounds).minX > plain + 40)
        field.deleteBackward()
        #expect(field.tokens.count == 1)
        field.text = ""
        field.deleteBackward()
        #expect(field.tokens.isEmpty)
    }

    @Test("a bar of its own asks its delegate")
    func bar() {
        final class Strict: NSObject, UISearchBarDelegate {
            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { false }
        }
        let stage = TouchStage()
        defer { stage.close() }
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
        let strict = Strict()
        stage.view.addSubview(bar)
        stage.wait(0.1)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
        bar.delegate = strict
        stage.tap(200, 128)
        #expect(!bar.isFirstResponder)
        bar.delegate = nil
        stage.wait(0.5)
        stage.tap(200, 128)
        #expect(bar.isFirstResponder)
        bar.setShowsCancelButton(true, animated: true)
        stage.wait(0.5)
        #expect(bar.searchTextField.frame.width < 330)
    }

    @Test("a bar's keyboard is its field's")
    func keyboard() {
        let bar = UISearchBar()
        bar.autocapitalizationType = .words
        bar.returnKeyType = .go
        bar.keyboardType = .numberPad
        bar.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 20;")
        #expect(bar.searchTextField.autocapitalizationType == .words && bar.searchTextField.returnKeyType == .go)
        #expect(bar.searchTextField.keyboardType == .numberPad)
        #expect(bar.searchTextField.passwordRules == UITextInputPasswordRules(descriptor: "minlength: 20;"))
        let traits: any UITextInputTraits = bar
        #expect(traits.returnKeyType == .go)
    }

    private final class Suggesting: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var log: [String] = []
        func updateSearchResults(for searchController: UISearchController) {}
        func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
            log.append("\(searchSuggestion.localizedSuggestion ?? "") \(searchSuggestion.representedObject ?? "")")
        }
        func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement) {
            log.append("will \(newPlacement)")
        }
        func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement) {
            log.append("did \(previousPlacement)")
        }
    }

    private func lists(in view: UIView) -> [SearchSuggestionsView] {
        view.subviews.flatMap { [$0 as? SearchSuggestionsView].compactMap { $0 } + lists(in: $0) }
    }

    @Test("suggestions cover the screen below the bar; the one that is chosen goes to the updater", arguments: [false, true])
    func suggestions(ignores: Bool) throws {
        let (stage, _, search, _, _) = stage()
        defer { stage.close() }
        let log = Suggesting()
        search.searchResultsUpdater = log
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = ignores
        let red = UISearchSuggestionItem(localizedSuggestion: "Red")
        red.representedObject = 7
        search.searchSuggestions = [red, UISearchSuggestionItem(localizedSuggestion: "Green")]
        #expect(lists(in: stage.window).isEmpty)
        tapField(stage, search)
        if ignores {
            #expect(lists(in: stage.window).isEmpty)
            return
        }
        let list = try #require(lists(in: stage.window).first)
        #expect(list.suggestions.count == 2)
        stage.wait(0.2)
        stage.tap(200, 59 + 52 + 22)
        stage.wait(0.3)
        #expect(log.log == ["Red 7"] && lists(in: stage.window).isEmpty)
    }

    @Test("beside the buttons, suggestions stand on a card below the field; the delegate hears of another place of the bar")
    func suggestionsBesideButtons() throws {
        let (stage, _, search, _, _) = stage(.padLandscape)
        defer { stage.close() }
        let log = Suggesting()
        search.searchResultsUpdater = log
        search.delegate = log
        #expect(search.searchBarPlacement == .inline)
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Red")]
        tapField(stage, search)
        let card = try #require(lists(in: stage.window).first)
        let field: CGRect = search.searchBar.searchTextField.convert(search.searchBar.searchTextField.bounds, to: nil)
        #expect(card.frame.minY == field.maxY + 8 && card.frame.height == 44)
        search.isActive = false
        stage.wait(0.5)
        #expect(lists(in: stage.window).isEmpty)
        stage.change(to: .padSlideOver)
        #expect(search.searchBarPlacement == .stacked)
        #expect(log.log == ["will stacked", "did inline"])
    }

    private final class Display: NSObject, UISearchDisplayDelegate, UITableViewDataSource {
        var log: [String] = []
        func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) { log.append("begin") }
        func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) { log.append("end") }
        func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?) -> Bool {
            log.append(searchString ?? "")
            return true
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    @Test("a search of before iOS 8 lays its table of results over the content while there are words")
    func display() {
        let stage = TouchStage()
        defer { stage.close() }
        let screen = UIViewController()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
        screen.view.addSubview(bar)
        stage.window.rootViewController = screen
        let display = UISearchDisplayController(searchBar: bar, contentsController: screen)
        let log = Display()
        display.delegate = log
        display.searchResultsDataSource = log
        #expect(screen.searchDisplayController === display)
        stage.wait(0.1)
        stage.tap(150, 128)
        stage.wait(0.5)
        #expect(display.isActive && bar.showsCancelButton && display.searchResultsTableView.superview == nil)
        stage.press("a")
        #expect(display.searchResultsTableView.superview === screen.view && display.searchResultsTableView.frame.minY == 156)
        #expect(display.searchResultsTableView.numberOfRows(inSection: 0) == 3)
        display.setActive(false, animated: false)
        #expect(log.log == ["begin", "a", "end"] && bar.text == "" && display.searchResultsTableView.superview == nil)
    }
}
