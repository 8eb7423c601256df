import CoreGraphics
import Foundation
import ObjectRuntime

/// One kind of particle of an emitter. Changes count for an emitter once its `emitterCells` are set.
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming, @unchecked Sendable {
    final var values = CellValues()
    final var custom: [String: Any] = [:]

    public override init() { super.init() }

    /// A cell as an archive has it, its own cells included.
    public required init?(coder: NSCoder) {
        super.init()
        guard let values = ArchivedValues(from: coder) else { return }
        for key in values.keys where key != EmitterKeys.cells { setValue(values[key], forKey: key) }
        emitterCells = values[EmitterKeys.cells] as? [CAEmitterCell]
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        var values = ArchivedValues()
        for key in Array(EmitterKeys.numbers.keys) + ["contents", "color", "name"] + custom.keys { values[key] = value(forKey: key) }
        values[EmitterKeys.cells] = emitterCells
        values.encode(to: coder) { shouldArchiveValue(forKey: $0) }
    }
    /// Whether an archive has the value of a key. True.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
    /// The value that a key has in a new cell; nil for one that has none.
    open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().value(forKey: key) }

    /// A `CGImage`. Default nil: nothing is seen but what the particle emits itself.
    open var contents: Any? {
        get { values.image }
        set { values.image = newValue as? CGImage }
    }
    /// The part of the contents to show, in parts of their size.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { values.contentsRect = newValue }
    }
    /// Pixels of the contents a point. Default 1.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { values.contentsScale = newValue }
    }
    /// The cells that each particle emits while it lives.
    open var emitterCells: [CAEmitterCell]? {
        get { values.cells.isEmpty ? nil : values.cells }
        set { values.cells = newValue ?? [] }
    }
    open var name: String? {
        get { values.name }
        set { values.name = newValue }
    }
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }
    open var minificationFilter = "linear"
    open var magnificationFilter = "linear"
    open var minificationFilterBias: Float = 0
    open var style: [AnyHashable: Any]?

    // MARK: Life

    /// Particles a second. Default 0.
    open var birthRate: Float {
        get { values.birthRate }
        set { values.birthRate = newValue }
    }
    /// Seconds. Default 0.
    open var lifetime: Float {
        get { values.lifetime }
        set { values.lifetime = newValue }
    }
    open var lifetimeRange: Float {
        get { values.lifetimeRange }
        set { values.lifetimeRange = newValue }
    }

    // MARK: Motion

    /// Points a second.
    open var velocity: CGFloat {
        get { values.velocity }
        set { values.velocity = newValue }
    }
    open var velocityRange: CGFloat {
        get { values.velocityRange }
        set { values.velocityRange = newValue }
    }
    /// Points a second, each second.
    open var xAcceleration: CGFloat {
        get { values.acceleration.x }
        set { values.acceleration.x = newValue }
    }
    open var yAcceleration: CGFloat {
        get { values.acceleration.y }
        set { values.acceleration.y = newValue }
    }
    open var zAcceleration: CGFloat = 0
    /// The direction in the layer's plane, in radians from its x axis.
    open var emissionLongitude: CGFloat {
        get { values.longitude }
        set { values.longitude = newValue }
    }
    /// The angle to the layer's plane.
    open var emissionLatitude: CGFloat {
        get { values.latitude }
        set { values.latitude = newValue }
    }
    /// The opening of the cone about the direction.
    open var emissionRange: CGFloat {
        get { values.range }
        set { values.range = newValue }
    }

    // MARK: Looks

    /// Default 1.
    open var scale: CGFloat {
        get { values.scale }
        set { values.scale = newValue }
    }
    open var scaleRange: CGFloat {
        get { values.scaleRange }
        set { values.scaleRange = newValue }
    }
    /// How much the scale changes a second.
    open var scaleSpeed: CGFloat {
        get { values.scaleSpeed }
        set { values.scaleSpeed = newValue }
    }
    /// Radians a second.
    open var spin: CGFloat {
        get { values.spin }
        set { values.spin = newValue }
    }
    open var spinRange: CGFloat {
        get { values.spinRange }
        set { values.spinRange = newValue }
    }
    /// Multiplies the contents. Default opaque white.
    open var color: CGColor? {
        get { values.color }
        set { values.color = newValue }
    }
    open var redRange: Float {
        get { values.colorRange.x }
        set { values.colorRange.x = newValue }
    }
    open var greenRange: Float {
        get { values.colorRange.y }
        set { values.colorRange.y = newValue }
    }
    open var blueRange: Float {
        get { values.colorRange.z }
        set { values.colorRange.z = newValue }
    }
    open var alphaRange: Float {
        get { values.colorRange.w }
        set { values.colorRange.w = newValue }
    }
    /// How much a component changes a second.
    open var redSpeed: Float {
        get { values.colorSpeed.x }
        set { values.colorSpeed.x = newValue }
    }
    open var greenSpeed: Float {
        get { values.colorSpeed.y }
        set { values.colorSpeed.y = newValue }
    }
    open var blueSpeed: Float {
        get { values.colorSpeed.z }
        set { values.colorSpeed.z = newValue }
    }
    open var alphaSpeed: Float {
        get { values.colorSpeed.w }
        set { values.colorSpeed.w = newValue }
    }

    // MARK: Timing

    /// When emission begins, after the emitter's own beginning.
    open var beginTime: CFTimeInterval {
        get { values.beginTime }
        set { values.beginTime = newValue }
    }
    /// For how long particles are emitted. Default infinite.
    open var duration: CFTimeInterval {
        get { values.duration }
        set { values.duration = newValue }
    }
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    // MARK: Keys

    open func value(forKey key: String) -> Any? {
        EmitterKeys.numbers[key].map { $0.get(self) } ?? (key == "contents" ? contents : key == "color" ? color : key == "name" ? name : custom[key])
    }

    open func setValue(_ value: Any?, forKey key: String) {
        if let entry = EmitterKeys.numbers[key] {
            entry.set(self, AnimationValue(value ?? 0).number ?? 0)
        } else if key == "contents" {
            contents = value
        } else if key == "color" {
            color = value as! CGColor?
        } else if key == "name" {
            name = value as? String
        } else {
            custom[key] = value
        }
    }
}

