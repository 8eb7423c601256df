/// Brings a button's parts up to its configuration or state, and lays them out.
extension UIButton {
    func layOutLegacyParts() {
        backgroundPicture?.frame = backgroundRect(forBounds: bounds)
        let content: CGRect = contentRect(forBounds: bounds)
        if let picture, picture.image != nil { picture.frame = snappedToPixels(imageRect(forContentRect: content)) }
        if let label { label.frame = snappedToPixels(titleRect(forContentRect: content)) }
        layOutSelectionMark()
    }

    /// Behind the title and the image, a little larger than they are.
    private func layOutSelectionMark() {
        guard let selectionMark else { return }
        let parts: [CGRect] = [label, picture].compactMap { part in part.flatMap { $0.isHidden || $0.bounds.isEmpty ? nil : $0.frame } }
        let whole: CGRect = parts.reduce(CGRect.null) { $0.union($1) }
        selectionMark.frame = whole.isNull ? .zero : whole.insetBy(dx: -4, dy: -1)
    }

    func layOut(_ configuration: Configuration) {
        let insets: UIEdgeInsets = configuration.background.backgroundInsets.resolved(rightToLeft: isRightToLeft)
        let area: CGRect = bounds.inset(by: insets)
        backdrop?.frame = area
        backdrop?.show(configuration.background, cornerRadius: configuration.cornerRadius(for: area.size, traits: traitCollection))
        let frames: ConfiguredButtonLayout.Frames = configuredLayout(configuration).frames(
            in: bounds, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isRightToLeft: isRightToLeft, scale: pixelScale)
        picture?.frame = snappedToPixels(frames.image)
        indicator?.frame = snappedToPixels(frames.image)
        label?.frame = snappedToPixels(frames.title)
        subtitleView?.frame = snappedToPixels(frames.subtitle)
        menuIndicator?.frame = snappedToPixels(frames.menuIndicator)
    }

    func configuredLayout(_ configuration: Configuration) -> ConfiguredButtonLayout {
        ConfiguredButtonLayout(
            configuration: configuration, title: label, subtitle: subtitleView,
            imageSize: configuration.showsActivityIndicator ? indicator?.intrinsicContentSize : picture?.shownImage?.size,
            imageReservation: imageReservation(configuration), indicatorSize: menuIndicator?.shownImage?.size ?? .zero)
    }

    /// Grows with the text where the image is a symbol.
    private func imageReservation(_ configuration: Configuration) -> CGFloat {
        let room: CGFloat = configuration.imageReservation
        guard room > 0, configuration.image?.isSymbolImage == true else { return room }
        let style: UIFont.TextStyle = Configuration.Metrics.titleStyle(configuration.buttonSize)
        return UIFontMetrics(forTextStyle: style).scaledValue(for: room, compatibleWith: traitCollection)
    }

    // MARK: Showing

    /// Brings the parts up to the configuration or the state's content.
    func updateParts() {
        partsAreStale = false
        if let configuration = effectiveConfiguration {
            show(configuration)
        } else {
            showStateContent()
        }
    }

    private func show(_ configuration: Configuration) {
        isShowing = true
        defer { isShowing = false }
        if backdrop == nil {
            let made = BackgroundView(frame: bounds)
            insertSubview(made, at: 0)
            backdrop = made
        }
        backgroundPicture?.removeFromSuperview()
        backgroundPicture = nil
        showSelectionMark(false)
        let color: UIColor = configuration.baseForegroundColor ?? tintColor
        showTitles(configuration, color)
        showImage(configuration, color)
        showMenuIndicator(configuration, color)
    }

