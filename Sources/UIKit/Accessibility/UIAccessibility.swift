import AppSession

/// The user's settings for accessibility, and notices for assistive technologies.
///
/// The settings are the device's: `quince snapshot` sets them by names of windows such as `iphone-6.1-390.portrait.full.voiceover`.
@preconcurrency @MainActor public struct UIAccessibility {
    // MARK: Settings

    /// Whether VoiceOver reads the screen to the user.
    public static var isVoiceOverRunning: Bool { SessionEnvironment.window.isVoiceOverRunning }
    /// Whether animations are to be fewer and smaller.
    public static var isReduceMotionEnabled: Bool { SessionEnvironment.window.reducesMotion }
    public static var isBoldTextEnabled: Bool { SessionEnvironment.window.boldText }
    /// Whether colours are to stand out more: the high contrast of traits.
    public static var isDarkerSystemColorsEnabled: Bool { SessionEnvironment.window.contrast == .high }

    /// Posted when VoiceOver is switched on or off.
    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    static func environmentDidChange(from old: WindowEnvironment, to new: WindowEnvironment) {
        func post(_ name: NSNotification.Name, _ changed: Bool) {
            if changed { NotificationCenter.default.post(name: name, object: nil) }
        }
        if old.isVoiceOverRunning, !new.isVoiceOverRunning { moveFocus(to: nil) }
        post(voiceOverStatusDidChangeNotification, old.isVoiceOverRunning != new.isVoiceOverRunning)
        post(reduceMotionStatusDidChangeNotification, old.reducesMotion != new.reducesMotion)
        post(boldTextStatusDidChangeNotification, old.boldText != new.boldText)
        post(darkerSystemColorsStatusDidChangeNotification, old.contrast != new.contrast)
    }

    // MARK: Telling VoiceOver

    /// A notice for VoiceOver.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Most of the screen is another now; the argument is the element to go to, or a text to read.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of it is; the argument likewise.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a text to read.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled to; the argument is a text to read.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Posted when an announcement was read: the text and whether all of it was.
    public nonisolated static let announcementDidFinishNotification = NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// Tells VoiceOver, when it runs: it reads the text, which a trace then shows, or its cursor goes to the element.
    public static func post(notification: Notification, argument: Any?) {
        guard isVoiceOverRunning else { return }
        if let text = (argument as? NSAttributedString)?.string ?? argument as? String {
            CallTrace.record(VoiceOver.self, "says \"\(text)\"")
            guard notification == .announcement else { return }
            NotificationCenter.default.post(
                name: announcementDidFinishNotification, object: nil,
                userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true])
        } else if notification == .screenChanged || notification == .layoutChanged, let target = argument as? UIResponder {
            moveFocus(to: AccessibilityTree.firstElement(in: target) ?? target)
        }
    }

    private enum VoiceOver {}

    // MARK: VoiceOver's cursor

    /// The element VoiceOver's cursor is on.
    static private(set) var focus: UIResponder? {
        get { AppContext.current.accessibilityFocus }
        set { AppContext.current.accessibilityFocus = newValue }
    }

    public nonisolated static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    static func moveFocus(to element: UIResponder?) {
        guard element !== focus else { return }
        let old: UIResponder? = focus
        focus = element
        old?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
        var info: [AnyHashable: Any] = [:]
        info[focusedElementUserInfoKey] = element
        info[unfocusedElementUserInfoKey] = old
        NotificationCenter.default.post(name: elementFocusedNotification, object: nil, userInfo: info)
    }

    // MARK: Geometry

    /// A rectangle of the view's coordinates in the screen's.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.window == nil ? view.convert(rect, to: nil) : view.convert(rect, to: UIScreen.main.coordinateSpace)
    }

    /// A path of the view's coordinates in the screen's.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin: CGPoint = convertToScreenCoordinates(CGRect.zero, in: view).origin
        guard let result = path.copy() as? UIBezierPath else { return path }
        result.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return result
    }
}
