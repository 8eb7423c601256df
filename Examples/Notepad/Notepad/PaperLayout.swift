import UIKit

/// Where the paper lies on the desk.
enum PaperLayout {
    /// Height to width.
    static let ratio: CGFloat = 1.25

    /// The largest sheet of the paper's ratio in the middle of a room, with some desk around it.
    static func frame(in room: CGRect) -> CGRect {
        let margin = max(14, min(room.width, room.height) * 0.05)
        let space = room.insetBy(dx: margin, dy: margin)
        let width = max(0, min(space.width, space.height / ratio, 760)).rounded(.down)
        let height = (width * ratio).rounded()
        return CGRect(x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width, height: height)
    }
}
