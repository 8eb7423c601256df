/// Something that a symbol can do: bounce, pulse, appear.
public protocol SymbolEffect: Sendable {
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect as a value.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case bounce, pulse, variableColor, scale, appear, disappear, replace, automatic }

    var kind: Kind
    /// Up and larger, down and smaller, or as suits.
    var isUp: Bool?
    var isReversing = false
    /// Whether a layer whose turn it is not is gone, not only pale.
    var hidesInactiveLayers = false
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    var count: Int?
    var isRepeating: Bool?
    var rate: Double = 1

    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    public var repeating: SymbolEffectOptions {
        var result = self
        (result.isRepeating, result.count) = (true, nil)
        return result
    }
    public var nonRepeating: SymbolEffectOptions {
        var result = self
        (result.isRepeating, result.count) = (false, nil)
        return result
    }
    /// So many times; nil: again and again.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var result = self
        (result.isRepeating, result.count) = (true, count)
        return result
    }
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var result = self
        result.rate = speed
        return result
    }

    /// How often an effect runs that lasts, or ends by itself, when nothing is said.
    func repeatCount(lasts: Bool) -> Float {
        if let count { return Float(max(1, count)) }
        return isRepeating ?? lasts ? .infinity : 1
    }
}
