extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.detach(recognizer)
        recognizers.append(recognizer)
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        GestureEnvironment.shared.withdraw(recognizer)
        recognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func replaceGestureRecognizers(with new: [UIGestureRecognizer]) {
        for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) { detach(recognizer) }
        for recognizer in new { attach(recognizer) }
    }
}
