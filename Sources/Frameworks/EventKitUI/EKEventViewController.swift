@_exported import QuinceEventKit
@_exported import UIKit

public enum EKEventViewAction: Int, Sendable { case done = 0, responded, deleted }
public enum EKEventEditViewAction: Int, Sendable { case canceled = 0, saved, deleted }

/// Shows an event: what, when and where.
@preconcurrency @MainActor open class EKEventViewController: UITableViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent! { didSet { if isViewLoaded { tableView.reloadData() } } }
    open var allowsEditing = false
    open var allowsCalendarPreview = false

    public init() { super.init(style: .insetGrouped) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var rows: [String] { event.map(EventText.rows) ?? [] }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = SystemText.localized("Event Details")
    }
    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.row]
        if indexPath.row == 0 { content.textProperties.font = .preferredFont(forTextStyle: .headline) }
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}
@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

enum EventText {
    static func rows(_ event: EKEvent) -> [String] {
        let format = DateFormatter()
        (format.dateStyle, format.timeStyle) = (.medium, event.isAllDay ? .none : .short)
        let times = [event.startDate, event.endDate].compactMap { $0 }.map(format.string(from:)).joined(separator: " – ")
        return [event.title ?? "", times, event.location ?? "", event.notes ?? ""].filter { !$0.isEmpty }
    }
}

/// Lets the user write an event and save it.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent? { didSet { form.title = SystemText.localized(event?.isNew == false ? "Edit Event" : "New Event") } }
    private let form = EventForm(style: .insetGrouped)

    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        begin()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }
    private func begin() {
        form.title = SystemText.localized("New Event")
        form.event = { [weak self] in self?.event }
        form.onEnd = { [weak self] saves in self?.finish(saves) }
        setViewControllers([form], animated: false)
    }
    open func cancelEditing() { finish(false) }

    private func finish(_ saves: Bool) {
        if saves, let store = eventStore {
            let event = event ?? EKEvent(eventStore: store)
            event.calendar = event.calendar ?? store.userCalendar
            form.write(to: event)
            guard (try? store.saveByUser(event)) != nil else { return }
            self.event = event
        }
        guard let editViewDelegate else { presentingViewController?.dismiss(animated: true); return }
        editViewDelegate.eventEditViewController(self, didCompleteWith: saves ? .saved : .canceled)
    }
}
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// The fields of an event.
final class EventForm: UITableViewController {
    var event: () -> EKEvent? = { nil }
    var onEnd: (Bool) -> Void = { _ in }
    private let name = UITextField()
    private let place = UITextField()
    private let start = UIDatePicker()
    private let end = UIDatePicker()

    override func viewDidLoad() {
        super.viewDidLoad()
        let known = event()
        (name.placeholder, place.placeholder) = (SystemText.localized("Title"), SystemText.localized("Location"))
        (name.text, place.text) = (known?.title, known?.location)
        start.date = known?.startDate ?? Date()
        end.date = known?.endDate ?? start.date.addingTimeInterval(3600)
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onEnd(false) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: SystemText.localized("Add"), primaryAction: UIAction { [weak self] _ in self?.onEnd(true) })
    }

    func write(to event: EKEvent) {
        loadViewIfNeeded()
        event.title = name.text ?? ""
        event.location = place.text?.isEmpty == false ? place.text : nil
        (event.startDate, event.endDate) = (start.date, max(start.date, end.date))
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        if indexPath.section == 0 {
            let field = indexPath.row == 0 ? name : place
            field.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 0)
            field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.contentView.addSubview(field)
        } else {
            var content = cell.defaultContentConfiguration()
            content.text = SystemText.localized(indexPath.row == 0 ? "Starts" : "Ends")
            cell.contentConfiguration = content
            let picker = indexPath.row == 0 ? start : end
            picker.sizeToFit()
            cell.accessoryView = picker
        }
        return cell
    }
}
