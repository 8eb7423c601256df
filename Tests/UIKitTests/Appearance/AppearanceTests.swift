import Testing

@testable import UIKit

@Suite("Appearance", .serialized)
@MainActor struct AppearanceTests {
    init() { AppContext.renew() }

    private final class Panel: UIView {}
    private final class BigLabel: UILabel {}

    private func window(with views: UIView...) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        for view in views { window.addSubview(view) }
        return window
    }

    @Test("what is set on the stand-in reaches instances that enter a window, unless they have a value of their own")
    func values() {
        defer { AppContext.renew() }
        UILabel.appearance().textColor = .red
        UISwitch.appearance().onTintColor = .blue
        let plain = UILabel()
        let own = UILabel()
        own.textColor = .green
        let toggle = UISwitch()
        #expect(plain.textColor == .label)
        let window = window(with: plain, own, toggle)
        #expect(plain.textColor == .red)
        #expect(own.textColor == .green)
        #expect(toggle.onTintColor == .blue)
        _ = window
        UILabel.appearance().textColor = .yellow
        #expect(plain.textColor == .red)
    }

    @Test("the nearer class and the nearer containers win")
    func precedence() {
        defer { AppContext.renew() }
        UILabel.appearance().textColor = .red
        BigLabel.appearance().textColor = .orange
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .purple
        let outside = UILabel()
        let inside = UILabel()
        let big = BigLabel()
        let panel = Panel()
        panel.addSubview(inside)
        let window = window(with: outside, panel, big)
        #expect(outside.textColor == .red)
        #expect(inside.textColor == .purple)
        #expect(big.textColor == .orange)
        _ = window
    }

    @Test("containers nest from the innermost outwards")
    func nesting() {
        defer { AppContext.renew() }
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self, UIStackView.self]).textColor = .purple
        let label = UILabel()
        let other = UILabel()
        let panel = Panel()
        let stack = UIStackView()
        let otherPanel = Panel()
        panel.addSubview(label)
        stack.addSubview(panel)
        otherPanel.addSubview(other)
        let window = window(with: stack, otherPanel)
        #expect(label.textColor == .purple)
        #expect(other.textColor == .label)
        _ = window
    }

    @Test("bars get a copy of the standard appearance")
    func bars() {
        defer { AppContext.renew() }
        let look = UINavigationBarAppearance()
        look.backgroundColor = .red
        UINavigationBar.appearance().standardAppearance = look
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        let bar = UINavigationBar()
        let window = window(with: bar)
        #expect(bar.standardAppearance.backgroundColor == .red)
        #expect(bar.standardAppearance !== look)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        _ = window
    }

    @Test("the stand-in is the same each time")
    func identity() {
        defer { AppContext.renew() }
        #expect(UILabel.appearance() === UILabel.appearance())
        #expect(UILabel.appearance() !== UILabel.appearance(whenContainedInInstancesOf: [Panel.self]))
    }
}
