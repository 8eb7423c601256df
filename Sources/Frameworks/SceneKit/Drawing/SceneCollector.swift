/// Collects all that is seen of a scene.
struct SceneCollector {
    /// Of the view, in pixels.
    let width: Int
    let height: Int
    /// Whether a scene without lights has one at the eye.
    var isLitByDefault = false

    private var aspect: Float { height > 0 ? Float(width) / Float(height) : 1 }

    func drawn(_ scene: SCNScene, from view: SCNNode?) -> DrawnScene {
        var result = DrawnScene()
        (result.width, result.height) = (width, height)
        let eye = SceneEye(scene: scene, pointOfView: view, aspect: aspect)
        (result.projection, result.eye, result.parallel) = (eye.projection * eye.transform.undone, eye.transform.columns.3.xyz, eye.parallel)
        visit(scene.rootNode, matrix_identity_float4x4, 1, eye.category, &result)
        if result.lights.isEmpty, isLitByDefault {
            result.lights = [DrawnLight(kind: .directional, direction: eye.transform.direction(SIMD3<Float>(0, 0, -1)).unit(or: SIMD3<Float>(0, 0, -1)))]
        }
        result.background = scene.background.paint.map { paint($0, scene.background) }
        return result
    }

    private func visit(_ node: SCNNode, _ parent: simd_float4x4, _ opacity: Float, _ category: Int, _ result: inout DrawnScene) {
        guard !node.isHidden else { return }
        let seen: Float = opacity * Float(max(0, min(node.shownOpacity, 1)))
        let transform: simd_float4x4 = node.shownTransform(in: parent)
        if let light = node.light { result.lights.append(drawn(light, transform)) }
        if seen > 0, let geometry = node.geometry, node.categoryBitMask & category != 0 {
            let mesh = geometry.mesh
            if mesh.bounds != nil, !geometry.materials.isEmpty {
                result.items.append(
                    DrawnMesh(
                        mesh: mesh, transform: transform, materials: geometry.materials.map { drawn($0) }, opacity: seen, order: node.renderingOrder,
                        category: node.categoryBitMask))
            }
        }
        for child in node.childNodes { visit(child, transform, seen, category, &result) }
    }

    // MARK: Light

    private func drawn(_ light: SCNLight, _ transform: simd_float4x4) -> DrawnLight {
        var result = DrawnLight()
        switch light.type {
        case .ambient: result.kind = .ambient
        case .directional: result.kind = .directional
        case .spot: result.kind = .spot
        default: result.kind = .omni
        }
        var color = SIMD4<Float>(1, 1, 1, 1)
        if case .color(let own)? = SurfacePaint(light.color) { color = own }
        result.color = SIMD4<Float>(RasterLightness.decode(color).xyz * Float(max(0, light.intensity) / 1000), 0)
        result.position = transform.columns.3.xyz
        result.direction = transform.direction(SIMD3<Float>(0, 0, -1)).unit(or: SIMD3<Float>(0, 0, -1))
        (result.start, result.end) = (Float(light.attenuationStartDistance), Float(light.attenuationEndDistance))
        result.falloff = Float(light.attenuationFalloffExponent)
        result.inner = Foundation.cos(Float(light.spotInnerAngle) * .pi / 360)
        result.outer = Foundation.cos(Float(light.spotOuterAngle) * .pi / 360)
        result.category = light.categoryBitMask
        return result
    }

    // MARK: Materials

    private func paint(_ paint: SurfacePaint, _ property: SCNMaterialProperty) -> DrawnPaint {
        var result = DrawnPaint()
        let intensity = Float(property.intensity)
        switch paint {
        case .color(let color): result.color = RasterLightness.decode(color)
        case .picture(let texture):
            result.texture = texture
            (result.wrapX, result.wrapY) = (wrap(property.wrapS), wrap(property.wrapT))
            result.isNearest = property.magnificationFilter != .linear
            let transform = simd_float4x4(property.contentsTransform)
            if !transform.isIdentity { result.transform = transform }
        }
        result.color = SIMD4<Float>(result.color.xyz * intensity, result.color.w)
        return result
    }

    private func wrap(_ mode: SCNWrapMode) -> RasterWrap {
        switch mode {
        case .clamp, .clampToBorder: .clamp
        case .repeat: .again
        case .mirror: .mirror
        }
    }

    /// A colour as light, or none where there is a picture or nothing.
    private func color(_ property: SCNMaterialProperty) -> SIMD4<Float>? {
        guard case .color(let color)? = property.paint else { return nil }
        return SIMD4<Float>(RasterLightness.decode(color).xyz * Float(property.intensity), color.w)
    }

