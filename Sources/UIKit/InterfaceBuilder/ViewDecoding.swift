internal import InterfaceFiles

/// The decoding of views from interface elements.
@MainActor enum ViewDecoding {
    /// Everything of `element`: its values, what stands in the view, and what depends on size classes.
    static func decode(_ view: UIView, _ element: InterfaceElement, _ load: NibLoad) {
        view.nibMasks = NibMasks(element)
        decodeGeometry(view, element, load)
        decodeValues(view, element, load)
        decodeContents(view, element, load)
        for constraint in element.list("constraints") where constraint.name == "constraint" { load.addConstraint(constraint, holder: view) }
        if let variant = NibVariant.attributes(of: view, element, load: load) { load.variants.append(variant) }
    }

    /// The values that `element` states, without what stands in the view. What it does not state stays as it is.
    static func decodeValues(_ view: UIView, _ element: InterfaceElement, _ load: NibLoad) {
        decodeView(view, element, load)
        if let control = view as? UIControl { decodeControl(control, element, load) }
        switch view {
        case let label as UILabel: decodeLabel(label, element, load)
        case let button as UIButton: ControlDecoding.decode(button, element, load)
        case let image as UIImageView: decodeImageView(image, element, load)
        case let field as UITextField: decodeTextField(field, element, load)
        case let text as UITextView:
            decodeScrollView(text, element)
            decodeTextView(text, element, load)
        case let stack as UIStackView: decodeStack(stack, element)
        case let table as UITableView:
            decodeScrollView(table, element)
            ListDecoding.decode(table, element, load)
        case let collection as UICollectionView:
            decodeScrollView(collection, element)
            ListDecoding.decode(collection, element)
        case let scroll as UIScrollView: decodeScrollView(scroll, element)
        case let cell as UITableViewCell: ListDecoding.decode(cell, element, load)
        case let effect as UIVisualEffectView: decodeEffect(effect, element)
        case let window as UIWindow:
            if element.bool("resizesToFullScreen") == true { window.frame = UIWindowScene.sceneBounds }
            window.isVisibleAtLaunch = element.bool("visibleAtLaunch") ?? false
        default:
            if !ControlDecoding.decode(view, element, load) { BarDecoding.decode(view, element, load) }
        }
    }

    // MARK: Any view

    private static func decodeGeometry(_ view: UIView, _ element: InterfaceElement, _ load: NibLoad) {
        if let frame = NibValues.rect(element.child(key: "frame")) { view.frame = frame }
        guard let mask = element.child("autoresizingMask") else { return }
        var result: UIView.AutoresizingMask = []
        if mask.bool("widthSizable") == true { result.insert(.flexibleWidth) }
        if mask.bool("heightSizable") == true { result.insert(.flexibleHeight) }
        if mask.bool("flexibleMinX") == true { result.insert(.flexibleLeftMargin) }
        if mask.bool("flexibleMaxX") == true { result.insert(.flexibleRightMargin) }
        if mask.bool("flexibleMinY") == true { result.insert(.flexibleTopMargin) }
        if mask.bool("flexibleMaxY") == true { result.insert(.flexibleBottomMargin) }
        view.autoresizingMask = result
    }

