import UIKit

/// The books by title.
final class BookListViewController: UITableViewController {
    private let library: Library
    private weak var shower: (any BookShowing)?
    private var books: [Book] = []
    /// Whether the row of the book shown beside the list stays marked.
    var marksChoice = false
    private var chosen: Int64?

    init(library: Library, shower: any BookShowing) {
        self.library = library
        self.shower = shower
        super.init(style: .plain)
        title = "Books"
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        clearsSelectionOnViewWillAppear = !marksChoice
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: Library.didChange, object: library)
        reload()
    }

    @objc private func reload() {
        books = (try? library.books()) ?? []
        tableView.reloadData()
        if marksChoice { mark(chosen) }
    }

    func mark(_ id: Int64?) {
        chosen = id
        guard isViewLoaded, let row = books.firstIndex(where: { $0.id == id }) else { return }
        tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        let book = books[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = book.title
        content.secondaryText = (try? library.author(of: book))?.name
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessoryType = marksChoice ? .none : .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = books[indexPath.row].id
        shower?.show(books[indexPath.row])
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .portrait : .all
    }
}
