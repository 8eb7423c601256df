import UIKit

extension GoldenSubject {
    @MainActor private static func root() -> UIViewController {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 24))
        label.text = "Behind"
        root.view.addSubview(label)
        return root
    }

    @MainActor private static func presenting(_ make: @escaping @MainActor (UIViewController) -> UIViewController) -> @MainActor (TestWindow) -> Void {
        { window in
            guard let root = window.window.rootViewController else { return }
            root.present(make(root), animated: false)
        }
    }

    @MainActor static var alertGoldens: [Golden] {
        func alert(
            _ style: UIAlertController.Style, _ title: String?, _ message: String?, _ actions: [(String, UIAlertAction.Style)],
            _ change: @escaping (UIAlertController) -> Void = { _ in }
        )
            -> @MainActor (TestWindow) -> Void
        {
            presenting { _ in
                let alert = UIAlertController(title: title, message: message, preferredStyle: style)
                for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
                change(alert)
                return alert
            }
        }
        func golden(_ name: String, _ looks: [Golden.Look], _ act: @escaping @MainActor (TestWindow) -> Void) -> Golden {
            .window(name, 320, 280, looks: looks, act: act) { root() }
        }
        return [
            golden("one-action", [.light, .dark], alert(.alert, "Title", "A message below it.", [("OK", .default)])),
            golden(
                "two-actions", [.light, .dark, .rtl],
                alert(.alert, "Delete the message?", "It cannot be brought back.", [("Cancel", .cancel), ("Delete", .destructive)])),
            golden("three-actions", [.light], alert(.alert, "Save?", nil, [("Save", .default), ("Discard", .destructive), ("Cancel", .cancel)])),
            golden(
                "text-field", [.light, .dark],
                alert(.alert, "Name", "Of the folder", [("Cancel", .cancel), ("OK", .default)]) { $0.addTextField { $0.placeholder = "Folder" } }),
            golden("preferred", [.light], alert(.alert, "Title", nil, [("Later", .default), ("Now", .default)]) { $0.preferredAction = $0.actions[1] }),
            golden("large-text", [.large], alert(.alert, "Title", "A message.", [("OK", .default)])),
            golden(
                "sheet", [.light, .dark, .rtl],
                alert(.actionSheet, nil, "What to do with it", [("Archive", .default), ("Delete", .destructive), ("Cancel", .cancel)])),
            golden("sheet-no-title", [.light], alert(.actionSheet, nil, nil, [("Camera", .default), ("Library", .default), ("Cancel", .cancel)])),
        ]
    }

    @MainActor static var presentationGoldens: [Golden] {
        func content(_ color: UIColor = .secondarySystemBackground) -> UIViewController {
            let content = UIViewController()
            content.view.backgroundColor = color
            content.preferredContentSize = CGSize(width: 160, height: 90)
            return content
        }
        func sheet(_ change: @escaping (UISheetPresentationController) -> Void) -> @MainActor (TestWindow) -> Void {
            presenting { _ in
                let content = content()
                if let sheet = content.sheetPresentationController { change(sheet) }
                return content
            }
        }
        func popover(_ source: CGRect, _ arrows: UIPopoverArrowDirection = .any) -> @MainActor (TestWindow) -> Void {
            presenting { root in
                let content = content()
                content.modalPresentationStyle = .popover
                content.popoverPresentationController?.sourceView = root.view
                content.popoverPresentationController?.sourceRect = source
                content.popoverPresentationController?.permittedArrowDirections = arrows
                return content
            }
        }
        func styled(_ style: UIModalPresentationStyle) -> @MainActor (TestWindow) -> Void {
            presenting { _ in
                let content = content()
                content.modalPresentationStyle = style
                return content
            }
        }
        func unavailable(_ configuration: UIContentUnavailableConfiguration) -> UIViewController {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            controller.contentUnavailableConfiguration = configuration
            return controller
        }
        func menu() -> UIViewController {
            let root = root()
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Sort") { _ in })
            button.frame = CGRect(x: 20, y: 60, width: 80, height: 44)
            button.showsMenuAsPrimaryAction = true
            button.menu = UIMenu(
                title: "Sort by",
                children: [
                    UIAction(title: "Name", image: UIImage(systemName: "textformat"), state: .on) { _ in },
                    UIAction(title: "Date", image: UIImage(systemName: "calendar")) { _ in },
                    UIMenu(
                        title: "", options: .displayInline,
                        children: [UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }]),
                ])
            root.view.addSubview(button)
            return root
        }
        return [
            .window("sheet", 220, 300, act: styled(.pageSheet)) { root() },
            .window(
                "sheet-medium", 220, 300,
                act: sheet {
                    $0.detents = [.medium()]; $0.prefersGrabberVisible = true
                }
            ) { root() },
            .window(
                "sheet-undimmed", 220, 300, looks: [.light],
                act: sheet {
                    $0.detents = [.medium()]; $0.largestUndimmedDetentIdentifier = .medium; $0.preferredCornerRadius = 24
                }
            ) { root() },
            .window("full-screen", 220, 300, looks: [.light], act: styled(.fullScreen)) { root() },
            .window("page-sheet-on-a-pad", 400, 300, looks: [.light, .dark], idiom: .pad, act: styled(.pageSheet)) { root() },
            .window("form-sheet-on-a-pad", 600, 640, looks: [.light], idiom: .pad, act: styled(.formSheet)) { root() },
            .window("popover-below", 320, 220, idiom: .pad, act: popover(CGRect(x: 100, y: 20, width: 40, height: 30))) { root() },
            .window("popover-above", 320, 220, looks: [.light], idiom: .pad, act: popover(CGRect(x: 160, y: 180, width: 40, height: 30))) { root() },
            .window("popover-beside", 320, 220, looks: [.light, .rtl], idiom: .pad, act: popover(CGRect(x: 20, y: 90, width: 40, height: 30), .left)) {
                root()
            },
            .window("menu", 280, 280, looks: [.light, .dark, .rtl], act: { $0.tap(CGPoint(x: 60, y: 82)) }, { menu() }),
            .window("content-unavailable-search", 320, 300) { unavailable(.search()) },
            .window("content-unavailable-loading", 320, 200, looks: [.light]) { unavailable(.loading()) },
            .window("content-unavailable", 320, 360, looks: [.light, .large]) {
                var configuration = UIContentUnavailableConfiguration.empty()
                configuration.image = UIImage(systemName: "books.vertical")
                configuration.text = "No Books"
                configuration.secondaryText = "Books that you add stand here, sorted by their authors."
                configuration.button = .borderedProminent()
                configuration.button.title = "Add a Book"
                configuration.secondaryButton.title = "Import"
                return unavailable(configuration)
            },
        ]
    }

    /// Pickers of dates follow the machine's locale and time zone in tests, and have none here.
    @MainActor static var pickerGoldens: [Golden] {
        func calendar() -> UICalendarView {
            let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 340, height: 430))
            var gregorian = Calendar(identifier: .gregorian)
            gregorian.timeZone = TimeZone(identifier: "UTC")!
            view.calendar = gregorian
            view.locale = Locale(identifier: "en_US")
            view.visibleDateComponents = DateComponents(year: 2023, month: 9)
            view.delegate = calendarOwner
            let selection = UICalendarSelectionMultiDate(delegate: nil)
            selection.selectedDates = [DateComponents(year: 2023, month: 9, day: 12), DateComponents(year: 2023, month: 9, day: 22)]
            view.selectionBehavior = selection
            return view
        }
        return [
            .window("rows", 240, 200, looks: [.light, .dark]) { PickerController() },
            .view("calendar", 340, 430, looks: [.light, .dark, .rtl]) { calendar() },
        ]
    }

    private final class PickerController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
            picker.dataSource = self
            picker.delegate = self
            view.addSubview(picker)
            picker.selectRow(3, inComponent: 0, animated: false)
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 8 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? "Row \(row)" : "\(row * 5) kg"
        }
    }

    @MainActor static var scrollingGoldens: [Golden] {
        func scroll(_ change: @escaping (UIScrollView) -> Void) -> @MainActor () -> UIView {
            {
                let view = UIScrollView(frame: CGRect(x: 5, y: 5, width: 150, height: 90))
                view.contentSize = CGSize(width: 300, height: 260)
                view.backgroundColor = .secondarySystemBackground
                for index in 0..<8 {
                    let label = UILabel(frame: CGRect(x: 10 + index * 12, y: index * 32, width: 120, height: 28))
                    label.text = "Line \(index)"
                    view.addSubview(label)
                }
                change(view)
                return view
            }
        }
        var indicators = Golden.view("indicators", 160, 100, settle: 0.2, scroll { $0.contentOffset = CGPoint(x: 20, y: 70) })
        indicators.act = { ($0.window.rootViewController?.view.subviews.first as? UIScrollView)?.flashScrollIndicators() }
        return [
            .view("at-rest", 160, 100, scroll { _ in }), .view("scrolled", 160, 100, looks: [.light], scroll { $0.contentOffset = CGPoint(x: 20, y: 70) }),
            indicators,
            .view(
                "insets", 160, 100, looks: [.light],
                scroll {
                    $0.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0); $0.contentOffset = CGPoint(x: -10, y: -20)
                }),
            .window("refreshing", 220, 160, looks: [.light, .dark]) {
                let table = UITableViewController(style: .plain)
                table.refreshControl = UIRefreshControl()
                table.loadViewIfNeeded()
                table.refreshControl?.beginRefreshing()
                table.tableView.contentOffset.y = -60
                return table
            },
            .window("pages", 200, 120, looks: [.light]) {
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                let page = UIViewController()
                page.view.backgroundColor = .systemTeal
                pages.setViewControllers([page], direction: .forward, animated: false)
                return pages
            },
        ]
    }

    @MainActor static var effectGoldens: [Golden] {
        func effect(_ style: UIBlurEffect.Style, vibrant: Bool = false) -> @MainActor () -> UIView {
            {
                let view = UIImageView(image: GoldenImage.quarters(100, 72))
                view.frame = CGRect(x: 0.01, y: 0, width: 100, height: 72)
                let blur = UIBlurEffect(style: style)
                let effect = UIVisualEffectView(effect: blur)
                effect.frame = CGRect(x: 15, y: 12, width: 70, height: 48)
                let label = UILabel(frame: CGRect(x: 8, y: 10, width: 60, height: 28))
                label.text = "Text"
                if vibrant {
                    let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
                    inner.frame = effect.bounds
                    inner.contentView.addSubview(label)
                    effect.contentView.addSubview(inner)
                } else {
                    effect.contentView.addSubview(label)
                }
                view.addSubview(effect)
                return view
            }
        }
        let styles: [(String, UIBlurEffect.Style)] = [
            ("ultra-thin", .systemUltraThinMaterial), ("thin", .systemThinMaterial), ("material", .systemMaterial), ("thick", .systemThickMaterial),
            ("chrome", .systemChromeMaterial),
        ]
        return styles.map { name, style in .view(name, 100, 72, effect(style)) } + [.view("vibrant", 100, 72, effect(.systemMaterial, vibrant: true))]
    }

    @MainActor static var motionGoldens: [Golden] {
        /// Squares in a box, which behaviours move.
        func dynamics(_ name: String, _ seconds: Double, _ behaviours: @escaping @MainActor (UIView, [UIView]) -> [UIDynamicBehavior]) -> Golden {
            .view(name, 100, 100, looks: [.light], settle: seconds) {
                let stage = Stage(frame: CGRect(x: 0.01, y: 0, width: 100, height: 100))
                let boxes = [UIColor.systemRed, .systemBlue].enumerated().map { index, color in
                    let box = UIView(frame: CGRect(x: 20 + index * 36, y: 10 + index * 8, width: 20, height: 20))
                    box.backgroundColor = color
                    stage.addSubview(box)
                    return box
                }
                let animator = UIDynamicAnimator(referenceView: stage)
                for behaviour in behaviours(stage, boxes) { animator.addBehavior(behaviour) }
                stage.animator = animator
                return stage
            }
        }
        func animated(_ name: String, _ seconds: Double, _ animate: @escaping @MainActor (UIView) -> Void) -> Golden {
            var golden = Golden.view(name, 160, 44, looks: [.light], settle: seconds) {
                let stage = UIView(frame: CGRect(x: 0.01, y: 0, width: 160, height: 44))
                let box = UIView(frame: CGRect(x: 10, y: 12, width: 20, height: 20))
                box.backgroundColor = .systemGreen
                stage.addSubview(box)
                return stage
            }
            golden.act = { window in
                guard let box = window.window.rootViewController?.view.subviews.first?.subviews.first else { return }
                animate(box)
            }
            return golden
        }
        return [
            dynamics("gravity", 0.3) { _, boxes in [UIGravityBehavior(items: boxes)] },
            dynamics("at-rest", 3) { _, boxes in
                let walls = UICollisionBehavior(items: boxes)
                walls.translatesReferenceBoundsIntoBoundary = true
                return [UIGravityBehavior(items: boxes), walls]
            },
            dynamics("snapped", 2) { _, boxes in [UISnapBehavior(item: boxes[0], snapTo: CGPoint(x: 70, y: 70))] },
            animated("eased", 0.3) { box in UIView.animate(withDuration: 1) { box.frame.origin.x = 130 } },
            animated("linear", 0.3) { box in UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 130 } },
            animated("spring", 0.3) { box in
                UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) { box.frame.origin.x = 100 }
            },
            animated("fading", 0.5) { box in UIView.animate(withDuration: 1) { box.alpha = 0 } },
            animated("turning", 0.5) { box in UIView.animate(withDuration: 1) { box.transform = CGAffineTransform(rotationAngle: .pi / 2) } },
        ]
    }

    private final class Stage: UIView {
        var animator: UIDynamicAnimator?
    }
}

/// Decorates some days of a calendar.
@MainActor private final class CalendarOwner: NSObject, UICalendarViewDelegate {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        switch dateComponents.day {
        case 4: .default(color: .systemGreen)
        case 12: .default(color: .systemRed, size: .large)
        case 14: .image(UIImage(systemName: "star.fill"), color: .systemYellow)
        default: nil
        }
    }
}

@MainActor private let calendarOwner = CalendarOwner()
