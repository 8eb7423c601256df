import UIKit

/// The volume's slider. There is no loudspeaker; the slider stands at full. No other device plays what the app does, so that the button that would
/// choose one is not shown, as on a device that has none near.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    /// Default true.
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    /// Default true. Without other devices there is no button whatever it says.
    @available(iOS, deprecated: 13.0) open var showsRouteButton = true
    /// Shown in the slider's place while the volume's limit for headphones is in force, which it never is here. Default nil.
    open var volumeWarningSliderImage: UIImage?
    private let slider = UISlider()
    private var routeImages: [UIControl.State.RawValue: UIImage] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        slider.value = 1
        addSubview(slider)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: slider.sizeThatFits(size).height) }

    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMinimumTrackImage(image, for: state) }
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMaximumTrackImage(image, for: state) }
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { slider.setThumbImage(image, for: state) }
    open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.minimumTrackImage(for: state) }
    open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.maximumTrackImage(for: state) }
    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { slider.thumbImage(for: state) }

    /// The slider's place, in the view's coordinates: all of it, unless a class below this one says otherwise.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect {
        slider.thumbRect(forBounds: bounds, trackRect: slider.trackRect(forBounds: rect), value: value)
    }

    @available(iOS, deprecated: 13.0) open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) { routeImages[state.rawValue] = image }
    @available(iOS, deprecated: 13.0) open func routeButtonImage(for state: UIControl.State) -> UIImage? {
        routeImages[state.rawValue] ?? routeImages[UIControl.State.normal.rawValue]
    }
    /// The button's place if it were shown: at the trailing end.
    @available(iOS, deprecated: 13.0) open func routeButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = min(bounds.width, bounds.height)
        return CGRect(x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.minX : bounds.maxX - side, y: bounds.minY, width: side, height: side)
    }
    @available(iOS, deprecated: 13.0) open var areWirelessRoutesAvailable: Bool { false }
    @available(iOS, deprecated: 13.0) open var isWirelessRouteActive: Bool { false }
}

/// Interface files name the class.
@section(".init_array") @used private let announceMPVolumeView: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        ObjCRuntime.registration(of: MPVolumeView.self, named: "MPVolumeView").initializer("initWithCoder:") { MPVolumeView(coder: $0[0]) }
    }
}
