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

    /// Why a product is not there, where some packages cannot be had: the one it is of, as far as the project says.
    func lack(of product: PackageProduct) -> String {
        let named: String? = product.package.flatMap { package in unreachable.first { Self.isAddress($0, of: package) } }
        guard let address = named ?? (unreachable.count == 1 ? unreachable[0] : nil) else { return "a package that cannot be fetched" }
        return address.hasPrefix("/") ? "the package in \(address), which has no Package.swift" : "the package \(address), which cannot be fetched"
    }

    private static func isAddress(_ address: String, of identity: String) -> Bool {
        let last: Substring = address.split(separator: "/").last ?? ""
        return last.lowercased() == identity.lowercased() || last.lowercased() == identity.lowercased() + ".git"
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
