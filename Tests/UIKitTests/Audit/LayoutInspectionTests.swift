import AppSession
import LayoutAudit
import Testing

@testable import UIKit

/// Apps of real views with mistakes in them, laid out at every size.
@Suite(.serialized) @MainActor struct LayoutInspectionTests {
    private func survey(_ plant: (PlantedController) -> Void, step: Int = 16, inNavigation: Bool = false) -> [LayoutFinding] {
        let report: (String) -> Void = ConflictReport.sink
        ConflictReport.sink = { _ in }
        defer { ConflictReport.sink = report }
        let root = PlantedController()
        root.loadViewIfNeeded()
        root.view.backgroundColor = .systemBackground
        plant(root)
        let stage = TestWindow(.pad(320, 800), root: inNavigation ? UINavigationController(rootViewController: root) : root)
        defer { stage.close() }
        let places = ViewPlaces()
        return SizeSurvey(320...800, step: step) { width in
            stage.change(to: .pad(Double(width), 800))
            stage.run(1.0 / 60)
            return LayoutInspection(windows: [stage.window], places: places).picture()
        }.findings()
    }

    @Test(arguments: FaultyLayout.all)
    func aPlantedFaultIsFoundAtItsSizes(_ fault: FaultyLayout) {
        let found: [LayoutFinding] = survey(fault.plant)
        let finding: LayoutFinding? = found.first { $0.kind == fault.kind }
        let text: String = found.map(\.line).joined(separator: "\n")
        if fault.ranges.first?.to == 0 {
            // Where the text begins to fit depends on the font: it does so at one width, and the range ends before that.
            #expect(finding?.ranges.first?.from == 320, "\(fault.name): \(text)")
            #expect(finding?.ranges.count == 1, "\(fault.name): \(text)")
        } else {
            #expect(finding?.ranges == fault.ranges, "\(fault.name): \(text)")
        }
        #expect(finding?.weight == fault.weight, "\(fault.name): \(text)")
    }

    @Test func aTextIsCutShortUpToTheWidthThatItNeeds() throws {
        var label: UILabel?
        let found: [LayoutFinding] = survey { root in
            let title: UILabel = root.label("A title that needs rather more room than a telephone has")
            root.add(title) {
                [
                    $0.leftAnchor.constraint(equalTo: $1.leftAnchor), $0.rightAnchor.constraint(equalTo: $1.rightAnchor),
                    $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 100),
                ]
            }
            label = title
        }
        let width: Double = Double(try #require(label).intrinsicContentSize.width)
        #expect(found.map(\.kind) == [.truncatedText])
        #expect(found.first?.ranges == [.init(320, Int(width.rounded(.up)) - 1)])
    }

    @Test func viewsOfNavigationControllersThatClipAtTheWindowsEdgeHideNoProtrusion() {
        let found: [LayoutFinding] = survey(
            { root in
                root.add(root.button("Save")) {
                    [
                        $0.topAnchor.constraint(equalTo: $1.safeAreaLayoutGuide.topAnchor, constant: 20),
                        $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 16),
                        $0.widthAnchor.constraint(equalToConstant: 420), $0.heightAnchor.constraint(equalToConstant: 50),
                    ]
                }
            }, inNavigation: true)
        #expect(found.map(\.kind) == [.windowProtrusion])
        #expect(found.first?.ranges == [.init(320, 435)])
    }

    @Test func aLayoutThatIsRightHasNoFindings() {
        let found: [LayoutFinding] = survey { root in
            let title: UILabel = root.add(root.label("A title of any length that wraps where it has to", lines: 0)) {
                [
                    $0.topAnchor.constraint(equalTo: $1.safeAreaLayoutGuide.topAnchor, constant: 8),
                    $0.leadingAnchor.constraint(equalTo: $1.layoutMarginsGuide.leadingAnchor),
                    $0.trailingAnchor.constraint(equalTo: $1.layoutMarginsGuide.trailingAnchor),
                ]
            }
            let card: UIView = root.add(root.box(.systemGray6)) { card, _ in
                [
                    card.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8), card.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                    card.trailingAnchor.constraint(equalTo: title.trailingAnchor), card.heightAnchor.constraint(equalToConstant: 80),
                ]
            }
            root.add(root.button("Buy"), in: card) {
                [
                    $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor), $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor),
                    $0.heightAnchor.constraint(equalToConstant: 44),
                ]
            }
        }
        #expect(found.map(\.line) == [])
    }

    @Test func rowsOfATableAreKnownByTheirRowHoweverTheyAreUsedAgain() {
        let table = UITableViewController(style: .plain)
        let source = Rows()
        table.tableView.dataSource = source
        table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let stage = TestWindow(.pad(320, 800), root: table)
        defer { stage.close() }
        let places = ViewPlaces()
        func rows() -> [String: Int] {
            let picture: LayoutPicture = LayoutInspection(windows: [stage.window], places: places).picture()
            return Dictionary(picture.elements.filter { $0.kind == .text }.map { ($0.words, $0.place) }) { first, _ in first }
        }
        let before: [String: Int] = rows()
        table.tableView.contentOffset.y += 900
        stage.run(0.1)
        table.tableView.contentOffset.y -= 900
        stage.run(0.1)
        #expect(before.count > 5)
        #expect(rows() == before)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }
}
