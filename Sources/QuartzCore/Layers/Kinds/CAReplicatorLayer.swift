import CoreGraphics
import Foundation

/// A layer that shows its sublayers several times, each copy moved, coloured and delayed against the one before.
open class CAReplicatorLayer: CALayer {
    final var replication = ReplicationState()

    struct ReplicationState {
        var count = 1
        var delay: CFTimeInterval = 0
        var transform = CATransform3DIdentity
        var color: CGColor? = .white
        var redOffset: Float = 0
        var greenOffset: Float = 0
        var blueOffset: Float = 0
        var alphaOffset: Float = 0
    }

    /// Number of copies, the sublayers themselves included. Default 1.
    open var instanceCount: Int {
        get { replication.count }
        set { set(\.count, newValue, "instanceCount") }
    }

    /// Seconds by which each copy's animations lag behind those of the one before.
    open var instanceDelay: CFTimeInterval {
        get { replication.delay }
        set { set(\.delay, newValue, "instanceDelay") }
    }

    /// Applied once more for each copy, about the centre of the bounds.
    open var instanceTransform: CATransform3D {
        get { replication.transform }
        set { set(\.transform, newValue, "instanceTransform") }
    }

    /// Multiplies the colours of the first copy. Default opaque white.
    open var instanceColor: CGColor? {
        get { replication.color }
        set { set(\.color, newValue, "instanceColor") }
    }

    /// Added to the red of the colour for each copy.
    open var instanceRedOffset: Float {
        get { replication.redOffset }
        set { set(\.redOffset, newValue, "instanceRedOffset") }
    }

    open var instanceGreenOffset: Float {
        get { replication.greenOffset }
        set { set(\.greenOffset, newValue, "instanceGreenOffset") }
    }

    open var instanceBlueOffset: Float {
        get { replication.blueOffset }
        set { set(\.blueOffset, newValue, "instanceBlueOffset") }
    }

    open var instanceAlphaOffset: Float {
        get { replication.alphaOffset }
        set { set(\.alphaOffset, newValue, "instanceAlphaOffset") }
    }

    private func set<Value: Equatable>(_ path: WritableKeyPath<ReplicationState, Value>, _ value: Value, _ key: String) {
        guard replication[keyPath: path] != value else { return }
        let action = actionForChange(of: key)
        replication[keyPath: path] = value
        finishChange(of: key, action: action)
    }

    package override class func make() -> CALayer { CAReplicatorLayer() }

    override func copyValues(from other: CALayer) {
        super.copyValues(from: other)
        if let other = other as? CAReplicatorLayer { replication = other.replication }
    }

    override class var ownProperties: [String: LayerProperty] { ownTable }

    private nonisolated(unsafe) static let ownTable: [String: LayerProperty] = [
        "instanceCount": LayerProperty(
            isAnimatable: false, get: { ($0 as? CAReplicatorLayer)?.instanceCount },
            set: { ($0 as? CAReplicatorLayer)?.instanceCount = Int($1.map(AnimationValue.init)?.number ?? 1) }),
        "instanceDelay": .seconds(\CAReplicatorLayer.instanceDelay),
        "instanceTransform": .value(\CAReplicatorLayer.instanceTransform),
        "instanceColor": .optional(\CAReplicatorLayer.instanceColor),
        "instanceRedOffset": .float(\CAReplicatorLayer.instanceRedOffset),
        "instanceGreenOffset": .float(\CAReplicatorLayer.instanceGreenOffset),
        "instanceBlueOffset": .float(\CAReplicatorLayer.instanceBlueOffset),
        "instanceAlphaOffset": .float(\CAReplicatorLayer.instanceAlphaOffset),
    ]

    override class var keepsSublayersInPlace: Bool { false }

    override func emitSublayers(_ place: LayerPlace, _ builder: DisplayListBuilder) {
        let shown = builder.shown(self, delay: place.delay) as? CAReplicatorLayer ?? self
        let state = shown.replication
        let center = CGPoint(x: shown.state.bounds.midX, y: shown.state.bounds.midY)
        var step = CATransform3DIdentity
        for index in 0..<max(state.count, 0) {
            var copy = place
            copy.instance = place.instance &* 1_000_003 &+ index
            copy.delay += state.delay * CFTimeInterval(index)
            if index > 0 {
                let about = CATransform3DConcat(
                    CATransform3DConcat(CATransform3DMakeTranslation(-center.x, -center.y, 0), step),
                    CATransform3DMakeTranslation(center.x, center.y, 0))
                copy.space = place.space.map { CATransform3DConcat(about, $0) } ?? about
            }
            emit(copy, color: state.color(of: index), builder)
            step = CATransform3DConcat(state.transform, step)
        }
    }

    private func emit(_ place: LayerPlace, color: SIMD4<Double>, _ builder: DisplayListBuilder) {
        if color == SIMD4(repeating: 1) { return super.emitSublayers(place, builder) }
        let steps = builder.collect { super.emitSublayers(place, builder) }
        builder.addSurface(of: self, place, steps: steps, deviceToSurface: .identity, multiply: color)
    }
}

extension CAReplicatorLayer.ReplicationState {
    /// The colour that multiplies copy `index`.
    fileprivate func color(of index: Int) -> SIMD4<Double> {
        let offsets = SIMD4(Double(redOffset), Double(greenOffset), Double(blueOffset), Double(alphaOffset))
        let base = color?.rgba ?? SIMD4(repeating: 1)
        return (base + offsets * Double(index)).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    }
}
