import ObjectRuntime
import QuinceGoogleMaps
import UIKit

/// Hears of the place that was chosen, or why none was.
@preconcurrency @MainActor public protocol GMSAutocompleteViewControllerDelegate: NSObjectProtocol {
    /// Never called: there are no places to choose.
    func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace)
    func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error)
    func wasCancelled(_ viewController: GMSAutocompleteViewController)
    func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController)
    func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController)
}

extension GMSAutocompleteViewControllerDelegate {
    public func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {}
    public func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {}
}

/// A field to look for a place in. Whatever is looked for is not found, since there is no network; it can be left.
@preconcurrency @MainActor open class GMSAutocompleteViewController: UIViewController, UISearchBarDelegate {
    open weak var delegate: (any GMSAutocompleteViewControllerDelegate)?
    open var autocompleteFilter: GMSAutocompleteFilter?
    open var autocompleteBounds: GMSCoordinateBounds?
    open var autocompleteBoundsMode = GMSAutocompleteBoundsMode.bias
    open var placeFields: GMSPlaceField = .all
    open var tintColor: UIColor?
    open var primaryTextColor: UIColor = .label
    open var primaryTextHighlightColor: UIColor = .label
    open var secondaryTextColor: UIColor = .secondaryLabel
    open var tableCellBackgroundColor: UIColor = .systemBackground { didSet { viewIfLoaded?.backgroundColor = tableCellBackgroundColor } }
    open var tableCellSeparatorColor: UIColor = .separator
    private let bar = UISearchBar()
    private let page = ServicePageView(symbol: "magnifyingglass")

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = tableCellBackgroundColor
        bar.delegate = self
        bar.showsCancelButton = true
        bar.placeholder = SystemText.localized("Search")
        if let tintColor { bar.tintColor = tintColor }
        for part in [page, bar] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        page.isHidden = true
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), page.topAnchor.constraint(equalTo: bar.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: view.leadingAnchor), page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        bar.becomeFirstResponder()
    }

    open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        page.isHidden = searchText.isEmpty
        guard !searchText.isEmpty else { return }
        let failure: NSError = GMSPlacesClient.failure
        page.show(title: failure.localizedDescription, detail: "")
        delegate?.didRequestAutocompletePredictions(self)
        ServiceReply.sendInSession { [weak self] in
            guard let self else { return }
            delegate?.viewController(self, didFailAutocompleteWithError: failure)
        }
    }

    open func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        delegate?.wasCancelled(self)
    }
}

/// Hears of what is chosen among results.
@preconcurrency @MainActor public protocol GMSAutocompleteResultsViewControllerDelegate: NSObjectProtocol {
    func resultsController(_ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace)
    func resultsController(_ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: any Error)
    func didRequestAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController)
    func didUpdateAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController)
}

extension GMSAutocompleteResultsViewControllerDelegate {
    public func didRequestAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController) {}
    public func didUpdateAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController) {}
}

/// The results of a search controller. There are none.
@preconcurrency @MainActor open class GMSAutocompleteResultsViewController: UIViewController, UISearchResultsUpdating {
    open weak var delegate: (any GMSAutocompleteResultsViewControllerDelegate)?
    open var autocompleteFilter: GMSAutocompleteFilter?
    open var autocompleteBounds: GMSCoordinateBounds?
    open var autocompleteBoundsMode = GMSAutocompleteBoundsMode.bias
    open var placeFields: GMSPlaceField = .all
    open var tableCellBackgroundColor: UIColor = .systemBackground { didSet { viewIfLoaded?.backgroundColor = tableCellBackgroundColor } }
    open var primaryTextColor: UIColor = .label
    open var primaryTextHighlightColor: UIColor = .label
    open var secondaryTextColor: UIColor = .secondaryLabel
    open var tableCellSeparatorColor: UIColor = .separator
    open var tintColor: UIColor?
    private let page = ServicePageView(symbol: "magnifyingglass")

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = tableCellBackgroundColor
        page.frame = view.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.isHidden = true
        view.addSubview(page)
    }

    open func updateSearchResults(for searchController: UISearchController) {
        loadViewIfNeeded()
        let isEmpty: Bool = searchController.searchBar.text?.isEmpty ?? true
        page.isHidden = isEmpty
        guard !isEmpty else { return }
        let failure: NSError = GMSPlacesClient.failure
        page.show(title: failure.localizedDescription, detail: "")
        delegate?.didRequestAutocompletePredictions(forResultsController: self)
        ServiceReply.sendInSession { [weak self] in
            guard let self else { return }
            delegate?.resultsController(self, didFailAutocompleteWithError: failure)
        }
    }
}
