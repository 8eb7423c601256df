import UIKit

protocol MasterViewControllerDelegate: AnyObject {
    func masterDidSwitch(to section: Section)
    func masterDidChoose(_ index: Int)
    func masterDidAskForSettings()
}

/// The regular form's list: what were tabs on the phone is a segmented control in its toolbar, beside the settings.
final class MasterViewController: UIViewController {
    weak var delegate: MasterViewControllerDelegate?
    private let library: Library
    private var list: DeckListViewController?
    private let control = UISegmentedControl(items: Section.allCases.map(\.title))

    init(library: Library) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
        control.selectedSegmentIndex = 0
        control.addAction(
            UIAction { [weak self] _ in
                guard let self, let section = Section(rawValue: self.control.selectedSegmentIndex) else { return }
                self.show(section)
                self.delegate?.masterDidSwitch(to: section)
            }, for: .valueChanged)
        control.frame.size = CGSize(width: 200, height: 32)
        let settings = UIAction { [weak self] _ in self?.delegate?.masterDidAskForSettings() }
        toolbarItems = [
            UIBarButtonItem(customView: control), .flexibleSpace(),
            UIBarButtonItem(image: UIImage(systemName: "gearshape"), primaryAction: settings),
        ]
        title = Section.decks.title
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        show(Section(rawValue: control.selectedSegmentIndex) ?? .decks)
    }

    func show(_ section: Section) {
        control.selectedSegmentIndex = section.rawValue
        title = section.title
        guard isViewLoaded else { return }
        if let list {
            list.willMove(toParent: nil)
            list.view.removeFromSuperview()
            list.removeFromParent()
        }
        let new = DeckListViewController(library: library, section: section)
        new.marksChoice = true
        new.onChoice = { [weak self] index in self?.delegate?.masterDidChoose(index) }
        addChild(new)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(new.view)
        new.didMove(toParent: self)
        list = new
    }
}
