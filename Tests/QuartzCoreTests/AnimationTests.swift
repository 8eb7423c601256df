import CoreGraphics
import ObjectRuntime
import QuartzCore
import Testing

/// These move the session's clock, which all layers share.
@MainActor @Suite(.serialized) struct AnimationTests {
    // Put in place by each test itself: between a suite's `init` and its test other tests may run.
    private let clock = MediaClock()

    private final class Listener: NSObject, CAAnimationDelegate {
        var events: [String] = []
        func animationDidStart(_ anim: CAAnimation) { events.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
    }

    private func advance(to time: Double) {
        MediaClock.current.advance(to: time)
        AnimationScheduler.tick()
    }

    @Test(arguments: [
        (CAMediaTimingFunctionName.easeInEaseOut, 0.25, 0.1291619), (.easeIn, 0.5, 0.3153568), (.easeOut, 0.5, 0.6846432),
        (.default, 0.5, 0.8024034), (.linear, 0.3, 0.3),
    ]) func timingFunctionsFollowTheirCurves(name: CAMediaTimingFunctionName, time: Double, progress: Double) {
        MediaClock.start(clock)
        #expect(abs(CAMediaTimingFunction(name: name).progress(at: time) - progress) < 1e-6)
    }

    @Test func springsSettleAsMeasured() {
        MediaClock.start(clock)
        let animation = CASpringAnimation(keyPath: "position")
        #expect(abs(animation.settlingDuration - 1.4727003346780927) < 1e-12)
        // behaviour/measured-constants.md 3: critical damping has omega * D = 9.2334...
        let critical = SpringCurve(dampingRatio: 1, duration: 0.5)
        #expect(abs(critical.frequency * 0.5 - 9.2334134764515865) < 1e-12)
        let swinging = SpringCurve(dampingRatio: 0.5, duration: 2)
        #expect(abs(swinging.frequency - log(500 / 0.75.squareRoot()) / 1) < 1e-9)
        #expect(abs(critical.settlingDuration - 0.5) < 1e-9)
        // Sheets: mass 3, stiffness 1000, omega 18.2574.
        #expect(abs(SpringCurve(mass: 3, stiffness: 1000, damping: 1).frequency - 18.2574) < 1e-4)
    }

    @Test(arguments: [0.3, 0.7, 1, 1.6]) func springsObeyTheirEquation(ratio: Double) {
        MediaClock.start(clock)
        let spring = SpringCurve(mass: 2, stiffness: 180, damping: 2 * ratio * 360.0.squareRoot(), initialVelocity: 3)
        #expect(abs(spring.progress(at: 0)) < 1e-12)
        let h = 1e-4
        #expect(abs((spring.progress(at: h) - 0) / h - 3) < 0.05)
        for t in stride(from: 0.05, through: 1, by: 0.05) {
            let x0 = spring.progress(at: t - h), x1 = spring.progress(at: t), x2 = spring.progress(at: t + h)
            let acceleration = (x2 - 2 * x1 + x0) / (h * h), speed = (x2 - x0) / (2 * h)
            #expect(abs(2 * acceleration + spring.damping * speed + 180 * (x1 - 1)) < 0.01)
        }
    }

    @Test func aBasicAnimationIsSampledAtItsTime() throws {
        MediaClock.start(clock)
        let layer = CALayer()
        layer.opacity = 0.9
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 0.5
        animation.duration = 2
        layer.add(animation, forKey: "fade")
        #expect(layer.presentation()?.opacity == 0)
        advance(to: 1)
        #expect(abs(try #require(layer.presentation()).opacity - 0.25) < 1e-6)
        #expect(layer.opacity == 0.9)
        advance(to: 2)
        #expect(layer.animationKeys() == nil)
        #expect(layer.model() === layer)
    }

    @Test func endsMayBeLeftOut() throws {
        MediaClock.start(clock)
        let layer = CALayer()
        layer.position = CGPoint(x: 10, y: 0)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.byValue = 20
        animation.duration = 1
        layer.add(animation, forKey: nil)
        advance(to: 0.5)
        #expect(layer.presentation()?.position.x == 20)
        animation.byValue = nil
        animation.fromValue = 0
        layer.removeAllAnimations()
        layer.add(animation, forKey: nil)
        advance(to: 1)
        #expect(layer.presentation()?.position.x == 5)
    }

