/// Pens, an eraser and colours, at the bottom of the window: a bar across it in a compact width, a floating card elsewhere. It is shown
/// while a responder that asked for it is the first.
@preconcurrency @MainActor open class PKToolPicker: NSObject {
    /// The pickers that responders asked for, as long as somebody keeps them.
    private static var pickers: NSHashTable<PKToolPicker> { AppServices.object { Pickers() }.table }

    private final class Pickers: @unchecked Sendable {
        let table = NSHashTable<PKToolPicker>.weakObjects()
        /// Those that belong to windows, as long as the windows live.
        let ofWindows = NSMapTable<UIWindow, PKToolPicker>.weakToStrongObjects()
    }

    /// The picker that all canvases of a window share.
    @available(iOS, deprecated: 14.0)
    open class func shared(for window: UIWindow) -> PKToolPicker? {
        let known: Pickers = AppServices.object { Pickers() }
        if let picker = known.ofWindows.object(forKey: window) { return picker }
        let picker = PKToolPicker()
        known.ofWindows.setObject(picker, forKey: window)
        return picker
    }

    private let responders = NSHashTable<UIResponder>.weakObjects()
    private let observers = NSHashTable<AnyObject>.weakObjects()
    private let host = ToolPaletteHost()
    private var palette: ToolPalette { host.palette }

    public override init() {
        super.init()
        palette.onChoice = { [weak self] in self?.selectedTool = $0 }
        host.onMove = { [weak self] in self?.obscuredFramesDidChange() }
        Self.pickers.add(self)
    }

    /// Default a black pen.
    open var selectedTool: any PKTool = PKInkingTool(.pen) {
        didSet {
            palette.selected = selectedTool
            keepState()
            guard !selectedTool.isSame(as: oldValue) else { return }
            notify { $0.toolPickerSelectedToolDidChange(self) }
        }
    }

    /// Under which name the chosen tool is kept for the next launch. Setting it takes over what was kept. Nil, the default, keeps nothing.
    open var stateAutosaveName: String? {
        didSet {
            guard let name = stateAutosaveName, let kept = UserDefaults.standard.data(forKey: ToolState.key(name)),
                let state = try? PropertyListDecoder().decode(ToolState.self, from: kept)
            else { return }
            selectedTool = state.tool
        }
    }
    private func keepState() {
        guard let stateAutosaveName, let data = try? PropertyListEncoder().encode(ToolState(selectedTool)) else { return }
        UserDefaults.standard.set(data, forKey: ToolState.key(stateAutosaveName))
    }

    /// The style of the paper for which the picker shows its colours; where it is unspecified, the default, the picker's own.
    open var colorUserInterfaceStyle: UIUserInterfaceStyle {
        get { palette.colorStyle }
        set { palette.colorStyle = newValue }
    }
    /// Whether the user may choose who draws, a finger or the pencil alone. Default true; without a pencil there is nothing to choose.
    open var showsDrawingPolicyControls = true
    /// The newest version of drawings whose inks are offered. Default the latest there is.
    open var maximumSupportedContentVersion: PKContentVersion = .latest

    /// Whether the picker is on screen.
    open private(set) var isVisible = false
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { palette.overrideUserInterfaceStyle }
        set { palette.overrideUserInterfaceStyle = newValue }
    }

    /// Shows the picker while `responder` is the first responder, or no more.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
        if visible { responders.add(responder) } else { responders.remove(responder) }
        update()
    }

    /// The part of a view's bottom that the picker covers, in its coordinates; the null rectangle while it floats or is not shown.
    open func frameObscured(in view: UIView) -> CGRect {
        guard isVisible, palette.isAttached, view.window === palette.window else { return .null }
        return view.convert(palette.bounds, from: palette).intersection(view.bounds)
    }

    open func addObserver(_ observer: any PKToolPickerObserver) {
        observers.add(observer)
        observer.toolPickerSelectedToolDidChange(self)
        observer.toolPickerVisibilityDidChange(self)
    }

    open func removeObserver(_ observer: any PKToolPickerObserver) { observers.remove(observer) }

    private func obscuredFramesDidChange() { notify { $0.toolPickerFramesObscuredDidChange(self) } }

    private func notify(_ message: (any PKToolPickerObserver) -> Void) {
        for case let observer as any PKToolPickerObserver in observers.allObjects { message(observer) }
    }

    /// Another responder is the first.
    static func responderDidChange() {
        for picker in pickers.allObjects { picker.update() }
    }

    private func update() {
        let responder: UIResponder? = responders.allObjects.first { $0.isFirstResponder }
        let window: UIWindow? = (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window
        guard (window != nil) != isVisible || window !== host.window else { return }
        isVisible = window != nil
        if let window { host.show(in: window) } else { host.removeFromSuperview() }
        notify { $0.toolPickerVisibilityDidChange(self) }
        obscuredFramesDidChange()
    }
}

/// Hears what is chosen in a tool picker. Every method is optional.
@preconcurrency @MainActor public protocol PKToolPickerObserver: NSObjectProtocol {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
