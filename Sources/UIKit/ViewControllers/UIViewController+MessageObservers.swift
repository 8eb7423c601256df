import ObjectRuntime

extension UIViewController: @preconcurrency MessageObservable {
    package static let observableMessages: Set<String> = [
        "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews",
    ]

    /// Sends the controller a message by `send`; who listens to it hears of it.
    func heard(_ name: String, _ arguments: [Any] = [], _ send: () -> Void) {
        guard let messageObservers else { return send() }
        messageObservers.send(name, arguments.map(MessageProxy.boxed), send)
    }
}
