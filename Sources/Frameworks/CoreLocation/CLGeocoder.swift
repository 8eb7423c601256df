import ObjectRuntime

public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// The address of a place: names of countries, towns, streets.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    public let location: CLLocation?
    open var region: CLRegion? { nil }
    open var timeZone: TimeZone? { nil }
    public let name: String?
    public let thoroughfare: String?
    public let subThoroughfare: String?
    public let locality: String?
    public let subLocality: String?
    public let administrativeArea: String?
    public let subAdministrativeArea: String?
    public let postalCode: String?
    public let isoCountryCode: String?
    public let country: String?
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }
    @available(iOS, deprecated: 11.0)
    open var addressDictionary: [AnyHashable: Any]? { nil }

    /// A placemark without location and address.
    public convenience override init() { self.init(location: nil, address: [:]) }

    public init(placemark: CLPlacemark) {
        location = placemark.location
        name = placemark.name
        thoroughfare = placemark.thoroughfare
        subThoroughfare = placemark.subThoroughfare
        locality = placemark.locality
        subLocality = placemark.subLocality
        administrativeArea = placemark.administrativeArea
        subAdministrativeArea = placemark.subAdministrativeArea
        postalCode = placemark.postalCode
        isoCountryCode = placemark.isoCountryCode
        country = placemark.country
        super.init()
    }

    package init(location: CLLocation?, address: [String: String]) {
        self.location = location
        name = address["Name"]
        thoroughfare = address["Thoroughfare"] ?? address["Street"]
        subThoroughfare = address["SubThoroughfare"]
        locality = address["City"]
        subLocality = address["SubLocality"]
        administrativeArea = address["State"]
        subAdministrativeArea = address["SubAdministrativeArea"]
        postalCode = address["ZIP"]
        isoCountryCode = address["CountryCode"]
        country = address["Country"]
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Turns addresses into places and back. It needs a service that is not reached from here, so every question ends as it does on a
/// device without a network: `CLError.network`.
open class CLGeocoder: NSObject, @unchecked Sendable {
    open private(set) var isGeocoding = false
    private var pending: [UUID: CLGeocodeCompletionHandler] = [:]

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) { fail(completionHandler) }
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail(completionHandler)
    }
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) { fail(completionHandler) }
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail(completionHandler)
    }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail(completionHandler)
    }

    @available(iOS, deprecated: 11.0)
    open func geocodeAddressDictionary(_ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail(completionHandler)
    }
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Ends the request that runs with `CLError.geocodeCanceled`.
    open func cancelGeocode() {
        let handlers = pending.values
        pending = [:]
        isGeocoding = false
        for handler in handlers { ServiceReply.send(on: .main) { handler(nil, CLError(.geocodeCanceled)) } }
    }

    private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
        let key = UUID()
        isGeocoding = true
        pending[key] = handler
        ServiceReply.send(on: .main) { [weak self] in
            guard let self else { return handler(nil, CLError(.network)) }
            guard let waiting = pending.removeValue(forKey: key) else { return }
            isGeocoding = !pending.isEmpty
            waiting(nil, CLError(.network))
        }
    }
}
