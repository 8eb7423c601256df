/// The end of a symbol's effect.
@MainActor public struct UISymbolEffectCompletionContext {
    /// Whether the effect ran to its end.
    public let isFinished: Bool
    public let effect: (any SymbolEffect)?
    public let contentTransition: (any ContentTransitionSymbolEffect)?
    public weak private(set) var sender: AnyObject?

    init(isFinished: Bool, effect: (any SymbolEffect)? = nil, contentTransition: (any ContentTransitionSymbolEffect)? = nil, sender: AnyObject?) {
        (self.isFinished, self.effect, self.contentTransition, self.sender) = (isFinished, effect, contentTransition, sender)
    }
}

public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
    /// Adds an effect that ends by itself, or lasts until it is removed. Views of other pictures than symbols have none.
    ///
    /// - Parameter animated: Whether a lasting effect begins in motion.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, lasts: false, animated, completion)
    }

    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, lasts: true, animated, completion)
    }

    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, lasts: true, animated, completion)
    }

    /// Ends an effect's kind: what it did to the symbol is gone.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        layer.removeAnimation(forKey: Self.key(effect))
        completion?(UISymbolEffectCompletionContext(isFinished: true, effect: effect, sender: self))
    }

    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for key in layer.animationKeys() ?? [] where key.hasPrefix(Self.prefix) { layer.removeAnimation(forKey: key) }
    }

    /// Shows another symbol, which takes the place of the one before with an effect.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        completion: UISymbolEffectCompletion? = nil
    ) {
        let isChange: Bool = self.image?.isSymbolImage == true && image.isSymbolImage
        self.image = image
        guard isChange else {
            completion?(UISymbolEffectCompletionContext(isFinished: true, contentTransition: contentTransition, sender: self))
            return
        }
        let animation: CAAnimationGroup = SymbolMotion(contentTransition.configuration).animation(repeatCount: 1, speed: options.rate)
        animation.delegate = SymbolEffectEnd { [weak self] finished in
            completion?(UISymbolEffectCompletionContext(isFinished: finished, contentTransition: contentTransition, sender: self))
        }
        layer.add(animation, forKey: Self.key(contentTransition))
    }

    private static let prefix = "symbolEffect."
    private static func key(_ effect: some SymbolEffect) -> String { "\(prefix)\(effect.configuration.kind)" }

    private func add(_ effect: some SymbolEffect, _ options: SymbolEffectOptions, lasts: Bool, _ animated: Bool, _ completion: UISymbolEffectCompletion?) {
        guard image?.isSymbolImage == true else {
            completion?(UISymbolEffectCompletionContext(isFinished: false, effect: effect, sender: self))
            return
        }
        let motion = SymbolMotion(effect.configuration, isAnimated: animated)
        let animation: CAAnimationGroup = motion.animation(
            repeatCount: options.repeatCount(lasts: lasts && effect.configuration.kind != .appear), speed: options.rate)
        animation.delegate = SymbolEffectEnd { [weak self] finished in
            completion?(UISymbolEffectCompletionContext(isFinished: finished, effect: effect, sender: self))
        }
        // What comes into view was out of it.
        if effect.configuration.kind == .appear { layer.removeAnimation(forKey: Self.prefix + "disappear") }
        layer.add(animation, forKey: Self.key(effect))
    }
}

/// Tells when an effect's animation ended.
private final class SymbolEffectEnd: NSObject, CAAnimationDelegate {
    private let end: @MainActor (Bool) -> Void

    init(_ end: @escaping @MainActor (Bool) -> Void) { self.end = end }

    func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {
        let end = end
        MainActor.assumeIsolated { end(flag) }
    }
}
