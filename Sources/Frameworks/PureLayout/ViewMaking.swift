import ObjectRuntime
import UIKit

/// Makes views of a class that is known when the app runs.
@MainActor enum ViewMaking {
    /// A view without a size. Stops the program for a class whose initializer asks for more.
    static func make(_ type: UIView.Type) -> UIView {
        if let make = kits[ObjectIdentifier(type)] { return make() }
        let made: AnyObject? = ObjCRuntime.instantiate(type, "initWithFrame:", [CGRect.zero]) ?? ObjCRuntime.instantiate(type)
        guard let view = made as? UIView else { preconditionFailure("\(type) has no init(frame:)") }
        return view
    }

    private static let kits: [ObjectIdentifier: @MainActor () -> UIView] = [
        ObjectIdentifier(UIView.self): { UIView() }, ObjectIdentifier(UILabel.self): { UILabel() }, ObjectIdentifier(UIImageView.self): { UIImageView() },
        ObjectIdentifier(UIButton.self): { UIButton() }, ObjectIdentifier(UITextField.self): { UITextField() },
        ObjectIdentifier(UITextView.self): { UITextView() }, ObjectIdentifier(UIScrollView.self): { UIScrollView() },
        ObjectIdentifier(UITableView.self): { UITableView() }, ObjectIdentifier(UIStackView.self): { UIStackView() },
        ObjectIdentifier(UISwitch.self): { UISwitch() }, ObjectIdentifier(UISlider.self): { UISlider() }, ObjectIdentifier(UIStepper.self): { UIStepper() },
        ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl() }, ObjectIdentifier(UIProgressView.self): { UIProgressView() },
        ObjectIdentifier(UIPageControl.self): { UIPageControl() }, ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView() },
        ObjectIdentifier(UISearchBar.self): { UISearchBar() }, ObjectIdentifier(UIDatePicker.self): { UIDatePicker() },
        ObjectIdentifier(UIPickerView.self): { UIPickerView() }, ObjectIdentifier(UIControl.self): { UIControl() },
        ObjectIdentifier(UIToolbar.self): { UIToolbar() }, ObjectIdentifier(UINavigationBar.self): { UINavigationBar() },
        ObjectIdentifier(UIVisualEffectView.self): { UIVisualEffectView() },
    ]
}