    @Test func repeatingReversingAndFilling() throws {
        MediaClock.start(clock)
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = 0
        animation.toValue = 10
        animation.duration = 1
        animation.autoreverses = true
        animation.repeatCount = 2
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "z")
        func z(_ time: Double) -> CGFloat {
            advance(to: time)
            return (layer.presentation() ?? layer).zPosition
        }
        #expect(abs(z(0.75) - 7.5) < 1e-9)
        #expect(abs(z(1.25) - 7.5) < 1e-9)
        #expect(abs(z(2.25) - 2.5) < 1e-9)
        #expect(abs(z(3.75) - 2.5) < 1e-9)
        #expect(abs(z(5)) < 1e-9)
        #expect(layer.animationKeys() == ["z"])
        layer.removeAnimation(forKey: "z")
        #expect(z(6) == 0)
    }

    @Test func aPausedLayerStandsStill() throws {
        MediaClock.start(clock)
        let layer = CALayer(), child = CALayer()
        layer.addSublayer(child)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 10
        child.add(animation, forKey: nil)
        advance(to: 3)
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        advance(to: 7)
        #expect(abs(try #require(child.presentation()).opacity - 0.3) < 1e-6)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        advance(to: 8)
        #expect(abs(try #require(child.presentation()).opacity - 0.4) < 1e-6)
    }

