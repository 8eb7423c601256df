import Foundation
import InputLimits

/// The projects, packages and pods of a checkout, by which a module is found that a project imports without saying where it comes from: an
/// example beside its library, a project of the same workspace, a framework that Carthage would have built.
package struct CheckoutContents: Sendable {
    package private(set) var projects: [URL] = []
    /// Folders with a `Package.swift`.
    package private(set) var packages: [URL] = []
    package private(set) var podspecs: [URL] = []

    private static let deepest = 8
    /// The folders of files that were fetched or made, and bundles that hold no sources.
    private static let passedOver: Set<String> = ["Pods", "node_modules", "DerivedData", "build", "vendor"]
    private static let bundles: Set<String> = ["xcassets", "xcdatamodeld", "app", "framework", "xcframework", "bundle", "playground", "lproj"]

    package init(projects: [URL] = [], packages: [URL] = [], podspecs: [URL] = []) {
        self.projects = projects
        self.packages = packages
        self.podspecs = podspecs
    }

    /// Looks through `checkout.searched`, what is nearest to `folder` first. A checkout too large to look through gives what was found in it.
    package init(of checkout: Checkout, near folder: URL, budget: ReadingBudget = ReadingBudget()) {
        var found = CheckoutContents()
        try? FolderWalk.visit(checkout.searched, budget: budget) { entry in
            guard entry.isFolder else {
                if entry.name == "Package.swift" { found.packages.append(entry.url.deletingLastPathComponent()) }
                if entry.url.pathExtension == "podspec" { found.podspecs.append(entry.url) }
                return false
            }
            if entry.url.pathExtension == "xcodeproj" {
                if entry.name != "Pods.xcodeproj", entry.name != "_Pods.xcodeproj" { found.projects.append(entry.url) }
                return false
            }
            let depth = entry.relativePath.utf8.count { $0 == UInt8(ascii: "/") }
            return depth < Self.deepest && !Self.passedOver.contains(entry.name) && !Self.bundles.contains(entry.url.pathExtension)
        }
        func sorted(_ places: [URL]) -> [URL] {
            places.sorted { (Self.distance($0, folder), $0.path) < (Self.distance($1, folder), $1.path) }
        }
        self.init(projects: sorted(found.projects), packages: sorted(found.packages), podspecs: sorted(found.podspecs))
    }

    /// How many steps lead from one place to the other, up and down.
    static func distance(_ place: URL, _ folder: URL) -> Int {
        let first = place.standardizedFileURL.pathComponents
        let second = folder.standardizedFileURL.pathComponents
        let common = zip(first, second).prefix { $0 == $1 }.count
        return first.count + second.count - 2 * common
    }
}
