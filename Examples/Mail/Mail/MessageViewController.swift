import UIKit

/// The third column: one message, or an invitation to choose one.
class MessageViewController: UIViewController {
    let message: Message?

    init(message: Message?) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        if let message { show(message) } else { showEmptyState() }
    }

    private func showEmptyState() {
        let label = UILabel()
        label.text = "No Message Selected"
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func show(_ message: Message) {
        let sender = label(message.sender, .headline)
        let subject = label(message.subject, .title1)
        let time = label("Today, \(message.time)", .subheadline, .secondaryLabel)
        let body = label(Array(repeating: message.body, count: 4).joined(separator: "\n\n"), .body)
        let line = UIView()
        line.backgroundColor = .separator
        let stack = UIStackView(arrangedSubviews: [subject, sender, time, line, body])
        stack.axis = .vertical
        stack.spacing = 6
        stack.setCustomSpacing(14, after: time)
        stack.setCustomSpacing(18, after: line)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        scroll.addSubview(stack)
        NSLayoutConstraint.activate([
            line.heightAnchor.constraint(equalToConstant: 0.5),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
