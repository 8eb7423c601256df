/// Settings that an app may change while it holds the device, with the entitlement for it.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let voiceOver = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 0)
    public static let zoom = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 1)
    public static let assistiveTouch = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 2)
    public static let invertColors = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 3)
    public static let grayscaleDisplay = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 4)
}

extension UIAccessibility {
    /// The reason why a setting was not changed.
    public struct GuidedAccessError: CustomNSError, Hashable, @unchecked Sendable {
        public enum Code: Int, Sendable {
            case permissionDenied = 0
            case failed = -1
        }

        public let code: Self.Code
        public let userInfo: [String: Any]
        public init(_ code: Self.Code, userInfo: [String: Any] = [:]) {
            self.code = code
            self.userInfo = userInfo
        }

        public static var errorDomain: String { guidedAccessErrorDomain }
        public var errorCode: Int { code.rawValue }
        public var errorUserInfo: [String: Any] { userInfo }
        public static var permissionDenied: Code { .permissionDenied }
        public static var failed: Code { .failed }

        public static func == (a: GuidedAccessError, b: GuidedAccessError) -> Bool { a.code == b.code }
        public func hash(into hasher: inout Hasher) { hasher.combine(code) }
    }

    public nonisolated static let guidedAccessErrorDomain = "UIGuidedAccessErrorDomain"

    /// Changes settings for an app that holds the device. No app does so here: the handler hears that it may not.
    public static func configureForGuidedAccess(
        features: UIGuidedAccessAccessibilityFeature, enabled: Bool, completionHandler completion: @escaping (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completion(false, GuidedAccessError(.permissionDenied)) }
    }
}
