import AppSession
import Device
import HeadlessHost
import UIKit

/// Views in views, each held at the edges of the one around it.
@MainActor struct DeepTree {
    enum Kind: String, CaseIterable { case autoresizing, constraints }

    let depth: Int
    let kind: Kind

    /// Milliseconds to build and lay out the tree in a landscape window, and to lay it out in the portrait one.
    func run(_ session: Simulator) -> (built: Double, resized: Double) {
        do {
            session.launch(in: try WindowConfiguration(parsing: "ipad-pro-11.landscape.full"))
            let controller = UIViewController()
            UIApplication.shared.windows.first?.rootViewController = controller
            let start: Double = now()
            var current: UIView = controller.view
            for _ in 0..<depth { current = add(to: current) }
            session.advance(by: 1.0 / 60)
            let built: Double = now()
            try session.rotate(to: .portrait)
            session.advance(by: 1.0 / 60)
            precondition(current.bounds.width == 834)
            return (built - start, now() - built)
        } catch {
            fatalError("\(error)")
        }
    }

    private func add(to superview: UIView) -> UIView {
        let view = UIView(frame: superview.bounds)
        superview.addSubview(view)
        guard kind == .constraints else {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return view
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor), view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
            view.topAnchor.constraint(equalTo: superview.topAnchor), view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ])
        return view
    }
}
