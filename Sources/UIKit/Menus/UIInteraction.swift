/// Behaviour that is added to a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    /// Called before the interaction goes from one view to another, or to none.
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view. Setting them takes those away that are not among the new ones.
    public var interactions: [any UIInteraction] {
        get { addedInteractions }
        set {
            for old in addedInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction; it leaves the view it was on.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        addedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard addedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        addedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