    @Test func keyFramesFollowTheirTimes() throws {
        MediaClock.start(clock)
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 30]
        animation.keyTimes = [0, 0.25, 1]
        animation.duration = 4
        layer.add(animation, forKey: nil)
        advance(to: 0.5)
        #expect(layer.presentation()?.position.x == 5)
        advance(to: 2.5)
        #expect(layer.presentation()?.position.x == 20)
        animation.calculationMode = .paced
        layer.removeAllAnimations()
        layer.add(animation, forKey: nil)
        advance(to: 4.5)
        #expect(layer.presentation()?.position.x == 15)
        animation.calculationMode = .discrete
        animation.keyTimes = nil
        layer.removeAllAnimations()
        layer.add(animation, forKey: nil)
        advance(to: 6.5)
        #expect(layer.presentation()?.position.x == 10)
    }

    @Test("tension straightens the curve through key frames, and bias bends it") func cubicCurves() throws {
        MediaClock.start(clock)
        func place(_ set: (CAKeyframeAnimation) -> Void) throws -> CGFloat {
            let layer = CALayer()
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 20]
            animation.calculationMode = .cubic
            animation.duration = 2
            animation.speed = 0
            animation.timeOffset = 0.5
            set(animation)
            layer.add(animation, forKey: nil)
            return try #require(layer.presentation()).position.x
        }
        #expect(abs(try place { _ in } - 4.375) < 1e-6)
        #expect(abs(try place { $0.tensionValues = [1, 1, 1] } - 5) < 1e-6)
        // The tangent at the second value takes the way before it alone, twice.
        #expect(abs(try place { $0.biasValues = [0, 1, 0] } - 4.375) < 1e-6)
        #expect(abs(try place { $0.continuityValues = [0, 1, 0] } - 5) < 0.7)
        #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1 && CAAnimation.defaultValue(forKey: "own") == nil)
    }

    @Test func aPathIsWalked() throws {
        MediaClock.start(clock)
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        animation.calculationMode = .paced
        animation.rotationMode = .rotateAuto
        layer.add(animation, forKey: nil)
        advance(to: 0.5)
        let half = try #require(layer.presentation())
        #expect(abs(half.position.x - 20) < 0.01 && abs(half.position.y) < 1e-6)
        advance(to: 0.875)
        let late = try #require(layer.presentation())
        #expect(abs(late.position.y - 5) < 0.01)
        #expect(abs((late.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0) - .pi / 2) < 1e-6)
    }

    @Test func groupsRunTheirParts() throws {
        MediaClock.start(clock)
        let layer = CALayer()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0
        move.toValue = 8
        move.beginTime = 1
        move.duration = 1
        let group = CAAnimationGroup()
        group.animations = [fade, move]
        group.duration = 2
        layer.add(group, forKey: nil)
        advance(to: 1.5)
        let now = try #require(layer.presentation())
        #expect(abs(now.opacity - 0.75) < 1e-6 && now.position.x == 4)
    }

    @Test func delegatesAndCompletionBlocksHearOfTheEnd() {
        MediaClock.start(clock)
        let layer = CALayer(), listener = Listener()
        var completed: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed.append("inner") }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 1
        animation.delegate = listener
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
        CATransaction.commit()
        #expect(completed.isEmpty)
        advance(to: 0.5)
        #expect(listener.events == ["start"])
        advance(to: 1)
        #expect(listener.events == ["start", "stop true"])
        #expect(completed == ["inner", "outer"])
        #expect(!AnimationScheduler.isActive)
        layer.add(animation, forKey: "fade")
        layer.removeAnimation(forKey: "fade")
        #expect(listener.events.last == "stop false")
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed.append("empty") }
        CATransaction.commit()
        #expect(completed.last == "empty")
    }

    @Test func transformsBlendAlongTheShortestTurn() {
        MediaClock.start(clock)
        let a = CATransform3DMakeRotation(3, 0, 0, 1), b = CATransform3DMakeRotation(-3, 0, 0, 1)
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = a
        animation.toValue = CATransform3DScale(b, 3, 3, 1)
        animation.duration = 2
        layer.add(animation, forKey: nil)
        advance(to: 1)
        let now = layer.presentation()!.transform
        #expect(abs(now.m11 + 2) < 1e-9 && abs(now.m12) < 1e-9)
    }

    @Test func colorsAndPathsBlend() {
        MediaClock.start(clock)
        let layer = CALayer()
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let color = CABasicAnimation(keyPath: "backgroundColor")
        color.fromValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        color.toValue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        color.duration = 1
        let path = CABasicAnimation(keyPath: "shadowPath")
        path.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30), transform: nil)
        path.duration = 1
        layer.add(color, forKey: nil)
        layer.add(path, forKey: nil)
        advance(to: 0.5)
        #expect(layer.presentation()?.backgroundColor?.components == [0.5, 0, 0.5, 0.75])
        #expect(layer.presentation()?.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 15, height: 20))
    }

    /// As lowering leaves `@NSManaged var progress: CGFloat`.
    private final class Ring: CALayer {
        var progress: CGFloat {
            get { __managedValue(forKey: "progress") }
            set { __setManagedValue(newValue, forKey: "progress") }
        }
        var start: CGFloat { __managedValue(forKey: "start") }
        var tint: CGColor? { __managedValue(forKey: "tint") }
        /// What was drawn, by the layer or its presentation.
        nonisolated(unsafe) static var drawn: [CGFloat] = []

        override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
        override class func defaultValue(forKey key: String) -> Any? { key == "start" ? 0.25 : super.defaultValue(forKey: key) }
        override func draw(in ctx: CGContext) { Self.drawn.append(progress) }
    }

    @Test func aLayerDrawsItsOwnPropertyInEachFrameOfItsAnimation() {
        MediaClock.start(clock)
        ObjCRuntime.registration(of: Ring.self, named: "QuartzCoreTests.Ring").initializer("initWithLayer:") { a in Ring(layer: a[0] as Any) }
        Ring.drawn = []
        let ring = Ring()
        ring.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(ring.progress == 0 && ring.start == 0.25 && ring.tint == nil)
        ring.progress = 1
        #expect(ring.progress == 1)
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        ring.add(animation, forKey: "grow")
        for time in [0, 0.25, 0.5, 2.0] {
            advance(to: clock.now.rounded(.down) + time)
            ring.displayIfNeeded()
        }
        #expect(Ring.drawn == [0, 0.25, 0.5, 1])
        // At rest nothing is drawn any more.
        advance(to: 3)
        ring.displayIfNeeded()
        #expect(Ring.drawn.count == 4)
    }
}
