/// The motion that an effect gives a layer: values in, animations out.
struct SymbolMotion: Equatable {
    /// Sizes one after the other, as parts of the symbol's own; nil: it stays.
    var scales: [CGFloat]?
    /// Opacities one after the other.
    var opacities: [CGFloat]?
    /// Seconds for all of them once.
    var duration: Double
    /// Whether the last values stay until the effect is removed.
    var stays = false

    /// - Parameter isAnimated: A lasting effect that is not animated has its last values at once.
    init(_ effect: SymbolEffectConfiguration, isAnimated: Bool = true) {
        switch effect.kind {
        case .bounce: (scales, duration) = ([1, effect.isUp == false ? 0.8 : 1.2, 1], 0.5)
        case .pulse: (opacities, duration) = ([1, 0.35, 1], 2)
        case .variableColor:
            let pale: CGFloat = effect.hidesInactiveLayers ? 0 : 0.3
            (opacities, duration) = (effect.isReversing ? [pale, 1, pale] : [pale, 1], effect.isReversing ? 1.6 : 0.8)
        case .scale: (scales, duration, stays) = ([1, effect.isUp == false ? 0.85 : 1.15], 0.25, true)
        case .appear, .replace, .automatic: (scales, opacities, duration) = ([effect.isUp == false ? 1.3 : 0.6, 1], [0, 1], 0.3)
        case .disappear: (scales, opacities, duration, stays) = ([1, effect.isUp == true ? 1.3 : 0.6], [1, 0], 0.3, true)
        }
        guard stays, !isAnimated else { return }
        scales = scales?.last.map { [$0, $0] }
        opacities = opacities?.last.map { [$0, $0] }
    }

    /// - Parameter repeatCount: How often all is done; once for what stays.
    @MainActor func animation(repeatCount: Float, speed: Double) -> CAAnimationGroup {
        func keyframes(_ path: String, _ values: [CGFloat]?) -> CAAnimation? {
            guard let values else { return nil }
            let animation = CAKeyframeAnimation(keyPath: path)
            animation.values = values.map { Double($0) }
            animation.duration = duration
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            return animation
        }
        let group = CAAnimationGroup()
        group.animations = [keyframes("transform.scale", scales), keyframes("opacity", opacities)].compactMap { $0 }
        for animation in group.animations ?? [] where stays { animation.fillMode = .forwards }
        group.duration = duration
        group.speed = Float(max(speed, 0.01))
        if stays {
            group.fillMode = .forwards
            group.isRemovedOnCompletion = false
        } else {
            group.repeatCount = repeatCount
        }
        return group
    }
}
