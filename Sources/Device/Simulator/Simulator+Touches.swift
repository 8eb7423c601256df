import AppSession

extension Simulator {
    /// Puts a finger down and returns its number, for `moveTouch` and `endTouch`. A finger on the keyboard is the device's.
    package func beginTouch(x: Double, y: Double) -> Int {
        if isOnKeyboard(x: x, y: y) { return fingers.touchKeyboard(key(atX: x, y: y)) }
        let finger: Int = fingers.touchApp()
        send(finger, .began, x, y)
        return finger
    }

    package func moveTouch(_ finger: Int, x: Double, y: Double) {
        if fingers.isOnApp(finger) { send(finger, .moved, x, y) }
    }

    package func endTouch(_ finger: Int, x: Double, y: Double) {
        if fingers.leaveApp(finger) { return send(finger, .ended, x, y) }
        if let key = fingers.leaveKey(finger) { press(key) }
    }

    /// A finger down and up again 0.05 seconds later.
    package func tap(x: Double, y: Double) {
        let finger: Int = beginTouch(x: x, y: y)
        advance(by: 0.05)
        endTouch(finger, x: x, y: y)
        advance(by: 0)
    }

    /// A finger that moves at even speed, with an event every frame (1/60 s).
    package func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double), duration: Double) {
        let finger: Int = beginTouch(x: start.x, y: start.y)
        moveTouch(finger, from: start, to: end, duration: duration)
        endTouch(finger, x: end.x, y: end.y)
        advance(by: 0)
    }

    /// Moves a finger that is down at even speed, a step a sixtieth of a second.
    package func moveTouch(_ finger: Int, from start: (x: Double, y: Double), to end: (x: Double, y: Double), duration: Double) {
        let steps: Int = max(1, Int((duration * 60).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let part: Double = Double(step) / Double(steps)
            moveTouch(finger, x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    private func send(_ finger: Int, _ phase: Touch.Phase, _ x: Double, _ y: Double) {
        endpoint.receive(.touch(Touch(identifier: finger, phase: phase, x: x, y: y, time: time)))
    }
}
