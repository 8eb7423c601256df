/// The list of what a user may search for: over the whole screen below the bar, or on a card below a field.
final class SearchSuggestionsView: UIView, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView(frame: .zero, style: .plain)
    private let isCard: Bool
    var onChoice: (((any UISearchSuggestion)) -> Void)?
    var suggestions: [any UISearchSuggestion] = [] { didSet { table.reloadData() } }

    /// Points.
    private static let rowHeight: CGFloat = 44
    private static let cardWidth: CGFloat = 320

    init(isCard: Bool) {
        self.isCard = isCard
        super.init(frame: .zero)
        table.dataSource = self
        table.delegate = self
        table.rowHeight = Self.rowHeight
        addSubview(table)
        guard isCard else { return }
        table.contentInsetAdjustmentBehavior = .never
        table.layer.cornerRadius = 12
        table.layer.cornerCurve = .continuous
        table.backgroundColor = .secondarySystemBackground
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("lists of suggestions are made by searches")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        table.frame = bounds
    }

    /// Stands below a field, in the field's window, as far as there is room.
    func place(below field: UIView) {
        guard let window = field.window else { return }
        let anchor: CGRect = field.convert(field.bounds, to: nil)
        let width: CGFloat = min(max(anchor.width, Self.cardWidth), window.bounds.width - 16)
        let room: CGFloat = window.bounds.height - window.safeAreaInsets.bottom - anchor.maxY - 16
        let x: CGFloat = field.isRightToLeft ? anchor.maxX - width : anchor.minX
        frame = CGRect(
            x: min(max(x, 8), window.bounds.width - 8 - width), y: anchor.maxY + 8, width: width,
            height: max(0, min(CGFloat(suggestions.count) * Self.rowHeight, room)))
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let suggestion: any UISearchSuggestion = suggestions[indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundColor = isCard ? .clear : .systemBackground
        cell.imageView?.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
        cell.imageView?.tintColor = .secondaryLabel
        if let text = suggestion.localizedAttributedSuggestion {
            cell.textLabel?.attributedText = text
        } else {
            cell.textLabel?.text = suggestion.localizedSuggestion
        }
        cell.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoice?(suggestions[indexPath.row])
    }
}
