/// A surface: points, what joins them, and materials.
open class SCNGeometry: NSObject, SCNAnimatable, SCNBoundingVolume, SCNShadable, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
    }
    open var levelsOfDetail: [SCNLevelOfDetail]?
    /// Kept: surfaces are drawn as they are. Default 0.
    open var subdivisionLevel = 0
    open var wantsAdaptiveSubdivision = true
    open var edgeCreasesElement: SCNGeometryElement?
    open var edgeCreasesSource: SCNGeometrySource?
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?

    private var given: (sources: [SCNGeometrySource], elements: [SCNGeometryElement])?
    private var made: Mesh?
    var ownBounds: Bounds3?
    let animationStore = AnimationStore()

    public override init() { super.init() }
    /// - Parameter elements: which points make triangles; without them, there is nothing to be seen.
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        self.init()
        given = (sources, elements ?? [])
    }
    /// Nothing is read of it.
    public required init?(coder: NSCoder) { super.init() }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    convenience init(mesh: Mesh) {
        self.init()
        made = mesh
        isFixed = true
    }
    private var isFixed = false

    // MARK: Points

    /// Made by subclasses in place of sources and elements.
    func makeMesh() -> Mesh { given.map { MeshReading.mesh(sources: $0.sources, elements: $0.elements) } ?? .empty }

    /// Its measures have changed.
    final func reshape() { if !isFixed { made = nil } }

    var mesh: Mesh {
        if let made { return made }
        let mesh = makeMesh()
        made = mesh
        return mesh
    }

    var bounds3: Bounds3? { ownBounds ?? mesh.bounds }

    open var sources: [SCNGeometrySource] { given?.sources ?? MeshReading.sources(of: mesh) }
    open func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] { sources.filter { $0.semantic == semantic } }
    open var elements: [SCNGeometryElement] { given?.elements ?? MeshReading.elements(of: mesh) }
    open var elementCount: Int { given?.elements.count ?? mesh.parts.count }
    open func element(at elementIndex: Int) -> SCNGeometryElement { elements[elementIndex] }

    // MARK: Materials

    open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: max(0, min(index, materials.count))) }
    open func removeMaterial(at index: Int) { if materials.indices.contains(index) { materials.remove(at: index) } }
    open func replaceMaterial(at index: Int, with material: SCNMaterial) { if materials.indices.contains(index) { materials[index] = material } }
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }

    // MARK: Copies

    /// With the same materials.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeCopy()
        copyValues(to: copy)
        return copy
    }

    /// An object of its class.
    func makeCopy() -> SCNGeometry { isFixed ? SCNGeometry(mesh: mesh) : SCNGeometry() }
    func copyValues(to copy: SCNGeometry) {
        (copy.name, copy.materials, copy.levelsOfDetail, copy.subdivisionLevel) = (name, materials, levelsOfDetail, subdivisionLevel)
        (copy.given, copy.ownBounds, copy.shaderModifiers) = (given, ownBounds, shaderModifiers)
    }
}
