/// Required constraints that exclude each other.
package struct LayoutConflict: Hashable, Sendable {
    /// An irreducible set: without any one of them the others can be satisfied. In the order in which they were added.
    package let constraints: [LayoutConstraintID]
    /// The one of them that is left out.
    package let broken: LayoutConstraintID
    /// Inputs that they mention.
    package let inputs: [LayoutVariable]
}
