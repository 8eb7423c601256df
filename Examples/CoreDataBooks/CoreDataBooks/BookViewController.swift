import CoreData
import UIKit

/// One book, in the nib of its device: the pad's has a page beside the words, the phone's one below them.
final class BookViewController: UIViewController {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var yearLabel: UILabel!
    @IBOutlet var authorButton: UIButton!
    @IBOutlet var readSwitch: UISwitch!
    @IBOutlet var readLabel: UILabel!

    var book: Book? {
        didSet { if isViewLoaded { fill() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        for label in [titleLabel, yearLabel, readLabel] {
            label?.adjustsFontForContentSizeCategory = true
            label?.numberOfLines = 0
        }
        fill()
    }

    private func fill() {
        title = book?.title
        titleLabel.text = book?.title
        yearLabel.text = Shelf.year(book?.copyright)
        authorButton.setTitle(book?.author?.name, for: .normal)
        readSwitch.isOn = book?.isRead ?? false
        var hint = UIContentUnavailableConfiguration.empty()
        hint.image = UIImage(systemName: "book.closed")
        hint.text = "Choose a Book"
        contentUnavailableConfiguration = book == nil ? hint : nil
        for view in [yearLabel, authorButton, readSwitch, readLabel] as [UIView] { view.isHidden = book == nil }
    }

    @IBAction func markRead(_ sender: UISwitch) {
        book?.isRead = sender.isOn
        try? book?.managedObjectContext?.save()
    }

    /// The author's card: a popover on the pad, a sheet in narrow windows.
    @IBAction func showAuthor(_ sender: UIButton) {
        guard let author = book?.author else { return }
        let card = AuthorViewController(author: author)
        card.modalPresentationStyle = .popover
        card.popoverPresentationController?.sourceView = sender
        card.popoverPresentationController?.sourceRect = sender.bounds
        present(card, animated: true)
    }
}
