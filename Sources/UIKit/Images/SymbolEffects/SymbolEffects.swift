// One type for each effect, as Apple's Symbols framework has them. A symbol has one layer here, so that what is said of layers changes nothing.

/// A symbol jumps once, larger or smaller.
public struct BounceSymbolEffect: DiscreteSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(kind: .bounce)

    public var up: BounceSymbolEffect {
        var result = self
        result.configuration.isUp = true
        return result
    }

    public var down: BounceSymbolEffect {
        var result = self
        result.configuration.isUp = false
        return result
    }

    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(kind: .pulse)

    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol's layers light up in turn. Symbols have one layer here, which fades and comes back.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(kind: .variableColor)

    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }

    public var reversing: VariableColorSymbolEffect {
        var result = self
        result.configuration.isReversing = true
        return result
    }

    public var nonReversing: VariableColorSymbolEffect {
        var result = self
        result.configuration.isReversing = false
        return result
    }

    public var hideInactiveLayers: VariableColorSymbolEffect {
        var result = self
        result.configuration.hidesInactiveLayers = true
        return result
    }

    public var dimInactiveLayers: VariableColorSymbolEffect {
        var result = self
        result.configuration.hidesInactiveLayers = false
        return result
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol is larger or smaller while the effect lasts.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(kind: .scale)

    public var up: ScaleSymbolEffect {
        var result = self
        result.configuration.isUp = true
        return result
    }

    public var down: ScaleSymbolEffect {
        var result = self
        result.configuration.isUp = false
        return result
    }

    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol comes into view.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(kind: .appear)

    public var up: AppearSymbolEffect {
        var result = self
        result.configuration.isUp = true
        return result
    }

    public var down: AppearSymbolEffect {
        var result = self
        result.configuration.isUp = false
        return result
    }

    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol goes out of view until the effect is removed.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(kind: .disappear)

    public var up: DisappearSymbolEffect {
        var result = self
        result.configuration.isUp = true
        return result
    }

    public var down: DisappearSymbolEffect {
        var result = self
        result.configuration.isUp = false
        return result
    }

    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The effect that suits a symbol.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(kind: .automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// One symbol goes, at once, and another comes up in its place.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    public let configuration = SymbolEffectConfiguration(kind: .replace)

    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
