@_exported import ObjectRuntime

/// Gives numbers that nobody foresees, or that a seed decides.
public protocol GKRandom: AnyObject {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// A source of random numbers. This one is the system's.
open class GKRandomSource: NSObject, GKRandom, NSCopying, @unchecked Sendable {
    private static let shared = GKRandomSource()
    open class func sharedRandom() -> GKRandomSource { shared }
    public override init() { super.init() }

    /// 64 bits.
    func nextBits() -> UInt64 { UInt64.random(in: .min ... .max) }

    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits() >> 32)) }
    /// From 0 to `upperBound` - 1.
    open func nextInt(upperBound: Int) -> Int {
        precondition(upperBound > 0, "upperBound is at least 1.")
        return Int((nextBits() >> 11) % UInt64(upperBound))
    }
    /// From 0 to 1.
    open func nextUniform() -> Float { Float(nextBits() >> 40) / Float(1 << 24) }
    open func nextBool() -> Bool { nextBits() >> 63 == 1 }

    /// The same elements in another order (Fisher and Yates).
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in stride(from: result.count - 1, to: 0, by: -1) { result.swapAt(index, nextInt(upperBound: index + 1)) }
        return result
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The numbers that a seed decides, by splitmix64. Apple's generators give others for the same seed.
private struct SeededBits {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
    static func seed(_ data: Data) -> UInt64 { data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
}

open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    private var bits: SeededBits
    open var seed: Data { didSet { bits = SeededBits(state: SeededBits.seed(seed)) } }
    public override init() {
        seed = Data((0..<8).map { _ in UInt8.random(in: 0...255) })
        bits = SeededBits(state: SeededBits.seed(seed))
    }
    public init(seed: Data) {
        self.seed = seed
        bits = SeededBits(state: SeededBits.seed(seed))
    }
    open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = bits.next() } }
    override func nextBits() -> UInt64 { bits.next() }
}

open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    private var bits: SeededBits
    open var seed: UInt64 { didSet { bits = SeededBits(state: seed) } }
    public override init() {
        seed = UInt64.random(in: .min ... .max)
        bits = SeededBits(state: seed)
    }
    public init(seed: UInt64) {
        self.seed = seed
        bits = SeededBits(state: seed)
    }
    override func nextBits() -> UInt64 { bits.next() }
}

open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    private var bits: SeededBits
    open var seed: UInt64 { didSet { bits = SeededBits(state: seed) } }
    public override init() {
        seed = UInt64.random(in: .min ... .max)
        bits = SeededBits(state: seed)
    }
    public init(seed: UInt64) {
        self.seed = seed
        bits = SeededBits(state: seed)
    }
    override func nextBits() -> UInt64 { bits.next() }
}
