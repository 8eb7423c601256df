import SourceLowering
import XcodeProject

extension Target {
    /// Whether a module here stands for the library that the target makes, also for what of it is in Swift.
    var isStoodFor: Bool { kind != .application && LinkedFrameworks.standsFor(moduleName) }

    /// The pods that are not installed and that no module here stands for.
    var lackingPods: [String] { missingPods.filter { !LinkedFrameworks.standsFor($0) } }
}

extension Project {
    /// The packages that modules here stand for, by their identities: those with a product that one does. Other products of theirs are in Objective-C too.
    var stoodForPackages: Set<String> {
        Set(targets.flatMap(\.packageProducts).filter { LinkedFrameworks.standsFor($0.name) }.compactMap(\.package))
    }

    /// Without the packages and pods that modules here stand for: they are not fetched.
    var withoutStoodForPackages: Project {
        var result = self
        let stoodFor: Set<String> = stoodForPackages
        result.packages.removeAll { stoodFor.contains($0.identity) }
        for index in result.targets.indices {
            result.targets[index].packagesOfMissingPods = result.targets[index].packagesOfMissingPods.filter { !LinkedFrameworks.standsFor($0.key) }
        }
        return result
    }
}
