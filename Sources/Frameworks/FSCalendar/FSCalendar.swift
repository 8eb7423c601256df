import ObjectRuntime
import UIKit

/// A calendar of months or weeks that are leafed through, with days that are selected.
@preconcurrency @MainActor open class FSCalendar: UIView {
    open weak var delegate: (any FSCalendarDelegate)?
    open weak var dataSource: (any FSCalendarDataSource)? {
        didSet { reloadData() }
    }
    public let appearance = FSCalendarAppearance()

    // MARK: - Days

    /// The day that is marked. Default that of now; nil for none.
    open var today: Date? {
        get { markedDay }
        set {
            markedDay = newValue.map(dates.startOfDay(for:))
            refreshCells()
        }
    }
    /// The first day of the month or the week that is shown.
    open var currentPage: Date {
        get { shownPage }
        set { setCurrentPage(newValue, animated: false) }
    }
    open var timeZone: TimeZone! = .current {
        didSet { datesDidChange() }
    }
    open var locale: Locale = .current {
        didSet { datesDidChange() }
    }
    /// From 1, Sunday, to 7. Default 1.
    open var firstWeekday: UInt = 1 {
        didSet { datesDidChange() }
    }
    public private(set) var minimumDate: Date = .distantPast
    public private(set) var maximumDate: Date = .distantFuture
    open var selectedDate: Date? { selectedDates.last }
    public internal(set) var selectedDates: [Date] = []

    // MARK: - Behaviour

    open var scope: FSCalendarScope {
        get { shownScope }
        set { setScope(newValue, animated: false) }
    }
    open var scrollDirection: FSCalendarScrollDirection = .horizontal {
        didSet { if scrollDirection != oldValue { directionDidChange() } }
    }
    open var placeholderType: FSCalendarPlaceholderType = .fillSixRows {
        didSet { if placeholderType != oldValue { reloadData() } }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var adjustsBoundingRectWhenChangingMonths = false {
        didSet { layout.keepsRowHeight = adjustsBoundingRectWhenChangingMonths }
    }
    open var pagingEnabled = true {
        didSet { collectionView.isPagingEnabled = pagingEnabled }
    }
    open var scrollEnabled = true {
        didSet {
            collectionView.isScrollEnabled = scrollEnabled
            calendarHeaderView.scrollEnabled = scrollEnabled
        }
    }
    /// Default automatic: by the calendar's height.
    open var headerHeight: CGFloat = FSCalendarAutomaticDimension {
        didSet { sizesDidChange() }
    }
    /// Default automatic: by the calendar's height.
    open var weekdayHeight: CGFloat = FSCalendarAutomaticDimension {
        didSet { sizesDidChange() }
    }
    /// Kept: rows are as high as a month's page allows.
    open var rowHeight: CGFloat = FSCalendarStandardRowHeight

    // MARK: - Parts

    open var calendarHeaderView = FSCalendarHeaderView()
    open var calendarWeekdayView = FSCalendarWeekdayView()
    public let swipeToChooseGesture = UILongPressGestureRecognizer()
    let layout = CalendarLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    // MARK: - State

    private var markedDay: Date?
    private var shownScope: FSCalendarScope = .month
    var shownPage: Date = .distantPast
    /// The calendar's size when it shows months: that of a week follows from it.
    private var monthSize: CGSize = .zero
    private(set) var dates = Calendar(identifier: .gregorian)
    private let formatter = DateFormatter()
    private var placesPage = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        appearance.calendar = self
        calendarHeaderView.calendar = self
        calendarWeekdayView.calendar = self
        updateDates()
        markedDay = dates.startOfDay(for: Date())
        shownPage = pages.firstOfMonth(markedDay ?? Date())
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.isPagingEnabled = true
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.showsVerticalScrollIndicator = false
        collectionView.backgroundColor = .clear
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(FSCalendarCell.self, forCellWithReuseIdentifier: FSCalendarDefaultCellReuseIdentifier)
        layout.pages = pages
        for part in [collectionView, calendarHeaderView, calendarWeekdayView] as [UIView] { addSubview(part) }
        calendarWeekdayView.configureAppearance()
    }

    // MARK: - Dates

    /// The bounds of a calendar whose data source gives none.
    var earliestDate: Date { dates.date(from: DateComponents(year: 1970, month: 1, day: 1)) ?? .distantPast }
    var latestDate: Date { dates.date(from: DateComponents(year: 2099, month: 12, day: 31)) ?? .distantFuture }

