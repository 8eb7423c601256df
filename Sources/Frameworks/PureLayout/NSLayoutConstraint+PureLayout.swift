import UIKit

extension NSLayoutConstraint {
    /// Makes the constraints of a block and installs them.
    @discardableResult
    public class func autoCreateAndInstallConstraints(_ block: ALConstraintsBlock) -> [NSLayoutConstraint] {
        let made: [NSLayoutConstraint] = autoCreateConstraintsWithoutInstalling(block)
        NSLayoutConstraint.activate(made)
        return made
    }

    /// Makes the constraints of a block, which are not installed.
    public class func autoCreateConstraintsWithoutInstalling(_ block: ALConstraintsBlock) -> [NSLayoutConstraint] {
        ConstraintMaking.shared.run(collects: true, block)
    }

    /// The constraints made in the block have this priority.
    public class func autoSetPriority(_ priority: UILayoutPriority, forConstraints block: ALConstraintsBlock) {
        ConstraintMaking.shared.run(priority: priority, block)
    }

    /// The constraints made in the block have this identifier.
    public class func autoSetIdentifier(_ identifier: String, forConstraints block: ALConstraintsBlock) {
        ConstraintMaking.shared.run(identifier: identifier, block)
    }

    /// Sets the identifier.
    @discardableResult
    public func autoIdentify(_ identifier: String) -> Self {
        self.identifier = identifier
        return self
    }

    /// Installs the constraint, with what a block around the call says.
    public func autoInstall() { ConstraintMaking.shared.add(self) }

    public func autoRemove() { isActive = false }
}
