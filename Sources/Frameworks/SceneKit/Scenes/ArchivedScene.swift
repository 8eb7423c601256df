/// A file that Xcode's editor of scenes wrote: a keyed archive, of which nodes are made. What is not known of it is passed over.
final class ArchivedScene {
    private let list: KeyedArchiveList
    /// Of pictures with names of their own.
    private let folder: URL?
    private let budget: Budget
    private var materials: [Int: SCNMaterial] = [:]

    /// Nodes and geometries that are left to be made, in all files that one is made of: a damaged file may contain itself.
    final class Budget {
        private(set) var left = 20_000
        /// Whether so much was left.
        func take(_ count: Int) -> Bool {
            left -= count
            return left > 0
        }
    }

    init?(_ data: Data, folder: URL?, budget: Budget) {
        guard let list = KeyedArchiveList(data), !list.objects.isEmpty else { return nil }
        (self.list, self.folder, self.budget) = (list, folder, budget)
    }

    /// Nil if the file is not that of a scene.
    func scene() -> (nodes: [SCNNode], background: SCNMaterialProperty?)? {
        guard let scene = values(list.top["root"]), name(of: scene) == "SCNScene", let root = values(scene["rootNode"]) else { return nil }
        let background = SCNMaterialProperty()
        values(scene["background"]).map { read($0, into: background) }
        return (array(root["childNodes"]).compactMap { node($0, depth: 0) }, background)
    }

    // MARK: Values

    private func object(_ value: Any?) -> Any? {
        guard let reference = value as? ArchiveReference else { return value }
        guard list.objects.indices.contains(reference.number) else { return nil }
        let found = list.objects[reference.number]
        return (found as? String) == "$null" ? nil : found
    }

    private func values(_ value: Any?) -> [String: Any]? { object(value) as? [String: Any] }
    private func name(of values: [String: Any]) -> String? { (object(values["$class"]) as? [String: Any])?["$classname"] as? String }
    private func array(_ value: Any?) -> [Any] { (values(value)?["NS.objects"] as? [Any]) ?? [] }
    private func text(_ value: Any?) -> String? { object(value) as? String }
    private func number(_ value: Any?) -> CGFloat? { object(value).flatMap { SceneNumber.float($0) }.map { CGFloat($0) } }
    private func flag(_ value: Any?) -> Bool { (object(value) as? Bool) ?? (number(value) ?? 0 != 0) }
    private func data(_ value: Any?) -> Data? { (object(value) as? Data) ?? (values(value)?["NS.data"] as? Data) }

