import AppSession

/// The pair of size classes a window has.
package struct SizeClasses: Hashable, Sendable {
    package var horizontal: WindowEnvironment.SizeClass
    package var vertical: WindowEnvironment.SizeClass
    package init(horizontal: WindowEnvironment.SizeClass, vertical: WindowEnvironment.SizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
