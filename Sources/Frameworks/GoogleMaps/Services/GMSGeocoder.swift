import ObjectRuntime
import QuinceCoreLocation

public typealias GMSReverseGeocodeCallback = (GMSReverseGeocodeResponse?, (any Error)?) -> Void

public let kGMSGeocoderErrorDomain = "com.google.maps.GMSGeocoder"

public enum GMSGeocoderErrorCode: Int, Sendable { case invalidCoordinate = 1, internalError }

/// Asks for addresses of places. Without a network there are none: every question ends with the error of a connection that cannot be made.
open class GMSGeocoder: NSObject, @unchecked Sendable {
    open class func geocoder() -> Self { self.init() }

    public required override init() { super.init() }

    open func reverseGeocodeCoordinate(_ coordinate: CLLocationCoordinate2D, completionHandler handler: @escaping GMSReverseGeocodeCallback) {
        let error: any Error =
            CLLocationCoordinate2DIsValid(coordinate)
            ? URLError(.notConnectedToInternet) : NSError(domain: kGMSGeocoderErrorDomain, code: GMSGeocoderErrorCode.invalidCoordinate.rawValue)
        nonisolated(unsafe) let handler = handler
        ServiceReply.sendOnMain { handler(nil, error) }
    }

    open func reverseGeocodeCoordinate(_ coordinate: CLLocationCoordinate2D) async throws -> GMSReverseGeocodeResponse {
        try await withCheckedThrowingContinuation { continuation in
            reverseGeocodeCoordinate(coordinate) { response, error in
                if let response { continuation.resume(returning: response) } else { continuation.resume(throwing: error ?? URLError(.unknown)) }
            }
        }
    }
}

/// Addresses of a place.
open class GMSReverseGeocodeResponse: NSObject, NSCopying, @unchecked Sendable {
    private let addresses: [GMSAddress]

    init(_ addresses: [GMSAddress]) {
        self.addresses = addresses
        super.init()
    }

    open func firstResult() -> GMSAddress? { addresses.first }
    open func results() -> [GMSAddress]? { addresses }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An address of a place.
open class GMSAddress: NSObject, NSCopying, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let thoroughfare: String?
    public let locality: String?
    public let subLocality: String?
    public let administrativeArea: String?
    public let postalCode: String?
    public let country: String?
    public let lines: [String]?

    init(
        coordinate: CLLocationCoordinate2D, thoroughfare: String?, locality: String?, subLocality: String?, administrativeArea: String?, postalCode: String?,
        country: String?, lines: [String]?
    ) {
        (self.coordinate, self.thoroughfare, self.locality, self.subLocality) = (coordinate, thoroughfare, locality, subLocality)
        (self.administrativeArea, self.postalCode, self.country, self.lines) = (administrativeArea, postalCode, country, lines)
        super.init()
    }

    open func addressLine1() -> String? { lines?.first }
    open func addressLine2() -> String? { lines?.dropFirst().first }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
