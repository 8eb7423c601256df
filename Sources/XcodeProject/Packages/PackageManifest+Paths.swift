import FolderAccess
import Foundation

extension PackageReference {
    /// The folder of the package, when that is on this machine.
    package var place: URL? {
        switch source {
        case .local(let folder): folder
        case .remote(let url, _) where url.hasPrefix("file:"): URL(string: url).map { URL(fileURLWithPath: $0.path) } ?? URL(fileURLWithPath: "/")
        case .remote(let url, _): url.hasPrefix("/") || url.hasPrefix(".") || url.hasPrefix("~") ? URL(fileURLWithPath: url) : nil
        }
    }
}

extension PackageManifest {
    /// Checks that the package's own folders, sources and resources lie in the checkout, and that its modules can be names of folders.
    package func check(in checkout: Checkout) throws(ProjectError) {
        for module in modules {
            try ProjectError.check(name: module.name, of: "module of package \(name)", where: "Correct its manifest, Package.swift.")
            let folder = folder(of: module)
            let parts = (module.sources ?? []) + module.resources.map(\.path) + [module.publicHeadersPath].compactMap { $0 }
            try checkout.check([folder] + parts.map { folder.appending(relativePath: $0) }, "The package \(name) takes files")
        }
        // Those that are fetched come by their address.
        try checkout.check(remoteReferences.compactMap(\.place), "The package \(name) takes packages")
    }
}
