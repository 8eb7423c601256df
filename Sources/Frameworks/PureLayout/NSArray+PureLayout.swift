import UIKit

@MainActor extension NSArray {
    private var views: [UIView] { compactMap { $0 as? UIView } }
    private var constraints: [NSLayoutConstraint] { compactMap { $0 as? NSLayoutConstraint } }

    // MARK: Of constraints

    public func autoInstallConstraints() { constraints.forEach { $0.autoInstall() } }
    public func autoRemoveConstraints() { NSLayoutConstraint.deactivate(constraints) }

    @discardableResult
    public func autoIdentifyConstraints(_ identifier: String) -> Self {
        constraints.forEach { $0.identifier = identifier }
        return self
    }

    // MARK: Of views

    /// Each view with the one before it.
    private func pairs(_ body: (UIView, UIView) -> NSLayoutConstraint) -> [NSLayoutConstraint] { zip(views.dropFirst(), views).map(body) }

    @discardableResult
    public func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] { pairs { $0.autoPinEdge(edge, to: edge, of: $1) } }

    @discardableResult
    public func autoAlignViews(to axis: ALAxis) -> [NSLayoutConstraint] { pairs { $0.autoAlignAxis(axis, toSameAxisOf: $1) } }

    @discardableResult
    public func autoMatchViewsDimension(_ dimension: ALDimension) -> [NSLayoutConstraint] { pairs { $0.autoMatch(dimension, to: dimension, of: $1) } }

    @discardableResult
    public func autoSetViewsDimension(_ dimension: ALDimension, toSize size: CGFloat) -> [NSLayoutConstraint] {
        views.map { $0.autoSetDimension(dimension, toSize: size) }
    }

    @discardableResult
    public func autoSetViewsDimensions(to size: CGSize) -> [NSLayoutConstraint] { views.flatMap { $0.autoSetDimensions(to: size) } }

    /// Puts the views one after the other through their superview, so many points apart, of one size unless said otherwise.
    @discardableResult
    public func autoDistributeViews(
        along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat, insetSpacing shouldSpaceInsets: Bool = true,
        matchedSizes shouldMatchSizes: Bool = true
    ) -> [NSLayoutConstraint] {
        let (start, end, dimension): (ALEdge, ALEdge, ALDimension) = axis == .vertical ? (.top, .bottom, .height) : (.leading, .trailing, .width)
        let inset: CGFloat = shouldSpaceInsets ? spacing : 0
        var result: [NSLayoutConstraint] = []
        var previous: UIView?
        for view in views {
            if let previous {
                result.append(view.autoPinEdge(start, to: end, of: previous, withOffset: spacing))
                if shouldMatchSizes { result.append(view.autoMatch(dimension, to: dimension, of: previous)) }
                result.append(view.autoConstrainAttribute(alignment, to: alignment, of: previous))
            } else {
                result.append(view.autoPinEdge(toSuperviewEdge: start, withInset: inset))
            }
            previous = view
        }
        if let previous { result.append(previous.autoPinEdge(toSuperviewEdge: end, withInset: inset)) }
        return result
    }

    /// Puts the views one after the other through their superview, each of a size, equally far apart.
    @discardableResult
    public func autoDistributeViews(
        along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSize size: CGFloat, insetSpacing shouldSpaceInsets: Bool = true
    ) -> [NSLayoutConstraint] {
        let views: [UIView] = views
        guard let superview = views.first?.superview else { return [] }
        let (dimension, center): (ALDimension, NSLayoutConstraint.Attribute) = axis == .vertical ? (.height, .centerY) : (.width, .centerX)
        let start: ALEdge = axis == .vertical ? .top : .leading
        let isTurned: Bool = axis != .vertical && superview.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var result: [NSLayoutConstraint] = []
        for (index, view) in views.enumerated() {
            let place: Distribution.Place = Distribution.place(
                of: isTurned ? views.count - 1 - index : index, among: views.count, size: size, inset: shouldSpaceInsets)
            result.append(view.autoSetDimension(dimension, toSize: size))
            if place.multiplier > 0 {
                result.append(
                    ConstraintMaking.make(view, center, to: superview, center, multiplier: place.multiplier, constant: place.constant))
            } else {
                // No part of the superview: at its beginning.
                result.append(view.autoPinEdge(toSuperviewEdge: isTurned ? .trailing : start))
            }
            if index > 0 { result.append(view.autoConstrainAttribute(alignment, to: alignment, of: views[index - 1])) }
        }
        return result
    }
}

/// The places of views of one size that are equally far apart.
enum Distribution {
    /// The middle of a view as a multiple of the middle of its superview, and so many points.
    struct Place: Equatable {
        var multiplier: CGFloat
        var constant: CGFloat
    }

    /// - Parameter inset: whether there is as much room before the first and behind the last.
    static func place(of index: Int, among count: Int, size: CGFloat, inset: Bool) -> Place {
        if inset {
            let multiplier: CGFloat = CGFloat(index * 2 + 2) / CGFloat(count + 1)
            return Place(multiplier: multiplier, constant: (multiplier - 1) * size / 2)
        }
        let multiplier: CGFloat = count > 1 ? CGFloat(index * 2) / CGFloat(count - 1) : 1
        return Place(multiplier: multiplier, constant: (1 - multiplier) * size / 2)
    }
}
