import Testing
@testable import UIKit

/// Views that are activated by a drag that rests on them.
@MainActor @Suite(.serialized) struct SpringLoadingTests {
    private final class Folders: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath.row != 1 }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append(indexPath.row) }
    }

    @Test("a row is chosen when the drag rests on it, unless the delegate says no; a drag that goes on chooses none")
    func rows() {
        let stage = TouchStage(.pad())
        defer { stage.close() }
        let (source, folders) = (DragAndDropTests.Source(), Folders())
        source.put(into: stage)
        let table = UITableView(frame: CGRect(x: 300, y: 400, width: 300, height: 200))
        table.dataSource = folders
        table.delegate = folders
        table.isSpringLoaded = true
        stage.view.addSubview(table)
        stage.wait(0.1)
        #expect(table.isSpringLoaded)
        stage.down(100, 130)
        stage.wait(0.6)
        stage.move(150, 200)
        stage.move(400, 475)
        stage.wait(1.5)
        #expect(folders.log.isEmpty)
        stage.move(400, 525)
        stage.wait(0.8)
        stage.move(400, 575)
        stage.wait(0.8)
        #expect(folders.log.isEmpty)
        stage.wait(1.2)
        #expect(folders.log == [3])
        stage.up()
        stage.wait(1)
        table.isSpringLoaded = false
        #expect(!table.isSpringLoaded && table.cellForRow(at: IndexPath(row: 3, section: 0))?.alpha == 1)
    }

    @Test("an interaction says how far it is, and has its handler called once")
    func interaction() {
        final class Effect: NSObject, UISpringLoadedInteractionEffect {
            var states: [UISpringLoadedInteractionEffectState] = []
            func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
                states.append(context.state)
            }
        }
        let stage = TouchStage(.pad())
        defer { stage.close() }
        let (source, effect) = (DragAndDropTests.Source(), Effect())
        source.put(into: stage)
        let view = UIView(frame: CGRect(x: 300, y: 400, width: 200, height: 200))
        var runs = 0
        view.addInteraction(UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, _ in runs += 1 })
        stage.view.addSubview(view)
        stage.down(100, 130)
        stage.wait(0.6)
        stage.move(150, 200)
        stage.move(400, 475)
        stage.wait(2)
        #expect(runs == 1 && effect.states == [.possible, .activating, .activated])
        stage.move(150, 200)
        #expect(effect.states.last == .inactive)
        stage.up()
        stage.wait(1)
        #expect(runs == 1)
    }
}
