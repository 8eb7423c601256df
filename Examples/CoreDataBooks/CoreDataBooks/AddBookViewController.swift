import CoreData
import UIKit

/// A page for a new book. It can be saved once it has a title and an author.
final class AddBookViewController: UITableViewController {
    private let context: NSManagedObjectContext
    private let onDone: (Bool) -> Void
    let titleField = UITextField()
    let authorField = UITextField()

    init(context: NSManagedObjectContext, onDone: @escaping (Bool) -> Void) {
        self.context = context
        self.onDone = onDone
        super.init(style: .insetGrouped)
        title = "New Book"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
        navigationItem.rightBarButtonItem?.isEnabled = false
        for (field, placeholder) in [(titleField, "Title"), (authorField, "Author")] {
            field.placeholder = placeholder
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.addTarget(self, action: #selector(fieldDidChange), for: .editingChanged)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let field = indexPath.row == 0 ? titleField : authorField
        field.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
            field.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor),
            field.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
        ])
        return cell
    }

    @objc private func fieldDidChange() {
        navigationItem.rightBarButtonItem?.isEnabled = titleField.text?.isEmpty == false && authorField.text?.isEmpty == false
    }

    @objc private func cancel() { onDone(false) }

    @objc func save() {
        let request: NSFetchRequest<Author> = Author.fetchRequest()
        request.predicate = NSPredicate(format: "name ==[c] %@", authorField.text ?? "")
        let author = (try? context.fetch(request))?.first ?? Author(context: context)
        if author.name == nil { author.name = authorField.text }
        let book = Book(context: context)
        book.title = titleField.text
        book.author = author
        onDone(true)
    }
}
