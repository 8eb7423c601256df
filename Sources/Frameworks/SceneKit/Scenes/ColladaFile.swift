/// The nodes and surfaces of a COLLADA file, with the colours and pictures of their materials. Skins, animations, lights and cameras are not read.
struct ColladaFile {
    private let root: XMLTree
    private let folder: URL?
    private let elements: [String: XMLTree]

    /// Nil for a file that is not COLLADA.
    init?(_ data: Data, folder: URL?) {
        guard let root = XMLTree.root(of: data), root.name == "COLLADA" else { return nil }
        (self.root, self.folder) = (root, folder)
        var elements: [String: XMLTree] = [:]
        ColladaFile.collect(root, &elements)
        self.elements = elements
    }

    private static func collect(_ element: XMLTree, _ elements: inout [String: XMLTree]) {
        if let id = element.attributes["id"] { elements[id] = element }
        for child in element.children { collect(child, &elements) }
    }

    private func target(_ address: String?) -> XMLTree? {
        guard let address else { return nil }
        return elements[address.hasPrefix("#") ? String(address.dropFirst()) : address]
    }

    // MARK: Nodes

    var nodes: [SCNNode] {
        guard let scene = root.find("visual_scene") else { return [] }
        return scene.all("node").map { node($0) }
    }

    private func node(_ element: XMLTree) -> SCNNode {
        let node = SCNNode()
        node.name = element.attributes["name"] ?? element.attributes["id"]
        var transform: simd_float4x4 = matrix_identity_float4x4
        for child in element.children { transform = transform * step(child) }
        node.simdTransform = transform
        let surfaces = element.all("instance_geometry").compactMap { geometry($0) }
        if surfaces.count == 1 { node.geometry = surfaces[0] } else { for surface in surfaces { node.addChildNode(SCNNode(geometry: surface)) } }
        for child in element.all("node") { node.addChildNode(self.node(child)) }
        return node
    }

    /// A part of a node's transform.
    private func step(_ element: XMLTree) -> simd_float4x4 {
        let n: [Float] = ["matrix", "translate", "rotate", "scale"].contains(element.name) ? element.numbers : []
        var result: simd_float4x4 = matrix_identity_float4x4
        switch element.name {
        case "matrix" where n.count == 16:
            // Row by row.
            result = simd_float4x4(
                columns: (
                    SIMD4<Float>(n[0], n[4], n[8], n[12]), SIMD4<Float>(n[1], n[5], n[9], n[13]), SIMD4<Float>(n[2], n[6], n[10], n[14]),
                    SIMD4<Float>(n[3], n[7], n[11], n[15])
                ))
        case "translate" where n.count == 3: result = simd_float4x4(translation: SIMD3<Float>(n[0], n[1], n[2]))
        case "scale" where n.count == 3: (result.columns.0.x, result.columns.1.y, result.columns.2.z) = (n[0], n[1], n[2])
        case "rotate" where n.count == 4:
            let axis = SIMD3<Float>(n[0], n[1], n[2])
            if axis.length > 0 { result = simd_float4x4(simd_quatf(angle: n[3] * .pi / 180, axis: axis / axis.length)) }
        default: break
        }
        return result
    }

    // MARK: Surfaces

    private func geometry(_ instance: XMLTree) -> SCNGeometry? {
        guard let element = target(instance.attributes["url"]), let mesh = element.first("mesh") else { return nil }
        var reader = ColladaMesh()
        var symbols: [String?] = []
        for primitive in mesh.children where ["triangles", "polylist", "polygons"].contains(primitive.name) {
            reader.read(primitive, inputs: primitive.all("input").compactMap { input($0) })
            symbols.append(primitive.attributes["material"])
        }
        guard reader.mesh.triangleCount > 0 else { return nil }
        let geometry = SCNGeometry(mesh: reader.mesh)
        geometry.name = element.attributes["name"]
        let bindings = instance.find("technique_common")?.all("instance_material") ?? []
        geometry.materials = symbols.map { symbol in material(bindings.first { $0.attributes["symbol"] == symbol }?.attributes["target"]) }
        return geometry
    }

    private func input(_ element: XMLTree) -> ColladaMesh.Input? {
        guard let semantic = element.attributes["semantic"], var source = target(element.attributes["source"]) else { return nil }
        if source.name == "vertices" {
            guard let place = source.all("input").first(where: { $0.attributes["semantic"] == "POSITION" }), let found = target(place.attributes["source"])
            else {
                return nil
            }
            source = found
        }
        let stride: Int = (source.find("accessor")?.attributes["stride"]).flatMap { Int($0) } ?? 3
        guard stride > 0, stride < 32, let offset = Int(element.attributes["offset"] ?? "0"), offset >= 0, offset < 32 else { return nil }
        return ColladaMesh.Input(semantic: semantic, offset: offset, stride: stride, values: source.first("float_array")?.numbers ?? [])
    }

    // MARK: Materials

    private func material(_ address: String?) -> SCNMaterial {
        let result = SCNMaterial()
        guard let element = target(address), let effect = target(element.first("instance_effect")?.attributes["url"]) else { return result }
        result.name = element.attributes["name"] ?? element.attributes["id"]
        if effect.find("lambert") != nil { result.lightingModel = .lambert }
        if effect.find("phong") != nil { result.lightingModel = .phong }
        if effect.find("constant") != nil { result.lightingModel = .constant }
        guard let diffuse = effect.find("diffuse") else { return result }
        if let color = diffuse.first("color")?.numbers, color.count >= 3 {
            result.diffuse.contents = UIColor(
                red: CGFloat(color[0]), green: CGFloat(color[1]), blue: CGFloat(color[2]), alpha: color.count > 3 ? CGFloat(color[3]) : 1)
        }
        if diffuse.first("texture") != nil, let path = picture(of: effect), let image = image(path) { result.diffuse.contents = image }
        return result
    }

    private func picture(of effect: XMLTree) -> String? {
        guard let name = effect.find("init_from")?.text.trimmingCharacters(in: .whitespacesAndNewlines) else { return nil }
        return target(name)?.find("init_from")?.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Beside the file or of the app, by its last name alone.
    private func image(_ path: String) -> UIImage? {
        let name = ((path.removingPercentEncoding ?? path) as NSString).lastPathComponent
        guard !name.isEmpty, name != "..", name != "." else { return nil }
        if let folder, let image = UIImage(contentsOfFile: folder.appendingPathComponent(name).path) { return image }
        return UIImage(named: name)
    }
}
