import QuinceGameplayKit
import Testing

@Suite struct GameplayTests {
    @Test("a seed decides the numbers, which stay within their bounds") func random() {
        let one = GKMersenneTwisterRandomSource(seed: 7), two = GKMersenneTwisterRandomSource(seed: 7)
        #expect((0..<20).map { _ in one.nextInt() } == (0..<20).map { _ in two.nextInt() })
        let die = GKRandomDistribution(randomSource: one, lowestValue: 1, highestValue: 6)
        #expect(Set((0..<200).map { _ in die.nextInt() }) == Set(1...6))
        let bell = GKGaussianDistribution(randomSource: one, mean: 50, deviation: 10)
        let values = (0..<400).map { _ in bell.nextInt() }
        #expect(values.allSatisfy { (20...80).contains($0) } && values.filter { (40...60).contains($0) }.count > 220)
        let deck = GKShuffledDistribution(randomSource: one, lowestValue: 1, highestValue: 6)
        #expect((0..<6).map { _ in deck.nextInt() }.sorted() == Array(1...6))
        let shuffled = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: [1, 2, 3, 4]) as? [Int]
        #expect(shuffled?.sorted() == [1, 2, 3, 4])
    }

    private final class Idle: GKState { override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Running.Type } }
    private final class Running: GKState {
        var log: [String] = []
        override func didEnter(from previousState: GKState?) { log.append("from \(previousState.map { "\(type(of: $0))" } ?? "nothing")") }
        override func update(deltaTime seconds: TimeInterval) { log.append("\(seconds)") }
    }
    private final class Done: GKState {}

    @Test("a machine enters only states that may follow") func states() throws {
        let machine = GKStateMachine(states: [Idle(), Running()])
        #expect(machine.enter(Idle.self) && !machine.enter(Done.self) && machine.enter(Running.self))
        machine.update(deltaTime: 0.5)
        #expect(machine.state(forClass: Running.self)?.log == ["from Idle", "0.5"] && machine.currentState is Running)
    }

    private final class Health: GKComponent { var points = 3 }

    @Test("an entity has one component of a class") func entities() {
        let entity = GKEntity(), first = Health(), second = Health()
        entity.addComponent(first)
        entity.addComponent(second)
        #expect(entity.component(ofType: Health.self) === second && first.entity == nil && second.entity === entity)
        entity.removeComponent(ofType: Health.self)
        #expect(entity.components.isEmpty)
    }

    // Takes one to three from a heap; who takes the last wins.
    private final class Player: NSObject, GKGameModelPlayer, @unchecked Sendable {
        let playerId: Int
        init(_ id: Int) { playerId = id }
    }
    private final class Take: NSObject, GKGameModelUpdate {
        var value = 0
        let count: Int
        init(_ count: Int) { self.count = count }
    }
    private final class Heap: NSObject, GKGameModel {
        static let both = [Player(0), Player(1)]
        var left: Int, turn = 0
        init(_ left: Int) { self.left = left }
        var players: [any GKGameModelPlayer]? { Self.both }
        var activePlayer: (any GKGameModelPlayer)? { Self.both[turn] }
        func setGameModel(_ gameModel: any GKGameModel) { if let other = gameModel as? Heap { (left, turn) = (other.left, other.turn) } }
        func copy(with zone: NSZone? = nil) -> Any {
            let copy = Heap(left)
            copy.turn = turn
            return copy
        }
        func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? { left > 0 ? (1...min(3, left)).map(Take.init) : nil }
        func apply(_ gameModelUpdate: any GKGameModelUpdate) {
            left -= (gameModelUpdate as? Take)?.count ?? 0
            turn = 1 - turn
        }
        func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn != player.playerId }
        func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn == player.playerId }
    }

    @Test("minimax leaves a heap of four") func minimax() throws {
        let strategist = GKMinmaxStrategist()
        strategist.maxLookAheadDepth = 8
        for count in [5, 6, 7] {
            strategist.gameModel = Heap(count)
            #expect((strategist.bestMoveForActivePlayer() as? Take)?.count == count - 4)
        }
    }
}
