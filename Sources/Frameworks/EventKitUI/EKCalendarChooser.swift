import QuinceEventKit
import UIKit

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single = 0, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars = 0, writableCalendarsOnly }

/// Shows the calendars of a store, of which the user chooses one or several.
@preconcurrency @MainActor open class EKCalendarChooser: UITableViewController {
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open private(set) var selectionStyle: EKCalendarChooserSelectionStyle
    /// Whether there is a button that ends the choice. Default false.
    open var showsDoneButton = false { didSet { updateButtons() } }
    open var showsCancelButton = false { didSet { updateButtons() } }
    open var selectedCalendars: Set<EKCalendar> = [] { didSet { if isViewLoaded { tableView.reloadData() } } }

    private let displayStyle: EKCalendarChooserDisplayStyle
    private let entity: EKEntityType
    private let store: EKEventStore

    public convenience init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore) {
        self.init(selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
    }

    public init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType,
        eventStore: EKEventStore
    ) {
        (selectionStyle, self.displayStyle, entity, store) = (style, displayStyle, entityType, eventStore)
        super.init(style: .insetGrouped)
    }

    public required init?(coder: NSCoder) { nil }

    private var calendars: [EKCalendar] {
        store.calendars(for: entity).filter { displayStyle == .allCalendars || $0.allowsContentModifications }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = SystemText.localized("Calendars")
        updateButtons()
    }

    private func updateButtons() {
        navigationItem.rightBarButtonItem =
            showsDoneButton
            ? UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    delegate?.calendarChooserDidFinish(self)
                }) : nil
        navigationItem.leftBarButtonItem =
            showsCancelButton
            ? UIBarButtonItem(
                systemItem: .cancel,
                primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    delegate?.calendarChooserDidCancel(self)
                }) : nil
    }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { calendars.count }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let calendar: EKCalendar = calendars[indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = calendar.title
        content.image = UIImage(systemName: "circle.fill")
        content.imageProperties.tintColor = calendar.cgColor.map { UIColor(cgColor: $0) }
        cell.contentConfiguration = content
        cell.accessoryType = selectedCalendars.contains(calendar) ? .checkmark : .none
        return cell
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let calendar: EKCalendar = calendars[indexPath.row]
        if selectionStyle == .single {
            selectedCalendars = [calendar]
        } else if selectedCalendars.remove(calendar) == nil {
            selectedCalendars.insert(calendar)
        }
        delegate?.calendarChooserSelectionDidChange(self)
    }
}

@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {
        try? ObjCRuntime.invokeOptional("calendarChooserSelectionDidChange:", on: self, [calendarChooser])
    }
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {
        try? ObjCRuntime.invokeOptional("calendarChooserDidFinish:", on: self, [calendarChooser])
    }
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {
        try? ObjCRuntime.invokeOptional("calendarChooserDidCancel:", on: self, [calendarChooser])
    }
}