/// The numbers of a cell by their keys: apps set them on the emitter as `emitterCells.NAME.birthRate`.
enum EmitterKeys {
    /// The cells of a cell or an emitter, in archives.
    static let cells = "emitterCells"

    struct Entry {
        let get: (CAEmitterCell) -> Any
        let set: (CAEmitterCell, Double) -> Void
    }

    private static func points(_ path: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>) -> Entry {
        Entry(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = CGFloat($1) })
    }

    private static func single(_ path: ReferenceWritableKeyPath<CAEmitterCell, Float>) -> Entry {
        Entry(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = Float($1) })
    }

    nonisolated(unsafe) static let numbers: [String: Entry] = [
        "birthRate": single(\.birthRate), "lifetime": single(\.lifetime), "lifetimeRange": single(\.lifetimeRange),
        "velocity": points(\.velocity), "velocityRange": points(\.velocityRange), "xAcceleration": points(\.xAcceleration),
        "yAcceleration": points(\.yAcceleration), "zAcceleration": points(\.zAcceleration), "emissionLongitude": points(\.emissionLongitude),
        "emissionLatitude": points(\.emissionLatitude), "emissionRange": points(\.emissionRange), "scale": points(\.scale),
        "scaleRange": points(\.scaleRange), "scaleSpeed": points(\.scaleSpeed), "spin": points(\.spin), "spinRange": points(\.spinRange),
        "redRange": single(\.redRange), "greenRange": single(\.greenRange), "blueRange": single(\.blueRange), "alphaRange": single(\.alphaRange),
        "redSpeed": single(\.redSpeed), "greenSpeed": single(\.greenSpeed), "blueSpeed": single(\.blueSpeed), "alphaSpeed": single(\.alphaSpeed),
    ]
}

/// The values of a cell, apart from the cell itself.
struct CellValues {
    var image: CGImage?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsScale: CGFloat = 1
    var cells: [CAEmitterCell] = []
    var name: String?
    var isEnabled = true
    var birthRate: Float = 0
    var lifetime: Float = 0
    var lifetimeRange: Float = 0
    var velocity: CGFloat = 0
    var velocityRange: CGFloat = 0
    var acceleration = CGPoint.zero
    var longitude: CGFloat = 0
    var latitude: CGFloat = 0
    var range: CGFloat = 0
    var scale: CGFloat = 1
    var scaleRange: CGFloat = 0
    var scaleSpeed: CGFloat = 0
    var spin: CGFloat = 0
    var spinRange: CGFloat = 0
    var color: CGColor? = .white
    var colorRange = SIMD4<Float>.zero
    var colorSpeed = SIMD4<Float>.zero
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = .infinity
}
