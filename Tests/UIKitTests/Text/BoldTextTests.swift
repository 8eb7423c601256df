import Foundation
import Testing

@testable import UIKit

/// Bold Text, the window trait `bold`.
@Suite @MainActor struct BoldTextTests {
    private final class Screen: UITableViewController {
        let label = UILabel(), own = UILabel(), field = UITextField(), button = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Chapters and verses"
            own.text = label.text
            own.font = UIFont(name: "Helvetica", size: 17)
            field.text = label.text
            button.setTitle(label.text, for: .normal)
            let header = UIStackView(arrangedSubviews: [label, own, field, button])
            header.axis = .vertical
            header.frame = CGRect(x: 0, y: 0, width: 390, height: 160)
            tableView.tableHeaderView = header
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = label.text
            return cell
        }

        var widths: [CGFloat] {
            let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
            return [label, field, button, cell?.textLabel].map { $0?.intrinsicContentSize.width ?? 0 }
        }
    }

    @Test("labels, fields, buttons and cells draw the system's fonts heavier, while it is on") func heavier() throws {
        let screen = Screen()
        let device = try TestDevice("iphone-6.1-390.portrait.full", root: screen)
        defer { device.close() }
        let widths = screen.widths, own = screen.own.intrinsicContentSize.width
        try device.play("traits bold")
        #expect(UIAccessibility.isBoldTextEnabled && screen.traitCollection.legibilityWeight == .bold)
        for (heavy, usual) in zip(screen.widths, widths) { #expect(heavy > usual && usual > 0) }
        #expect(screen.own.intrinsicContentSize.width == own)
        #expect(screen.label.font == UIFont.systemFont(ofSize: 17))
        try device.play("traits")
        #expect(screen.widths == widths)
    }

    @Test("a heavier text is as wide as the semibold one") func weight() throws {
        let screen = Screen()
        let device = try TestDevice("iphone-6.1-390.portrait.full.bold", root: screen)
        defer { device.close() }
        let semibold = UILabel()
        semibold.text = screen.label.text
        semibold.font = .systemFont(ofSize: 17, weight: .semibold)
        semibold.traitOverrides.legibilityWeight = .regular
        #expect(screen.label.intrinsicContentSize.width == semibold.intrinsicContentSize.width)
    }
}
