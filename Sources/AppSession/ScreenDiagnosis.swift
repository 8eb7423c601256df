/// The defects of a screen as it stands, beside the places of its views: how it can be read, heard and touched, and what its constraints leave open.
package struct ScreenDiagnosis: Hashable, Sendable {
    package struct Issue: Hashable, Sendable {
        package var kind: FindingKind
        /// The index of the view among the picture's elements.
        package var element: Int
        /// The defect, as the part of a sentence behind the view's name.
        package var detail: String
        /// How bad it is; what it measures depends on the kind.
        package var amount: Double
        /// False where it may be meant so, or could not be measured.
        package var isCertain: Bool
        /// Whether others of the same class on the same screen are told with it.
        package var isGrouped: Bool

        package init(_ kind: FindingKind, element: Int, detail: String, amount: Double = 1, isCertain: Bool = true, isGrouped: Bool = false) {
            self.kind = kind
            self.element = element
            self.detail = detail
            self.amount = amount
            self.isCertain = isCertain
            self.isGrouped = isGrouped
        }
    }

    package var picture: LayoutPicture
    package var issues: [Issue]

    package init(picture: LayoutPicture, issues: [Issue] = []) {
        self.picture = picture
        self.issues = issues
    }
}
