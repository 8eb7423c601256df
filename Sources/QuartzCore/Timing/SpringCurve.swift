import ObjectRuntime

/// A mass on a damped spring that is let go one unit away from rest: how springs move what they animate.
package struct SpringCurve: Hashable, Sendable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    /// Speed toward rest at the start, in units (the whole distance) a second.
    package var initialVelocity: Double

    package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
    }

    /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:...)`.
    ///
    /// Without start speed as measured (behaviour/measured-constants.md 3): what is left after `duration` is a thousandth.
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without overshoot, less swings.
    ///   - duration: seconds until the motion counts as settled.
    ///   - initialVelocity: whole distances a second.
    package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
        let ratio = min(max(dampingRatio, 0.0001), 1)
        let duration = max(duration, 0.001)
        let omega = Self.frequency(ratio: ratio, duration: duration, velocity: initialVelocity)
        self.init(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: initialVelocity)
    }

    private static func frequency(ratio: Double, duration: Double, velocity: Double) -> Double {
        // (1 + x) e^-x = 0.001
        let criticalRoot = 9.2334134764515865
        if ratio >= 1 {
            guard velocity != 0 else { return criticalRoot / duration }
            return largestRoot(near: criticalRoot / duration) { omega in
                abs(1 + (omega - velocity) * duration) * exp(-omega * duration)
            }
        }
        let damped = (1 - ratio * ratio).squareRoot()
        // An extremely stiff ratio makes the logarithm meet zero; the critical root is then the limit.
        let still = max(log(1000 * ratio / damped), 0.001) / (ratio * duration)
        guard velocity != 0 else { return still }
        return largestRoot(near: still) { omega in
            let b = ratio * omega
            return abs((b - velocity) / (omega * damped)) * exp(-b * duration)
        }
    }

    /// The largest frequency at which `rest` is a thousandth, by bisection from a frequency so stiff that it is less.
    private static func largestRoot(near start: Double, rest: (Double) -> Double) -> Double {
        var high = start
        while rest(high) > 0.001 { high *= 2 }
        var low = high
        repeat { low *= 0.9 } while rest(low) <= 0.001 && low > 1e-6
        guard low > 1e-6 else { return start }
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if rest(middle) > 0.001 { low = middle } else { high = middle }
        }
        return high
    }

    /// Natural frequency in radians a second.
    package var frequency: Double { (stiffness / mass).squareRoot() }
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// Progress `time` seconds after the start: 0 at the start, 1 at rest, beyond 1 while it overshoots.
    package func progress(at time: Double) -> Double {
        1 - displacement(at: time)
    }

    private func displacement(at time: Double) -> Double {
        guard time > 0 else { return 1 }
        let omega = frequency, ratio = dampingRatio, b = ratio * omega
        if abs(ratio - 1) < 1e-9 {
            return (1 + (omega - initialVelocity) * time) * exp(-omega * time)
        }
        if ratio < 1 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            return exp(-b * time) * (cos(damped * time) + (b - initialVelocity) / damped * sin(damped * time))
        }
        let spread = omega * (ratio * ratio - 1).squareRoot()
        let slow = -b + spread, fast = -b - spread
        let fastPart = (-initialVelocity - slow) / (fast - slow)
        return (1 - fastPart) * exp(slow * time) + fastPart * exp(fast * time)
    }

    /// Seconds until no more than a thousandth of the distance is left for good.
    package var settlingDuration: Double {
        let omega = frequency, ratio = dampingRatio, b = ratio * omega
        guard damping > 0, omega > 0 else { return .infinity }
        if ratio < 1 - 1e-9 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            return log(1000 * (1 + abs(b - initialVelocity) / damped)) / b
        }
        // The envelope falls steadily beyond its peak: step over it, then halve.
        var high = 1 / omega
        while abs(displacement(at: high)) > 0.001 || abs(displacement(at: high * 1.05)) > 0.001 { high *= 1.5 }
        var low = 0.0
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if abs(displacement(at: middle)) > 0.001 { low = middle } else { high = middle }
        }
        return high
    }
}