    private func floats(_ value: Any?, _ count: Int) -> [Float]? {
        guard let data = data(value), data.count >= count * 4 else { return nil }
        let found: [Float] = data.withUnsafeBytes { bytes in
            (0..<count).map { Float(bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))) }
        }
        return found.allSatisfy(\.isFinite) ? found : nil
    }

    private func vector(_ value: Any?) -> SIMD3<Float>? { floats(value, 3).map { SIMD3<Float>($0[0], $0[1], $0[2]) } }

    // MARK: Nodes

    private func node(_ value: Any, depth: Int) -> SCNNode? {
        guard budget.take(1), depth < 100, let values = values(value), let type = name(of: values) else { return nil }
        guard type == "SCNNode" || type == "SCNReferenceNode" else { return nil }
        let node: SCNNode = type == "SCNReferenceNode" ? reference(values) : SCNNode()
        node.name = text(values["name"])
        if let scale = vector(values["scale"]) { node.simdScale = scale }
        if let turn = floats(values["orientation"], 4) {
            node.simdOrientation = simd_quatf(ix: turn[0], iy: turn[1], iz: turn[2], r: turn[3])
        } else if let turn = floats(values["rotation"], 4) {
            node.simdRotation = SIMD4<Float>(turn[0], turn[1], turn[2], turn[3])
        }
        if let angles = vector(values["eulerAngles"]) { node.simdEulerAngles = angles }
        if let position = vector(values["position"]) { node.simdPosition = position }
        node.isHidden = flag(values["hidden"])
        if let opacity = number(values["opacity"]) { node.opacity = opacity }
        if let order = number(values["renderingOrder"]) { node.renderingOrder = Int(order) }
        if let mask = object(values["categoryBitMask"]) as? Int { node.categoryBitMask = mask }
        node.geometry = self.values(values["geometry"]).flatMap { geometry($0) }
        node.light = self.values(values["light"]).map { light($0) }
        node.camera = self.values(values["camera"]).map { camera($0) }
        for child in array(values["childNodes"]) { if let below = self.node(child, depth: depth + 1) { node.addChildNode(below) } }
        return node
    }

    /// With the contents of a file beside this one, named by the last part of its address alone.
    private func reference(_ values: [String: Any]) -> SCNNode {
        let address = self.values(values["referenceURL"])
        guard let path = address.flatMap({ text($0["NS.relative"]) }) ?? text(values["referenceURL"]), let folder else { return SCNNode() }
        let name = (path.removingPercentEncoding ?? path).split(separator: "/").last.map { String($0) } ?? ""
        guard !name.isEmpty, name != ".", name != "..", budget.take(400) else { return SCNNode() }
        let url = folder.appendingPathComponent(name)
        guard let node = SCNReferenceNode(url: url) else { return SCNNode() }
        if let file = try? SceneFile(url, budget: budget) { node.take(file) }
        return node
    }

    private func light(_ values: [String: Any]) -> SCNLight {
        let light = SCNLight()
        light.name = text(values["name"])
        light.type = SCNLight.LightType(rawValue: text(values["type"]) ?? "omni")
        if let color = floats(values["scncolor"], 4).map(color4) ?? color(values["color"]) { light.color = color }
        if let intensity = number(values["intensity"]) { light.intensity = intensity }
        if let angle = number(values["spotInnerAngle"]) { light.spotInnerAngle = angle }
        if let angle = number(values["spotOuterAngle"]) { light.spotOuterAngle = angle }
        if let start = number(values["attenuationStartDistance"]) { light.attenuationStartDistance = start }
        if let end = number(values["attenuationEndDistance"]) { light.attenuationEndDistance = end }
        if let falloff = number(values["attenuationFalloffExponent"]) { light.attenuationFalloffExponent = falloff }
        light.castsShadow = flag(values["castsShadow"])
        return light
    }

    private func camera(_ values: [String: Any]) -> SCNCamera {
        let camera = SCNCamera()
        camera.name = text(values["name"])
        if let near = number(values["zNear"]) { camera.zNear = Double(near) }
        if let far = number(values["zFar"]) { camera.zFar = Double(far) }
        if let degrees = number(values["yFov"]), degrees > 0 { camera.fieldOfView = degrees }
        camera.automaticallyAdjustsZRange = flag(values["automaticallyAdjustsZRange"])
        camera.usesOrthographicProjection = flag(values["usesOrthographicProjection"])
        if let scale = number(values["orthographicScale"]) { camera.orthographicScale = Double(scale) }
        return camera
    }

    // MARK: Geometries

    private func geometry(_ values: [String: Any]) -> SCNGeometry? {
        guard budget.take(1), let geometry = shape(values) ?? surface(values) else { return nil }
        geometry.name = text(values["name"])
        let materials = array(values["materials"]).compactMap { material($0) }
        if !materials.isEmpty { geometry.materials = materials }
        return geometry
    }

    /// The built-in shapes' measures have keys such as `boxwidth`.
    private func shape(_ values: [String: Any]) -> SCNGeometry? {
        func measure(_ key: String) -> CGFloat { number(values[key]) ?? 1 }
        switch name(of: values) ?? "" {
        case "SCNBox":
            return SCNBox(
                width: measure("boxwidth"), height: measure("boxheight"), length: measure("boxlength"), chamferRadius: number(values["boxchamferRadius"]) ?? 0)
        case "SCNSphere": return SCNSphere(radius: measure("sphereradius"))
        case "SCNPlane": return SCNPlane(width: measure("planewidth"), height: measure("planeheight"))
        case "SCNCylinder": return SCNCylinder(radius: measure("cylinderradius"), height: measure("cylinderheight"))
        case "SCNCone":
            return SCNCone(topRadius: number(values["conetopRadius"]) ?? 0, bottomRadius: measure("conebottomRadius"), height: measure("coneheight"))
        case "SCNPyramid":
            return SCNPyramid(width: measure("pyramidwidth"), height: measure("pyramidheight"), length: measure("pyramidlength"))
        case "SCNTube":
            return SCNTube(innerRadius: measure("tubeinnerRadius"), outerRadius: measure("tubeouterRadius"), height: measure("tubeheight"))
        case "SCNCapsule": return SCNCapsule(capRadius: measure("capsulecapRadius"), height: measure("capsuleheight"))
        case "SCNTorus": return SCNTorus(ringRadius: measure("torusringRadius"), pipeRadius: measure("toruspipeRadius"))
        case "SCNFloor": return SCNFloor()
        default: return nil
        }
    }

    private func surface(_ values: [String: Any]) -> SCNGeometry? {
        let semantics: [SCNGeometrySource.Semantic] = [.vertex, .normal, .texcoord, .color]
        let sources: [SCNGeometrySource] = semantics.compactMap { semantic in array(values[semantic.rawValue]).first.flatMap { source($0, semantic) } }
        let elements = array(values["elements"]).compactMap { element($0) }
        return sources.isEmpty ? nil : SCNGeometry(sources: sources, elements: elements)
    }

    private func source(_ value: Any, _ semantic: SCNGeometrySource.Semantic) -> SCNGeometrySource? {
        guard let values = values(value), let data = data(values["data"]) else { return nil }
        func count(_ key: String) -> Int { (object(values[key]) as? Int) ?? 0 }
        return SCNGeometrySource(
            data: data, semantic: semantic, vectorCount: count("vectorCount"), usesFloatComponents: flag(values["floatComponents"]),
            componentsPerVector: count("componentsPerVector"), bytesPerComponent: count("bytesPerComponent"), dataOffset: count("dataOffset"),
            dataStride: count("dataStride"))
    }

    private func element(_ value: Any) -> SCNGeometryElement? {
        guard let values = values(value), let data = data(values["elementData"]) else { return nil }
        let type = (object(values["primitiveType"]) as? Int).flatMap { SCNGeometryPrimitiveType(rawValue: $0) } ?? .triangles
        return SCNGeometryElement(
            data: data, primitiveType: type, primitiveCount: (object(values["primitiveCount"]) as? Int) ?? 0,
            bytesPerIndex: (object(values["bytesPerIndex"]) as? Int) ?? 0)
    }

    // MARK: Materials

    private func material(_ value: Any) -> SCNMaterial? {
        if let reference = value as? ArchiveReference, let known = materials[reference.number] { return known }
        guard let values = values(value) else { return nil }
        let material = SCNMaterial()
        material.name = text(values["name"])
        if let model = text(values["lightingModelName"]) { material.lightingModel = SCNMaterial.LightingModel(rawValue: model) }
        let properties = [
            ("diffuse", material.diffuse), ("ambient", material.ambient), ("specular", material.specular), ("emission", material.emission),
            ("multiply", material.multiply), ("transparent", material.transparent),
        ]
        for (key, property) in properties { self.values(values[key]).map { read($0, into: property) } }
        if let shininess = number(values["shininess"]) { material.shininess = shininess }
        if let transparency = number(values["transparency"]) { material.transparency = transparency }
        material.isDoubleSided = flag(values["doubleSided"])
        if let mode = object(values["cullMode"]) as? Int { material.cullMode = SCNCullMode(rawValue: mode) ?? .back }
        if let mode = object(values["blendMode"]) as? Int { material.blendMode = SCNBlendMode(rawValue: mode) ?? .alpha }
        if let locks = object(values["locksAmbientWithDiffuse"]) as? Bool { material.locksAmbientWithDiffuse = locks }
        if let reference = value as? ArchiveReference { materials[reference.number] = material }
        return material
    }

    private func read(_ values: [String: Any], into property: SCNMaterialProperty) {
        if let color = floats(values["scncolor"], 4).map(color4) ?? color(values["color"]) { property.contents = color }
        if let path = path(of: values["image"]), let image = picture(path) { property.contents = image }
        if let intensity = number(values["intensity"]) { property.intensity = intensity }
        if let mode = object(values["wrapS"]) as? Int { property.wrapS = SCNWrapMode(rawValue: mode) ?? .clamp }
        if let mode = object(values["wrapT"]) as? Int { property.wrapT = SCNWrapMode(rawValue: mode) ?? .clamp }
    }

    private func path(of value: Any?) -> String? {
        guard let values = values(value) else { return text(value) }
        let keys = (values["NS.keys"] as? [Any] ?? []).map { text($0) }, items = values["NS.objects"] as? [Any] ?? []
        guard let index = keys.firstIndex(of: "path"), items.indices.contains(index) else { return nil }
        return text(items[index])
    }

    /// A picture beside the file or of the app, by its last name alone: what stands in a file is no way through folders.
    private func picture(_ path: String) -> UIImage? {
        let name = (path as NSString).lastPathComponent
        guard !name.isEmpty, name != "..", name != "." else { return nil }
        if let folder, let image = UIImage(contentsOfFile: folder.appendingPathComponent(name).path) { return image }
        return UIImage(named: name)
    }

    private func color4(_ parts: [Float]) -> UIColor {
        UIColor(red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]), alpha: CGFloat(parts[3]))
    }

    /// Components as text, "1 0.5 0 1", or as numbers.
    private func color(_ value: Any?) -> UIColor? {
        guard let values = values(value) else { return nil }
        func parts(_ key: String) -> [CGFloat] {
            let bytes: Data = data(values[key]) ?? Data()
            let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            return text.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        }
        let rgb = parts("NSRGB"), white = parts("NSWhite")
        if rgb.count >= 3 { return UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: rgb.count > 3 ? rgb[3] : 1) }
        if let grey = white.first { return UIColor(white: grey, alpha: white.count > 1 ? white[1] : 1) }
        guard let red = number(values["UIRed"]), let green = number(values["UIGreen"]), let blue = number(values["UIBlue"]) else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: number(values["UIAlpha"]) ?? 1)
    }
}
