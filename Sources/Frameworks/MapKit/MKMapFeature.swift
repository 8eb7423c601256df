import QuinceCoreLocation
import UIKit

/// Which of a map's own features its user selects. There are no map data here, so that there is none to be selected.
public struct MKMapFeatureOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1 << 0)
    public static let territories = MKMapFeatureOptions(rawValue: 1 << 1)
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 1 << 2)
}

/// The sign of a feature of a map.
@preconcurrency @MainActor open class MKIconStyle: NSObject {
    public let backgroundColor: UIColor
    public let image: UIImage
    init(backgroundColor: UIColor, image: UIImage) { (self.backgroundColor, self.image) = (backgroundColor, image) }
}

/// A feature of a map that its user has selected.
@preconcurrency @MainActor open class MKMapFeatureAnnotation: NSObject, MKAnnotation {
    public enum FeatureType: Int, Sendable { case pointOfInterest = 0, territory, physicalFeature }

    public let coordinate: CLLocationCoordinate2D
    public let title: String?
    public let subtitle: String?
    public let featureType: FeatureType
    public let iconStyle: MKIconStyle?
    public let pointOfInterestCategory: MKPointOfInterestCategory?
    init(coordinate: CLLocationCoordinate2D, title: String?, type: FeatureType, category: MKPointOfInterestCategory?) {
        (self.coordinate, self.title, subtitle, featureType) = (coordinate, title, nil, type)
        (iconStyle, pointOfInterestCategory) = (nil, category)
    }
}

/// Asks a service that is not reached from here what a feature is: `MKError.serverFailure`.
@preconcurrency @MainActor open class MKMapItemRequest: NSObject {
    public let mapFeatureAnnotation: MKMapFeatureAnnotation
    open private(set) var isCancelled = false
    open private(set) var isLoading = false
    public init(mapFeatureAnnotation: MKMapFeatureAnnotation) { self.mapFeatureAnnotation = mapFeatureAnnotation }

    open func getMapItem(completionHandler: @escaping @MainActor @Sendable (MKMapItem?, (any Error)?) -> Void) {
        isLoading = true
        ServiceReply.sendInSession { [self] in
            guard !isCancelled else { return }
            isLoading = false
            completionHandler(nil, MKError(.serverFailure))
        }
    }
    open var mapItem: MKMapItem {
        get async throws { throw MKError(.serverFailure) }
    }
    open func cancel() { (isCancelled, isLoading) = (true, false) }
}
