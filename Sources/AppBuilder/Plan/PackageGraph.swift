import Foundation
import XcodeProject

/// The packages a project needs, found on disk.
package struct PackageGraph: Sendable {
    package struct Node: Sendable {
        package var identity: String
        package var manifest: PackageManifest
        /// Whether it lies in the user's own folders, where it may change at any time.
        package var isLocal: Bool

        package init(identity: String, manifest: PackageManifest, isLocal: Bool) {
            self.identity = identity
            self.manifest = manifest
            self.isLocal = isLocal
        }
    }

    package var nodes: [Node]
    /// Packages that cannot be fetched, by their addresses or paths.
    package var unreachable: [String]

    package init(nodes: [Node] = [], unreachable: [String] = []) {
        self.nodes = nodes
        self.unreachable = unreachable
    }

    func node(_ identity: String) -> Node? { nodes.first { $0.identity == identity } }

    /// The package with a product of this name, preferring the one that `package` names.
    func product(_ name: String, package: String?) -> (node: Node, product: PackageManifest.Product)? {
        let named = package.flatMap(node)
        for node in [named].compactMap({ $0 }) + nodes {
            if let product = node.manifest.products.first(where: { $0.name == name }) { return (node, product) }
        }
        return nil
    }
}
