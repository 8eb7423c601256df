/// A file that Xcode's editor of scenes wrote: a keyed archive, of which nodes are made.
@MainActor final class SceneArchive {
    private let objects: [Any]
    private let top: [String: Any]
    private var depth = 0

    /// The app's files, by their names.
    static var files: [URL] {
        let all: [URL] = (Bundle.main.urls(forResourcesWithExtension: "sks", subdirectory: nil) ?? []).map { $0 as URL }
        return all.sorted { $0.path < $1.path }
    }

    /// The app's file of a name, with or without its extension.
    convenience init?(named name: String) {
        let plain = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        guard let url = Bundle.main.url(forResource: plain, withExtension: "sks") ?? Bundle.main.url(forResource: name, withExtension: nil) else { return nil }
        self.init(contentsOf: url)
    }

    convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    init?(data: Data) {
        guard let list = KeyedArchiveList(data), !list.objects.isEmpty else { return nil }
        (objects, top) = (list.objects, list.top)
    }

    /// The node that the file is of, of the class that it names, or of `type`.
    func root<Node: SKNode>(as type: Node.Type) -> Node? {
        guard let values = object(top["root"]) as? [String: Any] else { return nil }
        return make(values, wanted: type) as? Node
    }

    /// The actions of a file of actions.
    var namedActions: [String: Any] { dictionary(top["actions"]) }

    func object(_ value: Any?) -> Any? {
        guard let reference = value as? ArchiveReference else { return value }
        guard objects.indices.contains(reference.number) else { return nil }
        let found = objects[reference.number]
        return (found as? String) == "$null" ? nil : found
    }

    /// Every object of a class.
    func objects(ofClass name: String) -> [[String: Any]] { objects.compactMap { $0 as? [String: Any] }.filter { className($0) == name } }

    func className(_ values: [String: Any]) -> String? { (object(values["$class"]) as? [String: Any])?["$classname"] as? String }

    func array(_ value: Any?) -> [Any] {
        guard let values = object(value) as? [String: Any], let items = values["NS.objects"] as? [Any] else { return [] }
        return items.compactMap { object($0) }
    }

    func dictionary(_ value: Any?) -> [String: Any] {
        guard let values = object(value) as? [String: Any], let keys = values["NS.keys"] as? [Any], let items = values["NS.objects"] as? [Any] else {
            return [:]
        }
        var result: [String: Any] = [:]
        for (key, item) in zip(keys, items) { if let key = object(key) as? String { result[key] = object(item) } }
        return result
    }

    /// - Parameter wanted: the class of the root, where the file does not name a subclass of it.
    func make(_ values: [String: Any], wanted: SKNode.Type? = nil) -> SKNode? {
        guard depth < 100 else { return nil }
        depth += 1
        defer { depth -= 1 }
        let coder = NodeCoder(archive: self, values: values)
        guard let type = nodeClass(values, wanted: wanted) else { return nil }
        return type.init(coder: coder)
    }

    private func nodeClass(_ values: [String: Any], wanted: SKNode.Type?) -> SKNode.Type? {
        let custom = dictionary(values["_info"])["_PB_previewSKNodeCustomClassName"] as? String ?? object(values["_customClassName"]) as? String
        let archived = className(values) ?? ""
        let own = Self.classes[archived] ?? Self.named(archived)
        let named = custom.flatMap(Self.named)
        // A class of the app's that is asked for is what its file is of.
        if let wanted, let found = named ?? own { return !isKind(found, of: wanted) && isKind(wanted, of: own ?? SKNode.self) ? wanted : found }
        return named ?? own ?? Self.classes[object(values["_originalClass"]) as? String ?? ""] ?? SKNode.self
    }

    private func isKind(_ type: SKNode.Type, of other: SKNode.Type) -> Bool {
        var above: AnyClass? = type
        while let found = above {
            if found == other { return true }
            above = _getSuperclass(found)
        }
        return false
    }

