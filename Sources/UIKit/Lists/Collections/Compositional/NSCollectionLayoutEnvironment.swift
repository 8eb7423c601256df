/// The surroundings that a layout is made for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The room a layout or a group has.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    /// `contentSize` without the insets.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let traitCollection: UITraitCollection
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    /// The margins and readable width of the view it is for, for lists and inset references.
    let surroundings: LayoutSurroundings

    init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection, surroundings: LayoutSurroundings) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
        self.surroundings = surroundings
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: contentSize.width - contentInsets.leading - contentInsets.trailing,
            height: contentSize.height - contentInsets.top - contentInsets.bottom)
    }
}

/// The insets of the view a layout is in, leading and trailing.
struct LayoutSurroundings: Equatable {
    var safeArea: NSDirectionalEdgeInsets = .zero
    var margins: NSDirectionalEdgeInsets = .zero
    var readable: NSDirectionalEdgeInsets = .zero

    func insets(for reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        switch reference {
        case .none: .zero
        case .automatic, .safeArea: NSDirectionalEdgeInsets(top: 0, leading: safeArea.leading, bottom: 0, trailing: safeArea.trailing)
        case .layoutMargins: NSDirectionalEdgeInsets(top: 0, leading: margins.leading, bottom: 0, trailing: margins.trailing)
        case .readableContent: NSDirectionalEdgeInsets(top: 0, leading: readable.leading, bottom: 0, trailing: readable.trailing)
        }
    }
}

/// The reference of a layout's or section's insets.
public enum UIContentInsetsReference: Int, Sendable {
    /// The layout's for sections, the safe area for layouts.
    case automatic = 0
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
    case readableContent = 4
}

/// How a section scrolls across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0
    /// Comes to rest anywhere.
    case continuous = 1
    case continuousGroupLeadingBoundary = 2
    case paging = 3
    case groupPaging = 4
    case groupPagingCentered = 5
}
