extension UIResponder {
    /// This responder, the one that it hands on to, and so on.
    var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }

    /// The first controller of the chain.
    var nearestController: UIViewController? {
        for responder in chain {
            if let controller = responder as? UIViewController { return controller }
        }
        return nil
    }
}
