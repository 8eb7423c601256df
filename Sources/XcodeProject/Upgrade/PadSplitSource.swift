/// The class of the split view that a navigation stack is put into: a compact window shows the stack, not the empty detail over it.
enum PadSplitSource {
    static let className = "PadSplitViewController"
    static let fileName = "PadSplitViewController.swift"

    /// The attributes that name the class in an interface file, a blank behind them. Nothing for a target without Swift sources, which has no such
    /// class.
    static func attributes(_ module: String?) -> String {
        module.map { "customClass=\"\(className)\" customModule=\"\($0)\" customModuleProvider=\"target\" " } ?? ""
    }

    static let text = """
        import UIKit

        /// The split view of the iPad's main interface: the phone's navigation stack beside a detail that is empty until something is shown in
        /// it with showDetailViewController(_:sender:).
        class PadSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
            override func awakeFromNib() {
                super.awakeFromNib()
                delegate = self
            }

            /// Gives the detail a bar of its own, with the button that shows and hides the stack.
            override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
                let detail = vc as? UINavigationController ?? UINavigationController(rootViewController: vc)
                detail.topViewController?.navigationItem.leftBarButtonItem = displayModeButtonItem
                detail.topViewController?.navigationItem.leftItemsSupplementBackButton = true
                super.showDetailViewController(detail, sender: sender)
            }

            /// In a narrow window the stack comes first; a detail that shows something stays on top of it.
            func splitViewController(
                _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool {
                let shown = (secondaryViewController as? UINavigationController)?.topViewController ?? secondaryViewController
                return type(of: shown) == UIViewController.self
            }
        }

        """
}
