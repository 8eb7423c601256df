import UIKit

class NoteViewController: UIViewController {
    @IBOutlet private var textView: UITextView!
    var note: Note?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = note?.title
        textView.text = note?.text
    }

    @IBAction private func share(_ sender: UIBarButtonItem) {
        let sheet = UIAlertController(title: note?.title, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default) { _ in UIPasteboard.general.string = self.note?.text })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }
}
