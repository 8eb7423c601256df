import UIKit

/// The pieces that the pages for signing in and up are made of, and their places.
@MainActor enum AccountForm {
    static let background = UIColor(white: 249 / 255, alpha: 1)

    static func field(_ words: String, _ lines: PFTextFieldSeparatorStyle, isSecret: Bool = false, _ identifier: String) -> PFTextField {
        let field = PFTextField(frame: .zero, separatorStyle: lines)
        field.placeholder = words
        field.isSecureTextEntry = isSecret
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.accessibilityIdentifier = identifier
        return field
    }

    static func button(_ words: String, _ color: UIColor?, _ identifier: String) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(words, for: .normal)
        button.accessibilityIdentifier = identifier
        if let color {
            button.backgroundColor = color
            button.layer.cornerRadius = 4
            button.titleLabel?.font = .systemFont(ofSize: 17)
        } else {
            button.setTitleColor(UIColor(red: 97 / 255, green: 106 / 255, blue: 116 / 255, alpha: 1), for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 14)
        }
        return button
    }

    static let primary = UIColor(red: 97 / 255, green: 106 / 255, blue: 116 / 255, alpha: 1)
    static let signUp = UIColor(red: 108 / 255, green: 150 / 255, blue: 249 / 255, alpha: 1)
    static let facebook = UIColor(red: 58 / 255, green: 89 / 255, blue: 152 / 255, alpha: 1)
    static let twitter = UIColor(red: 45 / 255, green: 170 / 255, blue: 1, alpha: 1)

    static func dismissButton(_ identifier: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        button.tintColor = primary
        button.accessibilityLabel = SystemText.localized("Close")
        button.accessibilityIdentifier = identifier
        return button
    }

    static func logo() -> UIView {
        let label = UILabel()
        label.text = Bundle.main.infoDictionary?["CFBundleName"] as? String
        label.font = .systemFont(ofSize: 40, weight: .light)
        label.textColor = primary
        label.textAlignment = .center
        return label
    }

    /// Puts rows below each other in the middle of a page, and others at its end.
    /// - Parameters:
    ///   - rows: views with the space above each, their distance from the sides and their height.
    ///   - ends: from the last to the first.
    static func lay(
        out view: UIView, within insets: UIEdgeInsets, _ rows: [(view: UIView?, space: CGFloat, inset: CGFloat, height: CGFloat)], ends: [UIView?],
        dismiss: UIView?
    ) {
        dismiss?.frame = CGRect(x: 6, y: insets.top + 6, width: 44, height: 44)
        let width: CGFloat = min(view.bounds.width, 420)
        let left: CGFloat = (view.bounds.width - width) / 2
        var end: CGFloat = view.bounds.height - max(insets.bottom, 16)
        for button in ends.compactMap({ $0 }) {
            button.frame = CGRect(x: left + 16, y: end - 44, width: width - 32, height: 44)
            end -= 60
        }
        let shown = rows.filter { $0.view != nil }
        let height: CGFloat = shown.reduce(0) { $0 + $1.space + $1.height }
        var y: CGFloat = max(insets.top, (insets.top + end - height) / 2)
        for row in shown {
            y += row.space
            row.view?.frame = CGRect(x: left + row.inset, y: y, width: width - 2 * row.inset, height: row.height)
            y += row.height
        }
    }

    static func alert(_ title: String, _ message: String, over controller: UIViewController) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemText.localized("Close"), style: .default))
        controller.present(alert, animated: true)
    }
}
