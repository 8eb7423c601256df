/// When a node's file is read.
public enum SCNReferenceLoadingPolicy: Int, Sendable { case immediate = 0, onDemand = 1 }

/// A node whose contents are those of another scene's file.
open class SCNReferenceNode: SCNNode, @unchecked Sendable {
    /// Nothing is read before `load()`.
    public init?(url referenceURL: URL) {
        self.referenceURL = referenceURL
        super.init()
    }
    public required init?(coder: NSCoder) { nil }

    open var referenceURL: URL
    /// Default immediate.
    open var loadingPolicy: SCNReferenceLoadingPolicy = .immediate
    open private(set) var isLoaded = false

    /// Reads the file; one that cannot be read leaves it empty.
    open func load() {
        guard !isLoaded, let file = try? SceneFile(referenceURL) else { return }
        take(file)
    }
    open func unload() {
        for child in childNodes { child.removeFromParentNode() }
        isLoaded = false
    }

    func take(_ file: SceneFile) {
        for node in file.nodes { addChildNode(node) }
        isLoaded = true
    }
}
