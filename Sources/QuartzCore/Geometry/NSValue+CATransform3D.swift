import Foundation
import ObjectRuntime

extension NSValue {
    public convenience init(caTransform3D: CATransform3D) { self.init(structure: caTransform3D) }

    /// The matrix that the value holds; of another value all zeros.
    public var caTransform3DValue: CATransform3D { structure() }
}

extension CATransform3D: StructureInValue {}
