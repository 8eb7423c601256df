internal import InterfaceFiles

/// The decoding of controls from interface elements.
@MainActor enum ControlDecoding {
    /// Controls without a file's worth of properties; false for views that are none of them.
    static func decode(_ view: UIView, _ element: InterfaceElement, _ load: NibLoad) -> Bool {
        switch view {
        case let control as UISwitch:
            if let on = element.bool("on") { control.isOn = on }
            if let color = NibValues.color(element.child(key: "onTintColor"), load: load) { control.onTintColor = color }
            if let color = NibValues.color(element.child(key: "thumbTintColor"), load: load) { control.thumbTintColor = color }
        case let slider as UISlider: decode(slider, element, load)
        case let stepper as UIStepper: decode(stepper, element)
        case let segments as UISegmentedControl: decode(segments, element, load)
        case let progress as UIProgressView:
            if element["progressViewStyle"] == "bar" { progress.progressViewStyle = .bar }
            if let value = element.double("progress") { progress.progress = Float(value) }
            if let color = NibValues.color(element.child(key: "progressTintColor"), load: load) { progress.progressTintColor = color }
            if let color = NibValues.color(element.child(key: "trackTintColor"), load: load) { progress.trackTintColor = color }
        case let spinner as UIActivityIndicatorView: decode(spinner, element, load)
        case let pages as UIPageControl:
            if let value = element.int("numberOfPages") { pages.numberOfPages = max(0, value) }
            if let value = element.int("currentPage") { pages.currentPage = value }
            if let value = element.bool("hidesForSinglePage") { pages.hidesForSinglePage = value }
            if let color = NibValues.color(element.child(key: "pageIndicatorTintColor"), load: load) { pages.pageIndicatorTintColor = color }
            if let color = NibValues.color(element.child(key: "currentPageIndicatorTintColor"), load: load) {
                pages.currentPageIndicatorTintColor = color
            }
        case let picker as UIDatePicker: decode(picker, element)
        case is UIPickerView: break
        case let search as UISearchBar: decode(search, element, load)
        default: return false
        }
        return true
    }

    private static func decode(_ slider: UISlider, _ element: InterfaceElement, _ load: NibLoad) {
        if let value = element.double("minValue") { slider.minimumValue = Float(value) }
        if let value = element.double("maxValue") { slider.maximumValue = Float(value) }
        if let value = element.double("value") { slider.value = Float(value) }
        if let value = element.bool("continuous") { slider.isContinuous = value }
        if let image = NibValues.image(element, "minimumValueImage", load: load) { slider.minimumValueImage = image }
        if let image = NibValues.image(element, "maximumValueImage", load: load) { slider.maximumValueImage = image }
        if let color = NibValues.color(element.child(key: "minimumTrackTintColor"), load: load) { slider.minimumTrackTintColor = color }
        if let color = NibValues.color(element.child(key: "maximumTrackTintColor"), load: load) { slider.maximumTrackTintColor = color }
        if let color = NibValues.color(element.child(key: "thumbTintColor"), load: load) { slider.thumbTintColor = color }
    }

