import ObjectRuntime

// Names that UIKit's interface does not declare and that public code sets and reads all the same. Each has the effect that it has on a device.
extension PropertyKeys {
    mutating func addUndeclared() {
        addUndeclaredAlerts()
        addUndeclaredPickers()
        addUndeclaredBars()
        addUndeclaredTexts()
        addUndeclaredControls()
        addUndeclaredSystem()
    }

    /// Both under its name and under that of the variable behind it, as key-value coding finds it there.
    private mutating func add<Object: AnyObject, Value>(undeclared name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
        add(name, path)
        add("_\(name)", path)
    }

    private mutating func add<Object: AnyObject, Value>(undeclaredReadOnly name: String, _ path: KeyPath<Object, Value>) {
        add(readOnly: name, path)
        add(readOnly: "_\(name)", path)
    }

    private mutating func add<Object: AnyObject>(
        undeclared name: String, of type: Object.Type, get: @escaping (Object) -> Any?, set: ((Object, Any?) -> Void)? = nil
    ) {
        for key in [name, "_\(name)"] { add(key, of: type, get: get, set: set) }
    }

    private mutating func addUndeclaredAlerts() {
        add(undeclared: "titleTextColor", \UIAlertAction.titleTextColor)
        add(undeclared: "image", \UIAlertAction.image)
        add(undeclared: "imageTintColor", \UIAlertAction.imageTintColor)
        add(undeclared: "checked", \UIAlertAction.isChecked)
        add(undeclared: "titleTextAlignment", of: UIAlertAction.self, get: { $0.titleTextAlignment.rawValue }) { action, value in
            // Apps also give a name of Core Animation's, such as "left". As a number that is 0, to Objective-C too.
            let number: Int = Coercion.convert(value, to: Int.self) ?? (value as? String).flatMap { Int($0) } ?? 0
            action.titleTextAlignment = NSTextAlignment(rawValue: number) ?? .natural
        }
        add(undeclared: "attributedTitle", \UIAlertController.attributedTitle)
        add(undeclared: "attributedMessage", \UIAlertController.attributedMessage)
        add(undeclared: "contentViewController", \UIAlertController.contentViewController)
    }

    private mutating func addUndeclaredPickers() {
        add(undeclared: "textColor", of: UIPickerView.self, get: { $0.textColor }) { picker, value in picker.textColor = value as? UIColor ?? .label }
        add(undeclared: "textColor", \UIDatePicker.textColor)
        add(undeclared: "highlightsToday", \UIDatePicker.highlightsToday)
    }

    private mutating func addUndeclaredBars() {
        add(undeclared: "hidesShadow", \UINavigationBar.background.hidesShadow)
        add(undeclared: "hidesShadow", \UITabBar.background.hidesShadow)
        add(undeclared: "hidesShadow", \UIToolbar.background.hidesShadow)
        add(undeclaredReadOnly: "backgroundView", \UINavigationBar.background)
        add(undeclaredReadOnly: "backgroundView", \UITabBar.background)
        add(undeclaredReadOnly: "backgroundView", \UIToolbar.background)
        add(undeclared: "_largeTitleTwoLineMode", \UINavigationItem.largeTitleTwoLineMode)
        add(undeclaredReadOnly: "view", \UITabBarItem.button)
    }

    private mutating func addUndeclaredTexts() {
        add(undeclaredReadOnly: "placeholderLabel", \UITextField.placeholderLabel)
        add(undeclaredReadOnly: "clearButton", \UITextField.clearingButton)
        add(undeclared: "placeholderLabel", \UITextView.placeholderLabel)
    }

    private mutating func addUndeclaredControls() {
        add(undeclared: "pageImage", \UIPageControl.pageImage)
        add(undeclared: "currentPageImage", \UIPageControl.currentPageImage)
        add(undeclared: "targets", of: UIGestureRecognizer.self, get: { NSMutableArray(array: $0.targets) }) { recognizer, value in
            recognizer.targets = (value as? NSArray)?.compactMap { $0 as? GestureTarget } ?? value as? [GestureTarget] ?? []
        }
    }

    private mutating func addUndeclaredSystem() {
        add(undeclared: "subject", \UIActivityViewController.subject)
        add(undeclared: "shouldHideArrow", of: UIPopoverPresentationController.self, get: { !$0.hasArrow }) { popover, value in
            popover.hasArrow = !(Coercion.convert(value, to: Bool.self) ?? false)
        }
        add(undeclared: "displayCornerRadius", of: UIScreen.self, get: { _ in CGFloat(SessionEnvironment.device.cornerRadius) })
        add("orientation", of: UIDevice.self, get: { $0.orientation.rawValue }) { _, _ in
            AppContext.current.reports.say(
                once: "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)")
        }
        // On a device these raise an exception with the same words.
        for name in ["statusBar", "statusBarWindow", "_statusBar", "_statusBarWindow"] {
            add(
                name, of: UIApplication.self,
                get: { _ in
                    AppContext.current.reports.say(
                        once: "App called -statusBar or -statusBarWindow on UIApplication: this code must be changed as there's no longer a status bar or "
                            + "status bar window. Use the statusBarManager object on the window scene instead.")
                    return nil
                })
        }
    }
}
