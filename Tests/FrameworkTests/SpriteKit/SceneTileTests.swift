import Testing
@testable import QuinceSpriteKit
@testable import UIKit

/// Maps of tiles.
@Suite(.serialized) @MainActor struct SceneTileTests {
    private func definition(_ name: String) -> SKTileDefinition {
        let made = SKTileDefinition(texture: SKTexture(data: Data(repeating: 255, count: 400), size: CGSize(width: 10, height: 10)))
        made.name = name
        return made
    }

    @Test("tiles lie in columns and rows from the lower left")
    func places() {
        let group = SKTileGroup(tileDefinition: definition("grass"))
        let map = SKTileMapNode(tileSet: SKTileSet(tileGroups: [group]), columns: 4, rows: 2, tileSize: CGSize(width: 10, height: 10))
        #expect(map.mapSize == CGSize(width: 40, height: 20) && map.frame == CGRect(x: -20, y: -10, width: 40, height: 20))
        #expect(map.tileSet.defaultTileSize == CGSize(width: 10, height: 10))
        #expect(map.centerOfTile(atColumn: 0, row: 0) == CGPoint(x: -15, y: -5))
        #expect(map.tileColumnIndex(fromPosition: CGPoint(x: 5, y: 5)) == 2 && map.tileRowIndex(fromPosition: CGPoint(x: 5, y: 5)) == 1)
        map.setTileGroup(group, forColumn: 3, row: 1)
        #expect(map.tileGroup(atColumn: 3, row: 1) === group && map.tileDefinition(atColumn: 3, row: 1)?.name == "grass")
        #expect(map.tileGroup(atColumn: 0, row: 0) == nil && map.tileGroup(atColumn: 9, row: 9) == nil)
        #expect(map.drawnContent.count == 1)
        map.fill(with: group)
        #expect(map.drawnContent.count == 8)
        map.numberOfColumns = 2
        #expect(map.drawnContent.count == 4)
    }

    @Test("tiles are chosen by their neighbours")
    func neighbours() {
        let group = SKTileGroup(rules: [
            SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [definition("middle")]),
            SKTileGroupRule(adjacency: .adjacencyRight, tileDefinitions: [definition("left end")]),
            SKTileGroupRule(adjacency: .adjacencyLeft, tileDefinitions: [definition("right end")]),
        ])
        let map = SKTileMapNode(tileSet: SKTileSet(tileGroups: [group]), columns: 4, rows: 1, tileSize: CGSize(width: 10, height: 10))
        map.setTileGroup(group, forColumn: 1, row: 0)
        map.setTileGroup(group, forColumn: 2, row: 0)
        #expect(map.tileDefinition(atColumn: 1, row: 0)?.name == "left end" && map.tileDefinition(atColumn: 2, row: 0)?.name == "right end")
    }
}
