import ObjectRuntime

extension CGVector: StructureInValue {}
extension CGAffineTransform: StructureInValue {}
