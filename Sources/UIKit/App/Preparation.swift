import CoreText

/// What is loaded before an app starts, since every window needs it and it is the same in all of them: fonts, symbols, tables, and what
/// Swift's runtime finds out at the first use of a type. The processes of the windows share it.
///
/// A few views are laid out and drawn that nobody sees: without a window, without constraints, without the app.
@MainActor enum Preparation {
    static func run() {
        let view: UIView = sample()
        layOut(view)
        let side = 200
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: side * side * 4, alignment: 64)
        defer { pixels.deallocate() }
        _ = LayerCompositor(root: view.layer).draw(into: pixels, width: side, height: side, bytesPerRow: side * 4, scale: 2)
    }

    private static func sample() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .systemBackground
        view.layer.cornerRadius = 8
        for (index, style) in [UIFont.TextStyle.body, .headline, .caption1, .largeTitle].enumerated() {
            let label = UILabel(frame: CGRect(x: 0, y: index * 20, width: 100, height: 20))
            label.font = .preferredFont(forTextStyle: style)
            label.text = characters
            label.textColor = index == 0 ? .label : .secondaryLabel
            view.addSubview(label)
        }
        let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        image.image = UIImage(systemName: "chevron.forward")
        view.addSubview(image)
        let button = UIButton(configuration: .filled())
        button.setTitle("OK", for: .normal)
        button.frame = CGRect(x: 0, y: 60, width: 60, height: 30)
        view.addSubview(button)
        return view
    }

    private static let characters = "The quick brown fox jumps over 1234567890 lazy dogs."

    private static func layOut(_ view: UIView) {
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.subviews.forEach(layOut)
        view.layer.displayIfNeeded()
    }
}
