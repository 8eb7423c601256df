import ObjectRuntime

/// Vectors and matrices in values.
extension NSValue {
    public convenience init(scnVector3 v: SCNVector3) { self.init(structure: v) }
    public convenience init(scnVector4 v: SCNVector4) { self.init(structure: v) }
    public convenience init(scnMatrix4 m: SCNMatrix4) { self.init(structure: m) }

    /// The vector that the value holds; of another value zeros.
    public var scnVector3Value: SCNVector3 { structure() }
    public var scnVector4Value: SCNVector4 { structure() }
    public var scnMatrix4Value: SCNMatrix4 { structure() }
}

extension SCNVector3: StructureInValue {}
extension SCNVector4: StructureInValue {}
extension SCNMatrix4: StructureInValue {}
