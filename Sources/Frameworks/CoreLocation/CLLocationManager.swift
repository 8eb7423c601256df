import ObjectRuntime

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0, restricted = 1, denied = 2, authorizedAlways = 3, authorizedWhenInUse = 4
    @available(iOS, deprecated: 8.0, renamed: "authorizedAlways") public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy = 0, reducedAccuracy = 1 }
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Tells an app where the device is.
///
/// The device is nowhere until a script gives it a place (``SimulatedPlace``). Without one the user declines when an app asks, and
/// whatever needs a location fails with `CLError.denied`; with one the user allows. Delegates are called on the main queue.
open class CLLocationManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// Metres the device must move before the next update. Default `kCLDistanceFilterNone`.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// Default `kCLLocationAccuracyBest`.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var activityType: CLActivityType = .other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation: CLDeviceOrientation = .portrait
    open private(set) var heading: CLHeading?
    open private(set) var monitoredRegions: Set<CLRegion> = []
    open private(set) var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> = []
    open var rangedRegions: Set<CLRegion> { [] }
    open var purpose: String?

    private let place: SimulatedPlace
    private var isUpdating = false
    private var watch: SimulatedPlace.Watch?

    public override init() {
        place = .shared
        super.init()
        begin()
    }

    package init(place: SimulatedPlace) {
        self.place = place
        super.init()
        begin()
    }

    private func begin() {
        // As since iOS 14: a new manager tells what is allowed.
        ServiceReply.send(on: .main) { [weak self] in self?.notifyAuthorization() }
        watch = place.watch { [weak self] in self?.placeChanged() }
    }

    // MARK: What is allowed

    open var authorizationStatus: CLAuthorizationStatus { place.authorization }
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    open var isAuthorizedForWidgetUpdates: Bool { false }
    open var location: CLLocation? { Self.isAllowed(place.authorization) ? place.location : nil }

    @available(iOS, deprecated: 14.0)
    open class func authorizationStatus() -> CLAuthorizationStatus { SimulatedPlace.shared.authorization }
    open class func locationServicesEnabled() -> Bool { true }
    /// False: there is no compass.
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass is CLCircularRegion.Type }
    /// False: there is no radio.
    open class func isRangingAvailable() -> Bool { false }
    open class func deferredLocationUpdatesAvailable() -> Bool { false }

    static func isAllowed(_ status: CLAuthorizationStatus) -> Bool { status == .authorizedAlways || status == .authorizedWhenInUse }

    open func requestWhenInUseAuthorization() { request(.authorizedWhenInUse, key: "NSLocationWhenInUseUsageDescription") }
    open func requestAlwaysAuthorization() { request(.authorizedAlways, key: "NSLocationAlwaysAndWhenInUseUsageDescription") }
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        ServiceReply.send(on: .main) { completion?(nil) }
    }

    /// Without the sentence in Info.plist nobody is asked, and a line says so, as on a device.
    private func request(_ wish: CLAuthorizationStatus, key: String) {
        guard place.authorization == .notDetermined else { return }
        guard
            UsageDescription.refusal(
                key, isApplication: Bundle.main.bundleURL.pathExtension == "app", info: Bundle.main.infoDictionary ?? [:]) == nil
        else {
            FileHandle.standardError.write(
                Data(
                    "This app has attempted to access privacy-sensitive data without a usage description. The app's Info.plist must contain an \(key) key.\n"
                        .utf8))
            return
        }
        ServiceReply.send(on: .main) { [place] in place.answer(wish) }
    }

    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}
    /// Fails: nothing is pushed to an app here.
    open func startMonitoringLocationPushes(completion: (@Sendable (Data?, (any Error)?) -> Void)? = nil) {
        ServiceReply.send(on: .main) { completion?(nil, CLError(.denied)) }
    }
    open func stopMonitoringLocationPushes() {}

    private func notifyAuthorization() {
        guard let delegate else { return }
        if (try? delegate.locationManagerDidChangeAuthorization(self)) == nil {
            try? delegate.locationManager(self, didChangeAuthorization: authorizationStatus)
        }
    }

    // MARK: Locations

    open func startUpdatingLocation() {
        isUpdating = true
        ServiceReply.send(on: .main) { [weak self] in self?.deliver() }
    }

    open func stopUpdatingLocation() { isUpdating = false }

    /// One location, or one error.
    open func requestLocation() { ServiceReply.send(on: .main) { [weak self] in self?.deliver() } }

    open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
    open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
    open func startMonitoringVisits() {}
    open func stopMonitoringVisits() {}
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    open func dismissHeadingCalibrationDisplay() {}
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {}
    open func disallowDeferredLocationUpdates() {}

    private func deliver() {
        switch place.authorization {
        case .notDetermined: break
        case .denied, .restricted: try? delegate?.locationManager(self, didFailWithError: CLError(.denied))
        case .authorizedAlways, .authorizedWhenInUse:
            if let location = place.location {
                try? delegate?.locationManager(self, didUpdateLocations: [location])
            } else {
                try? delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
            }
        }
    }

    private var told: CLAuthorizationStatus?

    private func placeChanged() {
        if told != authorizationStatus {
            told = authorizationStatus
            notifyAuthorization()
        }
        if isUpdating { deliver() }
        for region in monitoredRegions { notifyState(of: region) }
    }

    // MARK: Regions

    private var states: [String: CLRegionState] = [:]
    open var maximumRegionMonitoringDistance: CLLocationDistance { 2_000_000 }

    open func startMonitoring(for region: CLRegion) {
        monitoredRegions.insert(region)
        ServiceReply.send(on: .main) { [weak self] in
            guard let self else { return }
            guard Self.isMonitoringAvailable(for: type(of: region)) else {
                try? delegate?.locationManager(self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure))
                return
            }
            try? delegate?.locationManager(self, didStartMonitoringFor: region)
            states[region.identifier] = state(of: region)
        }
    }

    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }

    open func requestState(for region: CLRegion) {
        ServiceReply.send(on: .main) { [weak self] in
            guard let self else { return }
            try? delegate?.locationManager(self, didDetermineState: state(of: region), for: region)
        }
    }

    private func state(of region: CLRegion) -> CLRegionState {
        guard let circle = region as? CLCircularRegion, let location else { return .unknown }
        return circle.contains(location.coordinate) ? .inside : .outside
    }

    private func notifyState(of region: CLRegion) {
        let (before, now) = (states[region.identifier] ?? .unknown, state(of: region))
        states[region.identifier] = now
        guard before != now else { return }
        if now == .inside, region.notifyOnEntry { try? delegate?.locationManager(self, didEnterRegion: region) }
        if now == .outside, before == .inside, region.notifyOnExit { try? delegate?.locationManager(self, didExitRegion: region) }
    }

    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        rangedBeaconConstraints.insert(constraint)
        ServiceReply.send(on: .main) { [weak self] in
            guard let self else { return }
            try? delegate?.locationManager(self, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
        }
    }

    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { rangedBeaconConstraints.remove(constraint) }

    @available(iOS, deprecated: 13.0)
    open func startRangingBeacons(in region: CLBeaconRegion) {
        ServiceReply.send(on: .main) { [weak self] in
            guard let self else { return }
            try? delegate?.locationManager(self, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable))
        }
    }
    @available(iOS, deprecated: 13.0)
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
}

