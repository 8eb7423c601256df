/// A button on a map.
@preconcurrency @MainActor open class CPMapButton: NSObject {
    open var isEnabled = true
    open var isHidden = false
    open var image: UIImage?
    open var focusedImage: UIImage?
    private let handler: ((CPMapButton) -> Void)?
    public init(handler: ((CPMapButton) -> Void)? = nil) { self.handler = handler }
}

/// A way that can be chosen.
@preconcurrency @MainActor open class CPRouteChoice: NSObject {
    public let summaryVariants: [String]
    public let additionalInformationVariants: [String]?
    public let selectionSummaryVariants: [String]?
    open var userInfo: Any?
    public init(summaryVariants: [String], additionalInformationVariants: [String], selectionSummaryVariants: [String]) {
        self.summaryVariants = summaryVariants
        (self.additionalInformationVariants, self.selectionSummaryVariants) = (additionalInformationVariants, selectionSummaryVariants)
    }
}

@preconcurrency @MainActor open class CPTrip: NSObject {
    public let origin: MKMapItem
    public let destination: MKMapItem
    public let routeChoices: [CPRouteChoice]
    open var userInfo: Any?
    public init(origin: MKMapItem, destination: MKMapItem, routeChoices: [CPRouteChoice]) {
        (self.origin, self.destination, self.routeChoices) = (origin, destination, routeChoices)
    }
}

/// How far and how long it still is.
@preconcurrency @MainActor open class CPTravelEstimates: NSObject {
    public let distanceRemaining: Measurement<UnitLength>
    public let timeRemaining: TimeInterval
    public init(distanceRemaining distance: Measurement<UnitLength>, timeRemaining time: TimeInterval) {
        (distanceRemaining, timeRemaining) = (distance, time)
    }
}

/// A turn.
@preconcurrency @MainActor open class CPManeuver: NSObject {
    open var symbolImage: UIImage?
    open var instructionVariants: [String] = []
    open var attributedInstructionVariants: [NSAttributedString] = []
    open var initialTravelEstimates: CPTravelEstimates?
    open var junctionImage: UIImage?
    open var userInfo: Any?
}

@preconcurrency @MainActor open class CPNavigationAlert: NSObject {
    public let titleVariants: [String]
    public let subtitleVariants: [String]
    public let image: UIImage?
    public let primaryAction: CPAlertAction
    public let secondaryAction: CPAlertAction?
    /// Seconds.
    public let duration: TimeInterval
    public init(
        titleVariants: [String], subtitleVariants: [String]?, image: UIImage?, primaryAction: CPAlertAction, secondaryAction: CPAlertAction?,
        duration: TimeInterval
    ) {
        (self.titleVariants, self.subtitleVariants, self.image) = (titleVariants, subtitleVariants ?? [], image)
        (self.primaryAction, self.secondaryAction, self.duration) = (primaryAction, secondaryAction, duration)
    }
}

public enum CPTripPauseReason: UInt, Sendable { case arrived = 1, loading, locating, rerouting, proceedToRoute }
public enum CPTripEstimateStyle: UInt, Sendable { case light = 0, dark }
public enum CPTimeRemainingColor: UInt, Sendable { case `default` = 0, green, orange, red }

/// A trip that goes on.
@preconcurrency @MainActor open class CPNavigationSession: NSObject {
    public let trip: CPTrip
    open var upcomingManeuvers: [CPManeuver] = []
    init(trip: CPTrip) { self.trip = trip }
    open func pauseTrip(for reason: CPTripPauseReason, description: String?) {}
    open func finishTrip() {}
    open func cancelTrip() {}
    open func updateEstimates(_ estimates: CPTravelEstimates, for maneuver: CPManeuver) {}
}

/// A map of the app's own with buttons and the next turn.
@preconcurrency @MainActor open class CPMapTemplate: CPTemplate, CPBarButtonProviding {
    public struct PanDirection: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let left = PanDirection(rawValue: 1 << 0)
        public static let right = PanDirection(rawValue: 1 << 1)
        public static let up = PanDirection(rawValue: 1 << 2)
        public static let down = PanDirection(rawValue: 1 << 3)
    }
    open weak var mapDelegate: (any CPMapTemplateDelegate)?
    open var guidanceBackgroundColor: UIColor! = .black
    open var tripEstimateStyle: CPTripEstimateStyle = .dark
    open var mapButtons: [CPMapButton] = []
    open var automaticallyHidesNavigationBar = true
    open var hidesButtonsWithNavigationBar = true
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?
    open private(set) var isPanningInterfaceVisible = false
    open private(set) var currentNavigationAlert: CPNavigationAlert?
    open func showPanningInterface(animated: Bool) { isPanningInterfaceVisible = true }
    open func dismissPanningInterface(animated: Bool) { isPanningInterfaceVisible = false }
    open func startNavigationSession(for trip: CPTrip) -> CPNavigationSession { CPNavigationSession(trip: trip) }
    open func showTripPreviews(_ tripPreviews: [CPTrip], textConfiguration: CPTripPreviewTextConfiguration?) {}
    open func hideTripPreviews() {}
    open func update(_ estimates: CPTravelEstimates, for trip: CPTrip, with timeRemainingColor: CPTimeRemainingColor = .default) {}
    open func present(navigationAlert: CPNavigationAlert, animated: Bool) { currentNavigationAlert = navigationAlert }
    open func dismissNavigationAlert(animated: Bool, completion: @escaping (Bool) -> Void) {
        let wasShown: Bool = currentNavigationAlert != nil
        currentNavigationAlert = nil
        ServiceReply.sendOnMain { completion(wasShown) }
    }
}

@preconcurrency @MainActor open class CPTripPreviewTextConfiguration: NSObject {
    public let startButtonTitle: String?
    public let additionalRoutesButtonTitle: String?
    public let overviewButtonTitle: String?
    public init(startButtonTitle: String?, additionalRoutesButtonTitle: String?, overviewButtonTitle: String?) {
        (self.startButtonTitle, self.additionalRoutesButtonTitle, self.overviewButtonTitle) = (
            startButtonTitle, additionalRoutesButtonTitle, overviewButtonTitle
        )
    }
}

/// Hears of a map. Every method is optional.
@preconcurrency @MainActor public protocol CPMapTemplateDelegate: NSObjectProtocol {
    func mapTemplate(_ mapTemplate: CPMapTemplate, panWith direction: CPMapTemplate.PanDirection)
    func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate)
    func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate)
    func mapTemplate(_ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice)
    func mapTemplate(_ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice)
    func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate)
}
extension CPMapTemplateDelegate {
    // No map is shown: not called.
    public func mapTemplate(_ mapTemplate: CPMapTemplate, panWith direction: CPMapTemplate.PanDirection) {}
    public func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate) {}
    public func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate) {}
    public func mapTemplate(_ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice) {}
    public func mapTemplate(_ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice) {}
    public func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate) {}
}
