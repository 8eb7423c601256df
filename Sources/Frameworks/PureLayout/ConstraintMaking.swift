import ObjectRuntime
import UIKit

/// The blocks that constraints are made in: with a priority, an identifier, or without being installed.
@MainActor final class ConstraintMaking {
    private struct Block {
        var priority: UILayoutPriority?
        var identifier: String?
        /// Constraints that are not to be installed.
        var collects = false
        var made: [NSLayoutConstraint] = []
    }

    private var blocks: [Block] = []

    /// The app's one.
    static var shared: ConstraintMaking { AppServices.object { MainActor.assumeIsolated { ConstraintMaking() } } }

    /// The priority of the innermost block that has one.
    var priority: UILayoutPriority? { blocks.last { $0.priority != nil }?.priority }

    func add(_ constraint: NSLayoutConstraint) {
        if let priority { constraint.priority = priority }
        if let identifier = blocks.last(where: { $0.identifier != nil })?.identifier { constraint.identifier = identifier }
        for index in blocks.indices { blocks[index].made.append(constraint) }
        if !blocks.contains(where: \.collects) { constraint.isActive = true }
    }

    /// Runs a block, and answers with the constraints that were made in it.
    @discardableResult
    func run(
        priority: UILayoutPriority? = nil, identifier: String? = nil, collects: Bool = false, _ block: ALConstraintsBlock
    ) -> [NSLayoutConstraint] {
        blocks.append(Block(priority: priority, identifier: identifier, collects: collects))
        block()
        return blocks.popLast()?.made ?? []
    }

    static func make(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal, to other: Any? = nil,
        _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute, multiplier: multiplier, constant: constant)
        shared.add(constraint)
        return constraint
    }
}