/// Hears where the device is. Every method is optional.
@preconcurrency public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) throws(Unimplemented)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) throws(Unimplemented)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) throws(Unimplemented) -> Bool
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) throws(Unimplemented)
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) throws(Unimplemented)
    func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error) throws(Unimplemented)
    func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
        throws(Unimplemented)
    func locationManager(_ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error) throws(Unimplemented)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) throws(Unimplemented)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) throws(Unimplemented)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) throws(Unimplemented)
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) throws(Unimplemented)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) throws(Unimplemented)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) throws(Unimplemented)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) throws(Unimplemented)
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) throws(Unimplemented)
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) throws(Unimplemented)
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) throws(Unimplemented)
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) throws(Unimplemented)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:didUpdateLocations:", on: self, [manager, locations])
    }
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:didUpdateHeading:", on: self, [manager, newHeading])
    }
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("locationManagerShouldDisplayHeadingCalibration:", on: self, [manager])
    }
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:didDetermineState:for:", on: self, [manager, state, region])
    }
    public func locationManager(
        _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:didRangeBeacons:in:", on: self, [manager, beacons, region])
    }
    public func locationManager(
        _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:rangingBeaconsDidFailFor:withError:", on: self, [manager, region, error])
    }
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:didRange:satisfying:", on: self, [manager, beacons, beaconConstraint])
    }
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:didFailRangingFor:error:", on: self, [manager, beaconConstraint, error])
    }
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:didEnterRegion:", on: self, [manager, region])
    }
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:didExitRegion:", on: self, [manager, region])
    }
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:didFailWithError:", on: self, [manager, error])
    }
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:monitoringDidFailFor:withError:", on: self, [manager, region, error])
    }
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:didChangeAuthorization:", on: self, [manager, status])
    }
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManagerDidChangeAuthorization:", on: self, [manager])
    }
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:didStartMonitoringFor:", on: self, [manager, region])
    }
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManagerDidPauseLocationUpdates:", on: self, [manager])
    }
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManagerDidResumeLocationUpdates:", on: self, [manager])
    }
    public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:didFinishDeferredUpdatesWithError:", on: self, [manager, error])
    }
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("locationManager:didVisit:", on: self, [manager, visit])
    }
}
