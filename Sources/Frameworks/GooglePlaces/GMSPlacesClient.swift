import ObjectRuntime
import QuinceCoreLocation
import QuinceGoogleMaps
import UIKit

public typealias GMSPlaceResultCallback = (GMSPlace?, (any Error)?) -> Void
public typealias GMSAutocompletePredictionsCallback = ([GMSAutocompletePrediction]?, (any Error)?) -> Void
public typealias GMSPlaceLikelihoodListCallback = (GMSPlaceLikelihoodList?, (any Error)?) -> Void
public typealias GMSPlaceLikelihoodsCallback = ([GMSPlaceLikelihood]?, (any Error)?) -> Void
public typealias GMSPlacePhotoMetadataResultCallback = (GMSPlacePhotoMetadataList?, (any Error)?) -> Void
public typealias GMSPlacePhotoImageResultCallback = (UIImage?, (any Error)?) -> Void

public let kGMSPlacesErrorDomain = "com.google.places.ErrorDomain"

public enum GMSPlacesErrorCode: Int, Sendable {
    case networkError = -1, serverError = -2, internalError = -3, keyInvalid = -4, keyExpired = -5, usageLimitExceeded = -6
    case rateLimitExceeded = -7, deviceRateLimitExceeded = -8, accessNotConfigured = -9, incorrectBundleIdentifier = -10, locationError = -11
    case invalidRequest = -12
}

/// Asks for places. Without a network every question ends with `networkError`, a turn of the main queue after the call.
open class GMSPlacesClient: NSObject, @unchecked Sendable {
    override public init() { super.init() }

    open class func shared() -> GMSPlacesClient { AppServices.object { GMSPlacesClient() } }

    /// Takes a key, and answers true.
    @discardableResult
    open class func provideAPIKey(_ key: String) -> Bool { !key.isEmpty }
    open class func openSourceLicenseInfo() -> String { "" }
    open class func sdkVersion() -> String { "8.5.0" }

    static var failure: NSError {
        NSError(
            domain: kGMSPlacesErrorDomain, code: GMSPlacesErrorCode.networkError.rawValue,
            userInfo: [
                NSUnderlyingErrorKey: URLError(.notConnectedToInternet), NSLocalizedDescriptionKey: URLError(.notConnectedToInternet).localizedDescription,
            ])
    }

    private func fail<Value>(_ callback: @escaping (Value?, (any Error)?) -> Void) {
        nonisolated(unsafe) let callback = callback
        ServiceReply.sendOnMain { callback(nil, Self.failure) }
    }

    // MARK: Places

    open func lookUpPlaceID(_ placeID: String, callback: @escaping GMSPlaceResultCallback) { fail(callback) }
    open func fetchPlace(
        fromPlaceID placeID: String, placeFields: GMSPlaceField, sessionToken: GMSAutocompleteSessionToken?, callback: @escaping GMSPlaceResultCallback
    ) { fail(callback) }
    open func currentPlace(callback: @escaping GMSPlaceLikelihoodListCallback) { fail(callback) }
    open func findPlaceLikelihoodsFromCurrentLocation(withPlaceFields placeFields: GMSPlaceField, callback: @escaping GMSPlaceLikelihoodsCallback) {
        fail(callback)
    }
    open func findPlaceLikelihoodsFromUserLocation(withPlaceFields placeFields: GMSPlaceField, callback: @escaping GMSPlaceLikelihoodsCallback) {
        fail(callback)
    }

    // MARK: Predictions

    open func findAutocompletePredictions(
        fromQuery query: String, filter: GMSAutocompleteFilter?, sessionToken: GMSAutocompleteSessionToken?,
        callback: @escaping GMSAutocompletePredictionsCallback
    ) { fail(callback) }

    /// Of older versions.
    open func autocompleteQuery(
        _ query: String, bounds: GMSCoordinateBounds?, filter: GMSAutocompleteFilter?, callback: @escaping GMSAutocompletePredictionsCallback
    ) { fail(callback) }
    open func autocompleteQuery(
        _ query: String, bounds: GMSCoordinateBounds?, boundsMode: GMSAutocompleteBoundsMode, filter: GMSAutocompleteFilter?,
        callback: @escaping GMSAutocompletePredictionsCallback
    ) { fail(callback) }
    open func findAutocompletePredictions(
        fromQuery query: String, bounds: GMSCoordinateBounds?, boundsMode: GMSAutocompleteBoundsMode, filter: GMSAutocompleteFilter?,
        sessionToken: GMSAutocompleteSessionToken?, callback: @escaping GMSAutocompletePredictionsCallback
    ) { fail(callback) }

    // MARK: Pictures

    open func lookUpPhotos(forPlaceID placeID: String, callback: @escaping GMSPlacePhotoMetadataResultCallback) { fail(callback) }
    open func loadPlacePhoto(_ photoMetadata: GMSPlacePhotoMetadata, callback: @escaping GMSPlacePhotoImageResultCallback) { fail(callback) }
    open func loadPlacePhoto(
        _ photoMetadata: GMSPlacePhotoMetadata, constrainedTo maxSize: CGSize, scale: CGFloat, callback: @escaping GMSPlacePhotoImageResultCallback
    ) { fail(callback) }
}
