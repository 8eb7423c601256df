import UIKit

/// The words on a button for Apple Pay.
public enum PKPaymentButtonType: Int, Sendable {
    case plain = 0, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute, tip, `continue`
}

/// The colours of a button for Apple Pay.
public enum PKPaymentButtonStyle: Int, Sendable {
    case white = 0
    /// White, with a line around it.
    case whiteOutline
    case black
    /// Black in light surroundings, and white in dark ones.
    case automatic
}

/// A button that leads to Apple Pay: it looks as its type and its style say, and does what the app has it do. The words stand for Apple's mark.
@preconcurrency @MainActor open class PKPaymentButton: UIButton {
    private let type: PKPaymentButtonType
    private let style: PKPaymentButtonStyle

    /// In points. Default 4.
    open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

    public convenience init(type buttonType: PKPaymentButtonType, style buttonStyle: PKPaymentButtonStyle) {
        self.init(paymentButtonType: buttonType, paymentButtonStyle: buttonStyle)
    }

    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        (self.type, self.style) = (type, style)
        super.init(frame: CGRect(x: 0, y: 0, width: type == .plain ? 100 : 140, height: 30))
        show()
    }

    /// One of an interface file, which says neither: it is plain and black.
    public required init?(coder: NSCoder) {
        (type, style) = (.plain, .black)
        super.init(coder: coder)
        show()
    }

    /// A plain black one.
    public override convenience init(frame: CGRect) {
        self.init(paymentButtonType: .plain, paymentButtonStyle: .black)
        self.frame = frame
    }

    private func show() {
        setTitle(Self.words(type), for: .normal)
        titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
        titleLabel?.adjustsFontSizeToFitWidth = true
        layer.cornerRadius = cornerRadius
        color()
    }

    private func color() {
        let isWhite = style == .white || style == .whiteOutline || style == .automatic && traitCollection.userInterfaceStyle == .dark
        backgroundColor = isWhite ? .white : .black
        setTitleColor(isWhite ? .black : .white, for: .normal)
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.borderColor = UIColor.black.cgColor
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        color()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: max(type == .plain ? 100 : 140, super.intrinsicContentSize.width + 24), height: 30)
    }

    private static func words(_ type: PKPaymentButtonType) -> String {
        switch type {
        case .plain: "Apple Pay"
        case .buy: SystemText.localized("Buy with Apple Pay")
        case .setUp: SystemText.localized("Set up Apple Pay")
        case .inStore: SystemText.localized("Pay with Apple Pay")
        case .donate: SystemText.localized("Donate with Apple Pay")
        case .checkout: SystemText.localized("Check out with Apple Pay")
        case .book: SystemText.localized("Book with Apple Pay")
        case .subscribe: SystemText.localized("Subscribe with Apple Pay")
        case .reload: SystemText.localized("Reload with Apple Pay")
        case .addMoney: SystemText.localized("Add Money with Apple Pay")
        case .topUp: SystemText.localized("Top Up with Apple Pay")
        case .order: SystemText.localized("Order with Apple Pay")
        case .rent: SystemText.localized("Rent with Apple Pay")
        case .support: SystemText.localized("Support with Apple Pay")
        case .contribute: SystemText.localized("Contribute with Apple Pay")
        case .tip: SystemText.localized("Tip with Apple Pay")
        case .continue: SystemText.localized("Continue with Apple Pay")
        }
    }
}

/// The colours of a button that adds passes.
public enum PKAddPassButtonStyle: Int, Sendable {
    case black = 0
    /// Black, with a light line around it.
    case blackOutline
}

/// A button that adds passes to the wallet: it does what the app has it do.
@preconcurrency @MainActor open class PKAddPassButton: UIButton {
    open var addPassButtonStyle: PKAddPassButtonStyle { didSet { color() } }

    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: .zero)
        show()
        frame.size = intrinsicContentSize
    }

    public required init?(coder: NSCoder) {
        addPassButtonStyle = .black
        super.init(coder: coder)
        show()
    }

    public override convenience init(frame: CGRect) {
        self.init(addPassButtonStyle: .black)
        self.frame = frame
    }

    private func show() {
        setTitle(SystemText.localized("Add to Apple Wallet"), for: .normal)
        setTitleColor(.white, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
        titleLabel?.adjustsFontSizeToFitWidth = true
        layer.cornerRadius = 8
        color()
    }

    private func color() {
        backgroundColor = .black
        layer.borderWidth = addPassButtonStyle == .blackOutline ? 1 : 0
        layer.borderColor = UIColor.lightGray.cgColor
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width + 24, height: 44) }
}
