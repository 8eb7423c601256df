import UIKit

/// A mail app as constraints make it: a split view with a list of cells that size themselves, and a long message in a column
/// that follows the readable width. Every width of the window gives other line breaks.
@MainActor enum ResizeScreen {
    static func make() -> UIViewController {
        // Apps are lowered, which announces their classes to the runtime; a benchmark does it by hand.
        ObjCRuntime.registration(of: MessageCell.self, named: "FrameBench.MessageCell").initializer("initWithStyle:reuseIdentifier:") {
            MessageCell(style: $0[0], reuseIdentifier: $0[1])
        }
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(MessageList(style: .plain), for: .primary)
        split.setViewController(MessageView(), for: .secondary)
        return split
    }
}

private final class MessageList: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 88
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? MessageCell)?.show(indexPath.row)
        return cell
    }
}

private final class MessageCell: UITableViewCell {
    private let sender = UILabel()
    private let date = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()
    private let picture = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        sender.font = .preferredFont(forTextStyle: .headline)
        date.font = .preferredFont(forTextStyle: .subheadline)
        date.textColor = .secondaryLabel
        subject.font = .preferredFont(forTextStyle: .subheadline)
        preview.font = .preferredFont(forTextStyle: .subheadline)
        preview.textColor = .secondaryLabel
        preview.numberOfLines = 2
        picture.backgroundColor = .systemIndigo
        picture.layer.cornerRadius = 20
        date.setContentHuggingPriority(.required, for: .horizontal)
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
        let top = UIStackView(arrangedSubviews: [sender, date])
        top.spacing = 8
        let column = UIStackView(arrangedSubviews: [top, subject, preview])
        column.axis = .vertical
        column.spacing = 2
        for view in [picture, column] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins: UILayoutGuide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor), picture.topAnchor.constraint(equalTo: margins.topAnchor),
            picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
            column.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor), column.topAnchor.constraint(equalTo: margins.topAnchor),
            column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Int) {
        sender.text = "Correspondent \(row)"
        date.text = "9:\(10 + row % 50)"
        subject.text = "What the window is like in row \(row)"
        preview.text =
            "A few words about the message that are longer than a line where the list is narrow, and end in dots where "
            + "they do not fit into two."
    }
}

private final class MessageView: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Message"
        view.backgroundColor = .systemBackground
        let scroll = UIScrollView()
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 16
        for index in 0..<9 {
            let text = UILabel()
            text.font = .preferredFont(forTextStyle: .body)
            text.numberOfLines = 0
            text.text =
                "Paragraph \(index). An app should be right in every window that it may be given: full screen, side by side "
                + "with another, or narrow over it; in small text and in large, in the light and in the dark. Whoever lays it out "
                + "once for one screen will lay it out again for the next."
            column.addArrangedSubview(text)
        }
        for view in [scroll, column] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(column)
        let guide: UILayoutGuide = view.readableContentGuide
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor), column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
        ])
    }
}
