import Testing

@testable import UIKit

@Suite("Effects of symbols") @MainActor struct SymbolEffectTests {
    private func stage(_ image: UIImage? = UIImage(systemName: "star")) -> (TestWindow, UIImageView) {
        let window = TestWindow(.phonePortrait, root: UIViewController())
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 20, y: 100, width: 40, height: 40)
        window.window.addSubview(view)
        window.run(0.1)
        return (window, view)
    }

    private func scale(_ view: UIImageView) -> CGFloat { (view.layer.presentation() ?? view.layer).transform.m11 }
    private func opacity(_ view: UIImageView) -> Float { (view.layer.presentation() ?? view.layer).opacity }

    @Test("a bounce ends by itself, and says so")
    func bounce() {
        let (window, view) = stage()
        defer { window.close() }
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
        window.run(0.25)
        #expect(scale(view) > 1.1 && ends.isEmpty)
        window.run(0.5)
        #expect(scale(view) == 1 && ends == [true])
        view.addSymbolEffect(.bounce.down, options: .repeat(2).speed(2))
        window.run(0.125)
        #expect(scale(view) < 0.9)
        window.run(0.25)
        #expect(scale(view) < 0.9)
        window.run(0.5)
        #expect(scale(view) == 1)
    }

    @Test("a pulse lasts until it is removed")
    func pulse() {
        let (window, view) = stage()
        defer { window.close() }
        view.addSymbolEffect(.pulse)
        window.run(9)
        #expect(opacity(view) < 0.6)
        view.removeSymbolEffect(ofType: .pulse)
        window.run(0.1)
        #expect(opacity(view) == 1)
    }

    @Test("what disappeared stays away until it appears or the effect is removed")
    func disappear() {
        let (window, view) = stage()
        defer { window.close() }
        view.addSymbolEffect(.disappear)
        window.run(2)
        #expect(opacity(view) == 0 && view.alpha == 1)
        view.addSymbolEffect(.appear)
        window.run(2)
        #expect(opacity(view) == 1)
        view.addSymbolEffect(.scale.up, animated: false)
        window.run(1.0 / 60)
        #expect(abs(scale(view) - 1.15) < 0.001)
        view.removeAllSymbolEffects()
        window.run(0.1)
        #expect(scale(view) == 1)
    }

    @Test("one symbol takes the place of another at once, and moves into it")
    func replace() {
        let (window, view) = stage()
        defer { window.close() }
        var ends = 0
        view.setSymbolImage(UIImage(systemName: "star.fill")!, contentTransition: .replace.downUp) { _ in ends += 1 }
        #expect(view.image == UIImage(systemName: "star.fill"))
        window.run(0.1)
        #expect(opacity(view) < 1 && ends == 0)
        window.run(0.5)
        #expect(opacity(view) == 1 && ends == 1)
    }

    @Test("pictures that are no symbols have no effects")
    func noSymbol() {
        let (window, view) = stage(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in })
        defer { window.close() }
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
        #expect(ends == [false] && view.layer.animationKeys()?.isEmpty ?? true)
    }
}