    var pages: CalendarPages {
        CalendarPages(calendar: dates, scope: shownScope, placeholders: placeholderType, minimum: minimumDate, maximum: maximumDate)
    }

    private func updateDates() {
        (dates.timeZone, dates.locale, dates.firstWeekday) = (timeZone, locale, Int(firstWeekday))
        (formatter.calendar, formatter.timeZone, formatter.locale) = (dates, timeZone, locale)
        updateBounds()
    }

    private func updateBounds() {
        minimumDate = dates.startOfDay(for: dataSource?.minimumDate(for: self) ?? earliestDate)
        maximumDate = dates.startOfDay(for: dataSource?.maximumDate(for: self) ?? latestDate)
        if maximumDate < minimumDate { maximumDate = minimumDate }
    }

    private func datesDidChange() {
        updateDates()
        selectedDates = selectedDates.map(dates.startOfDay(for:))
        markedDay = markedDay.map(dates.startOfDay(for:))
        shownPage = pages.date(ofPage: pages.page(of: shownPage))
        reloadData()
    }

    func headerTitle(ofPage page: Int) -> String? {
        guard (0..<pages.count).contains(page) else { return nil }
        let first: Date = pages.date(ofPage: page)
        formatter.dateFormat = appearance.headerDateFormat
        // A week goes by the month that its middle is in.
        let title: String = formatter.string(from: shownScope == .month ? first : dates.date(byAdding: .day, value: 3, to: first) ?? first)
        if appearance.caseOptions.contains(.headerUsesUpperCase) { return title.uppercased() }
        return appearance.caseOptions.contains(.headerUsesCapitalized) ? title.capitalized : title
    }

    /// How many pages are above or left of what is seen.
    var pageOffset: CGFloat {
        let length: CGFloat = scrollDirection == .horizontal ? collectionView.bounds.width : collectionView.bounds.height
        let offset: CGFloat = scrollDirection == .horizontal ? collectionView.contentOffset.x : collectionView.contentOffset.y
        return length > 0 ? offset / length : 0
    }

    // MARK: - Loading

    /// Asks the data source anew.
    open func reloadData() {
        updateBounds()
        layout.pages = pages
        if pages.contains(shownPage) || pages.page(of: shownPage) == pages.page(of: minimumDate) {
            selectedDates.removeAll { !pages.contains($0) }
        } else {
            shownPage = pages.date(ofPage: pages.page(of: min(max(shownPage, minimumDate), maximumDate)))
        }
        collectionView.reloadData()
        layout.invalidateLayout()
        calendarWeekdayView.configureAppearance()
        placesPage = true
        setNeedsLayout()
    }

    func appearanceDidChange() {
        calendarHeaderView.setNeedsLayout()
        calendarWeekdayView.configureAppearance()
        refreshCells()
    }

    private func directionDidChange() {
        layout.isHorizontal = scrollDirection == .horizontal
        layout.invalidateLayout()
        placesPage = true
        setNeedsLayout()
    }

    private func sizesDidChange() {
        layout.invalidateLayout()
        placesPage = true
        setNeedsLayout()
    }

    // MARK: - Layout

