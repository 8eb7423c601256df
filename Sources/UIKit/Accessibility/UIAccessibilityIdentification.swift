/// Something that tests and scripts find by a name that is never shown or read out.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
