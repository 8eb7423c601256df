/// Controls whose own touch handling goes before the gestures of the views around them.
@MainActor enum ControlGestures {
    /// Whether a control under the finger keeps `recognizer`, which belongs to a view further up, from beginning: a tap of one
    /// finger on a button, switch, stepper, segmented or page control, and a swipe along a slider it is on.
    static func forbid(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let touch = recognizer.trackedTouches.first, let control = control(around: touch.view, below: recognizer.view) else {
            return false
        }
        guard control.isEnabled else { return false }
        if let tap = recognizer as? UITapGestureRecognizer {
            return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && handlesTaps(control)
        }
        if let swipe = recognizer as? UISwipeGestureRecognizer {
            let isAlongSlider: Bool = swipe.direction.isSubset(of: [.left, .right])
            return control is UISlider && control.isTracking && isAlongSlider
        }
        return false
    }

    private static func handlesTaps(_ control: UIControl) -> Bool {
        control is UIButton || control is UISwitch || control is UIStepper || control is UISegmentedControl
            || control is UIPageControl || control is BarButton
    }

    private static func control(around view: UIView?, below limit: UIView?) -> UIControl? {
        var candidate: UIView? = view
        while let current = candidate, current !== limit {
            if let control = current as? UIControl { return control }
            candidate = current.superview
        }
        return nil
    }
}
