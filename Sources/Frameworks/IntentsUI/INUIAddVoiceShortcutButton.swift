@_exported import QuinceIntents
@_exported import UIKit

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable { case white = 0, whiteOutline, black, blackOutline, automatic, automaticOutline }

/// The button that adds a shortcut to Siri.
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
    public let style: INUIAddVoiceShortcutButtonStyle
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    open var shortcut: INShortcut?
    open var cornerRadius: CGFloat = 8 { didSet { layer.cornerRadius = cornerRadius } }

    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
        let isWhite = style == .white || style == .whiteOutline || style == .automatic || style == .automaticOutline
        setTitle(SystemText.localized("Add to Siri"), for: .normal)
        setTitleColor(isWhite ? .black : .white, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
        backgroundColor = isWhite ? .white : .black
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline || style == .automaticOutline || style == .blackOutline {
            layer.borderWidth = 1
            layer.borderColor = (isWhite ? UIColor.black : UIColor.white).cgColor
        }
        addAction(UIAction { [weak self] _ in self?.begin() }, for: .touchUpInside)
    }

    public required init?(coder: NSCoder) { nil }
    open override var intrinsicContentSize: CGSize { CGSize(width: 150, height: 44) }

    private func begin() {
        guard let shortcut else { return }
        delegate?.present(INUIAddVoiceShortcutViewController(shortcut: shortcut), for: self)
    }
}

@preconcurrency @MainActor public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(_ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// A quiet page in place of Siri's own, with Cancel in its bar.
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
    open override func viewDidLoad() {
        super.viewDidLoad()
        SiriPage.show(in: self) { [weak self] in
            guard let self else { return }
            delegate?.addVoiceShortcutViewControllerDidCancel(self)
        }
    }
}

@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

@preconcurrency @MainActor open class INUIEditVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
    open override func viewDidLoad() {
        super.viewDidLoad()
        SiriPage.show(in: self) { [weak self] in
            guard let self else { return }
            delegate?.editVoiceShortcutViewControllerDidCancel(self)
        }
    }
}

@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

@MainActor enum SiriPage {
    static func show(in controller: UIViewController, onCancel: @escaping () -> Void) {
        controller.view.backgroundColor = .systemBackground
        let page = ServicePageView(symbol: "mic", title: SystemText.localized("Add to Siri"), detail: "Nobody listens here")
        page.frame = controller.view.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(page)
        let bar = UINavigationBar(), item = UINavigationItem(title: "")
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in onCancel() })
        bar.items = [item]
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
    }
}

/// Interface files name the class.
@section(".init_array") @used private let announceINUIAddVoiceShortcutButton: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        ObjCRuntime.registration(of: INUIAddVoiceShortcutButton.self, named: "INUIAddVoiceShortcutButton").initializer("initWithCoder:") {
            INUIAddVoiceShortcutButton(coder: $0[0])
        }
    }
}
