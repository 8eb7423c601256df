/// The lines above and below a row of a list.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: @preconcurrency Hashable {
    public enum Visibility: Int, Sendable {
        /// As the list's appearance has it.
        case automatic = 0, visible = 1, hidden = 2
    }

    /// For `topSeparatorInsets` and `bottomSeparatorInsets`: from the text to the cell's edge.
    public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility: Visibility = .automatic
    public var bottomSeparatorVisibility: Visibility = .automatic
    public var topSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
    public var bottomSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
    public var color: UIColor = .separator

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        let isSidebar: Bool = listAppearance == .sidebar
        topSeparatorVisibility = isSidebar ? .hidden : .automatic
        bottomSeparatorVisibility = isSidebar ? .hidden : .automatic
    }
}
