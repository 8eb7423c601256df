import CoreGraphics
import Foundation

/// One property of a layer class as key paths and animations reach it.
struct LayerProperty {
    var isAnimatable: Bool
    var get: (CALayer) -> Any?
    var set: (CALayer, Any?) -> Void

    static func number<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>) -> LayerProperty {
        make(path) { AnimationValue($0).number.map { CGFloat($0) } }
    }

    static func seconds<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CFTimeInterval>) -> LayerProperty {
        make(path) { AnimationValue($0).number }
    }

    static func float<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Float>) -> LayerProperty {
        make(path) { AnimationValue($0).number.map { Float($0) } }
    }

    static func flag<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, Bool>, isAnimatable: Bool = true
    ) -> LayerProperty {
        make(path, isAnimatable: isAnimatable) { AnimationValue($0).number.map { $0 >= 0.5 } }
    }

    static func value<Layer: CALayer, Value>(
        _ path: ReferenceWritableKeyPath<Layer, Value>, isAnimatable: Bool = true
    ) -> LayerProperty {
        make(path, isAnimatable: isAnimatable) { $0 as? Value }
    }

    static func optional<Layer: CALayer, Value>(
        _ path: ReferenceWritableKeyPath<Layer, Value?>, isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            isAnimatable: isAnimatable,
            get: { layer in (layer as? Layer)?[keyPath: path] },
            set: { layer, value in (layer as? Layer)?[keyPath: path] = value as? Value })
    }

    private static func make<Layer: CALayer, Value>(
        _ path: ReferenceWritableKeyPath<Layer, Value>, isAnimatable: Bool = true, _ convert: @escaping (Any) -> Value?
    ) -> LayerProperty {
        LayerProperty(
            isAnimatable: isAnimatable,
            get: { layer in (layer as? Layer)?[keyPath: path] },
            set: { layer, value in
                guard let layer = layer as? Layer, let value = value.flatMap(convert) else { return }
                layer[keyPath: path] = value
            })
    }
}

extension LayerProperty {
    /// The properties every layer has, by key. Written once, then only read.
    nonisolated(unsafe) static let ofEveryLayer: [String: LayerProperty] = [
        "bounds": .value(\CALayer.bounds), "position": .value(\CALayer.position), "zPosition": .number(\CALayer.zPosition),
        "anchorPoint": .value(\CALayer.anchorPoint), "anchorPointZ": .number(\CALayer.anchorPointZ),
        "transform": .value(\CALayer.transform), "sublayerTransform": .value(\CALayer.sublayerTransform),
        "frame": .value(\CALayer.frame, isAnimatable: false), "hidden": .flag(\CALayer.isHidden),
        "isHidden": .flag(\CALayer.isHidden), "doubleSided": .flag(\CALayer.isDoubleSided),
        "geometryFlipped": .flag(\CALayer.isGeometryFlipped, isAnimatable: false),
        "masksToBounds": .flag(\CALayer.masksToBounds), "opacity": .float(\CALayer.opacity),
        "opaque": .flag(\CALayer.isOpaque, isAnimatable: false),
        "allowsGroupOpacity": .flag(\CALayer.allowsGroupOpacity, isAnimatable: false),
        "backgroundColor": .optional(\CALayer.backgroundColor), "cornerRadius": .number(\CALayer.cornerRadius),
        "cornerCurve": .value(\CALayer.cornerCurve, isAnimatable: false),
        "maskedCorners": .value(\CALayer.maskedCorners, isAnimatable: false),
        "borderWidth": .number(\CALayer.borderWidth), "borderColor": .optional(\CALayer.borderColor),
        "shadowColor": .optional(\CALayer.shadowColor), "shadowOpacity": .float(\CALayer.shadowOpacity),
        "shadowOffset": .value(\CALayer.shadowOffset), "shadowRadius": .number(\CALayer.shadowRadius),
        "shadowPath": .optional(\CALayer.shadowPath), "mask": .optional(\CALayer.mask, isAnimatable: false),
        "contents": .optional(\CALayer.contents), "contentsRect": .value(\CALayer.contentsRect),
        "contentsCenter": .value(\CALayer.contentsCenter), "contentsScale": .number(\CALayer.contentsScale),
        "contentsGravity": .value(\CALayer.contentsGravity, isAnimatable: false),
        "minificationFilter": .value(\CALayer.minificationFilter, isAnimatable: false),
        "minificationFilterBias": .float(\CALayer.minificationFilterBias),
        "magnificationFilter": .value(\CALayer.magnificationFilter, isAnimatable: false),
        "shouldRasterize": .flag(\CALayer.shouldRasterize, isAnimatable: false),
        "rasterizationScale": .number(\CALayer.rasterizationScale), "name": .optional(\CALayer.name, isAnimatable: false),
        "speed": .float(\CALayer.speed), "timeOffset": .seconds(\CALayer.timeOffset),
        "beginTime": .seconds(\CALayer.beginTime), "duration": .seconds(\CALayer.duration),
        "repeatCount": .float(\CALayer.repeatCount), "autoreverses": .flag(\CALayer.autoreverses, isAnimatable: false),
    ]
}

extension CALayer {
    static func isAnimatable(_ key: String) -> Bool { LayerProperty.named(key, of: self)?.isAnimatable ?? needsDisplay(forKey: key) }

    /// The value at a key path such as "opacity", "position.x" or "transform.scale"; nil when there is none.
    final func animatableValue(forKeyPath keyPath: String) -> Any? { LayerProperty.value(of: self, keyPath) }

    /// Sets the value at a key path through the property itself, so that its action runs.
    final func setAnimatableValue(_ value: Any?, forKeyPath keyPath: String) { LayerProperty.set(value, of: self, keyPath) }
}

extension LayerProperty {
    static func named(_ key: String, of type: CALayer.Type) -> LayerProperty? { type.ownProperties[key] ?? ofEveryLayer[key] }

    fileprivate static func value(of layer: CALayer, _ keyPath: String) -> Any? {
        let path = keyPath.split(separator: ".").map(String.init)
        guard let key = path.first else { return nil }
        let property = named(key, of: type(of: layer))
        guard let value = property == nil ? layer.state.custom[key] : property?.get(layer) else { return nil }
        if path.count == 1 { return value }
        return AnimationValue(value).component(Array(path.dropFirst()))?.any
    }

    fileprivate static func set(_ value: Any?, of layer: CALayer, _ keyPath: String) {
        let path = keyPath.split(separator: ".").map(String.init)
        guard let key = path.first else { return }
        let property = named(key, of: type(of: layer))
        var newValue = value
        if path.count > 1 {
            guard let value, let whole = property == nil ? layer.state.custom[key] : property?.get(layer) else { return }
            newValue = AnimationValue(whole).setting(Array(path.dropFirst()), to: AnimationValue(value)).any
        }
        if let property { return property.set(layer, newValue) }
        let action = layer.actionForChange(of: key)
        layer.state.custom[key] = newValue
        layer.finishChange(of: key, action: action)
    }
}
