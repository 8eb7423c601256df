import AppSession
import Testing

@testable import UIKit

/// Names that UIKit's interface does not declare and that apps set and read by key-value coding.
@MainActor @Suite(.serialized) struct UndeclaredKeyTests {
    private func window(_ root: UIViewController = UIViewController()) -> TestWindow { TestWindow(.phonePortrait, root: root) }

    private func labels(_ view: UIView) -> [UILabel] { view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) } }

    private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "Row \(row)" }
        func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
            row == 2 ? NSAttributedString(string: "Own", attributes: [.foregroundColor: UIColor.green]) : nil
        }
    }

    @Test("a picker's titles have its text colour, unless they have their own") func pickers() {
        let (root, wheels) = (UIViewController(), Wheels())
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (wheels, wheels)
        root.view.addSubview(picker)
        let window = window(root)
        defer { window.close() }
        picker.setValue(UIColor.red, forKeyPath: "textColor")
        let shown: [UILabel] = labels(picker)
        #expect(shown.filter { $0.text?.hasPrefix("Row") == true }.allSatisfy { $0.textColor == .red })
        let own: UILabel? = shown.first { $0.text == "Own" }
        #expect(own?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
    }

    @Test("a date picker's wheels have its text colour, and today stands out until it is not to") func dates() {
        let root = UIViewController()
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        picker.preferredDatePickerStyle = .wheels
        root.view.addSubview(picker)
        let window = window(root)
        defer { window.close() }
        picker.setValue(UIColor.red, forKey: "textColor")
        window.run(0.1)
        func color(today: Bool) -> UIColor? {
            labels(picker).first { ($0.text == "Today") == today }?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(color(today: false) == .red && color(today: true) == picker.tintColor)
        picker.setValue(false, forKeyPath: "highlightsToday")
        window.run(0.1)
        window.picture("keys-date-wheels")
        #expect(color(today: true) == .red && picker.value(forKey: "highlightsToday") as? Bool == false)
    }

    @Test("days and compact words of a date picker have its text colour too", arguments: [UIDatePickerStyle.inline, .compact])
    func calendars(style: UIDatePickerStyle) {
        let root = UIViewController()
        root.view.backgroundColor = .systemGray6
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.setValue(UIColor.purple, forKey: "textColor")
        picker.setValue(false, forKey: "highlightsToday")
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
        root.view.addSubview(picker)
        let window = window(root)
        defer { window.close() }
        window.picture("keys-date-\(style.rawValue)")
        let purple: Int = labels(picker).count { $0.textColor == .purple }
        // All days but the chosen one, the month, "Time" and the time.
        #expect(style == .inline ? purple >= 27 + 3 : purple == 2)
    }

    @Test("bars leave out their hairline, and tell their background")
    func bars() throws {
        for bar in [UINavigationBar(), UITabBar(), UIToolbar()] {
            let background: UIView = try #require(bar.value(forKey: "_backgroundView") as? UIView)
            #expect(background.superview === bar)
            let shadow: UIView = try #require(background.subviews.last)
            #expect(shadow.alpha == 1)
            bar.setValue(true, forKey: "hidesShadow")
            #expect(shadow.alpha == 0 && bar.value(forKey: "_hidesShadow") as? Bool == true)
            bar.setValue(false, forKey: "_hidesShadow")
            #expect(shadow.alpha == 1)
        }
    }

    @Test("a large title wraps onto a second line where its item says so, and content begins below it") func largeTitles() throws {
        let table = UITableViewController()
        table.title = "A large title that is much too long for one line"
        let navigation = UINavigationController(rootViewController: table)
        navigation.navigationBar.prefersLargeTitles = true
        let window = window(navigation)
        defer { window.close() }
        let (bar, inset) = (navigation.navigationBar, table.tableView.adjustedContentInset.top)
        #expect(bar.frame.height == 96)
        table.navigationItem.setValue(1, forKey: "__largeTitleTwoLineMode")
        window.run(0.1)
        window.picture("keys-large-title")
        #expect(bar.frame.height > 96 + 35 && bar.frame.height < 96 + 45)
        #expect(abs(table.tableView.adjustedContentInset.top - (inset + bar.frame.height - 96)) < 0.01)
        let title: UILabel = try #require(labels(bar).first { $0.numberOfLines == 2 })
        #expect(title.frame.height > 70 && bar.bounds.contains(title.convert(title.bounds, to: bar)))
        table.title = "Short"
        window.run(0.1)
        #expect(bar.frame.height == 96)
    }

    @Test("a tab's item tells the button that shows it") func tabs() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let item = UITabBarItem(title: "One", image: nil, tag: 0)
        #expect(item.value(forKey: "view") == nil)
        bar.items = [item]
        #expect((item.value(forKey: "view") as? UIView)?.superview === bar)
        bar.items = []
        #expect(item.value(forKey: "view") == nil)
    }

    // MARK: Texts

    @Test("a field's placeholder is shown by a label that keeps its look until another attributed one is set") func placeholders() throws {
        let root = UIViewController()
        root.view.backgroundColor = .white
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        root.view.addSubview(field)
        let window = window(root)
        defer { window.close() }
        func pixels() throws -> Data {
            let bitmap: Bitmap = try #require(window.bitmap())
            return Data(bytes: bitmap.pixels, count: bitmap.bytesPerRow * bitmap.height)
        }
        let before: Data = try pixels()
        let label: UILabel = try #require(field.value(forKey: "placeholderLabel") as? UILabel)
        window.run(0.1)
        #expect(try pixels() == before, "asking changes nothing")
        #expect(label.text == "Name" && !label.isHidden)
        field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
        window.run(0.1)
        window.picture("keys-placeholder")
        #expect(try pixels() != before)
        field.placeholder = "First name"
        #expect(label.text == "First name" && label.textColor == .red)
        field.text = "Ada"
        window.run(0.1)
        #expect(label.isHidden)
        field.text = ""
        field.attributedPlaceholder = NSAttributedString(string: "Name")
        window.run(0.1)
        #expect(!label.isHidden && label.textColor == .placeholderText)
        field.font = .systemFont(ofSize: 22)
        window.run(0.1)
        #expect(label.font == field.font)
        let search = UISearchBar()
        search.placeholder = "Search"
        #expect((search.value(forKey: "_searchField") as? UITextField)?.value(forKeyPath: "placeholderLabel.text") as? String == "Search")
    }

    @Test("a field's clear button takes a picture, and still clears") func clearButtons() throws {
        let root = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.clearButtonMode = .always
        root.view.addSubview(field)
        let window = window(root)
        defer { window.close() }
        let button: UIButton = try #require(field.value(forKey: "_clearButton") as? UIButton)
        #expect(button.isHidden && button.image(for: .highlighted) != nil)
        let image: UIImage? = UIImage(systemName: "star")
        button.setImage(image, for: .normal)
        field.text = "Text"
        window.run(0.1)
        #expect(!button.isHidden && button.image(for: .normal) === image)
        window.tap(CGPoint(x: 220 - 14, y: 117))
        #expect(field.text == "")
    }

    @Test("a text view shows the label that it was given where text would begin, while there is none") func textViews() {
        let root = UIViewController()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))
        view.font = .systemFont(ofSize: 16)
        let label = UILabel()
        label.text = "Write something that is longer than a line here"
        label.numberOfLines = 0
        label.font = view.font
        label.textColor = .placeholderText
        view.setValue(label, forKey: "_placeholderLabel")
        root.view.addSubview(view)
        let window = window(root)
        defer { window.close() }
        window.picture("keys-text-view")
        #expect(label.superview === view && !label.isHidden)
        #expect(label.frame.origin == CGPoint(x: 5, y: 8) && label.frame.width == 190 && label.frame.height > 30)
        view.text = "Words"
        #expect(label.isHidden)
        view.text = ""
        window.run(0.1)
        #expect(!label.isHidden && view.value(forKey: "placeholderLabel") as? UILabel === label)
        view.setValue(nil, forKey: "_placeholderLabel")
        #expect(label.superview == nil)
    }

    // MARK: Controls

    @Test("a page control shows pictures in their own colours in place of dots") func pages() throws {
        let root = UIViewController()
        root.view.backgroundColor = .white
        let pages = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 26))
        pages.numberOfPages = 2
        func square(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        pages.setValue(square(.red), forKeyPath: "_pageImage")
        pages.setValue(square(.blue), forKeyPath: "_currentPageImage")
        root.view.addSubview(pages)
        let window = window(root)
        defer { window.close() }
        let bitmap: Bitmap = try #require(window.bitmap())
        let scale = Int(SessionEnvironment.window.scale)
        func color(_ x: Int) -> [UInt8] {
            let pixel = UnsafeRawPointer(bitmap.pixels) + 113 * scale * bitmap.bytesPerRow + x * scale * 4
            return (0..<3).map { pixel.load(fromByteOffset: $0, as: UInt8.self) }
        }
        #expect(color(141) == [255, 0, 0] && color(159) == [0, 0, 255], "blue, green, red")
    }

    @Test("a recogniser that takes the targets of a navigation controller's own pops screens from anywhere", arguments: ["targets", "target"])
    func wideSwipes(way: String) throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = window(navigation)
        defer { window.close() }
        navigation.pushViewController(UIViewController(), animated: false)
        window.run(0.5)
        let own: UIGestureRecognizer = try #require(navigation.interactivePopGestureRecognizer)
        let pan = UIPanGestureRecognizer()
        if way == "targets" {
            pan.setValue(own.value(forKey: "targets"), forKey: "targets")
        } else {
            let first: NSObject = try #require((own.value(forKey: "_targets") as? NSMutableArray)?.firstObject as? NSObject)
            pan.addTarget(try #require(first.value(forKey: "target")), action: Selector("handleNavigationTransition:"))
        }
        navigation.view.addGestureRecognizer(pan)
        window.drag(from: CGPoint(x: 120, y: 400), to: CGPoint(x: 380, y: 405), seconds: 0.3)
        window.run(1)
        #expect(navigation.viewControllers.count == 1 && navigation.transitionCoordinator == nil)
        window.drag(from: CGPoint(x: 120, y: 400), to: CGPoint(x: 380, y: 405), seconds: 0.3)
        window.run(1)
        #expect(navigation.viewControllers.count == 1)
    }

    // MARK: The system

    @Test("the device's orientation is read, and setting it is refused once in words") func orientation() {
        let before = AppContext.current.reports.misuse
        defer { AppContext.current.reports.misuse = before }
        var lines: [String] = []
        AppContext.renew()
        AppContext.current.reports.misuse = { lines.append($0) }
        #expect(UIDevice.current.value(forKey: "orientation") as? Int == UIDeviceOrientation.portrait.rawValue)
        for _ in 0..<2 { UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation") }
        #expect(UIDevice.current.orientation == .portrait)
        #expect(lines.count == 1 && lines.first?.hasPrefix("BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.") == true)
    }

    @Test("there is no status bar to be had from the application") func statusBar() {
        AppContext.renew()
        var lines: [String] = []
        AppContext.current.reports.misuse = { lines.append($0) }
        #expect(UIApplication.shared.value(forKeyPath: "statusBarWindow.statusBar") as? UIView == nil)
        #expect(UIApplication.shared.value(forKey: "statusBar") == nil)
        #expect(lines.count == 1 && lines.first?.hasPrefix("App called -statusBar or -statusBarWindow on UIApplication") == true)
    }

    @Test("the screen tells the radius of its corners") func corners() throws {
        #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == 55)
        let device = try TestDevice("ipad-pro-11.landscape.full", root: UIViewController())
        defer { device.close() }
        #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == 18)
    }

    @Test("a sheet of activities shows the subject that it was given") func subjects() {
        let root = UIViewController()
        let window = window(root)
        defer { window.close() }
        let sheet = UIActivityViewController(activityItems: ["Some text"], applicationActivities: nil)
        sheet.setValue("The subject", forKey: "subject")
        root.present(sheet, animated: false)
        window.run(1)
        #expect(labels(sheet.view).contains { $0.text == "The subject" })
    }
}
