import Foundation
import InterfaceFiles
import ObjectRuntime

@testable import UIKit

/// Interface files that tests make by hand, and the classes that they name.
@MainActor enum InterfaceFixtures {
    static func nib(_ objects: String, bundle: Bundle? = nil) throws -> UINib {
        UINib(data: try compiled(document("XIB", "<objects>\(objects)</objects>")), bundle: bundle)
    }

    /// A storyboard of these scenes' objects.
    static func storyboard(initial: String, _ scenes: String..., resources: String = "") throws -> UIStoryboard {
        let parts = scenes.enumerated().map { "<scene sceneID=\"scene-\($0)\"><objects>\($1)</objects></scene>" }.joined()
        let text = document("Storyboard.XIB", "<scenes>\(parts)</scenes><resources>\(resources)</resources>", initial: initial)
        let document = try InterfaceArchive.decode([UInt8](try compiled(text)))
        return UIStoryboard(document: document, name: "Test", bundle: .main)
    }

    private static func document(_ kind: String, _ content: String, initial: String? = nil) -> String {
        let attribute = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" targetRuntime="iOS.CocoaTouch"\(attribute)>\(content)</document>
            """
    }

    private static func compiled(_ text: String) throws -> Data {
        Data(InterfaceArchive.encode(try InterfaceDocument(xml: text.utf8)))
    }

    static let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>"
    static let firstResponder = "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"UIResponder\"/>"

    /// What the lowering registers for an app's classes.
    static let classes: Void = {
        let card = ObjCRuntime.registration(of: CardView.self, named: "Tests.CardView")
        card.key("titleLabel", get: { $0.titleLabel }, set: { o, a in o.titleLabel = a[0] })
        card.key("stars", get: { $0.stars }, set: { o, a in o.stars = a[0] })
        card.key("corner", get: { $0.corner }, set: { o, a in o.corner = a[0] })
        card.method("rate:") { o, a in o.rate(a[0] as UIButton) }
        let list = ObjCRuntime.registration(of: ScreenController.self, named: "Tests.ScreenController")
        list.key("label", get: { $0.label }, set: { o, a in o.label = a[0] })
        list.key("boxHeight", get: { $0.boxHeight }, set: { o, a in o.boxHeight = a[0] })
        list.key("saveItem", get: { $0.saveItem }, set: { o, a in o.saveItem = a[0] })
        list.method("save:") { o, _ in o.log.append("save") }
        list.method("comeBack:") { o, a in o.comeBack(a[0] as UIStoryboardSegue) }
        list.method("makeDetail:sender:segueIdentifier:") { o, a in o.makeDetail(a[0] as NSCoder, sender: a[1] as Any?, segueIdentifier: a[2] as String?) }
        _ = ObjCRuntime.registration(of: DetailController.self, named: "Tests.DetailController")
        _ = ObjCRuntime.registration(of: RoundTabBar.self, named: "Tests.RoundTabBar")
        ObjCRuntime.registration(of: CoveredTabs.self, named: "Tests.CoveredTabs").key("cover", get: { $0.cover }, set: { o, a in o.cover = a[0] })
        _ = ObjCRuntime.registration(of: TallNavigationBar.self, named: "Tests.TallNavigationBar")
        _ = ObjCRuntime.registration(of: PickingController.self, named: "Tests.PickingController")
        ObjCRuntime.registration(of: NibCell.self, named: "Tests.NibCell").key("label", get: { $0.label }, set: { o, a in o.label = a[0] })
        ObjCRuntime.registration(of: FadeSegue.self, named: "Tests.FadeSegue").initializer("initWithIdentifier:source:destination:") { a in
            FadeSegue(identifier: a[0], source: a[1], destination: a[2])
        }
    }()
}

final class RoundTabBar: UITabBar {}
final class CoveredTabs: UITabBarController {
    var cover: UIView?
    var hadCover = false
    override func viewDidLoad() {
        super.viewDidLoad()
        hadCover = cover != nil
    }
}
final class TallNavigationBar: UINavigationBar {}

final class PickingController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component + 2 }
}

final class CardView: UIView {
    var titleLabel: UILabel!
    var stars: [UIButton]!
    var corner: CGFloat = 0 { didSet { log.append("corner with \(titleLabel == nil ? "no label" : "label")") } }
    var log: [String] = []
    private(set) var ratedBy: UIButton?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init with \(subviews.count) subviews")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake with \(titleLabel.text ?? "-")")
    }

    func rate(_ sender: UIButton) { ratedBy = sender }
}

class ScreenController: UIViewController {
    var label: UILabel!
    var saveItem: UIBarButtonItem!
    var boxHeight: NSLayoutConstraint?
    private(set) var heightWhenPreparing: CGFloat?
    var log: [String] = []
    var allows = true

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake, view loaded \(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded with \(label?.text ?? "no label")")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        heightWhenPreparing = boxHeight?.constant
        log.append("prepare \(segue.identifier ?? "-") to \(type(of: segue.destination))")
        (segue.destination as? DetailController)?.text = "from \(type(of: sender ?? "nobody"))"
    }

    func comeBack(_ segue: UIStoryboardSegue) { log.append("back from \(type(of: segue.source))") }

    func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> DetailController? {
        let made = DetailController(coder: coder)
        made?.text = "made for \(segueIdentifier ?? "-")"
        return made
    }
}

final class DetailController: UIViewController {
    var text = ""
}

final class NibCell: UITableViewCell {
    var label: UILabel!
}

final class FadeSegue: UIStoryboardSegue {
    static var performed = 0
    override func perform() {
        Self.performed += 1
        source.present(destination, animated: false)
    }
}
