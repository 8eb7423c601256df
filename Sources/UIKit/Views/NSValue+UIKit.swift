import ObjectRuntime

/// Geometry in values, under UIKit's names.
extension NSValue {
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    public convenience init(cgVector: CGVector) { self.init(structure: cgVector) }
    public convenience init(cgAffineTransform: CGAffineTransform) { self.init(structure: cgAffineTransform) }
    public convenience init(uiEdgeInsets: UIEdgeInsets) { self.init(structure: uiEdgeInsets) }
    public convenience init(directionalEdgeInsets: NSDirectionalEdgeInsets) { self.init(structure: directionalEdgeInsets) }
    public convenience init(uiOffset: UIOffset) { self.init(structure: uiOffset) }

    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgVectorValue: CGVector { structure() }
    public var cgAffineTransformValue: CGAffineTransform { structure() }
    public var uiEdgeInsetsValue: UIEdgeInsets { structure() }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { structure() }
    public var uiOffsetValue: UIOffset { structure() }
}

extension UIEdgeInsets: StructureInValue {}
extension NSDirectionalEdgeInsets: StructureInValue {}
extension UIOffset: StructureInValue {}
