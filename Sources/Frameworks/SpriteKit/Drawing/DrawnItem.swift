/// One thing that is drawn of a scene. Items are values: what has not changed need not be drawn anew.
struct DrawnItem: Equatable {
    /// The sum of the depths of the node and those above it.
    var depth: CGFloat
    /// From the node's coordinates to those of the topmost node.
    var transform: CGAffineTransform
    var alpha: CGFloat
    var blending: SKBlendMode
    var content: DrawnContent
}

/// The look of a node, in its own coordinates.
indirect enum DrawnContent: Equatable {
    case color(CGColor, CGRect)
    case picture(DrawnPicture)
    case shape(DrawnShape)
    case text(NSAttributedString, CGRect)
    /// Drawn as one thing, only where the mask has pixels, and changed by a filter. Places are those of the topmost node.
    case group([DrawnItem], mask: [DrawnItem]?, filter: CIFilter?)

    /// Null for groups, of which all is drawn.
    var bounds: CGRect {
        switch self {
        case .color(_, let rect), .text(_, let rect): rect
        case .picture(let picture): picture.rect
        case .shape(let shape): shape.path.boundingBoxOfPath.insetBy(dx: -shape.lineWidth - shape.glow * 2, dy: -shape.lineWidth - shape.glow * 2)
        case .group: .null
        }
    }
}

struct DrawnPicture: Equatable {
    var image: CGImage
    /// The image's size in points.
    var pointSize: CGSize
    var rect: CGRect
    /// The part that is stretched, in parts of the image's size, from the lower left.
    var center: CGRect
    var tint: TextureTint?
    var isSmooth: Bool
    /// How much larger than its rectangle the sprite is drawn: corners beside `center` keep their size in spite of it.
    var scale: CGVector
}

struct DrawnShape: Equatable {
    var path: CGPath
    var fill: CGColor?
    var stroke: CGColor?
    var lineWidth: CGFloat
    var glow: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat
    var isSmooth: Bool
    var texture: CGImage?
}

/// A colour that a picture is multiplied with.
struct TextureTint: Equatable {
    var color: CGColor
    /// How much of it, 0 to 1.
    var part: CGFloat

    /// The factors of red, green, blue and alpha.
    var factors: [CGFloat] {
        let c = Self.parts(of: color)
        return c.prefix(3).map { 1 + ($0 - 1) * part } + [1]
    }

    func applied(to image: CGImage) -> CGImage {
        var bytes = TexturePixels.bytes(of: image)
        let factors = factors.map { UInt32(max(0, min(1, $0)) * 256) }
        for index in bytes.indices where index & 3 != 3 { bytes[index] = UInt8(UInt32(bytes[index]) * factors[index & 3] >> 8) }
        guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return image }
        return CGImage(
            width: image.width, height: image.height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent) ?? image
    }

    /// Red, green, blue and alpha.
    static func parts(of color: CGColor) -> [CGFloat] {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    /// A colour between two.
    static func mix(_ a: CGColor, _ b: CGColor, _ part: CGFloat) -> CGColor {
        let from = parts(of: a), to = parts(of: b)
        let mixed = zip(from, to).map { $0 + ($1 - $0) * part }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3]).cgColor
    }
}

/// Makes the list of what is drawn from a tree of nodes.
@MainActor enum DrawnList {
    /// Everything in a node and itself, in the order that it is drawn in.
    static func items(of node: SKNode, transform: CGAffineTransform = .identity) -> [DrawnItem] {
        var items: [DrawnItem] = []
        collect(node, transform, alpha: 1, depth: 0, into: &items)
        return sorted(items)
    }

    /// By depth; what has the same stays as it is.
    static func sorted(_ items: [DrawnItem]) -> [DrawnItem] {
        items.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
    }

    private static func collect(_ node: SKNode, _ transform: CGAffineTransform, alpha: CGFloat, depth: CGFloat, into items: inout [DrawnItem]) {
        let alpha = alpha * max(0, min(1, node.alpha))
        guard !node.isHidden, alpha > 0 else { return }
        let depth = depth + node.zPosition
        let start = items.count
        for content in node.drawnContent {
            items.append(DrawnItem(depth: depth, transform: transform, alpha: alpha, blending: node.blending, content: content))
        }
        if let emitter = node as? SKEmitterNode { items += emitter.drawnParticles(transform, alpha: alpha, depth: depth) }
        for child in node.children {
            collect(child, child.toParent.concatenating(transform), alpha: alpha, depth: depth, into: &items)
        }
        if let group = grouped(node, transform, Array(items[start...])) {
            items.removeSubrange(start...)
            items.append(DrawnItem(depth: depth, transform: .identity, alpha: 1, blending: node.blending, content: group))
        }
    }

    /// Nodes that are drawn as one: those that are cut out, and those that are filtered.
    private static func grouped(_ node: SKNode, _ transform: CGAffineTransform, _ items: [DrawnItem]) -> DrawnContent? {
        if let crop = node as? SKCropNode, let mask = crop.maskNode {
            return .group(sorted(items), mask: Self.items(of: mask, transform: mask.toParent.concatenating(transform)), filter: nil)
        }
        if let effect = node as? SKEffectNode, !(node is SKScene), effect.shouldEnableEffects, effect.filter != nil || effect.blendMode != .alpha {
            return .group(sorted(items), mask: nil, filter: effect.filter)
        }
        return nil
    }
}
