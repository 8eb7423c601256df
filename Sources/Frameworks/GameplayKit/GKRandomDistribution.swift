import Foundation
import ObjectRuntime

/// Numbers between two bounds, both of them included, each as likely as the next.
open class GKRandomDistribution: NSObject, GKRandom {
    let source: any GKRandom
    public let lowestValue: Int
    public let highestValue: Int
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        precondition(lowestInclusive <= highestInclusive, "The lowest value is not above the highest.")
        self.source = source
        lowestValue = lowestInclusive
        highestValue = highestInclusive
    }
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKARC4RandomSource(), lowestValue: lowestValue, highestValue: highestValue)
    }
    /// From 1 to `sideCount`.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    open class func d6() -> Self { self.init(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: 6) }
    open class func d20() -> Self { self.init(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: 20) }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    open func nextInt(upperBound: Int) -> Int { lowestValue + source.nextInt(upperBound: max(min(upperBound, highestValue) - lowestValue, 1)) }
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
    }
    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Numbers around the middle of the bounds, the nearer the likelier; none lies outside of three deviations.
open class GKGaussianDistribution: GKRandomDistribution {
    public let mean: Float
    public let deviation: Float

    public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        mean = Float(lowestInclusive + highestInclusive) / 2
        deviation = Float(highestInclusive - lowestInclusive) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        self.mean = mean
        self.deviation = deviation
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()), highestValue: Int((mean + 3 * deviation).rounded()))
    }

    open override func nextInt() -> Int {
        guard deviation > 0 else { return Int(mean.rounded()) }
        while true {
            // Box and Muller.
            let radius = (-2 * log(max(Double(source.nextUniform()), 1e-9))).squareRoot()
            let value = Double(mean) + Double(deviation) * radius * cos(2 * .pi * Double(source.nextUniform()))
            if abs(value - Double(mean)) <= 3 * Double(deviation) { return min(max(Int(value.rounded()), lowestValue), highestValue) }
        }
    }
}

/// Every number once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution {
    private var deck: [Int] = []

    open override func nextInt() -> Int {
        if deck.isEmpty {
            deck = Array(lowestValue...highestValue)
            for index in stride(from: deck.count - 1, to: 0, by: -1) { deck.swapAt(index, source.nextInt(upperBound: index + 1)) }
        }
        return deck.removeLast()
    }
}

extension NSArray {
    /// The same elements in another order.
    public func shuffled() -> [Any] { GKRandomSource.sharedRandom().arrayByShufflingObjects(in: Array(self)) }
    public func shuffled(using randomSource: GKRandomSource) -> [Any] { randomSource.arrayByShufflingObjects(in: Array(self)) }
}
