import ObjectRuntime
import QuinceCoreLocation

public enum GMSPlacesAutocompleteTypeFilter: Int, Sendable { case noFilter = 0, geocode, address, establishment, region, city }
public enum GMSAutocompleteBoundsMode: UInt, Sendable { case bias = 0, restrict }
public typealias GMSPlacesAutocompleteTypes = String

/// Places of a kind, of countries, near somewhere.
open class GMSAutocompleteFilter: NSObject, @unchecked Sendable {
    open var type = GMSPlacesAutocompleteTypeFilter.noFilter
    open var types: [String]?
    open var country: String?
    open var countries: [String]?
    open var origin: CLLocation?
    open var locationBias: (any GMSPlaceLocationBias)?
    open var locationRestriction: (any GMSPlaceLocationRestriction)?
    public override init() { super.init() }
}

/// A part of the world that places near it are better for.
public protocol GMSPlaceLocationBias: AnyObject {}
/// A part of the world that places have to be in.
public protocol GMSPlaceLocationRestriction: AnyObject {}

private final class Rectangle: GMSPlaceLocationBias, GMSPlaceLocationRestriction {
    let corners: [CLLocationCoordinate2D]
    init(_ corners: [CLLocationCoordinate2D]) { self.corners = corners }
}

public func GMSPlaceRectangularLocationOption(
    _ northEast: CLLocationCoordinate2D, _ southWest: CLLocationCoordinate2D
) -> any GMSPlaceLocationBias & GMSPlaceLocationRestriction {
    Rectangle([northEast, southWest])
}

/// Questions that belong to one search.
open class GMSAutocompleteSessionToken: NSObject, @unchecked Sendable {
    public override init() { super.init() }
}

/// A place that a text may stand for. None is ever given out.
open class GMSAutocompletePrediction: NSObject, @unchecked Sendable {
    open var attributedFullText: NSAttributedString { NSAttributedString(string: "") }
    open var attributedPrimaryText: NSAttributedString { NSAttributedString(string: "") }
    open var attributedSecondaryText: NSAttributedString? { nil }
    open var placeID: String { "" }
    open var types: [String] { [] }
    open var distanceMeters: NSNumber? { nil }
    override init() { super.init() }
}
