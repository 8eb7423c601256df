import AppSession
import CoreGraphics

/// Puts one mistake into an app's layout at certain widths, for as long as a picture of it is taken. The views are changed by what apps
/// change them by, and are as they were afterwards.
@MainActor final class FaultPlanter {
    /// What is changed, by the kind of the finding that it is to be.
    enum Mistake: String, CaseIterable {
        case collision
        case protrusion = "protrusion-from-window"
        case truncation = "truncated-text"
        case cutLines = "clipped-text"
        case smallTarget = "small-target"
        case cover = "unreachable"
        case conflict
        case underBar = "covered-content"
    }

    let fault: PlantedFault
    private let mistake: Mistake
    private let target: LayoutElement
    /// What the target comes to lie over.
    private let other: LayoutElement?
    private(set) var wasAlwaysThere = true

    /// Widths that a mistake holds for at least.
    private static let least = 24

    /// Nil where no view is fit for the mistake that `seed` chooses.
    init?(seed: UInt64, widths: ClosedRange<Int>, in picture: LayoutPicture) {
        var random = SeededNumbers(seed: seed)
        let mistake: Mistake = Mistake.allCases[random.next(below: Mistake.allCases.count)]
        let fit: [LayoutElement] = picture.elements.filter { Self.isFit($0, for: mistake, in: picture) }
        guard !fit.isEmpty, widths.count > 2 * Self.least else { return nil }
        let target: LayoutElement = fit[random.next(below: fit.count)]
        let others: [LayoutElement] = mistake == .collision ? fit.filter { $0.place != target.place && $0.bar == target.bar } : []
        if mistake == .collision, others.isEmpty { return nil }
        self.mistake = mistake
        self.target = target
        other = others.isEmpty ? nil : others[random.next(below: others.count)]
        let from: Int = widths.lowerBound + random.next(below: widths.count - Self.least)
        let to: Int = min(widths.upperBound, from + Self.least + random.next(below: max(1, widths.upperBound - from - Self.least)))
        fault = PlantedFault(kind: mistake.rawValue, view: target.name, from: from, to: to)
    }

    /// Views that stand still while the window changes, so that where the mistake shows is known.
    private static func isFit(_ element: LayoutElement, for mistake: Mistake, in picture: LayoutPicture) -> Bool {
        guard element.cell == nil, element.scroll == nil, element.clip == nil, element.control == nil, !element.frame.isEmpty else { return false }
        let isText: Bool = element.kind == .text && element.ink.width > 30
        let isTarget: Bool = element.traits.contains(.interactive) && !element.traits.contains(.systemSized) && element.bar == nil
        return switch mistake {
        case .collision, .protrusion: isText || element.kind == .control
        case .truncation: isText && element.lineCount == 1 && !element.traits.contains(.truncated)
        case .cutLines: isText && element.lineCount == 1
        case .smallTarget: isTarget && min(element.touchWidth, element.touchHeight) >= 28
        case .cover: isTarget && !element.traits.contains(.covered)
        case .conflict: element.kind == .text || element.kind == .control || element.kind == .image
        case .underBar: (isText || element.kind == .control) && element.bar == nil && (element.safe?.y ?? 0) > 4
        }
    }

    /// The picture with the mistake in it, where the window has a width for that.
    func picture(insteadOf picture: LayoutPicture, of windows: [UIWindow], _ places: ViewPlaces) -> LayoutPicture {
        guard (fault.from...fault.to).contains(Int(picture.width)) else { return picture }
        let inspection = LayoutInspection(windows: windows, places: places)
        let now: LayoutPicture = inspection.picture()
        guard let index = now.elements.firstIndex(where: { $0.place == target.place }) else {
            wasAlwaysThere = false
            return picture
        }
        let aim: LayoutElement? = other.flatMap { other in now.elements.first { $0.place == other.place } }
        if other != nil, aim == nil { wasAlwaysThere = false }
        let undo: () -> Void = plant(inspection.views[index], now.elements[index], over: aim, in: now)
        defer { undo() }
        return LayoutInspection(windows: windows, places: places).picture()
    }

    /// Changes the view and returns what puts everything back.
    private func plant(_ view: UIView, _ element: LayoutElement, over aim: LayoutElement?, in picture: LayoutPicture) -> () -> Void {
        switch mistake {
        case .collision:
            guard let aim else { return {} }
            return move(
                view, by: aim.ink.x + aim.ink.width / 2 - element.ink.x - element.ink.width / 2,
                aim.ink.y + aim.ink.height / 2 - element.ink.y - element.ink.height / 2)
        case .protrusion: return move(view, by: picture.width - element.ink.x - element.ink.width / 2, 0)
        case .underBar: return move(view, by: 0, 1 - element.ink.y)
        case .truncation: return resize(view, to: CGSize(width: CGFloat(element.ink.width) / 2, height: view.bounds.height))
        case .cutLines: return resize(view, to: CGSize(width: max(view.bounds.width, CGFloat(element.ink.width) + 2), height: CGFloat(element.ink.height) / 2))
        case .smallTarget: return resize(view, to: CGSize(width: 20, height: 20))
        case .cover:
            let cover = UIView(frame: view.frame)
            view.superview?.addSubview(cover)
            return { cover.removeFromSuperview() }
        case .conflict:
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            let sink: (String) -> Void = ConflictReport.sink
            ConflictReport.sink = { _ in }
            NSLayoutConstraint.activate([child.widthAnchor.constraint(equalToConstant: 10), child.widthAnchor.constraint(equalToConstant: 20)])
            LayoutSolver.shared.solveIfNeeded()
            return {
                child.removeFromSuperview()
                LayoutSolver.shared.solveIfNeeded()
                ConflictReport.sink = sink
            }
        }
    }

    private func move(_ view: UIView, by x: Double, _ y: Double) -> () -> Void {
        let transform: CGAffineTransform = view.transform
        view.transform = transform.concatenating(CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)))
        return { view.transform = transform }
    }

    private func resize(_ view: UIView, to size: CGSize) -> () -> Void {
        let bounds: CGRect = view.bounds
        view.bounds.size = size
        return { view.bounds = bounds }
    }
}
