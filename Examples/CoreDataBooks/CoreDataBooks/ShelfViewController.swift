import CoreData
import UIKit

/// All books by their authors, kept up to date by a fetched results controller.
final class ShelfViewController: UITableViewController, NSFetchedResultsControllerDelegate {
    let context: NSManagedObjectContext
    var onChoose: (Book) -> Void = { _ in }

    private(set) lazy var results: NSFetchedResultsController<Book> = {
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Book.author?.name, ascending: true), NSSortDescriptor(keyPath: \Book.title, ascending: true),
        ]
        request.fetchBatchSize = 20
        let results = NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "author.name", cacheName: nil)
        results.delegate = self
        return results
    }()

    init(context: NSManagedObjectContext) {
        self.context = context
        super.init(style: .plain)
        title = "Books"
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Book")
        do {
            try results.performFetch()
        } catch {
            fatalError("Unresolved error \(error)")
        }
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.sections?[section].numberOfObjects ?? 0 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { results.sections?[section].name }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
        configure(cell, with: results.object(at: indexPath))
        return cell
    }

    private func configure(_ cell: UITableViewCell, with book: Book) {
        var content = cell.defaultContentConfiguration()
        content.text = book.title
        content.secondaryText = Shelf.year(book.copyright)
        cell.contentConfiguration = content
        cell.accessoryType = book.isRead ? .checkmark : .none
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onChoose(results.object(at: indexPath)) }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        context.delete(results.object(at: indexPath))
        try? context.save()
    }

    // MARK: Adding

    /// A new book is made in a child context: what is cancelled leaves nothing behind.
    @objc func add() {
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let page = AddBookViewController(context: child) { [weak self] isSaved in
            guard let self else { return }
            if isSaved {
                try? child.save()
                try? self.context.save()
            }
            self.dismiss(animated: true)
        }
        let navigation = UINavigationController(rootViewController: page)
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }

    // MARK: NSFetchedResultsControllerDelegate

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.beginUpdates() }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        switch type {
        case .insert: tableView.insertSections(IndexSet(integer: sectionIndex), with: .fade)
        case .delete: tableView.deleteSections(IndexSet(integer: sectionIndex), with: .fade)
        default: break
        }
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?
    ) {
        switch type {
        case .insert: tableView.insertRows(at: [newIndexPath!], with: .fade)
        case .delete: tableView.deleteRows(at: [indexPath!], with: .fade)
        case .update:
            if let cell = tableView.cellForRow(at: indexPath!), let book = anObject as? Book { configure(cell, with: book) }
        case .move:
            tableView.deleteRows(at: [indexPath!], with: .fade)
            tableView.insertRows(at: [newIndexPath!], with: .fade)
        @unknown default: break
        }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.endUpdates() }
}
