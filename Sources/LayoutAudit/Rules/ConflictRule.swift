import AppSession

/// Required constraints that exclude each other, at every size at which they do.
package struct ConflictRule: LayoutRule {
    package init() {}
    package let kind = FindingKind.conflict

    package func observations(in picture: LayoutPicture) -> [LayoutObservation] {
        picture.conflicts.map { conflict in
            LayoutObservation(
                kind, of: [], text: conflict.broken, views: [conflict.view.isEmpty ? "Constraints" : conflict.view], amount: conflict.amount,
                detail: "has constraints that cannot all hold; \(points(conflict.amount)) off is \(conflict.broken)",
                weight: conflict.amount < LayoutRules.tolerance ? .unseen : .defect)
        }
    }
}