    private static func decode(_ picker: UIDatePicker, _ element: InterfaceElement) {
        let modes: [String: UIDatePicker.Mode] = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
        ]
        let styles: [String: UIDatePickerStyle] = ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]
        if let style = element["style"].flatMap({ styles[$0] }) { picker.preferredDatePickerStyle = style }
        if let mode = element["datePickerMode"].flatMap({ modes[$0] }) { picker.datePickerMode = mode }
        if let value = element.int("minuteInterval") { picker.minuteInterval = value }
        if let name = element.child("locale")?["localeIdentifier"] { picker.locale = Locale(identifier: name) }
        func date(_ key: String) -> Date? {
            element.children.first { $0.name == "date" && $0["key"] == key }?.double("timeIntervalSinceReferenceDate")
                .map { Date(timeIntervalSinceReferenceDate: $0) }
        }
        if let value = date("minimumDate") { picker.minimumDate = value }
        if let value = date("maximumDate") { picker.maximumDate = value }
        if element.bool("useCurrentDate") != true, let value = date("date") { picker.date = value }
        if let value = element.double("countDownDuration"), value > 0 { picker.countDownDuration = value }
    }

    private static func decode(_ stepper: UIStepper, _ element: InterfaceElement) {
        if let value = element.double("minimumValue") { stepper.minimumValue = value }
        if let value = element.double("maximumValue") { stepper.maximumValue = value }
        if let value = element.double("stepValue"), value > 0 { stepper.stepValue = value }
        if let value = element.double("value") { stepper.value = value }
        if let value = element.bool("continuous") { stepper.isContinuous = value }
        if let value = element.bool("autorepeat") { stepper.autorepeat = value }
        if let value = element.bool("wraps") { stepper.wraps = value }
    }

    private static func decode(_ control: UISegmentedControl, _ element: InterfaceElement, _ load: NibLoad) {
        for (index, segment) in element.list("segments").enumerated() {
            if let image = NibValues.image(segment, "image", load: load) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                let title: String? = load.text(segment["title"], id: element.id, key: "segmentTitles[\(index)]")
                control.insertSegment(withTitle: title ?? "", at: index, animated: false)
            }
            if segment.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
            if let width = segment.double("width") { control.setWidth(CGFloat(width), forSegmentAt: index) }
        }
        if let value = element.bool("momentary") { control.isMomentary = value }
        if let value = element.bool("apportionsSegmentWidthsByContent") { control.apportionsSegmentWidthsByContent = value }
        if let color = NibValues.color(element.child(key: "selectedSegmentTintColor"), load: load) { control.selectedSegmentTintColor = color }
        if let value = element.int("selectedSegmentIndex"), value < control.numberOfSegments { control.selectedSegmentIndex = max(-1, value) }
    }

    private static func decode(_ spinner: UIActivityIndicatorView, _ element: InterfaceElement, _ load: NibLoad) {
        switch element["style"] {
        case "large", "whiteLarge": spinner.style = .large
        default: spinner.style = .medium
        }
        if element["style"]?.hasPrefix("white") == true { spinner.color = .white }
        if let color = NibValues.color(element.child(key: "color"), load: load) { spinner.color = color }
        // Files say when it hides, code is to hide it by itself.
        spinner.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
        spinner.isHidden = element.bool("hidden") ?? (spinner.hidesWhenStopped && element.bool("animating") != true)
        if element.bool("animating") == true { spinner.startAnimating() }
    }

    private static func decode(_ search: UISearchBar, _ element: InterfaceElement, _ load: NibLoad) {
        if let text = load.text(element, "text") { search.text = text }
        if let text = load.text(element, "placeholder") { search.placeholder = text }
        switch element["searchBarStyle"] {
        case "prominent": search.searchBarStyle = .prominent
        case "minimal": search.searchBarStyle = .minimal
        default: break
        }
        if let value = element.bool("showsCancelButton") { search.showsCancelButton = value }
        if let value = element.bool("showsBookmarkButton") { search.showsBookmarkButton = value }
        if let value = element.bool("translucent") { search.isTranslucent = value }
        if let color = NibValues.color(element.child(key: "barTintColor"), load: load) { search.barTintColor = color }
        let titles: [String] = element.list("scopeButtonTitles").enumerated().compactMap { index, title in
            load.text(title.content, id: element.id, key: "scopeButtonTitles[\(index)]")
        }
        if !titles.isEmpty { search.scopeButtonTitles = titles }
        if let value = element.bool("showsScopeBar") { search.showsScopeBar = value }
    }

    // MARK: Buttons

    static func buttonType(_ name: String?) -> UIButton.ButtonType {
        switch name {
        // Rounded rectangles are what system buttons were before they lost their frames.
        case "system", "roundedRect": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        default: .custom
        }
    }

    static func decode(_ button: UIButton, _ element: InterfaceElement, _ load: NibLoad) {
        if let configuration = element.child(key: "configuration"), configuration.name == "buttonConfiguration" {
            button.configuration = self.configuration(configuration, of: element, load)
        }
        if let font = NibValues.font(element.child(key: "fontDescription")) { button.titleLabel?.font = font }
        if let mode = ViewDecoding.lineBreakMode(element["lineBreakMode"]), button.configuration == nil { button.titleLabel?.lineBreakMode = mode }
        for child in element.children where child.name == "state" {
            decodeState(child, of: button, element, load)
        }
        if let insets = NibValues.insets(element.child(key: "contentEdgeInsets")) { button.contentEdgeInsets = insets }
        if let insets = NibValues.insets(element.child(key: "titleEdgeInsets")) { button.titleEdgeInsets = insets }
        if let insets = NibValues.insets(element.child(key: "imageEdgeInsets")) { button.imageEdgeInsets = insets }
        if let value = element.bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = value }
        if let value = element.bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = value }
        if let value = element.bool("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = value }
        if let value = element.bool("reversesTitleShadowWhenHighlighted") { button.reversesTitleShadowWhenHighlighted = value }
        if let value = element.bool("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = value }
        if let value = element.bool("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = value }
        switch element["role"] {
        case "primary": button.role = .primary
        case "cancel": button.role = .cancel
        case "destructive": button.role = .destructive
        default: break
        }
        if let menu = element.child(key: "menu"), menu.name == "menu" { button.menu = self.menu(menu, load) }
    }

    private static func decodeState(_ child: InterfaceElement, of button: UIButton, _ element: InterfaceElement, _ load: NibLoad) {
        let state: UIControl.State
        switch child.key {
        case "highlighted": state = .highlighted
        case "disabled": state = .disabled
        case "selected": state = .selected
        default: state = .normal
        }
        let written: String? = child["title"] ?? child.child(key: "title")?.content
        if button.configuration == nil || state != .normal, let title = load.text(written, id: element.id, key: "\(child.key ?? "normal")Title") {
            button.setTitle(title, for: state)
        }
        if let title = NibValues.attributedString(child.child(key: "attributedTitle"), load: load) { button.setAttributedTitle(title, for: state) }
        if let color = NibValues.color(child.child(key: "titleColor"), load: load) { button.setTitleColor(color, for: state) }
        if let color = NibValues.color(child.child(key: "titleShadowColor"), load: load) { button.setTitleShadowColor(color, for: state) }
        if let image = NibValues.image(child, "image", load: load) { button.setImage(image, for: state) }
        if let image = NibValues.image(child, "backgroundImage", load: load) { button.setBackgroundImage(image, for: state) }
        let symbol: InterfaceElement? = child.child("preferredSymbolConfiguration")
        if let configuration = NibValues.symbolConfiguration(symbol) { button.setPreferredSymbolConfiguration(configuration, forImageIn: state) }
    }

    private static func decode(_ element: InterfaceElement, into ground: inout UIBackgroundConfiguration, _ load: NibLoad) {
        if let value = element.double("cornerRadius") { ground.cornerRadius = CGFloat(value) }
        if let color = NibValues.color(element.child(key: "backgroundColor"), load: load) { ground.backgroundColor = color }
        if let color = NibValues.color(element.child(key: "strokeColor"), load: load) { ground.strokeColor = color }
        if let value = element.double("strokeWidth") { ground.strokeWidth = CGFloat(value) }
        if let value = element.double("strokeOutset") { ground.strokeOutset = CGFloat(value) }
        if let image = NibValues.image(element, "image", load: load) { ground.image = image }
        if let mode = UIView.ContentMode(interface: element["imageContentMode"]) { ground.imageContentMode = mode }
    }

    private static func configuration(_ element: InterfaceElement, of button: InterfaceElement, _ load: NibLoad) -> UIButton.Configuration {
        var result: UIButton.Configuration
        switch element["style"] {
        case "gray": result = .gray()
        case "tinted": result = .tinted()
        case "filled": result = .filled()
        default: result = .plain()
        }
        if let title = NibValues.attributedString(element.child(key: "attributedTitle"), load: load) {
            result.attributedTitle = AttributedString(title)
        } else if let title = load.text(element["title"] ?? element.child(key: "title")?.content, id: button.id, key: "configuration.title") {
            result.title = title
        }
        if let text = load.text(element["subtitle"], id: button.id, key: "configuration.subtitle") { result.subtitle = text }
        if let image = NibValues.image(element, "image", load: load) { result.image = image }
        if let symbol = NibValues.symbolConfiguration(element.child(key: "preferredSymbolConfigurationForImage")) {
            result.preferredSymbolConfigurationForImage = symbol
        }
        if let font = NibValues.font(element.child(key: "titleFontDescription") ?? element.child(key: "fontDescription")) {
            result.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var changed = attributes
                changed.font = font
                return changed
            }
        }
        if let color = NibValues.color(element.child(key: "baseForegroundColor"), load: load) { result.baseForegroundColor = color }
        if let color = NibValues.color(element.child(key: "baseBackgroundColor"), load: load) { result.baseBackgroundColor = color }
        if let ground = element.child(key: "background"), ground.name == "backgroundConfiguration" { decode(ground, into: &result.background, load) }
        if let value = element.double("imagePadding") { result.imagePadding = CGFloat(value) }
        if let value = element.double("titlePadding") { result.titlePadding = CGFloat(value) }
        if let value = element.bool("showsActivityIndicator") { result.showsActivityIndicator = value }
        if let insets = NibValues.directionalInsets(element.child(key: "contentInsets")) { result.contentInsets = insets }
        switch element["imagePlacement"] {
        case "top": result.imagePlacement = .top
        case "bottom": result.imagePlacement = .bottom
        case "trailing": result.imagePlacement = .trailing
        case "leading": result.imagePlacement = .leading
        default: break
        }
        switch element["cornerStyle"] {
        case "fixed": result.cornerStyle = .fixed
        case "small": result.cornerStyle = .small
        case "medium": result.cornerStyle = .medium
        case "large": result.cornerStyle = .large
        case "capsule": result.cornerStyle = .capsule
        default: break
        }
        switch element["buttonSize"] {
        case "mini": result.buttonSize = .mini
        case "small": result.buttonSize = .small
        case "medium": result.buttonSize = .medium
        case "large": result.buttonSize = .large
        default: break
        }
        return result
    }

    /// A menu of commands; each sends its action along the responder chain.
    static func menu(_ element: InterfaceElement, _ load: NibLoad) -> UIMenu {
        let children: [UIMenuElement] = element.list("children").compactMap { child in
            switch child.name {
            case "menu": return menu(child, load)
            case "command":
                let action = Selector(child["selector"] ?? child.list("connections").first { $0.name == "action" }?["selector"] ?? "")
                return UICommand(
                    title: load.text(child, "title") ?? "", image: NibValues.image(child, "image", load: load), action: action)
            default: return nil
            }
        }
        return UIMenu(title: load.text(element, "title") ?? "", children: children)
    }
}
