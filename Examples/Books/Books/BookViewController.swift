import UIKit

/// A book's record, which can be edited where it stands. The author's name leads to a card.
final class BookViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    private let library: Library
    private(set) var book: Book?

    let titleField = UITextField()
    let yearField = UITextField()
    let authorField = AuthorField()
    let notesView = UITextView()
    private let cover = CoverView()
    private let scrollView = UIScrollView()
    private let content = UIStackView()
    private let invitation = UILabel()

    init(library: Library, book: Book? = nil) {
        self.library = library
        self.book = book
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    /// Shows another book; what was changed in the one before is saved.
    func show(_ book: Book) {
        save()
        self.book = book
        if isViewLoaded { fill() }
    }

    // MARK: View

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.alwaysBounceVertical = true
        scrollView.keyboardDismissMode = .onDrag
        content.axis = .vertical
        content.spacing = 12
        buildRows()
        buildInvitation()
        for child in [scrollView, content] as [UIView] { child.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
            content.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
        fill()
    }

    private func buildRows() {
        titleField.placeholder = "Title"
        yearField.placeholder = "Year"
        yearField.keyboardType = .numberPad
        for field in [titleField, yearField] {
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.clearButtonMode = .whileEditing
            field.returnKeyType = .done
            field.delegate = self
            field.addTarget(self, action: #selector(fieldDidChange), for: .editingChanged)
        }
        authorField.addTarget(self, action: #selector(showAuthor), for: .touchUpInside)
        notesView.font = .preferredFont(forTextStyle: .body)
        notesView.adjustsFontForContentSizeCategory = true
        notesView.backgroundColor = .clear
        notesView.isScrollEnabled = false
        notesView.textContainerInset = .zero
        notesView.textContainer.lineFragmentPadding = 0
        notesView.delegate = self
        content.addArrangedSubview(cover)
        for (name, editor) in [("Title", titleField), ("Year", yearField), ("Author", authorField), ("Notes", notesView)] as [(String, UIView)] {
            content.addArrangedSubview(RecordRow(name: name, editor: editor))
        }
        content.setCustomSpacing(24, after: cover)
    }

    private func buildInvitation() {
        invitation.text = "Choose a book"
        invitation.font = .preferredFont(forTextStyle: .title2)
        invitation.adjustsFontForContentSizeCategory = true
        invitation.textColor = .secondaryLabel
        invitation.textAlignment = .center
        invitation.numberOfLines = 0
        invitation.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(invitation)
        NSLayoutConstraint.activate([
            invitation.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            invitation.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            invitation.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func fill() {
        scrollView.isHidden = book == nil
        invitation.isHidden = book != nil
        title = book?.title
        titleField.text = book?.title
        yearField.text = book?.year
        notesView.text = book?.notes
        let author = book.flatMap { try? library.author(of: $0) }
        authorField.show(author?.name)
        cover.show(title: book?.title ?? "", author: author?.name ?? "", number: Int(book?.id ?? 0))
    }

    // MARK: Editing

    @objc private func fieldDidChange() {
        take()
        title = book?.title
        cover.show(title: book?.title ?? "", author: authorField.name ?? "", number: Int(book?.id ?? 0))
    }

    func textViewDidChange(_ textView: UITextView) {
        take()
    }

    /// Takes over what the fields say. A book keeps its title while the field is empty.
    private func take() {
        guard var edited = book else { return }
        if let text = titleField.text, !text.isEmpty { edited.title = text }
        edited.year = yearField.text ?? ""
        edited.notes = notesView.text
        book = edited
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        save()
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        save()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        save()
    }

    func save() {
        guard let book else { return }
        do {
            try library.save(book)
        } catch {
            let alert = UIAlertController(title: "The book could not be saved", message: "\(error)", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

    // MARK: Author

    /// On the phone a screen of its own, on the pad a card beside the name.
    @objc func showAuthor() {
        guard let book, let author = try? library.author(of: book) else { return }
        let card = AuthorViewController(author: author, books: (try? library.books(by: author)) ?? [])
        guard traitCollection.userInterfaceIdiom == .pad else {
            navigationController?.pushViewController(card, animated: true)
            return
        }
        view.endEditing(true)
        card.modalPresentationStyle = .popover
        card.popoverPresentationController?.sourceView = authorField
        card.popoverPresentationController?.sourceRect = authorField.bounds
        card.popoverPresentationController?.delegate = card
        present(card, animated: true)
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .portrait : .all
    }
}
