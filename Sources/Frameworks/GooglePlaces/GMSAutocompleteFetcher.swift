import ObjectRuntime
import QuinceGoogleMaps
import UIKit

/// Hears of predictions for a text.
@preconcurrency @MainActor public protocol GMSAutocompleteFetcherDelegate: NSObjectProtocol {
    func didAutocomplete(with predictions: [GMSAutocompletePrediction])
    func didFailAutocompleteWithError(_ error: any Error)
}

/// Asks for predictions as a text changes. Without a network each question fails.
@preconcurrency @MainActor open class GMSAutocompleteFetcher: NSObject {
    open weak var delegate: (any GMSAutocompleteFetcherDelegate)?
    open var autocompleteFilter: GMSAutocompleteFilter?

    public init(filter: GMSAutocompleteFilter?) {
        autocompleteFilter = filter
        super.init()
    }

    public convenience override init() { self.init(filter: nil) }

    open var autocompleteBounds: GMSCoordinateBounds?
    open var autocompleteBoundsMode = GMSAutocompleteBoundsMode.bias

    public convenience init(bounds: GMSCoordinateBounds?, filter: GMSAutocompleteFilter?) {
        self.init(filter: filter)
        autocompleteBounds = bounds
    }

    open func provide(_ sessionToken: GMSAutocompleteSessionToken?) {}

    open func sourceTextHasChanged(_ text: String?) {
        ServiceReply.sendOnMain { [weak self] in
            // Nothing is asked for an empty text.
            if text?.isEmpty ?? true {
                self?.delegate?.didAutocomplete(with: [])
            } else {
                self?.delegate?.didFailAutocompleteWithError(GMSPlacesClient.failure)
            }
        }
    }
}
