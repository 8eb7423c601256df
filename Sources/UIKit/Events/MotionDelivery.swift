/// A motion of the device, told to the first responder of the key window, else to the window, and from there along the chain.
@MainActor enum MotionDelivery {
    private final class MotionEvent: UIEvent {
        override var type: EventType { .motion }
        override var subtype: EventSubtype { .motionShake }
    }

    /// The device is shaken once: begun and ended.
    static func shake() {
        guard let window = UIApplication.shared.currentKeyWindow else { return }
        let target: UIResponder = window.firstResponder ?? window
        let event = MotionEvent()
        event.timestamp = CACurrentMediaTime()
        target.motionBegan(.motionShake, with: event)
        target.motionEnded(.motionShake, with: event)
    }
}
