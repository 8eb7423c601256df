/// The places of rows on the front of a drum that turns: values in, values out.
struct WheelGeometry: Equatable {
    var rowHeight: CGFloat = 32
    /// Of the wheel as it is seen, in points.
    var height: CGFloat = 216

    struct Place: Equatable {
        /// Of the row's middle, from the wheel's.
        var y: CGFloat
        /// How much of its size is seen.
        var horizontalScale: CGFloat
        var verticalScale: CGFloat
        var alpha: CGFloat
    }

    /// The drum reaches a little over the edges of the wheel, where its rows are seen from the side.
    var radius: CGFloat { max(rowHeight, height * 0.52) }
    /// How far from the drum's axis the eye is, in radii.
    private static let eye: CGFloat = 9

    /// - Parameter distance: of the row from the chosen place, in rows.
    /// - Returns: nil for rows on the drum's far side.
    func place(_ distance: CGFloat) -> Place? {
        let angle: CGFloat = distance * rowHeight / radius
        guard abs(angle) < 1.45 else { return nil }
        let depth: CGFloat = 1 - cos(angle)
        let scale: CGFloat = (Self.eye - 1) / (Self.eye - 1 + depth)
        // Rows beside the chosen one are paler at once, and fade towards the edges.
        let near: CGFloat = 1 - 0.5 * min(1, abs(distance))
        return Place(
            y: radius * sin(angle) * scale, horizontalScale: scale, verticalScale: scale * cos(angle), alpha: near * (1 - depth * 0.85))
    }

    /// How many rows are seen above or below the chosen one.
    var reach: Int { Int((1.45 * radius / rowHeight).rounded(.up)) }

    /// How far from the chosen place a touch is, in rows.
    func distance(atY y: CGFloat) -> CGFloat {
        asin(max(-1, min(1, y / radius))) * radius / rowHeight
    }
}
