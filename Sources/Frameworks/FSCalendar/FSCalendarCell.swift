import ObjectRuntime
import UIKit

/// A day. Its number stands in the upper five sixths, on a circle where it is selected or today; dots for its events are below the circle.
@preconcurrency @MainActor open class FSCalendarCell: UICollectionViewCell {
    open var titleLabel: UILabel! = UILabel()
    open var subtitleLabel: UILabel! = UILabel()
    open var shapeLayer: CAShapeLayer! = CAShapeLayer()
    open var imageView: UIImageView! = UIImageView()
    open var eventIndicator: FSCalendarEventIndicator! = FSCalendarEventIndicator()

    open weak var calendar: FSCalendar!
    open weak var appearance: FSCalendarAppearance!
    open var isPlaceholder = false
    open var monthPosition: FSCalendarMonthPosition = .notFound
    open var dateIsToday = false
    open var weekend = false
    open var subtitle: String?
    open var image: UIImage?
    open var numberOfEvents = 0

    open var preferredFillDefaultColor: UIColor?
    open var preferredFillSelectionColor: UIColor?
    open var preferredTitleDefaultColor: UIColor?
    open var preferredTitleSelectionColor: UIColor?
    open var preferredSubtitleDefaultColor: UIColor?
    open var preferredSubtitleSelectionColor: UIColor?
    open var preferredBorderDefaultColor: UIColor?
    open var preferredBorderSelectionColor: UIColor?
    open var preferredEventDefaultColors: [UIColor]?
    open var preferredEventSelectionColors: [UIColor]?
    open var preferredTitleOffset: CGPoint = .zero
    open var preferredSubtitleOffset: CGPoint = .zero
    open var preferredImageOffset: CGPoint = .zero
    open var preferredEventOffset: CGPoint = .zero
    open var preferredBorderRadius: CGFloat = 1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for label in [titleLabel!, subtitleLabel!] {
            label.textAlignment = .center
            contentView.addSubview(label)
        }
        shapeLayer.opacity = 0
        contentView.layer.insertSublayer(shapeLayer, at: 0)
        eventIndicator.isHidden = true
        contentView.addSubview(eventIndicator)
        imageView.contentMode = .bottom
        contentView.addSubview(imageView)
        (clipsToBounds, contentView.clipsToBounds) = (false, false)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shapeLayer.opacity = 0
        CATransaction.commit()
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size: CGSize = bounds.size
        let upper: CGFloat = size.height * 5 / 6
        subtitleLabel.text = subtitle
        subtitleLabel.isHidden = subtitle == nil
        if subtitle == nil {
            titleLabel.frame = CGRect(origin: preferredTitleOffset, size: CGSize(width: size.width, height: upper.rounded(.down)))
        } else {
            let title: CGFloat = titleLabel.font.lineHeight
            let below: CGFloat = subtitleLabel.font.lineHeight
            let top: CGFloat = (upper - title - below) / 2
            titleLabel.frame = CGRect(x: preferredTitleOffset.x, y: top + preferredTitleOffset.y, width: size.width, height: title)
            subtitleLabel.frame = CGRect(
                x: preferredSubtitleOffset.x, y: top + titleLabel.font.pointSize + preferredSubtitleOffset.y, width: size.width, height: below)
        }
        imageView.frame = CGRect(origin: preferredImageOffset, size: size)
        let room: CGFloat = min(upper, size.width)
        let diameter: CGFloat = room > 100 / 3 ? (room + 100 / 3) / 2 : room
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shapeLayer.frame = CGRect(x: (size.width - diameter) / 2, y: (upper - diameter) / 2, width: diameter, height: diameter)
        updatePath()
        CATransaction.commit()
        let dot: CGFloat = diameter / 6
        eventIndicator.frame = CGRect(
            x: preferredEventOffset.x, y: shapeLayer.frame.maxY + dot * 0.17 + preferredEventOffset.y, width: size.width, height: dot * 0.83)
    }

    private func updatePath() {
        let radius: CGFloat = shapeLayer.bounds.width / 2 * preferredBorderRadius
        shapeLayer.path = UIBezierPath(roundedRect: shapeLayer.bounds, cornerRadius: radius).cgPath
    }

    // MARK: - Looks

    /// Shows the day's looks as its states are.
    open func configureAppearance() {
        guard let appearance else { return }
        let state = FSCalendarDayState(isSelected: isSelected, isToday: dateIsToday, isPlaceholder: isPlaceholder, isWeekend: weekend)
        titleLabel.font = appearance.titleFont
        titleLabel.textColor = (isSelected ? preferredTitleSelectionColor : preferredTitleDefaultColor) ?? appearance.titleColor(state)
        subtitleLabel.font = appearance.subtitleFont
        subtitleLabel.textColor = (isSelected ? preferredSubtitleSelectionColor : preferredSubtitleDefaultColor) ?? appearance.subtitleColor(state)
        let fill: UIColor? = (isSelected ? preferredFillSelectionColor : preferredFillDefaultColor) ?? appearance.fillColor(state)
        let border: UIColor? =
            isSelected ? preferredBorderSelectionColor ?? appearance.borderSelectionColor : preferredBorderDefaultColor ?? appearance.borderDefaultColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shapeLayer.opacity = isSelected || dateIsToday || fill != nil || border != nil ? 1 : 0
        shapeLayer.fillColor = (fill ?? .clear).cgColor
        shapeLayer.strokeColor = (border ?? .clear).cgColor
        updatePath()
        CATransaction.commit()
        imageView.image = image
        imageView.isHidden = image == nil
        eventIndicator.isHidden = numberOfEvents <= 0
        eventIndicator.numberOfEvents = numberOfEvents
        eventIndicator.colors =
            isSelected ? preferredEventSelectionColors ?? [appearance.eventSelectionColor] : preferredEventDefaultColors ?? [appearance.eventDefaultColor]
    }

    /// Shows that the day was selected: its circle grows beyond its size and settles, in 0.15 seconds.
    open func performSelecting() {
        shapeLayer.opacity = 1
        let grow = CABasicAnimation(keyPath: "transform.scale")
        (grow.fromValue, grow.toValue, grow.duration) = (0.3, 1.2, 0.1125)
        let settle = CABasicAnimation(keyPath: "transform.scale")
        (settle.fromValue, settle.toValue, settle.beginTime, settle.duration) = (1.2, 1.0, 0.1125, 0.0375)
        let group = CAAnimationGroup()
        (group.duration, group.animations) = (0.15, [grow, settle])
        shapeLayer.add(group, forKey: "bounce")
        configureAppearance()
    }
}