    private func drawn(_ material: SCNMaterial) -> DrawnMaterial {
        var result = DrawnMaterial()
        switch material.lightingModel {
        case .constant: result.model = .constant
        case .phong: result.model = .phong
        case .blinn: result.model = .blinn
        default: result.model = .lambert
        }
        // Contents that cannot be drawn leave a surface white, none leave it black.
        let bare = DrawnPaint(color: material.diffuse.contents == nil ? SIMD4<Float>(0, 0, 0, 1) : SIMD4<Float>(1, 1, 1, 1))
        result.diffuse = material.diffuse.paint.map { paint($0, material.diffuse) } ?? bare
        if !material.locksAmbientWithDiffuse { result.ambient = color(material.ambient).map { SIMD4<Float>($0.xyz, 0) } ?? .zero }
        result.specular = color(material.specular).map { SIMD4<Float>($0.xyz, 0) } ?? .zero
        result.emission = color(material.emission).map { SIMD4<Float>($0.xyz, 0) } ?? .zero
        if let multiply = color(material.multiply) { result.multiply = SIMD4<Float>(multiply.xyz, 1) }
        result.shininess = Float(material.shininess)
        result.opacity = Float(max(0, min(material.transparency, 1)))
        if let transparent = color(material.transparent) {
            let amount: Float = material.transparencyMode == .rgbZero ? 1 - transparent.xyz.dot(SIMD3<Float>(0.2126, 0.7152, 0.0722)) : transparent.w
            result.opacity *= max(0, min(amount, 1))
        }
        result.hasHoles = result.diffuse.texture?.hasAlpha ?? false
        result.blend = blend(material.blendMode)
        result.drawsFront = material.isDoubleSided || material.cullMode == .back
        result.drawsBack = material.isDoubleSided || material.cullMode == .front
        result.isLines = material.fillMode == .lines
        (result.readsDepth, result.writesDepth) = (material.readsFromDepthBuffer, material.writesToDepthBuffer)
        return result
    }

    private func blend(_ mode: SCNBlendMode) -> RasterBlend {
        switch mode {
        case .alpha, .max: .alpha
        case .add: .add
        case .subtract: .subtract
        case .multiply: .multiply
        case .screen: .screen
        case .replace: .replace
        }
    }
}

/// From where a scene is seen.
struct SceneEye {
    var transform: simd_float4x4
    /// From the eye's coordinates to clip space.
    var projection: simd_float4x4
    var parallel: SIMD3<Float>?
    var category = -1

    /// - Parameter pointOfView: a node with a camera; without one, the first in the scene, else one that sees all.
    init(scene: SCNScene, pointOfView: SCNNode?, aspect: Float) {
        if let node = pointOfView ?? SceneEye.firstCamera(below: scene.rootNode) {
            self.init(node: node, scene: scene, aspect: aspect)
        } else {
            self.init(seeing: scene.rootNode.bounds3, aspect: aspect)
        }
    }

    private init(node: SCNNode, scene: SCNScene, aspect: Float) {
        let camera: SCNCamera = node.camera ?? SCNCamera()
        var placement = NodePlacement()
        placement.set(matrix: node.shownWorldTransform)
        // An eye is not stretched.
        placement.set(scale: SIMD3<Float>(1, 1, 1))
        transform = placement.matrix
        projection = camera.projection(aspect: aspect)
        if camera.automaticallyAdjustsZRange, let bounds = scene.rootNode.bounds3, let copy = camera.copy() as? SCNCamera {
            let distance: Float = (bounds.center - transform.columns.3.xyz).length
            copy.zNear = Double(max(distance - bounds.radius * 1.1, distance / 1000, 1e-3))
            copy.zFar = Double(distance + bounds.radius * 1.1 + 1e-2)
            projection = copy.projection(aspect: aspect)
        }
        if camera.usesOrthographicProjection { parallel = transform.direction(SIMD3<Float>(0, 0, -1)) }
        category = camera.categoryBitMask
    }

    private init(seeing bounds: Bounds3?, aspect: Float) {
        let bounds: Bounds3 = bounds ?? Bounds3(low: SIMD3<Float>(-1, -1, -1), high: SIMD3<Float>(1, 1, 1))
        let radius: Float = max(bounds.radius, 1e-3)
        let half: Float = .pi / 6
        let narrow: Float = aspect < 1 ? Foundation.atan(Foundation.tan(half) * aspect) : half
        let distance: Float = radius / Foundation.sin(narrow)
        transform = simd_float4x4(translation: bounds.center + SIMD3<Float>(0, 0, distance))
        projection = Projection.perspective(
            degrees: 60, isHorizontal: false, aspect: aspect, near: max(distance - radius * 1.1, distance / 1000), far: distance + radius * 2)
    }

    static func firstCamera(below node: SCNNode) -> SCNNode? {
        if node.camera != nil { return node }
        for child in node.childNodes { if let found = firstCamera(below: child) { return found } }
        return nil
    }
}
