import UIKit

/// One photo, as large as the window lets it be, with what was written about it and its rating.
class PhotoViewController: UIViewController {
    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var commentLabel: UILabel!
    @IBOutlet weak var ratingControl: RatingControl!
    private var conversation: Conversation?
    private var index = 0

    func show(_ index: Int, of conversation: Conversation) {
        self.index = index
        self.conversation = conversation
        title = conversation.name
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let photo = conversation?.photos[index] else { return }
        imageView.image = photo.image(size: CGSize(width: 600, height: 450))
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = photo.comment
        commentLabel.text = photo.comment
        ratingControl.rating = photo.rating
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        navigationItem.leftItemsSupplementBackButton = true
    }

    @IBAction func rate(_ sender: RatingControl) {
        conversation?.photos[index].rating = sender.rating
    }
}