    private static func named(_ name: String) -> SKNode.Type? { name.isEmpty ? nil : ObjCRuntime.type(named: name) as? SKNode.Type }

    private static var classes: [String: SKNode.Type] {
        [
            "SKNode": SKNode.self, "SKScene": SKScene.self, "SKSpriteNode": SKSpriteNode.self, "SKLabelNode": SKLabelNode.self, "SKShapeNode": SKShapeNode.self,
            "SKEmitterNode": SKEmitterNode.self, "SKCropNode": SKCropNode.self, "SKEffectNode": SKEffectNode.self, "SKCameraNode": SKCameraNode.self,
            "SKReferenceNode": SKReferenceNode.self, "SKAudioNode": SKAudioNode.self, "SKFieldNode": SKFieldNode.self, "SKTileMapNode": SKTileMapNode.self,
        ]
    }
}

/// The values of one node in an archive, for its `init(coder:)`.
@MainActor final class NodeCoder: NSCoder {
    let archive: SceneArchive
    private let values: [String: Any]

    init(archive: SceneArchive, values: [String: Any]) { (self.archive, self.values) = (archive, values) }

    nonisolated override var allowsKeyedCoding: Bool { true }
    nonisolated override func containsValue(forKey key: String) -> Bool { false }
    nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
    nonisolated override func decodeBool(forKey key: String) -> Bool { false }
    nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
    nonisolated override func decodeInt32(forKey key: String) -> Int32 { 0 }
    nonisolated override func decodeInt64(forKey key: String) -> Int64 { 0 }
    nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
    nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }

    func value(forKey key: String) -> Any? { archive.object(values[key]) }
    func number(forKey key: String) -> CGFloat? { SKKeyframeSequence.number(value(forKey: key)) }
    func bool(forKey key: String) -> Bool? { value(forKey: key) as? Bool ?? number(forKey: key).map { $0 != 0 } }
    func mask(forKey key: String) -> UInt32? {
        (value(forKey: key) as? NSNumber).map { UInt32(truncatingIfNeeded: $0.int64Value) }
            ?? (value(forKey: key) as? Int).map { UInt32(truncatingIfNeeded: $0) }
    }

    /// A string; attributed ones without their attributes.
    func string(forKey key: String) -> String? {
        if let text = value(forKey: key) as? String { return text }
        let values = value(forKey: key) as? [String: Any]
        return archive.object(values?["NSString"] ?? values?["NS.string"]) as? String
    }

    /// The text of a point, size or rectangle, in a value or by itself.
    private func geometry(_ key: String, _ name: String) -> String? {
        if let text = value(forKey: key) as? String { return text }
        return archive.object((value(forKey: key) as? [String: Any])?[name]) as? String
    }
    func point(forKey key: String) -> CGPoint? { geometry(key, "NS.pointval").map(ArchiveNumbers.point) }
    func size(forKey key: String) -> CGSize? { geometry(key, "NS.sizeval").map(ArchiveNumbers.point).map { CGSize(width: $0.x, height: $0.y) } }
    func rect(forKey key: String) -> CGRect? { geometry(key, "NS.rectval").flatMap(ArchiveNumbers.rect) }

    /// Of four numbers whose keys end in R, G, B and A.
    func color(forKeys key: String) -> UIColor? {
        guard let red = number(forKey: key + "R"), let green = number(forKey: key + "G"), let blue = number(forKey: key + "B") else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: number(forKey: key + "A") ?? 1)
    }

    func nodes(forKey key: String) -> [SKNode] { archive.array(values[key]).compactMap { ($0 as? [String: Any]).flatMap { archive.make($0) } } }
    func node(forKey key: String) -> SKNode? { (value(forKey: key) as? [String: Any]).flatMap { archive.make($0) } }
    func coder(forKey key: String) -> NodeCoder? { (value(forKey: key) as? [String: Any]).map { NodeCoder(archive: archive, values: $0) } }
    func coders(forKey key: String) -> [NodeCoder] {
        array(forKey: key).compactMap { ($0 as? [String: Any]).map { NodeCoder(archive: archive, values: $0) } }
    }
    func dictionary(forKey key: String) -> [String: Any] { archive.dictionary(values[key]) }
    func array(forKey key: String) -> [Any] { archive.array(values[key]) }

    func texture(forKey key: String) -> SKTexture? { coder(forKey: key)?.ownTexture }

    /// The texture that the values are of.
    var ownTexture: SKTexture? {
        guard let name = string(forKey: "_subTextureName") ?? string(forKey: "_imgName"), !name.isEmpty else { return nil }
        let texture = SKTexture(imageNamed: name)
        if number(forKey: "_filteringMode") == 0 { texture.filteringMode = .nearest }
        guard let part = rect(forKey: "_textRect"), part != CGRect(x: 0, y: 0, width: 1, height: 1), string(forKey: "_subTextureName") == nil else {
            return texture
        }
        return SKTexture(rect: part, in: texture)
    }

    func keyframes(forKey key: String) -> SKKeyframeSequence? {
        guard let own = coder(forKey: key) else { return nil }
        let times = own.array(forKey: "_times").compactMap { SKKeyframeSequence.number($0) }
        let values = own.array(forKey: "_values").map { value -> Any in
            (value as? [String: Any]).flatMap { ArchiveNumbers.color(NodeCoder(archive: archive, values: $0)) } ?? value
        }
        let sequence = SKKeyframeSequence(frames: Array(zip(times, values)).map { (time: $0, value: $1) })
        sequence.interpolationMode = own.number(forKey: "_interpolationMode").flatMap { SKInterpolationMode(rawValue: Int($0)) } ?? .linear
        sequence.repeatMode = own.number(forKey: "_repeatMode").flatMap { SKRepeatMode(rawValue: Int($0)) } ?? .clamp
        return sequence
    }
}