    private static func decodeView(_ view: UIView, _ element: InterfaceElement, _ load: NibLoad) {
        if let said = element.child("accessibility") { AccessibilityDecoding.decode(view, said) }
        if let mode = UIView.ContentMode(interface: element["contentMode"]) { view.contentMode = mode }
        if let value = element.bool("opaque") { view.isOpaque = value }
        if let value = element.bool("clipsSubviews") { view.clipsToBounds = value }
        if let value = element.bool("hidden") { view.isHidden = value }
        if let value = element.double("alpha") { view.alpha = CGFloat(value) }
        if let value = element.int("tag") { view.tag = value }
        if let value = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = value }
        if let value = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
        if let value = element.bool("exclusiveTouch") { view.isExclusiveTouch = value }
        if let value = element.bool("autoresizesSubviews") { view.autoresizesSubviews = value }
        if let value = element.bool("translatesAutoresizingMaskIntoConstraints") { view.translatesAutoresizingMaskIntoConstraints = value }
        if let value = element.bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = value }
        if let value = element.bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = value }
        if let value = element.bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = value }
        switch element["semanticContentAttribute"] {
        case "playback": view.semanticContentAttribute = .playback
        case "spatial": view.semanticContentAttribute = .spatial
        case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
        case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
        default: break
        }
        for child in element.children {
            switch child.key {
            case "backgroundColor": view.backgroundColor = NibValues.color(child, load: load)
            case "tintColor": if child.name == "color" { view.tintColor = NibValues.color(child, load: load) }
            case "layoutMargins": if let insets = NibValues.insets(child) { view.layoutMargins = insets }
            case "directionalLayoutMargins": if let insets = NibValues.directionalInsets(child) { view.directionalLayoutMargins = insets }
            default: break
            }
        }
        decodePriorities(view, element)
    }

    private static func decodePriorities(_ view: UIView, _ element: InterfaceElement) {
        func priority(_ name: String) -> UILayoutPriority? { element.double(name).map { UILayoutPriority(Float($0)) } }
        if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
        if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
        if let value = priority("horizontalCompressionResistancePriority") { view.setContentCompressionResistancePriority(value, for: .horizontal) }
        if let value = priority("verticalCompressionResistancePriority") { view.setContentCompressionResistancePriority(value, for: .vertical) }
    }

    /// Subviews, guides and what else an element holds.
    private static func decodeContents(_ view: UIView, _ element: InterfaceElement, _ load: NibLoad) {
        for guide in element.children where guide.name == "viewLayoutGuide" {
            guard let id = guide.id else { continue }
            switch (guide.key, view) {
            case ("contentLayoutGuide", let scroll as UIScrollView): load.adopt(scroll.contentLayoutGuide, id: id)
            case ("frameLayoutGuide", let scroll as UIScrollView): load.adopt(scroll.frameLayoutGuide, id: id)
            case ("keyboard", _): load.adopt(view.keyboardLayoutGuide, id: id)
            default: load.adopt(view.safeAreaLayoutGuide, id: id)
            }
        }
        if ListDecoding.decodeContents(view, element, load) { return }
        if let effect = view as? UIVisualEffectView { load.decode(element.child(key: "contentView"), into: effect.contentView) }
        let made: [(id: String, view: UIView)] = element.list("subviews").compactMap { child in
            load.makeView(child).map { (child.id ?? "", $0) }
        }
        if let stack = view as? UIStackView {
            for (_, subview) in made { stack.addArrangedSubview(subview) }
            for child in element.list("subviews") {
                if let spacing = child.double("customSpacingAfter"), let arranged = load.object(child.id) as? UIView {
                    stack.setCustomSpacing(CGFloat(spacing), after: arranged)
                }
            }
        } else {
            for (_, subview) in made { view.addSubview(subview) }
        }
        if let variant = NibVariant.subviews(of: view, element, made: made) { load.variants.append(variant) }
    }

    // MARK: Text

    private static func decodeLabel(_ label: UILabel, _ element: InterfaceElement, _ load: NibLoad) {
        if let font = NibValues.font(element.child(key: "fontDescription")) { label.font = font }
        if let color = NibValues.color(element.child(key: "textColor"), load: load) { label.textColor = color }
        if let color = NibValues.color(element.child(key: "highlightedColor"), load: load) { label.highlightedTextColor = color }
        if let color = NibValues.color(element.child(key: "shadowColor"), load: load) { label.shadowColor = color }
        if let size = NibValues.size(element.child(key: "shadowOffset")) { label.shadowOffset = size }
        if let alignment = NSTextAlignment(interface: element["textAlignment"]) { label.textAlignment = alignment }
        if let mode = lineBreakMode(element["lineBreakMode"]) { label.lineBreakMode = mode }
        if let value = element.int("numberOfLines") { label.numberOfLines = value }
        if let value = element.bool("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = value }
        if let value = element.double("minimumScaleFactor") { label.minimumScaleFactor = CGFloat(value) }
        if let value = element.bool("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = value }
        if let value = element.double("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = CGFloat(value) }
        if let value = element.bool("enabled") { label.isEnabled = value }
        if let value = element.bool("highlighted") { label.isHighlighted = value }
        switch element["baselineAdjustment"] {
        case "alignBaselines": label.baselineAdjustment = .alignBaselines
        case "alignCenters": label.baselineAdjustment = .alignCenters
        case "none": label.baselineAdjustment = .none
        default: break
        }
        if let text = NibValues.attributedString(element.child(key: "attributedText"), load: load) {
            label.attributedText = text
        } else if let text = load.text(element, "text") {
            label.text = text
        }
    }

    static func lineBreakMode(_ name: String?) -> NSLineBreakMode? {
        switch name {
        case "wordWrap": .byWordWrapping
        case "characterWrap": .byCharWrapping
        case "clip": .byClipping
        case "headTruncation": .byTruncatingHead
        case "tailTruncation": .byTruncatingTail
        case "middleTruncation": .byTruncatingMiddle
        default: nil
        }
    }

    private static func decodeTextField(_ field: UITextField, _ element: InterfaceElement, _ load: NibLoad) {
        if let font = NibValues.font(element.child(key: "fontDescription")) { field.font = font }
        if let color = NibValues.color(element.child(key: "textColor"), load: load) { field.textColor = color }
        if let alignment = NSTextAlignment(interface: element["textAlignment"]) { field.textAlignment = alignment }
        if let text = load.text(element, "text") { field.text = text }
        if let text = load.text(element, "placeholder") { field.placeholder = text }
        if let value = element.double("minimumFontSize") { field.minimumFontSize = CGFloat(value) }
        if let value = element.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = value }
        if let value = element.bool("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = value }
        if let value = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = value }
        switch element["borderStyle"] {
        case "line": field.borderStyle = .line
        case "bezel": field.borderStyle = .bezel
        case "roundedRect": field.borderStyle = .roundedRect
        case "none": field.borderStyle = .none
        default: break
        }
        switch element["clearButtonMode"] {
        case "whileEditing": field.clearButtonMode = .whileEditing
        case "unlessEditing": field.clearButtonMode = .unlessEditing
        case "always": field.clearButtonMode = .always
        default: break
        }
        if let image = NibValues.image(element, "background", load: load) { field.background = image }
        if let image = NibValues.image(element, "disabledBackground", load: load) { field.disabledBackground = image }
        let traits = NibTextTraits(element.child("textInputTraits"))
        traits.keyboard.map { field.keyboardType = $0 }
        traits.returnKey.map { field.returnKeyType = $0 }
        traits.capitalization.map { field.autocapitalizationType = $0 }
        traits.correction.map { field.autocorrectionType = $0 }
        traits.spelling.map { field.spellCheckingType = $0 }
        traits.isSecure.map { field.isSecureTextEntry = $0 }
        traits.enablesReturn.map { field.enablesReturnKeyAutomatically = $0 }
        traits.appearance.map { field.keyboardAppearance = $0 }
        traits.quotes.map { field.smartQuotesType = $0 }
        traits.dashes.map { field.smartDashesType = $0 }
        traits.insertDelete.map { field.smartInsertDeleteType = $0 }
        traits.content.map { field.textContentType = $0 }
    }

    private static func decodeTextView(_ view: UITextView, _ element: InterfaceElement, _ load: NibLoad) {
        if let font = NibValues.font(element.child(key: "fontDescription")) { view.font = font }
        if let color = NibValues.color(element.child(key: "textColor"), load: load) { view.textColor = color }
        if let alignment = NSTextAlignment(interface: element["textAlignment"]) { view.textAlignment = alignment }
        if let value = element.bool("editable") { view.isEditable = value }
        if let value = element.bool("selectable") { view.isSelectable = value }
        if let types = element.child(key: "dataDetectorTypes") {
            let names: [(String, UIDataDetectorTypes)] = [
                ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
                ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
            ]
            view.dataDetectorTypes = names.reduce(into: []) { if types.bool($1.0) == true { $0.insert($1.1) } }
        }
        if let value = element.bool("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = value }
        if let text = NibValues.attributedString(element.child(key: "attributedText"), load: load) {
            view.attributedText = text
        } else if let text = load.text(element, "text") {
            view.text = text
        }
        let traits = NibTextTraits(element.child("textInputTraits"))
        traits.keyboard.map { view.keyboardType = $0 }
        traits.returnKey.map { view.returnKeyType = $0 }
        traits.capitalization.map { view.autocapitalizationType = $0 }
        traits.correction.map { view.autocorrectionType = $0 }
        traits.spelling.map { view.spellCheckingType = $0 }
        traits.isSecure.map { view.isSecureTextEntry = $0 }
        traits.appearance.map { view.keyboardAppearance = $0 }
        traits.quotes.map { view.smartQuotesType = $0 }
        traits.dashes.map { view.smartDashesType = $0 }
        traits.insertDelete.map { view.smartInsertDeleteType = $0 }
        traits.content.map { view.textContentType = $0 }
    }

    // MARK: Images, stacks, scroll views, effects

    private static func decodeImageView(_ view: UIImageView, _ element: InterfaceElement, _ load: NibLoad) {
        if let image = NibValues.image(element, "image", load: load) { view.image = image }
        if let image = NibValues.image(element, "highlightedImage", load: load) { view.highlightedImage = image }
        if let value = element.bool("highlighted") { view.isHighlighted = value }
        if let configuration = NibValues.symbolConfiguration(element.child(key: "preferredSymbolConfiguration")) {
            view.preferredSymbolConfiguration = configuration
        }
    }

    private static func decodeStack(_ stack: UIStackView, _ element: InterfaceElement) {
        if let axis = element["axis"] { stack.axis = axis == "vertical" ? .vertical : .horizontal }
        if element["spacingType"] == "standard" {
            stack.spacing = UIStackView.spacingUseSystem
        } else if let spacing = element.double("spacing") {
            stack.spacing = CGFloat(spacing)
        }
        switch element["distribution"] {
        case "fill": stack.distribution = .fill
        case "fillEqually": stack.distribution = .fillEqually
        case "fillProportionally": stack.distribution = .fillProportionally
        case "equalSpacing": stack.distribution = .equalSpacing
        case "equalCentering": stack.distribution = .equalCentering
        default: break
        }
        switch element["alignment"] {
        case "fill": stack.alignment = .fill
        case "leading": stack.alignment = .leading
        case "top": stack.alignment = .top
        case "firstBaseline": stack.alignment = .firstBaseline
        case "center": stack.alignment = .center
        case "trailing": stack.alignment = .trailing
        case "bottom": stack.alignment = .bottom
        case "lastBaseline": stack.alignment = .lastBaseline
        default: break
        }
        if let value = element.bool("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = value }
        if let value = element.bool("layoutMarginsRelativeArrangement") { stack.isLayoutMarginsRelativeArrangement = value }
    }

    private static func decodeScrollView(_ view: UIScrollView, _ element: InterfaceElement) {
        if let value = element.bool("scrollEnabled") { view.isScrollEnabled = value }
        if let value = element.bool("pagingEnabled") { view.isPagingEnabled = value }
        if let value = element.bool("bounces") { view.bounces = value }
        if let value = element.bool("bouncesZoom") { view.bouncesZoom = value }
        if let value = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = value }
        if let value = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
        if let value = element.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = value }
        if let value = element.bool("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = value }
        if let value = element.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
        if let value = element.bool("delaysContentTouches") { view.delaysContentTouches = value }
        if let value = element.bool("canCancelContentTouches") { view.canCancelContentTouches = value }
        if let value = element.double("minimumZoomScale") { view.minimumZoomScale = CGFloat(value) }
        if let value = element.double("maximumZoomScale") { view.maximumZoomScale = CGFloat(value) }
        switch element["keyboardDismissMode"] {
        case "onDrag": view.keyboardDismissMode = .onDrag
        case "interactive": view.keyboardDismissMode = .interactive
        default: break
        }
        switch element["indicatorStyle"] {
        case "black": view.indicatorStyle = .black
        case "white": view.indicatorStyle = .white
        default: break
        }
        switch element["contentInsetAdjustmentBehavior"] {
        case "never": view.contentInsetAdjustmentBehavior = .never
        case "always": view.contentInsetAdjustmentBehavior = .always
        case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
        default: break
        }
        if let insets = NibValues.insets(element.child(key: "contentInset")) { view.contentInset = insets }
        if let size = NibValues.size(element.child(key: "contentSize")) { view.contentSize = size }
    }

    private static func decodeEffect(_ view: UIVisualEffectView, _ element: InterfaceElement) {
        guard let blur = element.child("blurEffect") ?? element.child("vibrancyEffect")?.child("blurEffect") else { return }
        view.effect = UIBlurEffect(style: UIBlurEffect.Style(interface: blur["style"]))
    }

    // MARK: Controls

    private static func decodeControl(_ control: UIControl, _ element: InterfaceElement, _ load: NibLoad) {
        if let value = element.bool("enabled") { control.isEnabled = value }
        if let value = element.bool("selected") { control.isSelected = value }
        if let value = element.bool("highlighted") { control.isHighlighted = value }
        switch element["contentHorizontalAlignment"] {
        case "left": control.contentHorizontalAlignment = .left
        case "center": control.contentHorizontalAlignment = .center
        case "right": control.contentHorizontalAlignment = .right
        case "fill": control.contentHorizontalAlignment = .fill
        case "leading": control.contentHorizontalAlignment = .leading
        case "trailing": control.contentHorizontalAlignment = .trailing
        default: break
        }
        switch element["contentVerticalAlignment"] {
        case "top": control.contentVerticalAlignment = .top
        case "center": control.contentVerticalAlignment = .center
        case "bottom": control.contentVerticalAlignment = .bottom
        case "fill": control.contentVerticalAlignment = .fill
        default: break
        }
    }
}
