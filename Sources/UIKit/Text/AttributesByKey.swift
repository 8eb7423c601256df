import ObjectRuntime

// The text attributes under names that no module gives other types: see QuinceSwift4.

extension UITextField {
    package var defaultAttributesByKey: [NSAttributedString.Key: Any] {
        get { defaultTextAttributes }
        set { defaultTextAttributes = newValue }
    }

    package var typingAttributesByKey: [NSAttributedString.Key: Any]? {
        get { typingAttributes }
        set { typingAttributes = newValue }
    }
}

extension UITextView {
    package var typingAttributesByKey: [NSAttributedString.Key: Any] {
        get { typingAttributes }
        set { typingAttributes = newValue }
    }

    package var linkAttributesByKey: [NSAttributedString.Key: Any]! {
        get { linkTextAttributes }
        set { linkTextAttributes = newValue }
    }
}
