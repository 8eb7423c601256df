import UIKit

extension GoldenSubject {
    @MainActor private static func button(_ type: UIButton.ButtonType = .system, _ title: String? = "Continue", _ change: (UIButton) -> Void = { _ in })
        -> UIButton
    {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        change(button)
        button.sizeToFit()
        return button
    }

    @MainActor private static func configured(_ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton
    {
        var configuration = configuration
        configuration.title = "Continue"
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        return button
    }

    @MainActor static var buttonGoldens: [Golden] {
        [
            .view("system", looks: [.light, .dark, .bold, .large]) { button() },
            .view("system-image", looks: [.light, .rtl]) { button { $0.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal) } },
            .view("disabled") { button { $0.isEnabled = false } },
            .view("selected") { button { $0.isSelected = true } },
            .view("selected-image", looks: [.light]) {
                button(.system, nil) {
                    $0.setImage(UIImage(systemName: "star"), for: .normal)
                    $0.isSelected = true
                }
            },
            .view("highlighted", looks: [.light]) { button { $0.isHighlighted = true } },
            .view("tinted-title", looks: [.light]) { button { $0.tintColor = .systemRed } },
            .view("custom", looks: [.light]) {
                button(.custom) {
                    $0.setTitleColor(.white, for: .normal)
                    $0.backgroundColor = .systemIndigo
                    $0.layer.cornerRadius = 8
                    $0.contentEdgeInsets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
                }
            },
            .view("close", 60, 44) { button(.close, nil) },
            .view("contact-add", 60, 44) { button(.contactAdd, nil) },
            .view("detail-disclosure", 60, 44) { button(.detailDisclosure, nil) },
            .view("plain") { configured(.plain()) },
            .view("gray") { configured(.gray()) },
            .view("tinted") { configured(.tinted()) },
            .view("filled") { configured(.filled()) },
            .view("bordered") { configured(.bordered()) },
            .view("bordered-prominent") { configured(.borderedProminent()) },
            .view("bordered-tinted") { configured(.borderedTinted()) },
            .view("subtitle", 160, 64) { configured(.filled()) { $0.subtitle = "Free for a week" } },
            .view("image-leading", looks: [.light, .rtl]) {
                configured(.filled()) {
                    $0.image = UIImage(systemName: "cart"); $0.imagePadding = 6
                }
            },
            .view("image-trailing", looks: [.light]) {
                configured(.tinted()) {
                    $0.image = UIImage(systemName: "chevron.right"); $0.imagePlacement = .trailing; $0.imagePadding = 6
                }
            },
            .view("image-top", 160, 70, looks: [.light]) {
                configured(.gray()) {
                    $0.image = UIImage(systemName: "star"); $0.imagePlacement = .top; $0.imagePadding = 4
                }
            },
            .view("capsule", looks: [.light]) { configured(.filled()) { $0.cornerStyle = .capsule } },
            .view("small", looks: [.light]) { configured(.filled()) { $0.buttonSize = .small } },
            .view("mini", looks: [.light]) { configured(.filled()) { $0.buttonSize = .mini } },
            .view("large", 160, 64, looks: [.light]) { configured(.filled()) { $0.buttonSize = .large } },
            .view("activity", looks: [.light]) {
                configured(.gray()) {
                    $0.showsActivityIndicator = true; $0.imagePadding = 6
                }
            },
            .view("filled-disabled") {
                let button = configured(.filled())
                button.isEnabled = false
                return button
            },
        ]
    }