    /// The chevrons of a button that shows which element of its menu was chosen, or that asks for them.
    private func showMenuIndicator(_ configuration: Configuration, _ color: UIColor) {
        let isShown: Bool =
            switch configuration.indicator {
            case .automatic: isPopUp && isContextMenuInteractionEnabled
            case .none: false
            case .popup: true
            }
        guard isShown else { return removeMenuIndicator() }
        let view: UIImageView = menuIndicator ?? UIImageView()
        if menuIndicator == nil { addSubview(view) }
        menuIndicator = view
        let style: UIFont.TextStyle = Configuration.Metrics.titleStyle(configuration.buttonSize)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: style, scale: .small)
        view.image = UIImage(systemName: "chevron.up.chevron.down")
        view.tintColor = configuration.indicatorColorTransformer?(resolve(color)) ?? resolve(color)
    }

    private func removeMenuIndicator() {
        menuIndicator?.removeFromSuperview()
        menuIndicator = nil
    }

    private func showTitles(_ configuration: Configuration, _ color: UIColor) {
        let titleText: NSAttributedString? = configuration.attributedTitle.map {
            ButtonText.string(
                $0, font: ButtonText.titleFont(configuration, traitCollection), color: resolve(color),
                transformer: configuration.titleTextAttributesTransformer)
        }
        if let titleText {
            let label: UILabel = makeLabel()
            label.isHidden = false
            ButtonText.show(
                titleText, in: label, lineBreakMode: configuration.titleLineBreakMode, alignment: alignment(configuration))
        } else {
            label?.isHidden = true
            label?.attributedText = nil
        }
        guard let subtitle = configuration.attributedSubtitle else {
            subtitleView?.removeFromSuperview()
            subtitleView = nil
            return
        }
        let view: UILabel = subtitleView ?? UILabel()
        if subtitleView == nil { addSubview(view) }
        subtitleView = view
        let text: NSAttributedString = ButtonText.string(
            subtitle, font: ButtonText.subtitleFont(configuration, traitCollection), color: resolve(color),
            transformer: configuration.subtitleTextAttributesTransformer)
        ButtonText.show(text, in: view, lineBreakMode: configuration.subtitleLineBreakMode, alignment: alignment(configuration))
    }

    private func alignment(_ configuration: Configuration) -> NSTextAlignment {
        switch configuration.resolvedTitleAlignment {
        case .leading, .automatic: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center: .center
        }
    }

    private func showImage(_ configuration: Configuration, _ color: UIColor) {
        if configuration.showsActivityIndicator {
            picture?.image = nil
            let indicator: UIActivityIndicatorView = self.indicator ?? UIActivityIndicatorView(style: .medium)
            if self.indicator == nil { addSubview(indicator) }
            self.indicator = indicator
            indicator.color = configuration.activityIndicatorColorTransformer?(resolve(color)) ?? resolve(color)
            indicator.startAnimating()
            return
        }
        indicator?.removeFromSuperview()
        indicator = nil
        guard let image = configuration.image else {
            picture?.image = nil
            return
        }
        let picture: UIImageView = makePicture()
        picture.preferredSymbolConfiguration = ButtonText.symbolConfiguration(configuration)
        picture.image = image
        picture.tintColor = configuration.imageColorTransformer?(resolve(color)) ?? resolve(color)
        picture.contentMode = .scaleAspectFit
    }

    private func showStateContent() {
        isShowing = true
        defer { isShowing = false }
        backdrop?.removeFromSuperview()
        backdrop = nil
        removeMenuIndicator()
        if let text = currentAttributedTitle {
            let label: UILabel = makeLabel()
            label.isHidden = false
            if label.attributedText != text { label.attributedText = text }
        } else if !titles.isEmpty || label != nil {
            let label: UILabel = makeLabel()
            label.isHidden = false
            label.text = currentTitle
            label.textColor = currentTitleColor
            label.shadowColor = currentTitleShadowColor
        }
        showStateImages()
        showSelectionMark(isMarkedSelected)
        ButtonHighlight.show(on: self)
        let dims: Bool = isSystem && isHighlighted
        label?.alpha = dims ? 0.2 : 1
    }

    /// A system button without configuration shows that it is selected by a box of its tint colour behind what it says.
    private func showSelectionMark(_ isShown: Bool) {
        guard isShown else {
            selectionMark?.removeFromSuperview()
            selectionMark = nil
            return
        }
        let mark: UIView = selectionMark ?? UIView()
        if selectionMark == nil {
            mark.isUserInteractionEnabled = false
            mark.layer.cornerRadius = 4
            mark.layer.cornerCurve = .continuous
            insertSubview(mark, at: backgroundPicture == nil ? 0 : 1)
        }
        mark.backgroundColor = tintColor
        selectionMark = mark
    }

    private func showStateImages() {
        if let image = currentImage {
            let picture: UIImageView = makePicture()
            picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
            picture.image = isSystem && image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
            let fills: Bool = contentHorizontalAlignment == .fill || contentVerticalAlignment == .fill
            picture.contentMode = fills ? contentMode : .scaleAspectFit
            picture.tintColor = isMarkedSelected ? .white : isEnabled || !isSystem ? nil : .tertiaryLabel
            picture.alpha = ButtonText.imageAlpha(self)
        } else {
            picture?.image = nil
        }
        if let image = currentBackgroundImage {
            let view: UIImageView = backgroundPicture ?? UIImageView(frame: bounds)
            if backgroundPicture == nil { insertSubview(view, at: 0) }
            backgroundPicture = view
            view.image = image
        } else {
            backgroundPicture?.removeFromSuperview()
            backgroundPicture = nil
        }
    }
}
