/// The place of a sheet: values in, values out (behaviour/rules.md 3.2, 3.9; behaviour/detents-measured.json; behaviour/metrics.json,
/// sheets).
struct SheetLayout: Equatable {
    enum Form { case attached, card, full }

    var container: CGSize
    var safeArea: UIEdgeInsets
    var isCompactWide: Bool
    var isCompactHigh: Bool
    var isFormSheet: Bool
    var preferredSize: CGSize = .zero
    var prefersEdgeAttachedInCompactHeight = false
    var widthFollowsPreferredSize = false

    /// Height of the keyboard over the container, where something in the sheet takes what is typed.
    var keyboardHeight: CGFloat = 0

    /// Attached to the bottom edge where width is compact, a card in the middle elsewhere; in compact height all of the
    /// window, unless it prefers to be attached. A form sheet is a card wherever the width is regular (behaviour/scenarios.md, Sharing the screen, 4).
    var form: Form {
        if isCompactHigh, isCompactWide || !isFormSheet || prefersEdgeAttachedInCompactHeight { return prefersEdgeAttachedInCompactHeight ? .attached : .full }
        return isCompactWide ? .attached : .card
    }

    /// Points of the window that stay visible above the largest sheet.
    var top: CGFloat {
        guard form == .attached else { return 0 }
        // Under a flat status bar the card behind needs room to be seen.
        return safeArea.top >= 40 ? safeArea.top : safeArea.top + 10
    }

    /// The largest value a detent can have: the height between the safe areas, or a card's whole height.
    var maximumDetentValue: CGFloat {
        form == .card ? card.height : max(0, container.height - top - safeArea.bottom)
    }

    /// The medium detent's value; measured 425 where the maximum is 759.
    static func medium(of maximum: CGFloat) -> CGFloat { (maximum * 0.56).rounded() }

    /// The frame for a detent of `value` points; nil is the largest.
    func frame(value: CGFloat?) -> CGRect {
        switch form {
        case .full: return CGRect(origin: .zero, size: container)
        case .card: return card(height: min(value ?? .infinity, card.height))
        case .attached:
            // A detent's points stand above the keyboard, as far as there is room.
            let wanted: CGFloat = min(value ?? .infinity, maximumDetentValue) + max(safeArea.bottom, keyboardHeight)
            let height: CGFloat = min(wanted, container.height - top)
            let width: CGFloat = attachedWidth
            return CGRect(x: ((container.width - width) / 2).rounded(), y: container.height - height, width: width, height: height)
        }
    }

    private var attachedWidth: CGFloat {
        guard widthFollowsPreferredSize, preferredSize.width > 0 else {
            return isCompactHigh ? container.width - safeArea.left - safeArea.right : container.width
        }
        return min(preferredSize.width, container.width)
    }

    private static let formSize = CGSize(width: 540, height: 620)
    private static let pageWidth: CGFloat = 704
    private static let cardMargin: CGFloat = 44

    /// A card stays in the middle at every detent. The keyboard pushes it up, to the top of the safe area at most.
    private func card(height: CGFloat) -> CGRect {
        let whole: CGRect = card
        let middle: CGFloat = ((container.height - height) / 2).rounded()
        let free: CGFloat = container.height - keyboardHeight - height - Self.keyboardMargin
        let y: CGFloat = keyboardHeight > 0 ? min(middle, max(free, safeArea.top)) : middle
        return CGRect(x: whole.minX, y: y, width: whole.width, height: height)
    }

    private static let keyboardMargin: CGFloat = 10

    private var card: CGRect {
        let room = CGSize(
            width: container.width - 2 * Self.cardMargin, height: container.height - 2 * Self.cardMargin)
        var size: CGSize = isFormSheet ? Self.formSize : CGSize(width: Self.pageWidth, height: room.height)
        if isFormSheet, preferredSize.width > 0, preferredSize.height > 0 { size = preferredSize }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        return CGRect(
            x: ((container.width - size.width) / 2).rounded(), y: ((container.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }
}

/// The effect of a lifted finger on a sheet: values in, a value out (behaviour/measured-constants.md 4).
struct SheetRelease {
    enum Outcome: Equatable {
        case dismiss
        /// Settles at the detent of this index.
        case settle(Int)
    }

    /// The heights of the detents, smallest first, in points.
    var heights: [CGFloat]
    /// The sheet's height as the finger left it, and its speed downward in points a second.
    var height: CGFloat
    var velocity: CGFloat

    static let dismissSpeed: CGFloat = 1000

    /// Dismisses past half of the smallest height or at 1000 points a second below it; else the nearest detent in the
    /// direction of a flick.
    var outcome: Outcome {
        guard let smallest = heights.first else { return .settle(0) }
        if height < smallest, velocity >= Self.dismissSpeed { return .dismiss }
        if height < smallest / 2 { return .dismiss }
        let aim: CGFloat = height - velocity * 0.1
        let nearest: Int = heights.indices.min { abs(heights[$0] - aim) < abs(heights[$1] - aim) } ?? 0
        return .settle(nearest)
    }

    /// How high a sheet is shown that a finger pulls to `wanted`: beyond its limits it gives way less and less.
    static func resisted(_ wanted: CGFloat, least: CGFloat, most: CGFloat) -> CGFloat {
        func band(_ distance: CGFloat) -> CGFloat { 0.55 * distance * most / (0.55 * distance + most) }
        if wanted > most { return most + band(wanted - most) }
        return wanted < least ? least - band(least - wanted) : wanted
    }
}
