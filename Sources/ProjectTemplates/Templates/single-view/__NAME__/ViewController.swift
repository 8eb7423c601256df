import UIKit

class ViewController: UIViewController {
    @IBOutlet private(set) var greetingLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.text = "Hello from __NAME__"
    }
}