/// Up to three dots.
@preconcurrency @MainActor open class FSCalendarEventIndicator: UIView {
    open var numberOfEvents: Int = 0 {
        didSet { setNeedsLayout() }
    }
    /// A colour, or several for one dot after the other.
    open var color: Any! {
        get { colors }
        set { colors = newValue as? [UIColor] ?? (newValue as? UIColor).map { [$0] } ?? [] }
    }
    var colors: [UIColor] = [] {
        didSet { setNeedsLayout() }
    }
    private let dots: [CALayer] = (0..<3).map { _ in CALayer() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let count: Int = min(max(numberOfEvents, 0), dots.count)
        let diameter: CGFloat = min(bounds.width, bounds.height, 4.8)
        let left: CGFloat = (bounds.width - CGFloat(2 * count - 1) * diameter) / 2
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, dot) in dots.enumerated() {
            if dot.superlayer == nil { layer.addSublayer(dot) }
            dot.isHidden = index >= count
            dot.frame = CGRect(x: left + CGFloat(2 * index) * diameter, y: (bounds.height - diameter) / 2, width: diameter, height: diameter)
            dot.cornerRadius = diameter / 2
            dot.backgroundColor = colors.isEmpty ? nil : colors[min(index, colors.count - 1)].cgColor
        }
        CATransaction.commit()
    }
}

/// Collection views make cells by this initialiser.
extension FSCalendarCell: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let registration = ObjCRuntime.registration(of: FSCalendarCell.self, named: "FSCalendar.FSCalendarCell", "FSCalendarCell")
        registration.initializer("initWithFrame:") { FSCalendarCell(frame: $0[0]) }
    }
}
