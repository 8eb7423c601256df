/// How the coordinates of layers of one tree read in each other.
enum LayerMap {
    /// The layers from one up to the root of its tree.
    private static func chain(from layer: CALayer) -> [CALayer] {
        var layers: [CALayer] = []
        var layer: CALayer? = layer
        while let current = layer {
            layers.append(current)
            layer = current.parent ?? current.maskOwner
        }
        return layers
    }

    /// How points of `source` read in `target`; nil stands for the root of the other's tree and its superlayer's space.
    static func map(from source: CALayer?, to target: CALayer?) -> Homography {
        if source === target { return .identity }
        let up = source.map(chain) ?? [], down = target.map(chain) ?? []
        // The way through the nearest common ancestor keeps whole numbers whole.
        var shared = 0
        while shared < min(up.count, down.count), up[up.count - 1 - shared] === down[down.count - 1 - shared] { shared += 1 }
        var result = Homography.identity
        for layer in up.dropLast(shared) {
            result = result.concatenating(layer.state.mapToSuperlayer(layer.parent?.state.sublayerSpace))
        }
        var back = Homography.identity
        for layer in down.dropLast(shared) {
            back = back.concatenating(layer.state.mapToSuperlayer(layer.parent?.state.sublayerSpace))
        }
        guard let inverse = back.inverse else { return result }
        return result.concatenating(inverse)
    }
}
