extension UITextItem {
    /// The menu of a text item that is pressed, and what is shown beside it.
    @preconcurrency @MainActor open class MenuConfiguration: NSObject {
        /// The picture of the item beside its menu.
        public enum Preview {
            /// The item's own text.
            case `default`
            /// A view of the app's.
            case view(UIView)
        }

        let menu: UIMenu
        let preview: Preview?

        /// - Parameter preview: nil shows the menu alone.
        public init(preview: Preview? = .default, menu: UIMenu) {
            self.preview = preview
            self.menu = menu
            super.init()
        }
    }
}
