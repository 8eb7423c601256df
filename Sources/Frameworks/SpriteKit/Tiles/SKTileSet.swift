/// On which sides a tile has neighbours of its own group.
public struct SKTileAdjacencyMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let adjacencyUp = Self(rawValue: 1)
    public static let adjacencyUpperRight = Self(rawValue: 2)
    public static let adjacencyRight = Self(rawValue: 4)
    public static let adjacencyLowerRight = Self(rawValue: 8)
    public static let adjacencyDown = Self(rawValue: 16)
    public static let adjacencyLowerLeft = Self(rawValue: 32)
    public static let adjacencyLeft = Self(rawValue: 64)
    public static let adjacencyUpperLeft = Self(rawValue: 128)
    public static let adjacencyAll = Self(rawValue: 255)
}

/// How tiles lie beside one another. All are drawn as a grid.
public enum SKTileSetType: UInt, Sendable { case grid = 0, isometric = 1, hexagonalFlat = 2, hexagonalPointy = 3 }

/// The look of one tile.
open class SKTileDefinition: NSObject, @unchecked Sendable {
    open var textures: [SKTexture]
    /// Points.
    open var size: CGSize
    /// Seconds that each of several textures is shown; the first one is drawn.
    open var timePerFrame: CGFloat
    open var name: String?
    /// How often it is taken where a rule has several. Default 1.
    open var placementWeight = 1
    open var userData: NSMutableDictionary?

    public convenience init(texture: SKTexture) { self.init(texture: texture, size: texture.size()) }
    public convenience init(texture: SKTexture, size: CGSize) { self.init(textures: [texture], size: size, timePerFrame: 0) }
    public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
        (self.textures, self.size, self.timePerFrame) = (textures, size, timePerFrame)
        super.init()
    }
}

/// Which tiles a group has where it has certain neighbours.
open class SKTileGroupRule: NSObject, @unchecked Sendable {
    open var adjacency: SKTileAdjacencyMask
    open var tileDefinitions: [SKTileDefinition]
    open var name: String?

    public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
        (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
        super.init()
    }
}

/// Tiles that belong together.
open class SKTileGroup: NSObject, @unchecked Sendable {
    open var rules: [SKTileGroupRule]
    open var name: String?

    public init(rules: [SKTileGroupRule]) {
        self.rules = rules
        super.init()
    }
    public convenience init(tileDefinition: SKTileDefinition) {
        self.init(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])])
    }
    open class func empty() -> Self { unsafeDowncast(SKTileGroup(rules: []), to: self) }

    /// The rule for certain neighbours, or the one that has most of them and no others, or the one for all.
    func rule(for neighbours: SKTileAdjacencyMask) -> SKTileGroupRule? {
        if let exact = rules.first(where: { $0.adjacency == neighbours }) { return exact }
        let fitting = rules.filter { $0.adjacency.isSubset(of: neighbours) }
        return fitting.max { $0.adjacency.rawValue.nonzeroBitCount < $1.adjacency.rawValue.nonzeroBitCount }
            ?? rules.first { $0.adjacency == .adjacencyAll } ?? rules.first
    }
}

/// The groups of tiles of a map.
open class SKTileSet: NSObject, @unchecked Sendable {
    open var tileGroups: [SKTileGroup]
    open var type: SKTileSetType
    open var name: String?
    open var defaultTileGroup: SKTileGroup?
    /// Default: that of the first tile.
    open var defaultTileSize: CGSize

    public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
        (self.tileGroups, type) = (tileGroups, tileSetType)
        defaultTileSize = tileGroups.first?.rules.first?.tileDefinitions.first?.size ?? .zero
        super.init()
    }
    public convenience init(tileGroups: [SKTileGroup]) { self.init(tileGroups: tileGroups, tileSetType: .grid) }

    /// A set of one of the app's files of sets (`.sks`); nil where there is none of that name.
    public convenience init?(named name: String) {
        guard let found = MainActor.assumeIsolated({ TileReading.set(named: name) }) else { return nil }
        self.init(tileGroups: found.tileGroups, tileSetType: found.type)
        (self.name, defaultTileSize) = (found.name, found.defaultTileSize)
    }

    /// All tiles, in the order that files count them in.
    var definitions: [(group: SKTileGroup, definition: SKTileDefinition)] {
        tileGroups.flatMap { group in group.rules.flatMap { rule in rule.tileDefinitions.map { (group, $0) } } }
    }
}

/// Makes sets of tiles of what files say.
@MainActor enum TileReading {
    static func set(named name: String) -> SKTileSet? {
        for file in SceneArchive.files {
            guard let archive = SceneArchive(contentsOf: file) else { continue }
            for values in archive.objects(ofClass: "SKTileSet") {
                let coder = NodeCoder(archive: archive, values: values)
                if coder.string(forKey: "_name") == name { return set(coder, name) }
            }
        }
        return nil
    }

    private static func set(_ coder: NodeCoder, _ name: String) -> SKTileSet {
        let groups = coder.coders(forKey: "_groups").map { group in
            let made = SKTileGroup(rules: group.coders(forKey: "_rules").map(rule))
            made.name = group.string(forKey: "_name")
            return made
        }
        let set = SKTileSet(tileGroups: groups, tileSetType: coder.number(forKey: "_type").flatMap { SKTileSetType(rawValue: UInt(max($0, 0))) } ?? .grid)
        set.name = name
        set.defaultTileSize = CGSize(width: coder.number(forKey: "_defaultTileSize.width") ?? 0, height: coder.number(forKey: "_defaultTileSize.height") ?? 0)
        return set
    }

    private static func rule(_ coder: NodeCoder) -> SKTileGroupRule {
        let definitions = coder.coders(forKey: "_tileDefinitions").map { tile in
            let made = SKTileDefinition(
                textures: tile.coders(forKey: "_textures").compactMap(\.ownTexture),
                size: CGSize(width: tile.number(forKey: "_width") ?? 0, height: tile.number(forKey: "_height") ?? 0),
                timePerFrame: tile.number(forKey: "_timePerFrame") ?? 0)
            made.name = tile.string(forKey: "_name")
            made.placementWeight = Int(tile.number(forKey: "_placementWeight") ?? 1)
            let userData = tile.dictionary(forKey: "_userData")
            if !userData.isEmpty { made.userData = NSMutableDictionary(dictionary: userData) }
            return made
        }
        let made = SKTileGroupRule(
            adjacency: SKTileAdjacencyMask(rawValue: UInt(max(coder.number(forKey: "_adjacency") ?? 255, 0))), tileDefinitions: definitions)
        made.name = coder.string(forKey: "_name")
        return made
    }
}
