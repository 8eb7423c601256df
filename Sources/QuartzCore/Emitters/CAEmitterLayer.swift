import CoreGraphics
import Foundation

/// A layer that shows particles: each is born by its cell's rate, moves on, changes and dies.
///
/// A particle's place follows from the seed, its number and the time alone, so that a moment's picture is the same every time. Emission has been
/// going on since the layer's time 0: without a `beginTime` an emitter that is put on screen is in full flow.
open class CAEmitterLayer: CALayer {
    final var emitter = EmitterState()

    struct EmitterState {
        var position = CGPoint.zero
        var size = CGSize.zero
        var depth: CGFloat = 0
        var shape = CAEmitterLayerEmitterShape.point
        var mode = CAEmitterLayerEmitterMode.volume
        var renderMode = CAEmitterLayerRenderMode.unordered
        var birthRate: Float = 1
        var lifetime: Float = 1
        var velocity: Float = 1
        var scale: Float = 1
        var spin: Float = 1
        var seed: UInt32 = 0
        var preservesDepth = false
        var zPosition: CGFloat = 0
        /// The emissions so far: by which cells, and since when.
        var phases: [EmissionPhase] = []
    }

    /// The kinds of particles. Default nil.
    open var emitterCells: [CAEmitterCell]? {
        get { cells.isEmpty ? nil : cells }
        set {
            cells = newValue ?? []
            beginPhase()
        }
    }
    private final var cells: [CAEmitterCell] = []
    private final let pictures = TintedParticles()

