import UIKit

extension GoldenSubject {
    @MainActor private static func label(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel()
        label.text = text
        change(label)
        return label
    }

    @MainActor static var labelGoldens: [Golden] {
        let long = "The quick brown fox jumps over the lazy dog"
        return [
            .view("plain", looks: [.light, .dark, .rtl, .large, .bold]) { label("Inbox") },
            .view("secondary", looks: [.light, .dark, .contrast]) { label("Yesterday") { $0.textColor = .secondaryLabel } },
            .view("centred") { label("Centred") { $0.textAlignment = .center } },
            .view("right", looks: [.light]) { label("Right") { $0.textAlignment = .right } },
            .view("truncated-tail", looks: [.light, .rtl]) { label(long) },
            .view("truncated-middle", looks: [.light]) { label(long) { $0.lineBreakMode = .byTruncatingMiddle } },
            .view("truncated-head", looks: [.light]) { label(long) { $0.lineBreakMode = .byTruncatingHead } },
            .view("clipped", looks: [.light]) { label(long) { $0.lineBreakMode = .byClipping } },
            .view("two-lines", 160, 60, looks: [.light, .dark, .rtl]) { label(long) { $0.numberOfLines = 2 } },
            .view("all-lines", 160, 90, looks: [.light, .large]) { label(long) { $0.numberOfLines = 0 } },
            .view("shrunk", looks: [.light]) { label("Shrinks to fit the width") { $0.adjustsFontSizeToFitWidth = true } },
            .view("disabled", looks: [.light, .dark]) { label("Disabled") { $0.isEnabled = false } },
            .view("shadow", looks: [.light]) {
                label("Shadow") {
                    $0.shadowColor = .systemGray; $0.shadowOffset = CGSize(width: 2, height: 2)
                }
            },
            .view("weights", 160, 120, looks: [.light, .dark]) {
                let weights: [UIFont.Weight] = [.light, .regular, .medium, .semibold, .bold]
                let stack = UIStackView(arrangedSubviews: weights.map { weight in label("Handgloves") { $0.font = .systemFont(ofSize: 17, weight: weight) } })
                stack.axis = .vertical
                return stack
            },
            .view("monospaced", looks: [.light]) { label("0123456789") { $0.font = .monospacedSystemFont(ofSize: 15, weight: .regular) } },
            .view("italic", looks: [.light]) { label("Italic") { $0.font = .italicSystemFont(ofSize: 17) } },
            .view("attributed", looks: [.light, .dark]) {
                let text = NSMutableAttributedString(string: "Red under", attributes: [.foregroundColor: UIColor.systemRed])
                text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 4, length: 5))
                text.append(
                    NSAttributedString(string: " struck", attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.label]))
                return label("") { $0.attributedText = text }
            },
            .view("paragraph", 160, 90, looks: [.light]) {
                let style = NSMutableParagraphStyle()
                style.lineSpacing = 6
                style.firstLineHeadIndent = 16
                style.alignment = .justified
                return label("") {
                    $0.numberOfLines = 0
                    $0.attributedText = NSAttributedString(
                        string: "Justified lines with an indent and space", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 15)])
                }
            },
            .view("arabic", looks: [.light]) { label("مرحبا بالعالم") },
            .view("hebrew-and-numbers", looks: [.light]) { label("שלום 123 abc") },
            .view("kerning", looks: [.light]) {
                label("") { $0.attributedText = NSAttributedString(string: "KERNING", attributes: [.kern: 4, .font: UIFont.boldSystemFont(ofSize: 15)]) }
            },
        ]
    }

    @MainActor static var textStyleGoldens: [Golden] {
        let styles: [(String, UIFont.TextStyle)] = [
            ("large-title", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3), ("headline", .headline), ("subheadline", .subheadline),
            ("body", .body), ("callout", .callout), ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
        ]
        return styles.map { name, style in
            .view(name, 160, 56, looks: ["large-title", "title1"].contains(name) ? [.light] : [.light, .large]) {
                label("Typeface") {
                    $0.font = .preferredFont(forTextStyle: style)
                    $0.adjustsFontForContentSizeCategory = true
                }
            }
        }
    }

    @MainActor static var fieldGoldens: [Golden] {
        func field(_ text: String?, _ style: UITextField.BorderStyle = .roundedRect, _ change: (UITextField) -> Void = { _ in }) -> UITextField {
            let field = UITextField(frame: CGRect(x: 10, y: 5, width: 140, height: 34))
            field.text = text
            field.borderStyle = style
            change(field)
            return field
        }
        return [
            .view("rounded", looks: [.light, .dark, .rtl]) { field("Text") },
            .view("none", looks: [.light]) { field("Text", .none) },
            .view("line", looks: [.light, .dark]) { field("Text", .line) },
            .view("bezel", looks: [.light, .dark]) { field("Text", .bezel) },
            .view("placeholder", looks: [.light, .dark, .rtl]) { field(nil) { $0.placeholder = "Search" } },
            .view("clear-button", looks: [.light, .dark, .rtl]) { field("Text") { $0.clearButtonMode = .always } },
            .view("secure", looks: [.light]) { field("secret") { $0.isSecureTextEntry = true } },
            .view("disabled", looks: [.light]) { field("Text") { $0.isEnabled = false } },
            .view("left-view", looks: [.light, .rtl]) {
                field("Text") {
                    $0.leftView = UIImageView(image: UIImage(systemName: "envelope"))
                    $0.leftViewMode = .always
                }
            },
            .view("centred", looks: [.light]) { field("Text") { $0.textAlignment = .center } },
            .view("long", looks: [.light]) { field("A text that is longer than the field") },
            .view("text-view", 160, 90, looks: [.light, .dark]) {
                let view = UITextView(frame: CGRect(x: 5, y: 5, width: 150, height: 80))
                view.text = "Several lines of text in a view that scrolls\nand a break"
                view.font = .systemFont(ofSize: 15)
                view.backgroundColor = .secondarySystemBackground
                return view
            },
            .view("search-field", looks: [.light, .dark]) { UISearchTextField(frame: CGRect(x: 10, y: 4, width: 140, height: 36)) },
        ]
    }
}