/// Numbers in archives.
@MainActor enum ArchiveNumbers {
    /// All numbers of a text such as "{{0, 0}, {1e+06, 2}}".
    static func numbers(_ text: String) -> [CGFloat] {
        text.split(whereSeparator: { "{}, ".contains($0) }).compactMap { Double($0).map { CGFloat($0) } }
    }
    static func point(_ text: String) -> CGPoint {
        let found = numbers(text)
        return found.count >= 2 ? CGPoint(x: found[0], y: found[1]) : .zero
    }
    static func rect(_ text: String) -> CGRect? {
        let found = numbers(text)
        return found.count >= 4 ? CGRect(x: found[0], y: found[1], width: found[2], height: found[3]) : nil
    }

    /// A colour of AppKit's or UIKit's.
    static func color(_ coder: NodeCoder) -> UIColor? {
        if let red = coder.number(forKey: "UIRed"), let green = coder.number(forKey: "UIGreen"), let blue = coder.number(forKey: "UIBlue") {
            return UIColor(red: red, green: green, blue: blue, alpha: coder.number(forKey: "UIAlpha") ?? 1)
        }
        if let white = coder.number(forKey: "UIWhite") { return UIColor(white: white, alpha: coder.number(forKey: "UIAlpha") ?? 1) }
        let data = coder.value(forKey: "NSRGB") as? Data ?? coder.value(forKey: "NSComponents") as? Data
        if let data, let text = String(data: data, encoding: .utf8) {
            let parts = numbers(text.replacingOccurrences(of: "\0", with: ""))
            if parts.count >= 3 { return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1) }
        }
        if let data = coder.value(forKey: "NSWhite") as? Data, let text = String(data: data, encoding: .utf8) {
            let parts = numbers(text.replacingOccurrences(of: "\0", with: ""))
            if let white = parts.first { return UIColor(white: white, alpha: parts.count > 1 ? parts[1] : 1) }
        }
        return nil
    }
}
