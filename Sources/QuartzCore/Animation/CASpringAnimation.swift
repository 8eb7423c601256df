import ObjectRuntime

/// A basic animation that moves like a mass on a spring. It swings beyond its end when the damping is small.
open class CASpringAnimation: CABasicAnimation {
    /// Default 1.
    open var mass: CGFloat = 1
    /// Default 100.
    open var stiffness: CGFloat = 100
    /// Default 10.
    open var damping: CGFloat = 10
    /// Speed at the start, in whole distances a second, toward the end. Default 0.
    open var initialVelocity: CGFloat = 0
    /// Whether more than critical damping slows the motion down; otherwise it counts as critical. Default false.
    open var allowsOverdamping = false

    /// A spring told by how it feels.
    /// - Parameters:
    ///   - perceptualDuration: seconds in which most of the motion happens: the period of the undamped spring.
    ///   - bounce: 0 none; toward 1 more swing; below 0 slower than critical.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let omega = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 0.001))
        stiffness = omega * omega
        let ratio: CGFloat = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        damping = 2 * ratio * omega
        allowsOverdamping = bounce < 0
    }

    package final var curve: SpringCurve {
        let critical = 2 * (stiffness * mass).squareRoot()
        return SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness),
            damping: Double(allowsOverdamping ? damping : min(damping, critical)), initialVelocity: Double(initialVelocity))
    }

    /// Seconds until the motion is too small to see: the duration to give the animation.
    open var settlingDuration: CFTimeInterval { curve.settlingDuration }

    override func store(in values: inout ArchivedValues) {
        super.store(in: &values)
        values["mass"] = mass
        values["stiffness"] = stiffness
        values["damping"] = damping
        values["initialVelocity"] = initialVelocity
        values["allowsOverdamping"] = allowsOverdamping
    }

    override func restore(from values: ArchivedValues) {
        super.restore(from: values)
        mass = values.number("mass").map { CGFloat($0) } ?? mass
        stiffness = values.number("stiffness").map { CGFloat($0) } ?? stiffness
        damping = values.number("damping").map { CGFloat($0) } ?? damping
        initialVelocity = values.number("initialVelocity").map { CGFloat($0) } ?? initialVelocity
        allowsOverdamping = values.number("allowsOverdamping") == 1
    }

    override func makeEmptyCopy() -> CAAnimation { CASpringAnimation() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
        copy.allowsOverdamping = allowsOverdamping
    }

    override func fraction(at position: MediaTiming.Position) -> Double {
        curve.progress(at: progress(at: position) * timing.duration)
    }
}
