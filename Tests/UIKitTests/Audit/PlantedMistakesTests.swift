import AppSession
import LayoutAudit
import TestSupport
import Testing

@testable import UIKit

/// What the audit's test of itself does, with every kind of mistake, on a screen with a list.
@Suite(.serialized) @MainActor struct PlantedMistakesTests {
    private static let widths = 320...480

    /// A list with texts and buttons in its rows, under a title and a button that stand still.
    private final class Screen: UIViewController, UITableViewDataSource {
        let table = UITableView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let title = UILabel()
            title.text = "A title of this"
            title.frame = CGRect(x: 16, y: 60, width: 200, height: 24)
            let button = UIButton(type: .system)
            button.setTitle("Edit", for: .normal)
            button.frame = CGRect(x: 230, y: 50, width: 60, height: 44)
            table.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: view.bounds.height - 120)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.dataSource = self
            table.rowHeight = 60
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            let card = UIView(frame: CGRect(x: 230, y: 20, width: 80, height: 26))
            card.backgroundColor = .systemGray5
            let inside = UILabel(frame: CGRect(x: 4, y: 2, width: 70, height: 22))
            inside.text = "In a card"
            card.addSubview(inside)
            for child in [title, button, table, card] as [UIView] { view.addSubview(child) }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            guard cell.contentView.subviews.isEmpty else { return cell }
            let name = UILabel(frame: CGRect(x: 16, y: 18, width: 160, height: 24))
            name.text = "Somebody"
            let call = UIButton(type: .system)
            call.setTitle("Call", for: .normal)
            call.frame = CGRect(x: 200, y: 8, width: 80, height: 44)
            cell.contentView.addSubview(name)
            cell.contentView.addSubview(call)
            return cell
        }
    }

    /// The screen at each width, and what it is with mistakes in it.
    @MainActor private final class Stage {
        let window = TestWindow(.pad(480, 800), root: Screen())
        let places = ViewPlaces()
        var planter: FaultPlanter?

        func picture(_ width: Int) -> LayoutPicture {
            window.change(to: .pad(Double(width), 800))
            window.run(1.0 / 60)
            let windows: [UIWindow] = [window.window]
            func look() -> LayoutPicture { LayoutInspection(windows: windows, places: places).picture() }
            let plain: LayoutPicture = look()
            return planter?.look(windows, places, without: plain, look) ?? plain
        }

        func diagnosis() -> ScreenDiagnosis {
            let windows: [UIWindow] = [window.window]
            func look() -> ScreenDiagnosis { ScreenAudit(LayoutInspection(windows: windows, places: places), root: window.window.layer).diagnosis() }
            let plain: ScreenDiagnosis = look()
            return planter?.look(windows, places, without: plain, look) ?? plain
        }

        func survey() -> SizeSurvey { SizeSurvey(PlantedMistakesTests.widths, step: 24) { picture($0) } }
    }

    /// What is found of a mistake, by the ways in which an audit looks.
    private func findings(_ stage: Stage, _ fault: PlantedFault) -> [LayoutFinding] {
        switch fault.kind {
        case .lostState:
            let before: LayoutPicture = stage.picture(320)
            _ = stage.picture(400)
            return LostState(before: before, after: stage.picture(320)).findings(at: 320)
        case .slowStep:
            // The clock of a machine that does other things decides nothing here: a step is slow that comes to the work.
            let planter: FaultPlanter? = stage.planter
            var isSlow = false
            planter?.begin(in: stage.window.window)
            planter?.brake?.work = { isSlow = true }
            defer { planter?.end() }
            return SlowSteps(PlantedMistakesTests.widths) { width in
                _ = stage.picture(width == PlantedMistakesTests.widths.upperBound ? width - 1 : width + 1)
                isSlow = false
                _ = stage.picture(width)
                return isSlow ? 25 : 1
            }.findings()
        case .lowContrast, .missingDescription:
            _ = stage.picture(480)
            return SizeSurvey(of: [stage.diagnosis()]).findings()
        default: return stage.survey().findings()
        }
    }

    /// What rows can have: what moves out of them is cut off by them.
    private static let kindsOfRows: Set<FindingKind> = [
        .collision, .truncatedText, .clippedText, .smallTarget, .unreachable, .conflict, .lostState, .lowContrast, .missingDescription,
    ]

    /// A seed of each kind, or three.
    @Test(arguments: FindingKind.allCases.filter(\.isPlantable))
    func aMistakeIsFoundAtItsVeryWidthsAndNoOtherIs(_ kind: FindingKind) throws {
        let stage = Stage()
        defer { stage.window.close() }
        let survey: SizeSurvey = stage.survey()
        let choice = FaultChoice(survey, findings: SizeSurvey(of: [stage.diagnosis()]).findings())
        let plain: Set<String> = Set((survey.findings() + SizeSurvey(of: [stage.diagnosis()]).findings()).map(\.line))
        var rows = 0, planted = 0
        for seed in RandomSeeds.first(1, of: 1..<4) {
            guard let fault = choice.fault(kind, seed: seed) else { continue }
            planted += 1
            if fault.view.contains("Call") || fault.view.contains("Somebody") { rows += 1 }
            let planter = FaultPlanter(fault)
            stage.planter = planter
            let found: [LayoutFinding] = findings(stage, fault)
            stage.planter = nil
            let own: LayoutFinding? = found.first { $0.kind == kind && !plain.contains($0.line) }
            #expect(own?.ranges == [.init(fault.from, fault.to)], "\(fault): \(found.map(\.line))")
            #expect(planter.wasAlwaysThere)
        }
        #expect(planted > 0, "\(kind)")
        #expect(!RandomSeeds.areAll || rows > 0 || !Self.kindsOfRows.contains(kind), "\(kind)")
        #expect(stage.picture(480) == survey.samples.last?.picture)
    }
}
