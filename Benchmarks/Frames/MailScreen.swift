import UIKit

/// A screen of lists and text, as an iPad mail app shows: a bar, a list of messages with round pictures, and a long message.
final class MailScreen: UIViewController {
    static let rows = 24

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        view.backgroundColor = .systemBackground
        let width: CGFloat = view.bounds.width
        // One column in a narrow window, two in a wide one.
        let listWidth: CGFloat = width < 640 ? width : 400
        for index in 0..<MailScreen.rows { addRow(index, width: listWidth) }
        guard width > listWidth else { return }
        addMessage(CGRect(x: listWidth + 24, y: 110, width: width - listWidth - 48, height: view.bounds.height - 140))
    }

    private func addRow(_ index: Int, width: CGFloat) {
        let top: CGFloat = 110 + CGFloat(index) * 52
        let avatar = UIView(frame: CGRect(x: 16, y: top + 6, width: 40, height: 40))
        avatar.backgroundColor = UIColor(hue: CGFloat(index) / 24, saturation: 0.5, brightness: 0.85, alpha: 1)
        avatar.layer.cornerRadius = 20
        view.addSubview(avatar)
        let initials = label("\(Character(UnicodeScalar(UInt8(65 + index % 26))))Q", .systemFont(ofSize: 16, weight: .medium), .white)
        initials.textAlignment = .center
        initials.frame = avatar.bounds
        avatar.addSubview(initials)
        place(label("Correspondent \(index)", .systemFont(ofSize: 17, weight: .semibold), .label), 68, top + 4, width - 150, 21)
        place(label("9:\(10 + index)", .systemFont(ofSize: 15), .secondaryLabel), width - 70, top + 4, 54, 21)
        place(label("What the window is like in row \(index), a line of preview", .systemFont(ofSize: 15), .secondaryLabel), 68, top + 26, width - 84, 19)
        let separator = UIView(frame: CGRect(x: 68, y: top + 51.5, width: width - 68, height: 0.5))
        separator.backgroundColor = .separator
        view.addSubview(separator)
    }

    private func addMessage(_ frame: CGRect) {
        let card = UIView(frame: frame)
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 16
        card.layer.cornerCurve = .continuous
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 12
        view.addSubview(card)
        // As many as fit: what a card does not hold does not show.
        for paragraph in 0..<9 where 20 + CGFloat(paragraph) * 132 + 124 <= frame.height {
            let text = label(MailScreen.text(paragraph), .systemFont(ofSize: 17), .label)
            text.numberOfLines = 0
            text.frame = CGRect(x: 20, y: 20 + CGFloat(paragraph) * 132, width: frame.width - 40, height: 124)
            card.addSubview(text)
        }
    }

    private static func text(_ paragraph: Int) -> String {
        "Paragraph \(paragraph). An app should be right in every window that it may be given: full screen, side by side with another, "
            + "or narrow over it; in small text and in large, in the light and in the dark. Whoever lays it out once for one screen "
            + "will lay it out again for the next, and so the rules that place its views matter more than the places themselves."
    }

    private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        return label
    }

    private func place(_ label: UILabel, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        label.frame = CGRect(x: x, y: y, width: width, height: height)
        view.addSubview(label)
    }
}

final class BenchDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: MailScreen())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
