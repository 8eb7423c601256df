/// The summary of the shared items: a few words and a picture.
struct ActivitySummary {
    var title = ""
    var subtitle = ""
    var image: UIImage?

    @MainActor init(_ items: [Any], sources: [any UIActivityItemSource], for controller: UIActivityViewController) {
        let unnamed: String = SystemText.localized("Image")
        for item in items {
            switch item {
            case let picture as UIImage:
                if image == nil { image = picture }
                if title.isEmpty {
                    title = unnamed
                    subtitle = "\(Int(picture.size.width * picture.scale)) × \(Int(picture.size.height * picture.scale))"
                }
            case let url as URL:
                if title.isEmpty || title == unnamed { title = url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString }
                subtitle = url.isFileURL ? SystemText.localized("Document") : url.host ?? ""
            case let text as NSAttributedString: if title.isEmpty || title == unnamed { title = text.string }
            case let text as String: if title.isEmpty || title == unnamed { title = text }
            default: continue
            }
        }
        for source in sources {
            if let subject = try? source.activityViewController(controller, subjectForActivityType: nil), !subject.isEmpty { title = subject }
            if let metadata = Self.linkMetadata(of: source, for: controller) {
                if let name = metadata.linkTitle, !name.isEmpty { title = name }
                if let address = metadata.linkAddress { subtitle = address }
            }
            let size = CGSize(width: 44, height: 44)
            if let picture = source.activityViewController(controller, thumbnailImageForActivityType: nil, suggestedSize: size) { image = picture }
        }
        if let subject = controller.subject, !subject.isEmpty { title = subject }
        if title.isEmpty { title = items.count == 1 ? "1 Item" : "\(items.count) Items" }
        if items.count > 1, subtitle.isEmpty { subtitle = "\(items.count) Items" }
    }

    /// The words that a source has for the header: its `LPLinkMetadata`, which is LinkPresentation's.
    @MainActor private static func linkMetadata(
        of source: any UIActivityItemSource, for controller: UIActivityViewController
    ) -> (any ActivityLinkMetadata)? {
        if let item = source as? ConfiguredActivityItem { return item.linkMetadata }
        let metadata: Any? = try? ObjCRuntime.invokeOptional("activityViewControllerLinkMetadata:", on: source, [controller])
        return metadata as? any ActivityLinkMetadata
    }
}

/// The sheet of an activity controller: what is shared, services to share with, a list of actions.
final class ActivityListView: UIView {
    private let header = ActivityHeaderView()
    private let scroll = UIScrollView()
    private let services = UIScrollView()
    private let card = UIView()
    private var icons: [ActivityIcon] = []
    private var rows: [ActivityRow] = []

    private static let margin: CGFloat = 16
    private static let headerHeight: CGFloat = 76
    private static let iconSize = CGSize(width: 76, height: 96)
    private static let rowHeight: CGFloat = 52

    init(
        summary: ActivitySummary, activities: [UIActivity], onClose: @escaping () -> Void, onChoice: @escaping (UIActivity) -> Void
    ) {
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        header.show(summary, onClose: onClose)
        for view in [scroll, header] { addSubview(view) }
        scroll.alwaysBounceVertical = false
        services.showsHorizontalScrollIndicator = false
        scroll.addSubview(services)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        scroll.addSubview(card)
        for activity in activities {
            let choose = UIAction { _ in onChoice(activity) }
            if type(of: activity).activityCategory == .share {
                let icon = ActivityIcon(activity)
                icon.addAction(choose, for: .touchUpInside)
                services.addSubview(icon)
                icons.append(icon)
            } else {
                let row = ActivityRow(activity)
                row.addAction(choose, for: .touchUpInside)
                card.addSubview(row)
                rows.append(row)
            }
        }
        for (index, row) in rows.enumerated() { row.showsLine = index > 0 }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("these lists are made by activity view controllers")
    }

    private var servicesHeight: CGFloat { icons.isEmpty ? 0 : Self.iconSize.height + 24 }
    /// The top of the card with the rows, in points.
    private var cardTop: CGFloat { icons.isEmpty ? Self.margin : servicesHeight }
    private var listHeight: CGFloat { cardTop + CGFloat(rows.count) * Self.rowHeight + Self.margin }

