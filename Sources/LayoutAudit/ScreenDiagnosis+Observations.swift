import AppSession

extension ScreenDiagnosis {
    /// The issues as observations of the picture.
    var observations: [LayoutObservation] {
        issues.compactMap { issue in
            guard picture.elements.indices.contains(issue.element) else { return nil }
            let element: LayoutElement = picture.elements[issue.element]
            var observation = LayoutObservation(
                issue.kind, of: [element], amount: issue.amount, detail: issue.detail, weight: issue.isCertain ? .defect : .note,
                check: .shown(view: element.place, area: element.frame))
            observation.isGrouped = observation.isGrouped || issue.isGrouped
            return observation
        }
    }
}
