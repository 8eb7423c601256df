import QuinceContacts
import QuinceCoreLocation
import UIKit

public let MKErrorDomain = "MKErrorDomain"
/// Why a map's service did not answer.
public struct MKError: CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable { case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }
}

extension MKError.Code {
    /// For `catch MKError.serverFailure`.
    public static func ~= (code: MKError.Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
}

/// A place with its address.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    open var countryCode: String? { isoCountryCode }
    open var title: String? { [thoroughfare, locality].compactMap { $0 }.joined(separator: ", ") }
    open var subtitle: String? { nil }

    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            address: (addressDictionary ?? [:]).compactMapValues { $0 as? String })
    }
    public init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), address: postalAddress.placemarkParts)
    }
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }
    public convenience init() { self.init(coordinate: CLLocationCoordinate2D()) }
    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        super.init(placemark: placemark)
    }
}

extension MKPlacemark: MKAnnotation {}

/// Searches a service that is not reached from here: `MKError.serverFailure`.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
    public typealias CompletionHandler = @MainActor @Sendable (Response?, (any Error)?) -> Void
    @preconcurrency @MainActor open class Request: NSObject, NSCopying {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        nonisolated public override init() { super.init() }
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated { () -> Request in
                let copy = Request()
                (copy.naturalLanguageQuery, copy.region) = (naturalLanguageQuery, region)
                (copy.pointOfInterestFilter, copy.resultTypes) = (pointOfInterestFilter, resultTypes)
                return copy
            }
        }
    }
    public struct ResultType: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1 << 0)
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    }
    @preconcurrency @MainActor open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    open private(set) var isSearching = false
    public init(request: Request) {}
    public init(request: MKLocalPointsOfInterestRequest) {}
    open func start(completionHandler: @escaping CompletionHandler) {
        isSearching = true
        ServiceReply.sendInSession { [self] in
            guard isSearching else { return }
            isSearching = false
            completionHandler(nil, MKError(.serverFailure))
        }
    }
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func cancel() { isSearching = false }
}

/// Which lines complete what the user types, before there were types of results.
@available(iOS, deprecated: 13.0)
public enum MKSearchCompletionFilterType: Int, Sendable { case locationsAndQueries = 0, locationsOnly }

/// A line that completes what the user has typed.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    public let title: String
    public let subtitle: String
    init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
    /// The ranges of the title that match the words typed.
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Completes what the user types by a service that is not reached from here: each query ends with `MKError.serverFailure`.
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
    public struct ResultType: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1 << 0)
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        public static let query = ResultType(rawValue: 1 << 2)
    }

    nonisolated public override init() { super.init() }
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The same as `resultTypes`, with or without queries.
    @available(iOS, deprecated: 13.0, renamed: "resultTypes")
    open var filterType: MKSearchCompletionFilterType {
        get { resultTypes.contains(.query) ? .locationsAndQueries : .locationsOnly }
        set { resultTypes = newValue == .locationsOnly ? [.address, .pointOfInterest] : [.address, .pointOfInterest, .query] }
    }
    open var results: [MKLocalSearchCompletion] { [] }
    open private(set) var isSearching = false
    open var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty else { return }
            isSearching = true
            ServiceReply.sendInSession { [self] in
                guard isSearching else { return }
                isSearching = false
                delegate?.completer(self, didFailWithError: MKError(.serverFailure))
            }
        }
    }
    open func cancel() { isSearching = false }
}

@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        _ = try? ObjCRuntime.invokeOptional("completerDidUpdateResults:", on: self, [completer])
    }
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        _ = try? ObjCRuntime.invokeOptional("completer:didFailWithError:", on: self, [completer, error])
    }
}

extension MKLocalSearch.Request {
    public convenience init(completion: MKLocalSearchCompletion) {
        self.init()
        naturalLanguageQuery = completion.title
    }
}

/// Which places of interest a map names.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
    private let named: Set<MKPointOfInterestCategory>
    private let includesNamed: Bool

    /// Lets these categories through and no other.
    public init(including categories: [MKPointOfInterestCategory]) {
        named = Set(categories)
        includesNamed = true
    }

    /// Lets all categories through but these.
    public init(excluding categories: [MKPointOfInterestCategory]) {
        named = Set(categories)
        includesNamed = false
    }

    open func includes(_ category: MKPointOfInterestCategory) -> Bool { named.contains(category) == includesNamed }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
    public static let amusementPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryAmusementPark")
    public static let aquarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryAquarium")
    public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryATM")
    public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
    public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
    public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
    public static let brewery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBrewery")
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
    public static let campground = MKPointOfInterestCategory(rawValue: "MKPOICategoryCampground")
    public static let carRental = MKPointOfInterestCategory(rawValue: "MKPOICategoryCarRental")
    public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPOICategoryEVCharger")
    public static let fireStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryFireStation")
    public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryFitnessCenter")
    public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
    public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
    public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
    public static let laundry = MKPointOfInterestCategory(rawValue: "MKPOICategoryLaundry")
    public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
    public static let marina = MKPointOfInterestCategory(rawValue: "MKPOICategoryMarina")
    public static let movieTheater = MKPointOfInterestCategory(rawValue: "MKPOICategoryMovieTheater")
    public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
    public static let nationalPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalPark")
    public static let nightlife = MKPointOfInterestCategory(rawValue: "MKPOICategoryNightlife")
    public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
    public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
    public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
    public static let police = MKPointOfInterestCategory(rawValue: "MKPOICategoryPolice")
    public static let postOffice = MKPointOfInterestCategory(rawValue: "MKPOICategoryPostOffice")
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
    public static let restroom = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestroom")
    public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
    public static let stadium = MKPointOfInterestCategory(rawValue: "MKPOICategoryStadium")
    public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
    public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
    public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
    public static let winery = MKPointOfInterestCategory(rawValue: "MKPOICategoryWinery")
    public static let zoo = MKPointOfInterestCategory(rawValue: "MKPOICategoryZoo")
}
