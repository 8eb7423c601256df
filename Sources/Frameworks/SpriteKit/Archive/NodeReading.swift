/// Gives nodes their values from a scene's file.
@MainActor enum NodeReading {
    static func read(_ archive: NodeCoder, into node: SKNode) {
        if let position = archive.point(forKey: "_position") { node.position = position }
        let numbers: [(String, ReferenceWritableKeyPath<SKNode, CGFloat>)] = [
            ("_zPosition", \.zPosition), ("_zRotation", \.zRotation), ("_xScale", \.xScale), ("_yScale", \.yScale), ("_opacity", \.alpha), ("_speed", \.speed),
        ]
        for (key, path) in numbers { if let value = archive.number(forKey: key) { node[keyPath: path] = value } }
        if let isHidden = archive.bool(forKey: "_hidden") { node.isHidden = isHidden }
        node.name = archive.string(forKey: "_name")
        let userData = archive.dictionary(forKey: "_userData")
        if !userData.isEmpty { node.userData = NSMutableDictionary(dictionary: userData) }
        if let isEnabled = archive.bool(forKey: "_userInteractionEnabled") { node.isUserInteractionEnabled = isEnabled }
        for child in archive.nodes(forKey: "_children") where child.parent == nil { node.appendRead(child) }
        // Scenes have one for their world, which nothing touches.
        if !(node is SKScene), let body = archive.coder(forKey: "_PKPhysicsBody").flatMap(BodyReading.body) { node.physicsBody = body }
        if let field = node as? SKFieldNode { read(archive, into: field) }
        for action in ActionReading.actions(archive, forKey: "_actions") { node.run(action) }
    }

    static func read(_ archive: NodeCoder, into sprite: SKSpriteNode) {
        sprite.texture = archive.texture(forKey: "_texture")
        if let bounds = archive.rect(forKey: "_bounds") { sprite.ownSize = bounds.size }
        if let anchor = archive.point(forKey: "_anchorPoint") { sprite.anchorPoint = anchor }
        if let center = archive.rect(forKey: "_centerRect") { sprite.centerRect = center }
        if let color = archive.color(forKeys: "_baseColor") ?? archive.color(forKeys: "_color") { sprite.color = color }
        if let factor = archive.number(forKey: "_colorMix") { sprite.colorBlendFactor = factor }
        if let mode = archive.number(forKey: "_blendMode") { sprite.blendMode = SKBlendMode(rawValue: Int(mode)) ?? .alpha }
    }