    @MainActor static var controlGoldens: [Golden] {
        func make<Control: UIControl>(_ control: Control, _ change: (Control) -> Void = { _ in }) -> Control {
            change(control)
            return control
        }
        func slider(_ value: Float, _ change: (UISlider) -> Void = { _ in }) -> UISlider {
            let slider = UISlider(frame: CGRect(x: 10, y: 7, width: 140, height: 30))
            slider.value = value
            change(slider)
            return slider
        }
        func segmented(_ items: [Any], _ selected: Int = 0, _ change: (UISegmentedControl) -> Void = { _ in }) -> UISegmentedControl {
            let control = UISegmentedControl(items: items)
            control.frame = CGRect(x: 5, y: 6, width: 150, height: 32)
            control.selectedSegmentIndex = selected
            change(control)
            return control
        }
        func stepper(_ change: (UIStepper) -> Void = { _ in }) -> UIStepper {
            let stepper = UIStepper()
            stepper.value = 5
            change(stepper)
            stepper.sizeToFit()
            return stepper
        }
        return [
            .view("switch-off", 80, 44) { make(UISwitch()) },
            .view("switch-on", 80, 44, looks: [.light, .dark, .rtl]) { make(UISwitch()) { $0.isOn = true } },
            .view("switch-tint", 80, 44, looks: [.light]) {
                make(UISwitch()) {
                    $0.isOn = true; $0.onTintColor = .systemPurple; $0.thumbTintColor = .systemYellow
                }
            },
            .view("switch-disabled", 80, 44) {
                make(UISwitch()) {
                    $0.isOn = true; $0.isEnabled = false
                }
            },
            .view("slider-least", looks: [.light]) { slider(0) },
            .view("slider-middle", looks: [.light, .dark, .rtl]) { slider(0.4) },
            .view("slider-most", looks: [.light]) { slider(1) },
            .view("slider-tints", looks: [.light]) {
                slider(0.5) {
                    $0.minimumTrackTintColor = .systemRed; $0.maximumTrackTintColor = .systemGreen; $0.thumbTintColor = .systemBlue
                }
            },
            .view("slider-images", looks: [.light, .rtl]) {
                slider(0.5) {
                    $0.minimumValueImage = UIImage(systemName: "speaker"); $0.maximumValueImage = UIImage(systemName: "speaker.wave.3")
                }
            },
            .view("slider-disabled") { slider(0.5) { $0.isEnabled = false } },
            .view("stepper", 120, 44) { stepper() },
            .view("stepper-least", 120, 44, looks: [.light]) { stepper { $0.value = 0 } },
            .view("stepper-disabled", 120, 44, looks: [.light]) { stepper { $0.isEnabled = false } },
            .view("segmented-two") { segmented(["Map", "List"]) },
            .view("segmented-three", looks: [.light, .dark, .rtl, .bold]) { segmented(["Day", "Week", "Year"], 1) },
            .view("segmented-none", looks: [.light]) { segmented(["Day", "Week", "Year"], UISegmentedControl.noSegment) },
            .view("segmented-tint", looks: [.light]) { segmented(["On", "Off"]) { $0.selectedSegmentTintColor = .systemGreen } },
            .view("segmented-disabled", looks: [.light]) { segmented(["One", "Two", "Three"]) { $0.setEnabled(false, forSegmentAt: 2) } },
            .view("segmented-images", looks: [.light, .dark]) { segmented([UIImage(systemName: "list.bullet")!, UIImage(systemName: "square.grid.2x2")!]) },
            .view("segmented-long", looks: [.light]) { segmented(["Everything", "Favourites", "Flagged"]) },
        ]
    }

    @MainActor static var progressGoldens: [Golden] {
        func bar(_ progress: Float, _ change: (UIProgressView) -> Void = { _ in }) -> UIProgressView {
            let view = UIProgressView(frame: CGRect(x: 10, y: 20, width: 140, height: 4))
            view.progress = progress
            change(view)
            return view
        }
        func pages(_ count: Int, _ current: Int, _ change: (UIPageControl) -> Void = { _ in }) -> UIPageControl {
            let control = UIPageControl(frame: CGRect(x: 5, y: 9, width: 150, height: 26))
            control.numberOfPages = count
            control.currentPage = current
            control.pageIndicatorTintColor = .systemGray3
            control.currentPageIndicatorTintColor = .label
            change(control)
            return control
        }
        func spinner(_ style: UIActivityIndicatorView.Style, _ isRunning: Bool) -> UIActivityIndicatorView {
            let view = UIActivityIndicatorView(style: style)
            view.hidesWhenStopped = false
            if isRunning { view.startAnimating() }
            return view
        }
        return [
            .view("bar-none", looks: [.light]) { bar(0) }, .view("bar-half", looks: [.light, .dark, .rtl]) { bar(0.5) },
            .view("bar-whole", looks: [.light]) { bar(1) },
            .view("bar-tints", looks: [.light]) {
                bar(0.7) {
                    $0.progressTintColor = .systemGreen; $0.trackTintColor = .systemRed
                }
            },
            .view("pages", looks: [.light, .dark, .rtl]) { pages(5, 1) }, .view("pages-last", looks: [.light]) { pages(3, 2) },
            .view("pages-many", looks: [.light, .rtl]) { pages(30, 12) },
            .view("pages-prominent") { pages(5, 1) { $0.backgroundStyle = .prominent } },
            .view("spinner-stopped", 60, 44) { spinner(.medium, false) }, .view("spinner-running", 60, 44, looks: [.light]) { spinner(.medium, true) },
            .view("spinner-large", 60, 60) { spinner(.large, true) },
        ]
    }
}
