/// How apps share a device's screen, seen from the app whose window is shown.
package enum Arrangement: Hashable, Sendable {
    case full
    /// Floating over another app at the right edge.
    case slideOver
    /// The narrow side of Split View, on the right.
    case splitThird
    /// One of two equal sides of Split View, on the left.
    case splitHalf
    /// The wide side of Split View, on the left.
    case splitTwoThirds
    /// The narrow side of Split View, on the left.
    case splitThirdLeft
    /// One of two equal sides of Split View, on the right.
    case splitHalfRight
    /// The wide side of Split View, on the right.
    case splitTwoThirdsRight
    /// A free window of this size in points, in the middle of the screen.
    case window(width: Int, height: Int)

    /// The arrangements that differ in what the app sees and need no number.
    package static let named: [Arrangement] = [.full, .slideOver, .splitThird, .splitHalf, .splitTwoThirds]
    /// The sides of Split View that `named` leaves out: the same windows at the other edge of the screen.
    package static let mirrored: [Arrangement] = [.splitThirdLeft, .splitHalfRight, .splitTwoThirdsRight]

    /// The app's share of Split View, and its side.
    package struct Split: Hashable, Sendable {
        package enum Share: String, CaseIterable, Hashable, Sendable { case third, half, twoThirds }
        package var share: Share
        package var isLeft: Bool
        package init(_ share: Share, isLeft: Bool) {
            self.share = share
            self.isLeft = isLeft
        }
    }

    /// Nil where the app is not in Split View.
    package var split: Split? {
        switch self {
        case .splitThird: Split(.third, isLeft: false)
        case .splitHalf: Split(.half, isLeft: true)
        case .splitTwoThirds: Split(.twoThirds, isLeft: true)
        case .splitThirdLeft: Split(.third, isLeft: true)
        case .splitHalfRight: Split(.half, isLeft: false)
        case .splitTwoThirdsRight: Split(.twoThirds, isLeft: false)
        case .full, .slideOver, .window: nil
        }
    }

    package init(_ split: Split) {
        switch (split.share, split.isLeft) {
        case (.third, false): self = .splitThird
        case (.half, true): self = .splitHalf
        case (.twoThirds, true): self = .splitTwoThirds
        case (.third, true): self = .splitThirdLeft
        case (.half, false): self = .splitHalfRight
        case (.twoThirds, false): self = .splitTwoThirdsRight
        }
    }

    /// As window configurations write it.
    package var name: String {
        switch self {
        case .full: "full"
        case .slideOver: "slide-over"
        case .splitThird: "split-third"
        case .splitHalf: "split-half"
        case .splitTwoThirds: "split-two-thirds"
        case .splitThirdLeft: "split-third-left"
        case .splitHalfRight: "split-half-right"
        case .splitTwoThirdsRight: "split-two-thirds-right"
        case .window(let width, let height): "window-\(width)x\(height)"
        }
    }

    /// Reads what `name` writes; nil for anything else.
    package init?(name: String) {
        if let known: Arrangement = (Arrangement.named + Arrangement.mirrored).first(where: { $0.name == name }) {
            self = known
            return
        }
        guard name.hasPrefix("window-") else { return nil }
        let sides: [Substring] = name.dropFirst("window-".count).split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, let width = Arrangement.length(sides[0]), let height = Arrangement.length(sides[1]) else {
            return nil
        }
        self = .window(width: width, height: height)
    }

    /// A whole number without sign or leading zeros, so that every size has one spelling.
    private static func length(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.first != "0", text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(text)
    }
}
