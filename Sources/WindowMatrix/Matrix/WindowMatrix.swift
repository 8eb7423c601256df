import AppSession
import Device

/// A set of window configurations to show an app in, in the order of their pictures.
package struct WindowMatrix: Hashable, Sendable {
    package let configurations: [WindowConfiguration]

    /// The configurations in this order; one that comes again is left out.
    package init(_ configurations: [WindowConfiguration]) {
        var seen: Set<String> = []
        self.configurations = configurations.filter { seen.insert($0.name).inserted }
    }

    /// The configurations of these names.
    /// - Throws: `WindowConfigurationError` for the first name that is wrong.
    package init(names: [String]) throws {
        self.init(try names.map { try WindowConfiguration(parsing: $0) })
    }

    package var names: [String] { configurations.map(\.name) }

    /// Every pair of size classes that occurs.
    package var sizeClasses: Set<SizeClasses> {
        Set(
            configurations.map {
                let environment: WindowEnvironment = $0.environment
                return SizeClasses(horizontal: environment.horizontalSizeClass, vertical: environment.verticalSizeClass)
            })
    }
}
