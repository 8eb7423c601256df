/// The way an edit menu's arrow points.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic = 0, up = 1, down = 2, left = 3, right = 4

    /// The ways that the menu may take, the preferred one first.
    var popoverDirections: [UIPopoverArrowDirection] {
        switch self {
        case .automatic, .down: [.down, .up]
        case .up: [.up, .down]
        case .left: [.left, .down, .up]
        case .right: [.right, .down, .up]
        }
    }
}
