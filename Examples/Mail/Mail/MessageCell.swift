import UIKit

/// A message in the list: who, when, what, and its first words.
class MessageCell: UITableViewCell {
    private let unreadDot = UIView()
    private let senderLabel = UILabel()
    private let timeLabel = UILabel()
    private let subjectLabel = UILabel()
    private let bodyLabel = UILabel()
    /// The time stands beside the sender, or below it where letters are large.
    private var besideSender: [NSLayoutConstraint] = []
    private var belowSender: [NSLayoutConstraint] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        senderLabel.font = .preferredFont(forTextStyle: .headline)
        timeLabel.font = .preferredFont(forTextStyle: .subheadline)
        timeLabel.textColor = .secondaryLabel
        subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
        bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
        bodyLabel.textColor = .secondaryLabel
        bodyLabel.numberOfLines = 2
        for label in [senderLabel, timeLabel, subjectLabel, bodyLabel] { label.adjustsFontForContentSizeCategory = true }
        unreadDot.backgroundColor = .systemBlue
        unreadDot.layer.cornerRadius = 5
        timeLabel.setContentHuggingPriority(.required, for: .horizontal)
        timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        for view in [unreadDot, senderLabel, timeLabel, subjectLabel, bodyLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let leading: CGFloat = 30
        NSLayoutConstraint.activate([
            unreadDot.widthAnchor.constraint(equalToConstant: 10),
            unreadDot.heightAnchor.constraint(equalToConstant: 10),
            unreadDot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            unreadDot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
            senderLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
            senderLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: leading),
            subjectLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: leading),
            subjectLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            bodyLabel.topAnchor.constraint(equalTo: subjectLabel.bottomAnchor, constant: 1),
            bodyLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: leading),
            bodyLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            bodyLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
        ])
        besideSender = [
            timeLabel.firstBaselineAnchor.constraint(equalTo: senderLabel.firstBaselineAnchor),
            timeLabel.leadingAnchor.constraint(greaterThanOrEqualTo: senderLabel.trailingAnchor, constant: 8),
            timeLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            subjectLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 1),
        ]
        belowSender = [
            timeLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 1),
            timeLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
            senderLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -12),
            subjectLabel.topAnchor.constraint(equalTo: timeLabel.bottomAnchor, constant: 1),
        ]
        placeTime()
        separatorInset = UIEdgeInsets(top: 0, left: leading, bottom: 0, right: 0)
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        placeTime()
    }

    private func placeTime() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        NSLayoutConstraint.deactivate(isLarge ? besideSender : belowSender)
        NSLayoutConstraint.activate(isLarge ? belowSender : besideSender)
        for label in [senderLabel, subjectLabel] { label.numberOfLines = isLarge ? 2 : 1 }
    }

    func show(_ message: Message) {
        senderLabel.text = message.sender
        timeLabel.text = message.time
        subjectLabel.text = message.subject
        bodyLabel.text = message.body
        unreadDot.isHidden = message.isRead
    }
}
