import ObjectRuntime

public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

public protocol GKGameModelPlayer: NSObjectProtocol {
    var playerId: Int { get }
}

/// A move.
public protocol GKGameModelUpdate: NSObjectProtocol {
    var value: Int { get set }
}

/// A position of a game.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    var players: [any GKGameModelPlayer]? { get }
    var activePlayer: (any GKGameModelPlayer)? { get }
    func setGameModel(_ gameModel: any GKGameModel)
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    func score(for player: any GKGameModelPlayer) -> Int
    func isWin(for player: any GKGameModelPlayer) -> Bool
    func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
    public func score(for player: any GKGameModelPlayer) -> Int { GKGameModelMinScore }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

public protocol GKStrategist: NSObjectProtocol {
    var gameModel: (any GKGameModel)? { get set }
    var randomSource: (any GKRandom)? { get set }
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Looks some moves ahead, and takes what is best where everybody else does the same.
open class GKMinmaxStrategist: NSObject, GKStrategist {
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    /// How many moves ahead. Default 0: none.
    open var maxLookAheadDepth = 0
    public override init() { super.init() }

    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        guard maxLookAheadDepth > 0 else { return nil }
        let moves = valued(for: player)
        guard let best = moves.map(\.value).max() else { return nil }
        let among = moves.filter { $0.value == best }
        return among.count > 1 ? randomSource.map { among[$0.nextInt(upperBound: among.count)] } ?? among[0] : among[0]
    }

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap { bestMove(for: $0) } }

    open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int) -> (any GKGameModelUpdate)? {
        let moves = Array(valued(for: player).sorted { $0.value > $1.value }.prefix(max(numMovesToConsider, 0)))
        return moves.isEmpty ? nil : moves[randomSource?.nextInt(upperBound: moves.count) ?? 0]
    }

    /// The player's moves, each with what it is worth.
    private func valued(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let gameModel, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
        for move in moves {
            guard let next = gameModel.copy(with: nil) as? any GKGameModel else { continue }
            next.apply(move)
            move.value = value(of: next, for: player, depth: maxLookAheadDepth - 1, atLeast: GKGameModelMinScore, atMost: GKGameModelMaxScore)
        }
        return moves
    }

    /// By minimax, without looking at what the bounds rule out.
    private func value(of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, atLeast: Int, atMost: Int) -> Int {
        if model.isWin(for: player) { return GKGameModelMaxScore - maxLookAheadDepth + depth }
        if model.isLoss(for: player) { return GKGameModelMinScore + maxLookAheadDepth - depth }
        guard depth > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active), !moves.isEmpty else {
            return model.score(for: player)
        }
        let isOwn = active.playerId == player.playerId
        var low = atLeast, high = atMost
        for move in moves {
            guard let next = model.copy(with: nil) as? any GKGameModel else { continue }
            next.apply(move)
            let worth = value(of: next, for: player, depth: depth - 1, atLeast: low, atMost: high)
            if isOwn { low = max(low, worth) } else { high = min(high, worth) }
            if low >= high { break }
        }
        return isOwn ? low : high
    }
}
