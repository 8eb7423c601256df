extension UIAccessibility {
    /// An assistive technology by its name.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// The key, among an element's notices, of the technology that they are about.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// The element that a technology is at; nil for one that is not at work.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        assistiveTechnologyIdentifier == .notificationSwitchControl ? nil : focus
    }

    // MARK: Hearing devices

    /// The ears that hearing devices are for.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// None: there are no hearing devices.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }
    nonisolated public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")

    // MARK: Zoom

    /// Things that Zoom follows.
    public enum ZoomType: Int, Sendable {
        case insertionPoint = 0
    }

    /// Tells Zoom where the user is at work; Zoom is not on.
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}
    /// Warns of gestures that Zoom has too; Zoom is not on.
    public static func registerGestureConflictWithZoom() {}

    // MARK: Guided Access

    /// Whether a restriction of the app's own is on.
    public enum GuidedAccessRestrictionState: Int, Sendable {
        case allow = 0, deny
    }

    /// Allow: Guided Access is not on.
    public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String) -> GuidedAccessRestrictionState { .allow }

    /// Asks for the app to be the only one; the answer is no, as on every device that nobody supervises.
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
        DispatchQueue.main.async { completionHandler(false) }
    }

    public static func requestGuidedAccessSession(enabled enable: Bool) async -> Bool { false }
}

/// Has restrictions of its own while Guided Access is on, which it is not.
@preconcurrency @MainActor public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    var guidedAccessRestrictionIdentifiers: [String]? { get }
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String, didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) throws(Unimplemented) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
    public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) throws(Unimplemented) -> String? {
        try ObjCRuntime.invokeOptional("detailTextForGuidedAccessRestrictionWithIdentifier:", on: self, [restrictionIdentifier])
    }
}

extension UIAccessibility.Notification {
    /// Asks a technology, the argument, to wait; and to go on.
    public static let pauseAssistiveTechnology = UIAccessibility.Notification(rawValue: 1019)
    public static let resumeAssistiveTechnology = UIAccessibility.Notification(rawValue: 1020)
}

extension NSAttributedString.Key {
    /// How VoiceOver reads a text. Its voice is not heard here: text is read as it is written.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(rawValue: "UIAccessibilityTokenPunctuation")
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(rawValue: "UIAccessibilityTokenLanguage")
    public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilityTokenPitch")
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(rawValue: "UIAccessibilityTokenQueueAnnouncement")
    /// A `UIAccessibilityPriority`: whether an announcement waits for others. Since iOS 17.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading, 1 to 6; 0: none.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
    public static let UIAccessibilityTextAttributeContext = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeContext")
}

/// Whether an announcement waits for others or ends them. VoiceOver's voice is not heard here: announcements are read as they come. Since iOS 17.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ends others, and is ended by none.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// Ends others, and is ended by them.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// Waits for others.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension UIAccessibility {
    /// How an element takes touches by itself while VoiceOver runs.
    public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// VoiceOver says nothing as a finger lands.
        public static let silentOnTouch = DirectTouchOptions(rawValue: 1 << 0)
        /// Touches reach the element after it was activated.
        public static let requiresActivation = DirectTouchOptions(rawValue: 1 << 1)
    }
}
