import SourceLowering
import XcodeProject

extension Project {
    /// Without the packages and pods of which nothing is used but what modules here stand for: they are not fetched.
    var withoutStoodForPackages: Project {
        var result = self
        let products: [PackageProduct] = targets.flatMap(\.packageProducts)
        result.packages.removeAll { package in
            let used = products.filter { $0.package == package.identity }
            return !used.isEmpty && used.allSatisfy { LinkedFrameworks.standsFor($0.name) }
        }
        for index in result.targets.indices {
            result.targets[index].packagesOfMissingPods = result.targets[index].packagesOfMissingPods.filter { !LinkedFrameworks.standsFor($0.key) }
        }
        return result
    }
}
