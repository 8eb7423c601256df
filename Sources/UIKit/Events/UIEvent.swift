/// Something the user did. One event lasts as long as a sequence of touches (behaviour/rules.md 5.3).
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0, motion = 1, remoteControl = 2, presses = 3, scroll = 10, hover = 11, transform = 14
    }

    /// The subject of a motion or remote-control event. Raw values as UIKit's.
    public enum EventSubtype: Int, Sendable {
        case none = 0, motionShake = 1
        case remoteControlPlay = 100, remoteControlPause = 101, remoteControlStop = 102, remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104, remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106, remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108, remoteControlEndSeekingForward = 109
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// Seconds on the session's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The modifiers that a key was pressed with; none for touches, since keys are pressed and let go between them.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    var touchSet: Set<UITouch> = []

    open var allTouches: Set<UITouch>? { touchSet }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        touchSet.filter { $0.window === window }
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        touchSet.filter { $0.view === view }
    }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touchSet.filter { touch in touch.recognizers.contains { $0 === gesture } }
    }
}
