import Foundation

/// The contents of an Xcode project or Swift package, resolved to files: everything needed to build it elsewhere.
package struct Project: Sendable {
    package var name: String
    /// The folder that holds the `.xcodeproj` or `Package.swift`.
    package var folder: URL
    package var targets: [Target]
    package var packages: [PackageReference]
    /// The parts of the project that Quince leaves out, one sentence each.
    package var notices: [String]
    /// The files that may be read to build it.
    package var checkout: Checkout

    package init(
        name: String, folder: URL, targets: [Target], packages: [PackageReference] = [], notices: [String] = [], checkout: Checkout? = nil
    ) {
        self.name = name
        self.folder = folder
        self.targets = targets
        self.packages = packages
        self.notices = notices
        self.checkout = checkout ?? Checkout(of: folder)
    }

    package func target(named name: String) -> Target? { targets.first { $0.name == name } }

    /// The iOS app to run: the only one, the one that is named as the project, or the one that `name` chooses.
    ///
    /// Throws `ProjectError` that lists the choices when there is none, or more than one and no choice made.
    package func application(named name: String? = nil) throws -> Target {
        let applications = targets.filter { $0.kind == .application && $0.isForIOS }
        let names = applications.map(\.name).sorted().joined(separator: ", ")
        if let name {
            if let chosen = applications.first(where: { $0.name == name }) { return chosen }
            throw ProjectError(
                .unknownTarget, "\(self.name) has no iOS app target named \(name).",
                advice: names.isEmpty ? "It has no iOS app target at all." : "Its iOS app targets: \(names).")
        }
        guard let first = applications.first else {
            let others = targets.map { "\($0.name) (\($0.kind.description)\($0.isForIOS ? "" : ", not for iOS"))" }.joined(separator: ", ")
            throw ProjectError(
                .noApplicationTarget, "\(self.name) has no iOS app target.",
                advice: others.isEmpty ? "It has no targets." : "Its targets: \(others).")
        }
        if let main = applications.first(where: { $0.name == self.name }) { return main }
        guard applications.count == 1 else {
            throw ProjectError(
                .ambiguousTarget, "\(self.name) has \(applications.count) iOS app targets: \(names).",
                advice: "Choose one with --target NAME.")
        }
        return first
    }

    /// The targets that `target` needs, itself last, each once. What it takes along for other systems, an app for the watch say, is not among them.
    package func closure(of target: Target) -> [Target] {
        let byName = Dictionary(targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<String> = [target.name]
        var result: [Target] = []
        // A stack of its own: a chain of targets may be longer than the thread's.
        var open: [(target: Target, next: Int)] = [(target, 0)]
        while let (current, next) = open.last {
            guard next < current.targetDependencies.count else {
                result.append(current)
                open.removeLast()
                continue
            }
            open[open.count - 1].next += 1
            let name = current.targetDependencies[next]
            if let dependency = byName[name], dependency.isForIOS, seen.insert(name).inserted { open.append((dependency, 0)) }
        }
        return result
    }
}
