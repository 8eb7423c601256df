/// The nodes of a scene's file.
struct SceneFile {
    let nodes: [SCNNode]
    private(set) var background: SCNMaterialProperty?

    init(_ url: URL, budget: ArchivedScene.Budget = ArchivedScene.Budget()) throws {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        let size: Int = (try url.resourceValues(forKeys: [.fileSizeKey])).fileSize ?? 0
        guard size <= SceneFile.largest else { throw CocoaError(.fileReadTooLarge) }
        try self.init(try Data(contentsOf: url), name: url.pathExtension, folder: url.deletingLastPathComponent(), budget: budget)
    }

    /// Bytes of the largest file that is read.
    private static let largest = 64 << 20

    /// - Parameters:
    ///   - name: of the format: the file's extension.
    ///   - folder: of the file.
    init(_ data: Data, name: String, folder: URL? = nil, budget: ArchivedScene.Budget = ArchivedScene.Budget()) throws {
        switch name.lowercased() {
        case "obj":
            guard let geometry = ObjectFile.geometry(data) else { throw CocoaError(.fileReadCorruptFile) }
            nodes = [SCNNode(geometry: geometry)]
        case "scn":
            guard let archive = ArchivedScene(data, folder: folder, budget: budget), let scene = archive.scene() else { throw CocoaError(.fileReadCorruptFile) }
            (nodes, background) = (scene.nodes, scene.background)
        case "dae":
            guard let file = ColladaFile(data, folder: folder) else { throw CocoaError(.fileReadCorruptFile) }
            nodes = file.nodes
        default: throw CocoaError(.fileReadUnknown)
        }
    }

    /// Puts what the file has into a scene.
    func fill(_ scene: SCNScene) {
        for node in nodes { scene.rootNode.addChildNode(node) }
        background?.copyValues(to: scene.background)
    }
}