    private var heights: (header: CGFloat, weekday: CGFloat, row: CGFloat) {
        let whole: CGFloat = monthSize.height
        let share: CGFloat = FSCalendarStandardHeaderHeight / FSCalendarStandardMonthlyPageHeight * whole
        let header: CGFloat = headerHeight == FSCalendarAutomaticDimension ? (share + FSCalendarStandardHeaderHeight) / 2 : headerHeight
        let weekday: CGFloat =
            weekdayHeight == FSCalendarAutomaticDimension ? FSCalendarStandardWeekdayHeight / FSCalendarStandardMonthlyPageHeight * whole : weekdayHeight
        let row: CGFloat = max((whole - header - weekday - 10) / 6, 0)
        return (header, weekday, scrollDirection == .horizontal ? (row * 2).rounded(.down) / 2 : row)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if monthSize == .zero || shownScope == .month && !adjustsBoundingRectWhenChangingMonths && bounds.size != monthSize { monthSize = bounds.size }
        let heights = heights
        calendarHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.header)
        calendarWeekdayView.frame = CGRect(x: 0, y: heights.header, width: bounds.width, height: heights.weekday)
        let content: CGFloat = heights.row * (shownScope == .month ? 6 : 1) + 10
        let frame = CGRect(x: 0, y: heights.header + heights.weekday, width: bounds.width, height: (content * 2).rounded(.down) / 2)
        // The page that is shown stays in its place while the calendar's height is animated.
        UIView.performWithoutAnimation {
            if collectionView.frame != frame {
                collectionView.frame = frame
                layout.invalidateLayout()
                placesPage = true
            }
            if placesPage, !frame.isEmpty {
                placesPage = false
                collectionView.layoutIfNeeded()
                scroll(toPage: pages.page(of: shownPage), animated: false)
            }
        }
        calendarHeaderView.setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let heights = heights
        let rows: Int = shownScope == .month ? pages.rows(ofMonth: shownPage) : 1
        return CGSize(width: size.width, height: heights.header + heights.weekday + CGFloat(rows) * heights.row + 10)
    }

    private func boundingRect() -> CGRect {
        let height: CGFloat = shownScope == .month && !adjustsBoundingRectWhenChangingMonths ? monthSize.height : sizeThatFits(bounds.size).height
        return CGRect(origin: .zero, size: CGSize(width: bounds.width, height: height))
    }

    func scroll(toPage page: Int, animated: Bool) {
        let size: CGSize = collectionView.bounds.size
        let offset: CGPoint =
            scrollDirection == .horizontal ? CGPoint(x: CGFloat(page) * size.width, y: 0) : CGPoint(x: 0, y: CGFloat(page) * size.height)
        collectionView.setContentOffset(offset, animated: animated)
    }

    // MARK: - Pages

    /// Shows the page of a day; days beyond the bounds count as these.
    open func setCurrentPage(_ currentPage: Date, animated: Bool) {
        let page: Int = pages.page(of: min(max(currentPage, minimumDate), maximumDate))
        if placesPage || collectionView.bounds.isEmpty { placesPage = true } else { scroll(toPage: page, animated: animated) }
        pageDidChange(to: page, animated: animated)
    }

    func pageDidChange(to page: Int, animated: Bool) {
        let date: Date = pages.date(ofPage: min(max(page, 0), pages.count - 1))
        guard date != shownPage else { return }
        shownPage = date
        delegate?.calendarCurrentPageDidChange(self)
        if adjustsBoundingRectWhenChangingMonths, shownScope == .month { delegate?.calendar(self, boundingRectWillChange: boundingRect(), animated: animated) }
        calendarHeaderView.setNeedsLayout()
    }

    /// Shows months or weeks: the week of the selected day or of today where the month has it, and the month that the week's middle is in.
    open func setScope(_ scope: FSCalendarScope, animated: Bool) {
        guard scope != shownScope else { return }
        layoutIfNeeded()
        let old: CalendarPages = pages
        let page: Int = old.page(of: shownPage)
        let middle: Date = dates.date(byAdding: .day, value: 3, to: shownPage) ?? shownPage
        shownScope = scope
        switch scope {
        case .week:
            let isOnPage: (Date) -> Bool = { old.page(of: $0) == page }
            let day: Date = [selectedDate, markedDay].compactMap { $0 }.first(where: isOnPage) ?? max(shownPage, minimumDate)
            shownPage = pages.firstOfWeek(day)
        case .month: shownPage = pages.firstOfMonth(middle)
        }
        layout.pages = pages
        collectionView.reloadData()
        placesPage = true
        delegate?.calendar(self, boundingRectWillChange: boundingRect(), animated: animated)
        setNeedsLayout()
        if animated { UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() } }
        delegate?.calendarCurrentPageDidChange(self)
    }

    /// Follows a pan up or down: upwards it ends with a week, downwards with a month.
    open func handleScopeGesture(_ sender: UIPanGestureRecognizer) {
        guard sender.state == .ended else { return }
        let speed: CGFloat = sender.velocity(in: sender.view).y
        let way: CGFloat = sender.translation(in: sender.view).y
        let isDown: Bool = speed == 0 ? way > 0 : speed > 0
        setScope(isDown ? .month : .week, animated: true)
    }
}

/// Outlets of interface files are set by these keys.
extension FSCalendar: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let registration = ObjCRuntime.registration(of: FSCalendar.self, named: "FSCalendar.FSCalendar", "FSCalendar")
        registration.key("delegate", get: { $0.delegate }, set: { $0.delegate = $1[0] as (any FSCalendarDelegate)? })
        registration.key("dataSource", get: { $0.dataSource }, set: { $0.dataSource = $1[0] as (any FSCalendarDataSource)? })
    }
}
