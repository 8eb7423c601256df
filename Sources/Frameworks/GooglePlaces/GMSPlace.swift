import ObjectRuntime
import QuinceCoreLocation
@_exported import QuinceGoogleMaps

public enum GMSPlacesPriceLevel: Int, Sendable { case unknown = -1, free = 0, cheap, medium, high, expensive }
public enum GMSPlaceOpenStatus: Int, Sendable { case unknown = 0, open, closed }
public enum GMSPlacesBusinessStatus: Int, Sendable { case unknown = 0, operational, closedTemporarily, closedPermanently }

/// The facts that a question about a place asks for.
public struct GMSPlaceField: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Versions differ in whether it may fail. It does not.
    public init!(rawValue: UInt) { self.init(rawValue: UInt64(rawValue)) }

    public static let name = GMSPlaceField(rawValue: UInt64(1) << 0)
    public static let placeID = GMSPlaceField(rawValue: UInt64(1) << 1)
    public static let plusCode = GMSPlaceField(rawValue: UInt64(1) << 2)
    public static let coordinate = GMSPlaceField(rawValue: UInt64(1) << 3)
    public static let openingHours = GMSPlaceField(rawValue: UInt64(1) << 4)
    public static let phoneNumber = GMSPlaceField(rawValue: UInt64(1) << 5)
    public static let formattedAddress = GMSPlaceField(rawValue: UInt64(1) << 6)
    public static let rating = GMSPlaceField(rawValue: UInt64(1) << 7)
    public static let priceLevel = GMSPlaceField(rawValue: UInt64(1) << 8)
    public static let types = GMSPlaceField(rawValue: UInt64(1) << 9)
    public static let website = GMSPlaceField(rawValue: UInt64(1) << 10)
    public static let viewport = GMSPlaceField(rawValue: UInt64(1) << 11)
    public static let addressComponents = GMSPlaceField(rawValue: UInt64(1) << 12)
    public static let photos = GMSPlaceField(rawValue: UInt64(1) << 13)
    public static let userRatingsTotal = GMSPlaceField(rawValue: UInt64(1) << 14)
    public static let utcOffsetMinutes = GMSPlaceField(rawValue: UInt64(1) << 15)
    public static let businessStatus = GMSPlaceField(rawValue: UInt64(1) << 16)
    public static let iconImageURL = GMSPlaceField(rawValue: UInt64(1) << 17)
    public static let iconBackgroundColor = GMSPlaceField(rawValue: UInt64(1) << 18)
    public static let all = GMSPlaceField(rawValue: UInt64.max)
}

/// A place that Google knows. Without a network none is ever given out.
open class GMSPlace: NSObject, @unchecked Sendable {
    open var name: String? { nil }
    open var placeID: String? { nil }
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var phoneNumber: String? { nil }
    open var formattedAddress: String? { nil }
    open var rating: Float { 0 }
    open var priceLevel: GMSPlacesPriceLevel { .unknown }
    open var types: [String]? { nil }
    open var website: URL? { nil }
    open var viewport: GMSCoordinateBounds? { nil }
    open var attributions: NSAttributedString? { nil }
    open var addressComponents: [GMSAddressComponent]? { nil }
    open var photos: [GMSPlacePhotoMetadata]? { nil }
    open var userRatingsTotal: UInt { 0 }
    open var utcOffsetMinutes: NSNumber? { nil }
    open var businessStatus: GMSPlacesBusinessStatus { .unknown }
    open var iconImageURL: URL? { nil }

    open func isOpen() -> GMSPlaceOpenStatus { .unknown }
    open func isOpen(at date: Date) -> GMSPlaceOpenStatus { .unknown }
    override init() { super.init() }
}

/// A part of a place's address.
open class GMSAddressComponent: NSObject, @unchecked Sendable {
    public let type: String
    public let types: [String]
    public let name: String
    public let shortName: String?

    init(types: [String], name: String, shortName: String?) {
        (type, self.types, self.name, self.shortName) = (types.first ?? "", types, name, shortName)
        super.init()
    }
}

/// A picture of a place. None is ever given out.
open class GMSPlacePhotoMetadata: NSObject, @unchecked Sendable {
    open var attributions: NSAttributedString? { nil }
    open var maxSize: CGSize { .zero }
    override init() { super.init() }
}

open class GMSPlacePhotoMetadataList: NSObject, @unchecked Sendable {
    public let results: [GMSPlacePhotoMetadata]

    init(_ results: [GMSPlacePhotoMetadata]) {
        self.results = results
        super.init()
    }
}

/// A place that the device may be at.
open class GMSPlaceLikelihood: NSObject, @unchecked Sendable {
    public let place: GMSPlace
    public let likelihood: Double

    public init(place: GMSPlace, likelihood: Double) {
        (self.place, self.likelihood) = (place, likelihood)
        super.init()
    }
}

open class GMSPlaceLikelihoodList: NSObject, @unchecked Sendable {
    open var likelihoods: [GMSPlaceLikelihood]
    open var attributions: NSAttributedString? { nil }

    init(_ likelihoods: [GMSPlaceLikelihood]) {
        self.likelihoods = likelihoods
        super.init()
    }
}
