import CoreGraphics
import Foundation

/// Layers in archives of `NSKeyedArchiver`: their properties by key, sublayers and mask.
enum LayerArchive {
    private static let sublayers = "CASublayers"
    private static let mask = "CAMask"
    /// Keys of which others say the same.
    private static let derived: Set<String> = ["frame", "isHidden", "mask"]

    private static func keys(of layer: CALayer) -> [String] {
        (Array(LayerProperty.ofEveryLayer.keys) + type(of: layer).ownProperties.keys + layer.state.custom.keys).filter { !derived.contains($0) }.sorted()
    }

    /// Whether a key's value is another than a new layer's.
    static func differs(_ layer: CALayer, _ key: String) -> Bool {
        let own: NSObject? = ArchivedValues.archived(layer.animatableValue(forKeyPath: key))
        return own != ArchivedValues.archived(type(of: layer).defaultValue(forKey: key))
    }

    static func encode(_ layer: CALayer, to coder: NSCoder) {
        var values = ArchivedValues()
        for key in keys(of: layer) { values[key] = layer.animatableValue(forKeyPath: key) }
        if let emitter = layer as? CAEmitterLayer { values[EmitterKeys.cells] = emitter.emitterCells }
        values.encode(to: coder) { $0 == EmitterKeys.cells || layer.shouldArchiveValue(forKey: $0) }
        if !layer.storedSublayers.isEmpty { coder.encode(layer.storedSublayers as NSArray, forKey: sublayers) }
        if let own = layer.storedMask { coder.encode(own, forKey: mask) }
    }

    static func decode(_ layer: CALayer, from coder: NSCoder) {
        guard let values = ArchivedValues(from: coder) else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        (layer as? CAEmitterLayer)?.emitterCells = values[EmitterKeys.cells] as? [CAEmitterCell]
        for key in values.keys where key != EmitterKeys.cells { layer.setAnimatableValue(values[key], forKeyPath: key) }
        if coder.containsValue(forKey: sublayers), let found = coder.decodeObject(forKey: sublayers) as? [CALayer] {
            for sublayer in found { layer.addSublayer(sublayer) }
        }
        if coder.containsValue(forKey: mask), let found = coder.decodeObject(forKey: mask) as? CALayer { layer.mask = found }
        CATransaction.commit()
    }
}
