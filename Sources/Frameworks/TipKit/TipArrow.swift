import CoreGraphics

/// The triangle at the middle of a tip's side.
enum TipArrow {
    static func path(in bounds: CGRect, edge: Edge, depth: CGFloat, isRightToLeft: Bool) -> CGPath {
        let half: CGFloat = depth + 2
        let isLeft: Bool = edge == .leading && !isRightToLeft || edge == .trailing && isRightToLeft
        let points: [CGPoint] =
            switch edge {
            case .top:
                [CGPoint(x: bounds.midX - half, y: depth), CGPoint(x: bounds.midX, y: 0), CGPoint(x: bounds.midX + half, y: depth)]
            case .bottom:
                [
                    CGPoint(x: bounds.midX - half, y: bounds.maxY - depth), CGPoint(x: bounds.midX, y: bounds.maxY),
                    CGPoint(x: bounds.midX + half, y: bounds.maxY - depth),
                ]
            case .leading, .trailing:
                isLeft
                    ? [CGPoint(x: depth, y: bounds.midY - half), CGPoint(x: 0, y: bounds.midY), CGPoint(x: depth, y: bounds.midY + half)]
                    : [
                        CGPoint(x: bounds.maxX - depth, y: bounds.midY - half), CGPoint(x: bounds.maxX, y: bounds.midY),
                        CGPoint(x: bounds.maxX - depth, y: bounds.midY + half),
                    ]
            }
        let path = CGMutablePath()
        path.addLines(between: points)
        path.closeSubpath()
        return path
    }
}
