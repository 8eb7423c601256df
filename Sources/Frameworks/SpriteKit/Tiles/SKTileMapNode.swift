/// A map of tiles in columns and rows, the first ones at the lower left.
@preconcurrency @MainActor open class SKTileMapNode: SKNode {
    struct Tile {
        var group: SKTileGroup
        var definition: SKTileDefinition
    }
    private var tiles: [Tile?]

    /// - Parameter tileSize: points.
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        (self.tileSet, self.tileSize, numberOfColumns, numberOfRows) = (tileSet, tileSize, max(columns, 0), max(rows, 0))
        tiles = Array(repeating: nil, count: numberOfColumns * numberOfRows)
        super.init()
    }
    public convenience init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        fill(with: tileGroup)
    }
    public convenience override init() { self.init(tileSet: SKTileSet(tileGroups: []), columns: 0, rows: 0, tileSize: .zero) }
    public required init?(coder aDecoder: NSCoder) {
        (tileSet, tileSize, numberOfColumns, numberOfRows, tiles) = (SKTileSet(tileGroups: []), .zero, 0, 0, [])
        super.init(coder: aDecoder)
    }

    open var tileSet: SKTileSet
    open var tileSize: CGSize
    /// Fewer cut tiles off.
    open var numberOfColumns: Int { didSet { resize(oldValue, numberOfRows) } }
    open var numberOfRows: Int { didSet { resize(numberOfColumns, oldValue) } }
    open var mapSize: CGSize { CGSize(width: tileSize.width * CGFloat(numberOfColumns), height: tileSize.height * CGFloat(numberOfRows)) }
    /// Default (0.5, 0.5).
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var color: UIColor = .white
    open var colorBlendFactor: CGFloat = 0
    open var blendMode: SKBlendMode = .alpha
    /// Whether tiles are chosen by their neighbours. Default true.
    open var enableAutomapping = true

    private func resize(_ columns: Int, _ rows: Int) {
        let old = tiles
        tiles = (0..<max(numberOfRows, 0)).flatMap { row in
            (0..<max(numberOfColumns, 0)).map { column in
                column < columns && row < rows && row * columns + column < old.count ? old[row * columns + column] : nil
            }
        }
    }

    private func index(_ column: Int, _ row: Int) -> Int? {
        (0..<numberOfColumns).contains(column) && (0..<numberOfRows).contains(row) ? row * numberOfColumns + column : nil
    }

    open func fill(with tileGroup: SKTileGroup?) {
        for row in 0..<numberOfRows { for column in 0..<numberOfColumns { put(tileGroup, column, row) } }
    }

    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? { index(column, row).flatMap { tiles[$0]?.definition } }
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { index(column, row).flatMap { tiles[$0]?.group } }

    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        put(tileGroup, column, row)
        guard enableAutomapping else { return }
        for y in row - 1...row + 1 { for x in column - 1...column + 1 { remap(x, y) } }
    }
    open func setTileGroup(_ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int) {
        if let index = index(column, row) { tiles[index] = Tile(group: tileGroup, definition: tileDefinition) }
    }

    private func put(_ group: SKTileGroup?, _ column: Int, _ row: Int) {
        guard let index = index(column, row) else { return }
        tiles[index] = group.flatMap { group in
            (group.rule(for: .adjacencyAll)?.tileDefinitions).flatMap { chosen($0) }.map { Tile(group: group, definition: $0) }
        }
    }

    private func remap(_ column: Int, _ row: Int) {
        guard let index = index(column, row), let tile = tiles[index], tile.group.rules.count > 1 else { return }
        var mask = SKTileAdjacencyMask()
        let sides: [(Int, Int, SKTileAdjacencyMask)] = [
            (0, 1, .adjacencyUp), (1, 1, .adjacencyUpperRight), (1, 0, .adjacencyRight), (1, -1, .adjacencyLowerRight), (0, -1, .adjacencyDown),
            (-1, -1, .adjacencyLowerLeft), (-1, 0, .adjacencyLeft), (-1, 1, .adjacencyUpperLeft),
        ]
        for (x, y, side) in sides where tileGroup(atColumn: column + x, row: row + y) === tile.group { mask.insert(side) }
        guard let rule = tile.group.rule(for: mask), !rule.tileDefinitions.contains(where: { $0 === tile.definition }), let new = chosen(rule.tileDefinitions)
        else {
            return
        }
        tiles[index] = Tile(group: tile.group, definition: new)
    }

    /// One of several, by their weights.
    private func chosen(_ definitions: [SKTileDefinition]) -> SKTileDefinition? {
        guard definitions.count > 1 else { return definitions.first }
        let all = definitions.reduce(0) { $0 + max($1.placementWeight, 0) }
        var lot = lots.next() * Double(all)
        for definition in definitions {
            lot -= Double(max(definition.placementWeight, 0))
            if lot < 0 { return definition }
        }
        return definitions.last
    }

    // MARK: Places

    private var origin: CGPoint { CGPoint(x: -anchorPoint.x * mapSize.width, y: -anchorPoint.y * mapSize.height) }
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int { Int(((position.x - origin.x) / max(tileSize.width, 1)).rounded(.down)) }
    open func tileRowIndex(fromPosition position: CGPoint) -> Int { Int(((position.y - origin.y) / max(tileSize.height, 1)).rounded(.down)) }
    /// In the node's coordinates.
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        CGPoint(x: origin.x + (CGFloat(column) + 0.5) * tileSize.width, y: origin.y + (CGFloat(row) + 0.5) * tileSize.height)
    }

    // MARK: Drawing

    override var contentRect: CGRect { tiles.isEmpty ? .null : CGRect(origin: origin, size: mapSize) }
    override var blending: SKBlendMode { blendMode }
    override var drawnContent: [DrawnContent] {
        let tint = colorBlendFactor > 0 ? TextureTint(color: color.cgColor, part: min(colorBlendFactor, 1)) : nil
        var result: [DrawnContent] = []
        for row in 0..<numberOfRows {
            for column in 0..<numberOfColumns {
                guard let texture = tiles[row * numberOfColumns + column]?.definition.textures.first, let image = texture.cgImageIfAny else { continue }
                let size = tileSize == .zero ? texture.size() : tileSize
                let center = centerOfTile(atColumn: column, row: row)
                let rect = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
                let picture = DrawnPicture(
                    image: image, pointSize: size, rect: rect, center: CGRect(x: 0, y: 0, width: 1, height: 1), tint: tint,
                    isSmooth: texture.filteringMode == .linear,
                    scale: CGVector(dx: 1, dy: 1))
                result.append(.picture(picture))
            }
        }
        return result
    }

    override func take(_ original: SKNode) {
        super.take(original)
        guard let original = original as? SKTileMapNode else { return }
        (tileSet, tileSize, numberOfColumns, numberOfRows) = (original.tileSet, original.tileSize, original.numberOfColumns, original.numberOfRows)
        (anchorPoint, color, colorBlendFactor) = (original.anchorPoint, original.color, original.colorBlendFactor)
        (blendMode, enableAutomapping, tiles) = (original.blendMode, original.enableAutomapping, original.tiles)
    }

    override func read(_ archive: NodeCoder) {
        super.read(archive)
        guard let columns = archive.number(forKey: "_currentColumns"), let rows = archive.number(forKey: "_currentRows"), columns * rows < 1_000_000 else {
            return
        }
        (numberOfColumns, numberOfRows) = (Int(columns), Int(rows))
        tileSize = CGSize(width: archive.number(forKey: "_tileWidth") ?? 0, height: archive.number(forKey: "_tileHeight") ?? 0)
        if let anchor = archive.point(forKey: "_anchorPoint") { anchorPoint = anchor }
        if let isOn = archive.bool(forKey: "_enableAutomapping") { enableAutomapping = isOn }
        if let name = archive.string(forKey: "_tileSetName"), let set = SKTileSet(named: name) { tileSet = set }
        let raw = archive.value(forKey: "_rawTiles") as? Data ?? archive.coder(forKey: "_rawTiles")?.value(forKey: "NS.data") as? Data ?? Data()
        let known = tileSet.definitions, bytes = [UInt8](raw)
        for index in tiles.indices where index * 4 + 3 < bytes.count {
            let number = (0..<4).reduce(0) { $0 | Int(bytes[index * 4 + $1]) << ($1 * 8) }
            tiles[index] = known.indices.contains(number) ? Tile(group: known[number].group, definition: known[number].definition) : nil
        }
    }
}
