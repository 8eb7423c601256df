import CoreGraphics
import Foundation

/// Through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// The way of a point, in place of `values`. Every point of the path's elements is a key frame.
    open var path: CGPath?
    /// When each value is reached, in parts of the duration; with `.discrete`, one more than values. Default: evenly.
    open var keyTimes: [NSNumber]?
    /// The pace between each value and the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// With `.cubic`, how tight the curve is at each value: 1 straight, 0 as usual, -1 loose. Default nil: 0 at all.
    open var tensionValues: [NSNumber]?
    /// With `.cubic`, how sharp the corner is at each value: 0 none, -1 and 1 as sharp as can be. Default nil: 0 at all.
    open var continuityValues: [NSNumber]?
    /// With `.cubic`, whether the curve bends before a value (above 0) or behind it (below 0), from -1 to 1. Default nil: 0 at all.
    open var biasValues: [NSNumber]?
    /// Whether what moves along the path turns with it.
    open var rotationMode: CAAnimationRotationMode?

    override func store(in values: inout ArchivedValues) {
        super.store(in: &values)
        values["values"] = self.values
        values["path"] = path
        values["keyTimes"] = keyTimes
        values["timingFunctions"] = timingFunctions
        values["calculationMode"] = calculationMode
        values["rotationMode"] = rotationMode
        values["tensionValues"] = tensionValues
        values["continuityValues"] = continuityValues
        values["biasValues"] = biasValues
    }

    override func restore(from values: ArchivedValues) {
        super.restore(from: values)
        self.values = values["values"] as? [Any]
        path = (values["path"] as AnyObject?) as? CGPath
        keyTimes = values["keyTimes"] as? [NSNumber]
        timingFunctions = values["timingFunctions"] as? [CAMediaTimingFunction]
        calculationMode = values["calculationMode"] as? CAAnimationCalculationMode ?? calculationMode
        rotationMode = values["rotationMode"] as? CAAnimationRotationMode
        tensionValues = values["tensionValues"] as? [NSNumber]
        continuityValues = values["continuityValues"] as? [NSNumber]
        biasValues = values["biasValues"] as? [NSNumber]
    }

    override func makeEmptyCopy() -> CAAnimation { CAKeyframeAnimation() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        copy.values = values
        copy.path = path?.copy()
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        copy.rotationMode = rotationMode
        copy.tensionValues = tensionValues
        copy.continuityValues = continuityValues
        copy.biasValues = biasValues
    }

    override func value(at position: MediaTiming.Position, current: AnimationValue?) -> AnimationValue? {
        let progress = progress(at: position)
        if let path { return .point(PathWalk(path).place(at: progress, schedule: schedule).point) }
        let frames = (values ?? []).map(AnimationValue.init)
        guard let last = frames.last else { return nil }
        guard frames.count > 1 else { return last }
        if calculationMode == .discrete {
            return frames[KeyframeSchedule.discreteIndex(progress, count: frames.count, keyTimes: times)]
        }
        let distances = zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
        let (index, fraction) = schedule.segment(at: progress, count: frames.count - 1, lengths: distances)
        if calculationMode == .cubic || calculationMode == .cubicPaced {
            return smooth(frames, index, fraction)
        }
        return frames[index].interpolated(to: frames[index + 1], fraction)
    }

    override func cumulativeStep(current: AnimationValue?) -> AnimationValue? {
        if let path { return .point(path.currentPoint) }
        return values?.last.map(AnimationValue.init)
    }

    override func apply(to layer: CALayer, at position: MediaTiming.Position) {
        super.apply(to: layer, at: position)
        guard let path, let rotationMode else { return }
        var angle = PathWalk(path).place(at: progress(at: position), schedule: schedule).angle
        if rotationMode == .rotateAutoReverse { angle += .pi }
        layer.transform = CATransform3DRotate(layer.transform, angle, 0, 0, 1)
    }

    private var times: [Double]? { keyTimes?.map(\.doubleValue) }

    private var schedule: KeyframeSchedule {
        KeyframeSchedule(
            keyTimes: times, timingFunctions: timingFunctions ?? [],
            isPaced: calculationMode == .paced || calculationMode == .cubicPaced)
    }

    /// Parts of the ways to a value and from it that its tangents are made of, as Kochanek and Bartels have them.
    private func tangent(at index: Int, leaving: Bool) -> (before: Double, after: Double) {
        func value(_ list: [NSNumber]?) -> Double { list.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0 }
        let tension: Double = 1 - value(tensionValues), bias: Double = value(biasValues)
        let corner: Double = value(continuityValues) * (leaving ? 1 : -1)
        return (tension * (1 + corner) * (1 + bias) / 2, tension * (1 - corner) * (1 - bias) / 2)
    }

    /// A spline through the values: Catmull and Rom's, unless tension, continuity or bias make it another.
    private func smooth(_ frames: [AnimationValue], _ index: Int, _ t: Double) -> AnimationValue {
        let start = frames[index], end = frames[index + 1]
        let before = index > 0 ? frames[index - 1] : start
        let after = index + 2 < frames.count ? frames[index + 2] : end
        let leaving = tangent(at: index, leaving: true), arriving = tangent(at: index + 1, leaving: false)
        let t2 = t * t, t3 = t2 * t
        // Hermite's weights of the end and of both tangents.
        let wEndPoint = 3 * t2 - 2 * t3, wLeaving = t3 - 2 * t2 + t, wArriving = t3 - t2
        // Weights of the four values; they sum to 1, so the sum below is one of differences from the start.
        let wBefore = -wLeaving * leaving.before, wAfter = wArriving * arriving.after
        let wEnd = wEndPoint + wLeaving * leaving.after + wArriving * (arriving.before - arriving.after)
        return
            start
            .adding(before, times: wBefore).adding(start, times: -wBefore)
            .adding(end, times: wEnd).adding(start, times: -wEnd)
            .adding(after, times: wAfter).adding(start, times: -wAfter)
    }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
