/// One unknown of a `LayoutSystem` (an edge, a width) or one of its inputs (a window's width).
///
/// Variables are ordered by when they were made; one made after others were removed may take the place of one of those,
/// the earliest first. The order matters only where a system leaves a choice: see "Ties" at `LayoutSystem`.
package struct LayoutVariable: Hashable, Sendable, Comparable {
    let index: Int32

    /// A small number of its own, for tables.
    package var number: Int { Int(index) }

    package static func < (left: LayoutVariable, right: LayoutVariable) -> Bool { left.index < right.index }
}
