import QuinceCoreLocation
import UIKit

/// A place of interest.
open class MKMapItem: NSObject, NSSecureCoding, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// Whether it stands for wherever the user is.
    public private(set) var isCurrentLocation = false

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
        super.init()
    }
    public convenience override init() { self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }
    open class func forCurrentLocation() -> MKMapItem {
        let item = MKMapItem()
        item.isCurrentLocation = true
        return item
    }

    // MARK: Coding

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(placemark.coordinate.latitude, forKey: "latitude")
        coder.encode(placemark.coordinate.longitude, forKey: "longitude")
        coder.encode(isCurrentLocation, forKey: "isCurrentLocation")
        for (key, value) in [("name", name), ("phoneNumber", phoneNumber), ("url", url?.absoluteString), ("category", pointOfInterestCategory?.rawValue)] {
            if let value { coder.encode(value as NSString, forKey: key) }
        }
    }
    public required convenience init?(coder: NSCoder) {
        let place = CLLocationCoordinate2D(latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        self.init(placemark: MKPlacemark(coordinate: place))
        isCurrentLocation = coder.decodeBool(forKey: "isCurrentLocation")
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" } }
        (name, phoneNumber, url) = (text("name"), text("phoneNumber"), text("url").flatMap { URL(string: $0) })
        pointOfInterestCategory = text("category").map { MKPointOfInterestCategory(rawValue: $0) }
    }

    // MARK: Maps

    /// False: there is no Maps to open.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { Self.openMaps(with: [self], launchOptions: launchOptions) }
    @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
    /// Calls back with false.
    @MainActor open func openInMaps(
        launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void = { _ in }
    ) {
        Self.openMaps(with: [self], launchOptions: launchOptions, from: scene, completionHandler: completionHandler)
    }
    @MainActor open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void = { _ in }
    ) {
        let isOpen = openMaps(with: mapItems, launchOptions: launchOptions)
        ServiceReply.sendInSession { completionHandler(isOpen) }
    }
}

/// The type of map items among those of items that are dragged.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"

public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