    /// Multiplies the cells' rates. Default 1.
    open var birthRate: Float {
        get { emitter.birthRate }
        set {
            guard newValue != emitter.birthRate else { return }
            emitter.birthRate = newValue
            beginPhase()
        }
    }
    /// Multiplies the cells' lifetimes. Default 1.
    open var lifetime: Float {
        get { emitter.lifetime }
        set {
            emitter.lifetime = newValue
            beginPhase()
        }
    }
    /// The middle of the shape, in the layer's coordinates. Particles already born stay where they are only in the next phase of emission.
    open var emitterPosition: CGPoint {
        get { emitter.position }
        set { set(\.position, newValue, "emitterPosition") }
    }
    open var emitterZPosition: CGFloat {
        get { emitter.zPosition }
        set { set(\.zPosition, newValue, "emitterZPosition") }
    }
    open var emitterSize: CGSize {
        get { emitter.size }
        set { set(\.size, newValue, "emitterSize") }
    }
    open var emitterDepth: CGFloat {
        get { emitter.depth }
        set { set(\.depth, newValue, "emitterDepth") }
    }
    /// Default `.point`.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { emitter.shape }
        set { set(\.shape, newValue, "emitterShape") }
    }
    /// Default `.volume`.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { emitter.mode }
        set { set(\.mode, newValue, "emitterMode") }
    }
    /// Default `.unordered`.
    open var renderMode: CAEmitterLayerRenderMode {
        get { emitter.renderMode }
        set { set(\.renderMode, newValue, "renderMode") }
    }
    /// Multiplies the cells' velocities. Default 1.
    open var velocity: Float {
        get { emitter.velocity }
        set { set(\.velocity, newValue, "velocity") }
    }
    /// Multiplies the cells' scales. Default 1.
    open var scale: Float {
        get { emitter.scale }
        set { set(\.scale, newValue, "scale") }
    }
    /// Multiplies the cells' spins. Default 1.
    open var spin: Float {
        get { emitter.spin }
        set { set(\.spin, newValue, "spin") }
    }
    open var seed: UInt32 {
        get { emitter.seed }
        set { set(\.seed, newValue, "seed") }
    }
    open var preservesDepth: Bool {
        get { emitter.preservesDepth }
        set { set(\.preservesDepth, newValue, "preservesDepth") }
    }

    private func set<Value: Equatable>(_ path: WritableKeyPath<EmitterState, Value>, _ value: Value, _ key: String) {
        guard emitter[keyPath: path] != value else { return }
        let action = actionForChange(of: key)
        emitter[keyPath: path] = value
        contentChanged()
        finishChange(of: key, action: action)
    }

    /// Ends emission as it was, and goes on with the cells as they are now: from the layer's beginning where nothing was shown yet.
    private func beginPhase() {
        // A presentation layer's values are those of a moment.
        guard modelLayer == nil else { return }
        let now = localTime(fromRoot: rootTimeNow)
        if isCommitted, let last = emitter.phases.indices.last {
            emitter.phases[last].end = now
            let lifetime = emitter.lifetime
            emitter.phases.removeAll { $0.lastDeath(lifetime: lifetime) < now }
        } else {
            emitter.phases = []
        }
        let start = isCommitted ? now : 0
        emitter.phases.append(EmissionPhase(start: start, cells: cells, rate: emitter.birthRate))
        contentChanged()
    }

    package override class func make() -> CALayer { CAEmitterLayer() }

    override func copyValues(from other: CALayer) {
        super.copyValues(from: other)
        if let other = other as? CAEmitterLayer { (emitter, cells) = (other.emitter, other.cells) }
    }

    override class var ownProperties: [String: LayerProperty] { ownTable }

    private nonisolated(unsafe) static let ownTable: [String: LayerProperty] = [
        "birthRate": .float(\CAEmitterLayer.birthRate), "lifetime": .float(\CAEmitterLayer.lifetime),
        "emitterPosition": .value(\CAEmitterLayer.emitterPosition), "emitterSize": .value(\CAEmitterLayer.emitterSize),
        "emitterZPosition": .number(\CAEmitterLayer.emitterZPosition), "emitterDepth": .number(\CAEmitterLayer.emitterDepth),
        "emitterShape": .value(\CAEmitterLayer.emitterShape, isAnimatable: false),
        "emitterMode": .value(\CAEmitterLayer.emitterMode, isAnimatable: false),
        "renderMode": .value(\CAEmitterLayer.renderMode, isAnimatable: false), "velocity": .float(\CAEmitterLayer.velocity),
        "scale": .float(\CAEmitterLayer.scale), "spin": .float(\CAEmitterLayer.spin),
    ]

    /// `emitterCells.NAME.KEY` is a number of the cell of that name.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (cell, key) = cell(at: keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
        cell.setValue(value, forKey: key)
        beginPhase()
    }

    open override func value(forKeyPath keyPath: String) -> Any? {
        cell(at: keyPath).map { $0.0.value(forKey: $0.1) } ?? super.value(forKeyPath: keyPath)
    }

    private func cell(at keyPath: String) -> (CAEmitterCell, String)? {
        let path = keyPath.split(separator: ".").map(String.init)
        guard path.count == 3, path[0] == "emitterCells", let cell = cells.first(where: { $0.name == path[1] }) else { return nil }
        return (cell, path[2])
    }

    /// How many particles live at this moment.
    package final var liveParticleCount: Int { ParticleEmission(emitter: emitter).particles(at: localTime(fromRoot: rootTimeNow)).count }

    // MARK: Drawing

    override class var drawsOnlyBackground: Bool { false }

    override var movesByItself: Bool {
        emitter.phases.contains { $0.isAlive(at: localTime(fromRoot: rootTimeNow), lifetime: emitter.lifetime) }
    }

    override func emitContent(_ content: LayerContent) {
        super.emitContent(content)
        guard let layer = content.layer as? CAEmitterLayer, !layer.emitter.phases.isEmpty else { return }
        let time = layer.localTime(fromRoot: content.builder.time - content.place.delay)
        if layer.movesByItself { AnimationScheduler.add(layer) }
        let particles = ParticleEmission(emitter: emitter).particles(at: time)
        guard !particles.isEmpty else { return }
        let isAdditive = emitter.renderMode == .additive, pictures = layer.pictures
        let area = particles.reduce(CGRect.null) { $0.union($1.bounds) }
        let fingerprint = Fingerprint.of {
            $0.combine(time)
            $0.combine(particles.count)
            $0.combine(content.shown.contentVersion)
        }
        content.paint(area: area, fingerprint: fingerprint) { context in
            for particle in particles { particle.draw(in: context, pictures, isAdditive: isAdditive) }
        }
    }
}
