/// The place at which classes keep one overridable method, so that a class can be asked whether it overrides it.
///
/// Swift has no question for that. But every class carries a table with one word a method, and a class that does not override a
/// method carries its superclass's word. Two subclasses made for the purpose, one that overrides nothing and one that overrides
/// the method alone, show which word it is; no layout of the table has to be known beyond its length.
package struct OverrideSlot: Sendable {
    private let index: Int
    private let inherited: UInt

    /// The slot in which `overriding` differs from `base` and `inheriting` does not.
    ///
    /// - Returns: nil where there is no such word, or more than one.
    package init?(base: AnyClass, inheriting: AnyClass, overriding: AnyClass) {
        let length: Int = Self.wordCount(of: base)
        let candidates: [Int] = (Self.firstMember..<length).filter { index in
            let word: UInt = Self.word(index, of: base)
            return word == Self.word(index, of: inheriting) && word != Self.word(index, of: overriding)
        }
        guard candidates.count == 1 else { return nil }
        index = candidates[0]
        inherited = Self.word(index, of: base)
    }

    /// Whether `subclass`, or a class between it and the base, overrides the method.
    package func isOverridden(in subclass: AnyClass) -> Bool {
        Self.word(index, of: subclass) != inherited
    }

    private static func word(_ index: Int, of type: AnyClass) -> UInt {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
    }

    /// Kind, superclass, sizes (three words) and descriptor stand before what a class declares: see "Class Metadata" in the
    /// Swift project's TypeMetadata.rst.
    private static let firstMember = 6

    private static func wordCount(of type: AnyClass) -> Int {
        let header = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = Int(header.load(fromByteOffset: 32, as: UInt32.self))
        let addressPoint = Int(header.load(fromByteOffset: 36, as: UInt32.self))
        return (size - addressPoint) / MemoryLayout<UInt>.size
    }
}