    /// The height at which nothing scrolls.
    var contentHeight: CGFloat { Self.headerHeight + listHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room: CGRect = bounds.inset(by: UIEdgeInsets(left: safeAreaInsets.left, right: safeAreaInsets.right))
        let top: CGFloat = safeAreaInsets.top
        header.frame = CGRect(x: room.minX, y: top, width: room.width, height: Self.headerHeight)
        scroll.frame = CGRect(x: room.minX, y: top + Self.headerHeight, width: room.width, height: max(0, bounds.height - top - Self.headerHeight))
        scroll.contentSize = CGSize(width: room.width, height: listHeight)
        services.frame = CGRect(x: 0, y: 0, width: room.width, height: servicesHeight)
        services.contentSize = CGSize(width: 2 * Self.margin + CGFloat(icons.count) * Self.iconSize.width, height: servicesHeight)
        for (index, icon) in icons.enumerated() {
            let place: CGFloat = Self.margin + CGFloat(index) * Self.iconSize.width
            let x: CGFloat = isRightToLeft ? max(services.contentSize.width, room.width) - place - Self.iconSize.width : place
            icon.frame = CGRect(origin: CGPoint(x: x, y: 12), size: Self.iconSize)
        }
        let width: CGFloat = room.width - 2 * Self.margin
        card.frame = CGRect(x: Self.margin, y: cardTop, width: width, height: CGFloat(rows.count) * Self.rowHeight)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * Self.rowHeight, width: width, height: Self.rowHeight)
        }
    }
}

/// The words and the picture above the list, and the button that closes it.
final class ActivityHeaderView: UIView {
    private let picture = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let close = UIButton(type: .system)
    private let line = UIView()

    func show(_ summary: ActivitySummary, onClose: @escaping () -> Void) {
        backgroundColor = .systemGroupedBackground
        title.text = summary.title
        title.font = .preferredFont(forTextStyle: .headline)
        subtitle.text = summary.subtitle
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.textColor = .secondaryLabel
        picture.image = summary.image ?? UIImage(systemName: "doc.text")
        picture.contentMode = summary.image == nil ? .center : .scaleAspectFill
        picture.tintColor = .secondaryLabel
        picture.backgroundColor = .tertiarySystemFill
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        let size = UIImage.SymbolConfiguration(pointSize: 26, weight: .regular)
        close.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: size), for: .normal)
        close.tintColor = .systemGray2
        close.accessibilityLabel = SystemText.localized("Close")
        close.addAction(UIAction { _ in onClose() }, for: .touchUpInside)
        line.backgroundColor = .separator
        for view in [picture, title, subtitle, close, line] { addSubview(view) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            pixelAligned(CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height))
        }
        picture.frame = place(16, 16, 44, 44)
        close.frame = place(bounds.width - 16 - 36, 16, 36, 44)
        let room: CGFloat = max(0, bounds.width - 72 - 60)
        let titleHeight: CGFloat = title.intrinsicContentSize.height
        let hasSubtitle: Bool = !(subtitle.text ?? "").isEmpty
        let below: CGFloat = hasSubtitle ? subtitle.intrinsicContentSize.height + 2 : 0
        let top: CGFloat = 38 - (titleHeight + below) / 2
        title.frame = place(72, top, room, titleHeight)
        subtitle.frame = place(72, top + titleHeight + 2, room, max(0, below - 2))
        let hairline: CGFloat = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
    }
}

/// A row of the list.
final class ActivityRow: UIControl {
    private let title = UILabel()
    private let picture = UIImageView()
    private let line = UIView()

    init(_ activity: UIActivity) {
        super.init(frame: .zero)
        title.text = activity.activityTitle
        title.font = .preferredFont(forTextStyle: .body)
        picture.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
        picture.tintColor = .label
        picture.contentMode = .scaleAspectFit
        line.backgroundColor = .separator
        for view in [title, picture, line] { addSubview(view) }
        for view in [title, picture, line] { view.isUserInteractionEnabled = false }
        isAccessibilityElement = true
        accessibilityLabel = activity.activityTitle
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        preconditionFailure("rows are made by lists of activities")
    }

    var showsLine = false { didSet { line.isHidden = !showsLine } }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = 24
        let x: CGFloat = isRightToLeft ? 16 : bounds.width - 16 - side
        picture.frame = CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side)
        title.frame = CGRect(x: isRightToLeft ? 56 : 16, y: 0, width: max(0, bounds.width - 72), height: bounds.height)
        let hairline: CGFloat = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: isRightToLeft ? 0 : 16, y: 0, width: max(0, bounds.width - 16), height: hairline)
    }
}

/// A service to share with: its picture over its name.
final class ActivityIcon: UIControl {
    private let title = UILabel()
    private let picture = UIImageView()

    init(_ activity: UIActivity) {
        super.init(frame: .zero)
        isOpaque = false
        title.text = activity.activityTitle
        title.font = .systemFont(ofSize: 11)
        title.textAlignment = .center
        title.numberOfLines = 2
        picture.image = activity.activityImage
        picture.contentMode = .center
        picture.backgroundColor = .secondarySystemGroupedBackground
        picture.layer.cornerRadius = 14
        picture.layer.cornerCurve = .continuous
        picture.clipsToBounds = true
        for view in [title, picture] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = activity.activityTitle
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        preconditionFailure("icons are made by lists of activities")
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: (bounds.width - 60) / 2, y: 4, width: 60, height: 60)
        let words: CGSize = title.sizeThatFits(CGSize(width: bounds.width - 4, height: 28))
        title.frame = CGRect(x: 2, y: 68, width: bounds.width - 4, height: min(28, words.height))
    }
}
