@testable import QuinceGooglePlaces
import Testing
@testable import UIKit

@Suite("GooglePlaces", .serialized) @MainActor
struct GooglePlacesTests {
    private final class Owner: NSObject, GMSAutocompleteViewControllerDelegate, GMSAutocompleteFetcherDelegate {
        var heard: [String] = []
        func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) { heard.append("place") }
        func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error) { heard.append("failed") }
        func wasCancelled(_ viewController: GMSAutocompleteViewController) { heard.append("cancelled") }
        func didAutocomplete(with predictions: [GMSAutocompletePrediction]) { heard.append("\(predictions.count) found") }
        func didFailAutocompleteWithError(_ error: any Error) { heard.append("fetch failed") }
    }

    @Test("Questions end with the error of a network that is not there")
    func questions() async {
        #expect(GMSPlacesClient.provideAPIKey("key"))
        let error: NSError? = await withCheckedContinuation { continuation in
            GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: "Paris", filter: GMSAutocompleteFilter(), sessionToken: nil) { found, error in
                continuation.resume(returning: found == nil ? error as NSError? : nil)
            }
        }
        #expect(error?.domain == kGMSPlacesErrorDomain && error?.code == GMSPlacesErrorCode.networkError.rawValue)
        let owner = Owner()
        let fetcher = GMSAutocompleteFetcher()
        fetcher.delegate = owner
        fetcher.sourceTextHasChanged("Par")
        fetcher.sourceTextHasChanged("")
        try? await Task.sleep(for: .milliseconds(50))
        #expect(owner.heard == ["fetch failed", "0 found"])
    }

    @Test("The search page finds nothing, says why, and can be left")
    func page() throws {
        let controller = GMSAutocompleteViewController()
        let owner = Owner()
        controller.delegate = owner
        let stage = try FrameworkStage(root: controller)
        defer { stage.close() }
        stage.session.advance(by: 0.5)
        try stage.play("type \"Pa\"\nwait 0.5\npicture places\ntap \"Cancel\"\nwait 0.5")
        #expect(owner.heard.contains("failed") && owner.heard.last == "cancelled")
    }
}
