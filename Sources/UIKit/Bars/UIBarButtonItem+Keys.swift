import ObjectRuntime

extension UIBarButtonItem: @preconcurrency KeyedObject {
    /// `view` has no accessor in UIKit's interface, and apps ask for it by name: the view that shows the item, nil while none does.
    package func keyedValue(forKey key: String) -> Any?? { key == "view" ? .some(customView ?? button) : .none }

    package func setKeyedValue(_ value: Any?, forKey key: String) -> Bool { false }
}