    static func read(_ archive: NodeCoder, into label: SKLabelNode) {
        label.text = archive.string(forKey: "_text") ?? archive.string(forKey: "_attributedText")
        label.fontName = archive.string(forKey: "_fontName")
        if let size = archive.number(forKey: "_fontSize") { label.fontSize = size }
        if let color = archive.color(forKeys: "_fontColor") { label.fontColor = color }
        if let color = archive.color(forKeys: "_color") { label.color = color }
        if let factor = archive.number(forKey: "_labelColorBlend") { label.colorBlendFactor = factor }
        if let mode = archive.number(forKey: "_horizontalAlignmentMode") {
            label.horizontalAlignmentMode = SKLabelHorizontalAlignmentMode(rawValue: Int(mode)) ?? .center
        }
        if let mode = archive.number(forKey: "_verticalAlignmentMode") {
            label.verticalAlignmentMode = SKLabelVerticalAlignmentMode(rawValue: Int(mode)) ?? .baseline
        }
        if let count = archive.number(forKey: "_numberOfLines") { label.numberOfLines = Int(count) }
        if let width = archive.number(forKey: "_preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    }

    static func read(_ archive: NodeCoder, into shape: SKShapeNode) {
        if let color = archive.color(forKeys: "_strokeColor") { shape.strokeColor = color }
        if let color = archive.color(forKeys: "_fillColor") { shape.fillColor = color }
        if let width = archive.number(forKey: "_lineWidth") { shape.lineWidth = width }
        if let width = archive.number(forKey: "_glowWidth") { shape.glowWidth = width }
        if let rect = archive.rect(forKey: "_bounds") ?? archive.rect(forKey: "_shapeRect") {
            let middle = CGRect(x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height)
            let isEllipse = archive.dictionary(forKey: "_info")["_PB_previewShapeNodeShapeType"].flatMap { SKKeyframeSequence.number($0) } == 1
            shape.path = isEllipse ? CGPath(ellipseIn: middle, transform: nil) : CGPath(rect: middle, transform: nil)
        }
    }

    static func read(_ archive: NodeCoder, into scene: SKScene) {
        let bounds = archive.rect(forKey: "Scene_bounds")?.size ?? archive.rect(forKey: "_visibleRect")?.size
        if let bounds { scene.ownSize = bounds }
        if let anchor = archive.point(forKey: "_anchorPoint") { scene.anchorPoint = anchor }
        if let color = archive.color(forKeys: "_backgroundColor") { scene.backgroundColor = color }
        if let mode = archive.number(forKey: "_scaleMode") { scene.scaleMode = SKSceneScaleMode(rawValue: Int(mode)) ?? .fill }
        if let gravity = archive.coder(forKey: "_physicsWorld")?.point(forKey: "gravity") {
            scene.physicsWorld.gravity = CGVector(dx: gravity.x, dy: gravity.y)
        }
        // The camera is one of the children, of which the archive has one object.
        if let camera = archive.coder(forKey: "_camera") {
            let name = camera.string(forKey: "_name"), place = camera.point(forKey: "_position")
            scene.forEachNode { node in
                guard scene.camera == nil, let found = node as? SKCameraNode, found.name == name, found.position == place else { return }
                scene.camera = found
            }
        }
    }

    static func read(_ archive: NodeCoder, into field: SKFieldNode) {
        if let strength = archive.number(forKey: "_strength") ?? archive.number(forKey: "strength") { field.strength = Float(strength) }
        if let falloff = archive.number(forKey: "_falloff") ?? archive.number(forKey: "falloff") { field.falloff = Float(falloff) }
    }
}

/// Makes bodies of what files say.
@MainActor enum BodyReading {
    static func body(_ archive: NodeCoder) -> SKPhysicsBody? {
        let center = archive.point(forKey: "_p0") ?? .zero
        let body: SKPhysicsBody
        switch archive.number(forKey: "_shapeType").map({ Int($0) }) {
        case 1: body = SKPhysicsBody(circleOfRadius: archive.number(forKey: "_radius") ?? 1, center: center)
        default:
            guard let size = archive.size(forKey: "_size") else { return nil }
            body = SKPhysicsBody(rectangleOf: size, center: center)
        }
        let numbers: [(String, ReferenceWritableKeyPath<SKPhysicsBody, CGFloat>)] = [
            ("friction", \.friction), ("restitution", \.restitution), ("linearDamping", \.linearDamping), ("angularDamping", \.angularDamping),
            ("density", \.density), ("charge", \.charge), ("angularVelocity", \.angularVelocity),
        ]
        for (key, path) in numbers { if let value = archive.number(forKey: key) { body[keyPath: path] = value } }
        let flags: [(String, ReferenceWritableKeyPath<SKPhysicsBody, Bool>)] = [
            ("dynamic", \.isDynamic), ("allowRotation", \.allowsRotation), ("affectedByGravity", \.affectedByGravity), ("pinned", \.pinned),
            ("needsContinuousCollsionDetection", \.usesPreciseCollisionDetection),
        ]
        for (key, path) in flags { if let value = archive.bool(forKey: key) { body[keyPath: path] = value } }
        let masks: [(String, ReferenceWritableKeyPath<SKPhysicsBody, UInt32>)] = [
            ("categoryBitMask", \.categoryBitMask), ("collisionBitMask", \.collisionBitMask), ("intersectionTestBitMask", \.contactTestBitMask),
            ("fieldBitMask", \.fieldBitMask),
        ]
        for (key, path) in masks { if let value = archive.mask(forKey: key) { body[keyPath: path] = value } }
        if let velocity = archive.point(forKey: "linearVelocity") { body.velocity = CGVector(dx: velocity.x, dy: velocity.y) }
        return body
    }
}

extension SKNode {
    /// Adds a child of a file, without what the app does when children are added.
    func appendRead(_ child: SKNode) {
        children.append(child)
        child.parent = self
    }
}

/// A node that is read from files of scenes.
@preconcurrency @MainActor public protocol _SceneFileNode {}

extension _SceneFileNode where Self: SKNode {
    /// A node of a scene's file (`.sks`): of the class that the file names, where that is one of this, or of this class. Nil where there is no such file.
    public init?(fileNamed filename: String) {
        guard let node = SceneArchive(named: filename)?.root(as: Self.self) else { return nil }
        self = node
    }
}

extension SKNode: _SceneFileNode {}
