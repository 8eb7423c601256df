extension UIWindowScene {
    /// How a scene would like to be shown.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        override init() { super.init() }

        /// Which way round the interface is to be turned on an iPhone or iPad.
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            /// Nil for no wish.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() {
                super.init()
            }

            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// How a scene is shown.
    @preconcurrency @MainActor open class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation
        init(_ interfaceOrientation: UIInterfaceOrientation) { self.interfaceOrientation = interfaceOrientation }
    }

    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Turns the interface to an orientation of the preferences that app and controllers allow. `errorHandler` hears where they allow none.
    public func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        requestedOrientations = nil
        let allowed: UIInterfaceOrientationMask = InterfaceOrientations.allowed(in: keyWindow ?? windows.first)
        guard !allowed.intersection(wanted).isEmpty else {
            guard let errorHandler else { return }
            return DeferredWork.shared.schedule(after: 0) { errorHandler(UISceneError(.geometryRequestDenied)) }
        }
        requestedOrientations = wanted
        UIApplication.shared.orientationsMayHaveChanged?()
    }

    /// Whether the scene has the screen to itself.
    public var isFullScreen: Bool { windowBounds.size == screen.bounds.size }
    /// Nil: iPhones and iPads take no wishes for the sizes of windows.
    public var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

/// The sizes that a scene's window may have on a Mac.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var allowsFullScreen = true

    override init() { super.init() }
}

extension UIWindowScene.Geometry: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
