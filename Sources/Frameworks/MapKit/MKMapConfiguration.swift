import ObjectRuntime

/// How a map looks. Maps have one of its three kinds. There are no map data here, so that kinds differ by what they say only.
open class MKMapConfiguration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public enum ElevationStyle: Int, Sendable { case flat = 0, realistic }

    /// Default flat.
    open var elevationStyle = ElevationStyle.flat

    init(elevation: ElevationStyle) {
        super.init()
        elevationStyle = elevation
    }

    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        super.init()
        elevationStyle = ElevationStyle(rawValue: coder.decodeInteger(forKey: "elevationStyle")) ?? .flat
    }
    open func encode(with coder: NSCoder) { coder.encode(elevationStyle.rawValue, forKey: "elevationStyle") }
    open func copy(with zone: NSZone? = nil) -> Any { MKMapConfiguration(elevation: elevationStyle) }
}

/// A map of roads and names.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public enum EmphasisStyle: Int, Sendable { case `default` = 0, muted }

    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public convenience init() { self.init(elevationStyle: .flat, emphasisStyle: .default) }
    public convenience init(elevationStyle: ElevationStyle) { self.init(elevationStyle: elevationStyle, emphasisStyle: .default) }
    public convenience init(emphasisStyle: EmphasisStyle) { self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle) }
    public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        super.init(elevation: elevationStyle)
        self.emphasisStyle = emphasisStyle
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        emphasisStyle = EmphasisStyle(rawValue: coder.decodeInteger(forKey: "emphasisStyle")) ?? .default
        showsTraffic = coder.decodeBool(forKey: "showsTraffic")
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(emphasisStyle.rawValue, forKey: "emphasisStyle")
        coder.encode(showsTraffic, forKey: "showsTraffic")
    }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKStandardMapConfiguration(elevationStyle: elevationStyle, emphasisStyle: emphasisStyle)
        (copy.pointOfInterestFilter, copy.showsTraffic) = (pointOfInterestFilter, showsTraffic)
        return copy
    }
}

/// Pictures of the earth with roads and names over them.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public convenience init() { self.init(elevationStyle: .flat) }
    public init(elevationStyle: ElevationStyle) { super.init(elevation: elevationStyle) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showsTraffic = coder.decodeBool(forKey: "showsTraffic")
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(showsTraffic, forKey: "showsTraffic")
    }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKHybridMapConfiguration(elevationStyle: elevationStyle)
        (copy.pointOfInterestFilter, copy.showsTraffic) = (pointOfInterestFilter, showsTraffic)
        return copy
    }
}

/// Pictures of the earth.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public convenience init() { self.init(elevationStyle: .flat) }
    public init(elevationStyle: ElevationStyle) { super.init(elevation: elevationStyle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func copy(with zone: NSZone? = nil) -> Any { MKImageryMapConfiguration(elevationStyle: elevationStyle) }
}

/// Types of maps and configurations say the same in two ways.
enum MapKind {
    static func configuration(for type: MKMapType) -> MKMapConfiguration {
        switch type {
        case .standard: MKStandardMapConfiguration()
        case .mutedStandard: MKStandardMapConfiguration(emphasisStyle: .muted)
        case .satellite: MKImageryMapConfiguration()
        case .satelliteFlyover: MKImageryMapConfiguration(elevationStyle: .realistic)
        case .hybrid: MKHybridMapConfiguration()
        case .hybridFlyover: MKHybridMapConfiguration(elevationStyle: .realistic)
        }
    }

    static func type(of configuration: MKMapConfiguration) -> MKMapType {
        let isFlat = configuration.elevationStyle == .flat
        switch configuration {
        case is MKImageryMapConfiguration: return isFlat ? .satellite : .satelliteFlyover
        case is MKHybridMapConfiguration: return isFlat ? .hybrid : .hybridFlyover
        case let standard as MKStandardMapConfiguration: return standard.emphasisStyle == .muted ? .mutedStandard : .standard
        default: return .standard
        }
    }
}
