import Testing

@testable import UIKit

/// Lists of table and collection view controllers stay clear of the keyboard.
@MainActor @Suite struct KeyboardRevealTests {
    @Test("the room below a list is what the keyboard covers of it, less what the safe area makes")
    func inset() {
        let keyboard = CGRect(x: 0, y: 516, width: 393, height: 336)
        func inset(_ list: CGRect, _ keyboard: CGRect?, safeArea: CGFloat = 0) -> CGFloat {
            KeyboardReveal.inset(of: list, keyboard: keyboard, safeArea: safeArea)
        }
        #expect(inset(CGRect(x: 0, y: 0, width: 393, height: 852), keyboard, safeArea: 34) == 302)
        #expect(inset(CGRect(x: 0, y: 0, width: 393, height: 500), keyboard) == 0)
        #expect(inset(CGRect(x: 0, y: 600, width: 393, height: 100), keyboard) == 100, "no more than its own height")
        #expect(inset(CGRect(x: 400, y: 0, width: 300, height: 852), keyboard) == 0, "beside it")
        #expect(inset(CGRect(x: 0, y: 0, width: 393, height: 852), nil, safeArea: 34) == 0)
    }

    @Test("the whole row comes into sight; of one that is too high, the field")
    func subject() {
        let (field, row) = (CGRect(x: 20, y: 210, width: 100, height: 20), CGRect(x: 0, y: 200, width: 393, height: 44))
        #expect(KeyboardReveal.subject(field: field, row: row, height: 300) == row)
        #expect(KeyboardReveal.subject(field: field, row: row, height: 40) == field)
        #expect(KeyboardReveal.subject(field: field, row: nil, height: 300) == field)
    }

    private final class Form: UITableViewController {
        let fields: [UITextField] = (0..<20).map { _ in UITextField(frame: CGRect(x: 20, y: 7, width: 250, height: 30)) }

        override func viewDidLoad() {
            title = "Form"
            for (index, field) in fields.enumerated() {
                field.placeholder = "Field \(index)"
                field.borderStyle = .roundedRect
            }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.contentView.addSubview(fields[indexPath.row])
            return cell
        }
    }

    /// The last field whose row is wholly in the window.
    private func lowest(of form: Form, in device: TestDevice) -> UITextField? {
        form.fields.last { $0.window != nil && bottom($0) <= device.window.bounds.maxY - 40 }
    }

    /// The lowest point of the row of a field, in its window.
    private func bottom(_ field: UITextField) -> CGFloat { field.convert(CGPoint(x: 0, y: field.bounds.maxY + 7), to: nil).y }

    @Test(
        "a field low in a table stands above the keyboard while it is edited",
        arguments: [
            "iphone-15-pro.portrait.full", "ipad-pro-11.landscape.full", "iphone-4.7.portrait.full",
        ])
    func lowField(window: String) throws {
        let form = Form()
        let device = try TestDevice(window, root: UINavigationController(rootViewController: form))
        defer { device.close() }
        let field: UITextField = try #require(lowest(of: form, in: device))
        field.becomeFirstResponder()
        try device.play("wait 0.5\npicture form-\(window.prefix(8)) of screen")
        let keyboard: CGRect = try #require(field.window?.keyboardFrame)
        #expect(bottom(field) <= keyboard.minY + 0.5)
        #expect(form.tableView.adjustedContentInset.bottom >= device.window.bounds.maxY - keyboard.minY)
        // The last row can be scrolled to, and the next field comes into sight while the keyboard stays.
        form.tableView.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
        device.session.advance(by: 0.1)
        #expect(bottom(form.fields[19]) <= keyboard.minY + 0.5)
        form.fields[19].becomeFirstResponder()
        device.session.advance(by: 0.5)
        #expect(bottom(form.fields[19]) <= keyboard.minY + 0.5)
        field.becomeFirstResponder()
        device.session.advance(by: 0.5)
        #expect(bottom(field) <= keyboard.minY + 0.5 && bottom(field) > 100)
        field.resignFirstResponder()
        device.session.advance(by: 0.5)
        #expect(form.tableView.contentInset.bottom == 0)
    }

