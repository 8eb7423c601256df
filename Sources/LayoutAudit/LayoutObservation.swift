import AppSession

/// Something seen in one layout picture that may be a defect.
package struct LayoutObservation: Hashable, Sendable {
    /// The values that make it the same observation at another size.
    package struct Key: Hashable, Sendable {
        package var kind: FindingKind
        package var places: [Int]
        /// The text that distinguishes observations without places.
        package var text: String
    }

    package var key: Key
    /// The views, as reports name them.
    package var views: [String]
    /// How bad it is, in points; what it measures depends on the kind.
    package var amount: Double
    /// The observed event, as the part of a sentence behind the views' names.
    package var detail: String
    /// How much it matters.
    package var weight: LayoutFinding.Weight
    /// The drawing that shows whether it can be seen; nil where drawing cannot show it.
    package var check: VisibilityCheck?
    /// Whether others of the same classes are told with it: it is about the row of a list, or about every view of its kind.
    package var isGrouped: Bool

    package init(
        _ kind: FindingKind, of elements: [LayoutElement], text: String = "", views: [String]? = nil, amount: Double, detail: String,
        weight: LayoutFinding.Weight = .defect, check: VisibilityCheck? = nil
    ) {
        key = Key(kind: kind, places: elements.map(\.place), text: text)
        self.views = views ?? elements.map(\.name)
        self.amount = amount
        self.detail = detail
        self.weight = weight
        self.check = check
        isGrouped = elements.contains { $0.cell != nil || $0.kind == .cell }
    }
}
