import AppSession
import Testing

@testable import UIKit

/// Alerts whose look is set by names that UIKit's interface does not declare.
@MainActor @Suite(.serialized) struct AlertKeyTests {
    private func stage(_ alert: UIAlertController) -> TestWindow {
        let root = UIViewController()
        root.view.backgroundColor = .systemTeal
        let window = TestWindow(.phonePortrait, root: root)
        root.present(alert, animated: false)
        window.run(1)
        return window
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }
    }

    private func rows(_ alert: UIAlertController) -> [AlertRow] { all(AlertRow.self, in: alert.view) }
    private func label(_ text: String, _ alert: UIAlertController) -> UILabel? { all(UILabel.self, in: alert.view).first { $0.text == text } }
    private func frame(_ view: UIView, _ alert: UIAlertController) -> CGRect { view.convert(view.bounds, to: alert.view) }

    private func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test("an action's title, picture and checkmark have the colours and places that its keys say")
    func actions() throws {
        let sheet = UIAlertController(title: "Sort by", message: nil, preferredStyle: .actionSheet)
        let name = UIAlertAction(title: "Name", style: .default)
        name.setValue(UIColor.systemGreen, forKey: "titleTextColor")
        name.setValue(UIImage(systemName: "textformat"), forKey: "image")
        name.setValue(UIColor.systemOrange, forKey: "imageTintColor")
        name.setValue(true, forKey: "checked")
        let date = UIAlertAction(title: "Date", style: .default)
        date.setValue(picture(28, 28, .systemPurple).withRenderingMode(.alwaysOriginal), forKey: "image")
        date.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
        let plain = UIAlertAction(title: "Plain", style: .default)
        plain.setValue(picture(24, 24, .systemPurple), forKey: "image")
        let left = UIAlertAction(title: "Left", style: .destructive)
        left.setValue("left", forKey: "titleTextAlignment")
        for action in [name, date, plain, left, UIAlertAction(title: "Cancel", style: .cancel)] { sheet.addAction(action) }
        let window = stage(sheet)
        defer { window.close() }
        window.picture("alert-keys-sheet")
        let rows: [AlertRow] = self.rows(sheet)
        let nameLabel: UILabel = try #require(label("Name", sheet))
        #expect(nameLabel.textColor == .systemGreen && abs(frame(nameLabel, sheet).midX - frame(rows[0], sheet).midX) < 0.5)
        let images: [UIImageView] = all(UIImageView.self, in: rows[0])
        #expect(images.count == 2 && images[0].tintColor == .systemOrange)
        #expect(images[0].frame.minX == 16 && images[1].frame.maxX == rows[0].bounds.width - 16)
        let dateLabel: UILabel = try #require(label("Date", sheet))
        #expect(dateLabel.textAlignment == .left && dateLabel.frame.minX == 16 + 28 + 12)
        #expect(all(UIImageView.self, in: rows[1]).first?.image?.isTemplate() == false)
        #expect(all(UIImageView.self, in: rows[2]).first?.image?.isTemplate() == true, "a picture takes the tint colour unless it is original")
        #expect(label("Left", sheet)?.textAlignment == .left && label("Left", sheet)?.textColor == .systemRed)
        #expect(label("Plain", sheet)?.textAlignment == .center)
    }

    @Test("a row is as high as its picture needs, and a change shows in an alert that is presented")
    func changes() throws {
        let alert = UIAlertController(title: "Picture", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "", style: .default)
        action.isEnabled = false
        alert.addAction(action)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let window = stage(alert)
        defer { window.close() }
        let before: CGFloat = alert.view.bounds.height
        action.setValue(picture(238, 120, .systemPink).withRenderingMode(.alwaysOriginal), forKey: "image")
        window.run(0.1)
        window.picture("alert-keys-picture")
        let row: AlertRow = try #require(rows(alert).first { $0.action === action })
        #expect(row.bounds.height >= 120 && alert.view.bounds.height > before + 80)
        action.setValue(nil, forKey: "image")
        window.run(0.1)
        #expect(alert.view.bounds.height == before)
    }

    @Test("a copy of an action has what its keys say")
    func copying() {
        let action = UIAlertAction(title: "A", style: .default)
        let image: UIImage = picture(10, 10, .red)
        for (key, value) in [("titleTextColor", UIColor.red), ("imageTintColor", UIColor.blue), ("image", image)] as [(String, NSObject)] {
            action.setValue(value, forKey: key)
        }
        action.setValue(NSNumber(value: 2), forKey: "titleTextAlignment")
        action.setValue(true, forKey: "checked")
        let copy = action.copy() as? UIAlertAction
        #expect(copy?.value(forKey: "_titleTextColor") as? UIColor == .red && copy?.value(forKey: "imageTintColor") as? UIColor == .blue)
        #expect(copy?.value(forKey: "image") as? UIImage === image && copy?.value(forKey: "checked") as? Bool == true)
        #expect(copy?.value(forKey: "titleTextAlignment") as? Int == 2)
    }

    @Test("attributes of a title and a message count over those of alerts")
    func attributed() throws {
        let alert = UIAlertController(title: "Plain", message: "Plain", preferredStyle: .alert)
        let title = NSAttributedString(string: "A red title", attributes: [.foregroundColor: UIColor.systemRed])
        let left = NSMutableParagraphStyle()
        left.alignment = .left
        let message = NSAttributedString(
            string: "A message that begins at the left and goes on for some lines, in a larger font.",
            attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: left])
        alert.setValue(title, forKey: "attributedTitle")
        alert.setValue(message, forKey: "attributedMessage")
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let window = stage(alert)
        defer { window.close() }
        window.picture("alert-keys-attributed")
        #expect(label("Plain", alert) == nil && alert.value(forKey: "attributedTitle") as? NSAttributedString == title)
        let attributes = try #require(label("A red title", alert)?.attributedText?.attributes(at: 0, effectiveRange: nil))
        #expect(attributes[.foregroundColor] as? UIColor == .systemRed && attributes[.font] as? UIFont == .preferredFont(forTextStyle: .headline))
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        alert.setValue(nil, forKey: "attributedTitle")
        window.run(0.1)
        #expect(label("Plain", alert) != nil)
    }

    private final class Content: UIViewController {
        var log: [String] = []
        let button = UIButton(type: .system)
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = UIColor.systemIndigo.withAlphaComponent(0.3)
            button.setTitle("Inside", for: .normal)
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
            button.addAction(UIAction { [weak self] _ in self?.log.append("touched") }, for: .touchUpInside)
            view.addSubview(button)
        }
        override func viewWillAppear(_ animated: Bool) { log.append("will") }
        override func viewDidAppear(_ animated: Bool) { log.append("did") }
        override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
    }

    @Test("a content view controller is shown between words and actions, as wide as the alert and as high as it prefers", arguments: [true, false])
    func content(isAlert: Bool) throws {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: isAlert ? .alert : .actionSheet)
        let content = Content()
        content.preferredContentSize = CGSize(width: 100, height: 150)
        alert.setValue(content, forKey: "contentViewController")
        for title in ["Done", "Cancel"] { alert.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default)) }
        let window = stage(alert)
        defer { window.close() }
        window.picture("alert-keys-content-\(isAlert)")
        #expect(content.parent === alert && alert.value(forKey: "contentViewController") as? UIViewController === content)
        let place: CGRect = frame(content.view, alert)
        #expect(place.minX == 0 && place.width == alert.view.bounds.width && place.height == 150)
        let words: CGRect = frame(try #require(label("Message", alert)), alert)
        let firstRow: CGFloat = rows(alert).map { frame($0, alert).minY }.min() ?? 0
        #expect(words.maxY < place.minY && abs(place.maxY - firstRow) < 0.5)
        #expect(content.log == ["will", "did"])
        window.tap(content.button.convert(CGPoint(x: 50, y: 20), to: nil))
        #expect(content.log.last == "touched")
        let before: CGFloat = alert.view.bounds.height
        content.preferredContentSize.height = 200
        window.run(0.5)
        #expect(alert.view.bounds.height == before + 50 && frame(content.view, alert).height == 200, "a new size shows at once")
        alert.dismiss(animated: false)
        window.run(0.5)
        #expect(content.log.last == "gone")
    }

    @Test("content without words begins at the top, and has the height of its constraints where it prefers none")
    func bare() {
        let root = UIViewController()
        let window = TestWindow(.phonePortrait, root: root)
        let before = ConflictReport.sink
        defer {
            ConflictReport.sink = before
            window.close()
        }
        var conflicts: [String] = []
        ConflictReport.sink = { conflicts.append($0) }
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let content = UIViewController()
        let box = UIView()
        box.backgroundColor = .systemYellow
        box.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: content.view.topAnchor), box.bottomAnchor.constraint(equalTo: content.view.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: content.view.leadingAnchor), box.trailingAnchor.constraint(equalTo: content.view.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 90),
        ])
        let words = UILabel()
        words.translatesAutoresizingMaskIntoConstraints = false
        words.text = "Words"
        box.addSubview(words)
        NSLayoutConstraint.activate([
            words.centerYAnchor.constraint(equalTo: box.centerYAnchor), words.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
            words.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -20),
        ])
        alert.setValue(content, forKey: "contentViewController")
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        window.run(1)
        #expect(conflicts == [])
        #expect(frame(words, alert).width == 230 && abs(frame(words, alert).midY - 45) < 1)
        #expect(frame(content.view, alert) == CGRect(x: 0, y: 0, width: 270, height: 90) && alert.view.bounds.height == 90 + 44)
        alert.setValue(nil, forKey: "contentViewController")
        window.run(0.1)
        #expect(content.parent == nil && content.view.superview == nil && alert.view.bounds.height == 44)
    }

    @Test("on a tablet the popover of a sheet has room for its content")
    func popover() {
        let root = UIViewController()
        root.view.backgroundColor = .systemTeal
        let window = TestWindow(.padPortrait, root: root)
        defer { window.close() }
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        let content = Content()
        content.preferredContentSize.height = 220
        alert.setValue(content, forKey: "contentViewController")
        alert.addAction(UIAlertAction(title: "Done", style: .default))
        alert.popoverPresentationController?.sourceView = root.view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 10, height: 10)
        alert.popoverPresentationController?.setValue(true, forKey: "shouldHideArrow")
        root.present(alert, animated: false)
        window.run(1)
        window.picture("alert-keys-popover")
        #expect(content.view.bounds.size == CGSize(width: AlertMetrics.popoverWidth, height: 220))
        #expect(alert.preferredContentSize.height > 220 + 57)
        #expect(alert.view.safeAreaInsets == .zero, "there is no arrow")
    }
}