    @Test(
        "in a sheet with a medium detent, and in a form sheet that moves up, the row stands above the keyboard",
        arguments: [
            "iphone-15-pro.portrait.full", "ipad-pro-11.landscape.full",
        ])
    func sheets(window: String) throws {
        let root = UIViewController()
        let device = try TestDevice(window, root: root)
        defer { device.close() }
        let form = Form()
        let shown = UINavigationController(rootViewController: form)
        if window.hasPrefix("iphone") { shown.sheetPresentationController?.detents = [.medium()] } else { shown.modalPresentationStyle = .formSheet }
        root.present(shown, animated: false)
        device.session.advance(by: 0.5)
        let field: UITextField = try #require(lowest(of: form, in: device))
        field.becomeFirstResponder()
        try device.play("wait 0.5\npicture sheet-\(window.prefix(8)) of screen")
        let keyboard: CGRect = try #require(device.window.keyboardFrame)
        #expect(field.isFirstResponder && bottom(field) <= keyboard.minY + 0.5)
    }

    @Test("an inset that the app sets itself while the keyboard comes is the one that counts, and goes with it")
    func ownInset() throws {
        let form = Form()
        let device = try TestDevice("iphone-15-pro.portrait.full", root: form)
        defer { device.close() }
        let center: NotificationCenter = .default
        let shown = center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { form.tableView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 400, right: 0) }
        }
        let hidden = center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { form.tableView.contentInset = .zero }
        }
        defer { [shown, hidden].forEach(center.removeObserver) }
        form.fields[1].becomeFirstResponder()
        device.session.advance(by: 0.5)
        #expect(form.tableView.contentInset.bottom == 400)
        form.fields[1].resignFirstResponder()
        device.session.advance(by: 0.5)
        #expect(form.tableView.contentInset.bottom == 0)
    }

    @Test(
        "in a scroll view that ends at the keyboard the field comes into sight, also the next one",
        arguments: [
            "iphone-15-pro.portrait.full", "ipad-pro-11.landscape.full",
        ])
    func plainScrollView(window: String) throws {
        final class Page: UIViewController {
            let fields: [UITextField] = (0..<24).map { _ in UITextField() }
            override func viewDidLoad() {
                let scrollView = UIScrollView()
                let column = UIStackView(arrangedSubviews: fields)
                column.axis = .vertical
                for field in fields { field.borderStyle = .roundedRect }
                for part in [scrollView, column] { part.translatesAutoresizingMaskIntoConstraints = false }
                view.addSubview(scrollView)
                scrollView.addSubview(column)
                NSLayoutConstraint.activate([
                    scrollView.topAnchor.constraint(equalTo: view.topAnchor), scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                    column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
                    column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
                    column.leadingAnchor.constraint(equalTo: view.leadingAnchor), column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
            }
        }
        let page = Page()
        let device = try TestDevice(window, root: page)
        defer { device.close() }
        for index in [16, 18] {
            page.fields[index].becomeFirstResponder()
            device.session.advance(by: 1)
            let keyboard: CGRect = try #require(page.view.window?.keyboardFrame)
            let field: UITextField = page.fields[index]
            #expect(field.convert(field.bounds, to: nil).maxY <= keyboard.minY + 0.5)
        }
    }

    @Test("a collection view controller makes room too")
    func collection() throws {
        final class Grid: UICollectionViewController {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            override func viewDidLoad() { collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell") }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                if indexPath.item == 39 { cell.contentView.addSubview(field) }
                return cell
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 180, height: 40)
        let grid = Grid(collectionViewLayout: layout)
        let device = try TestDevice("iphone-15-pro.portrait.full", root: grid)
        defer { device.close() }
        grid.collectionView.scrollToItem(at: IndexPath(item: 39, section: 0), at: .bottom, animated: false)
        device.session.advance(by: 0.1)
        grid.field.becomeFirstResponder()
        device.session.advance(by: 0.5)
        let keyboard: CGRect = try #require(device.window.keyboardFrame)
        #expect(grid.field.convert(grid.field.bounds, to: nil).maxY <= keyboard.minY + 0.5)
    }
}
