internal import InterfaceFiles

/// The decoding of tables, collection views and their cells from interface elements.
@MainActor enum ListDecoding {
    // MARK: Tables

    static func tableStyle(_ element: InterfaceElement?) -> UITableView.Style {
        switch element?["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    static func decode(_ table: UITableView, _ element: InterfaceElement, _ load: NibLoad) {
        switch element["separatorStyle"] {
        case "none": table.separatorStyle = .none
        case "default", "singleLine": table.separatorStyle = .singleLine
        default: break
        }
        if let value = height(element, "rowHeight") { table.rowHeight = value }
        if let value = height(element, "estimatedRowHeight") { table.estimatedRowHeight = value }
        if let value = height(element, "sectionHeaderHeight") { table.sectionHeaderHeight = sectionHeight(value, table) }
        if let value = height(element, "sectionFooterHeight") { table.sectionFooterHeight = sectionHeight(value, table) }
        if let value = height(element, "estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = value }
        if let value = height(element, "estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = value }
        if let value = element.bool("allowsSelection") { table.allowsSelection = value }
        if let value = element.bool("allowsMultipleSelection") { table.allowsMultipleSelection = value }
        if let value = element.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = value }
        if let value = element.bool("allowsMultipleSelectionDuringEditing") { table.allowsMultipleSelectionDuringEditing = value }
        if let value = element.bool("layoutMarginsFollowReadableWidth") { table.cellLayoutMarginsFollowReadableWidth = value }
        if let value = element.int("sectionIndexMinimumDisplayRowCount") { table.sectionIndexMinimumDisplayRowCount = value }
        if let insets = NibValues.insets(element.child(key: "separatorInset")) { table.separatorInset = insets }
        if let color = NibValues.color(element.child(key: "separatorColor"), load: load) { table.separatorColor = color }
        if let color = NibValues.color(element.child(key: "sectionIndexColor"), load: load) { table.sectionIndexColor = color }
        if let color = NibValues.color(element.child(key: "sectionIndexBackgroundColor"), load: load) { table.sectionIndexBackgroundColor = color }
    }

    /// -1 is the automatic dimension.
    private static func height(_ element: InterfaceElement, _ name: String) -> CGFloat? {
        element.double(name).map { $0 < 0 ? UITableView.automaticDimension : CGFloat($0) }
    }

    /// The heights that Interface Builder writes into every file stand for the table's own.
    private static func sectionHeight(_ value: CGFloat, _ table: UITableView) -> CGFloat {
        let standard: Set<CGFloat> = table.style == .plain ? [22, 28] : [10, 18]
        return standard.contains(value) ? UITableView.automaticDimension : value
    }

    // MARK: Cells

    static func cellStyle(_ element: InterfaceElement?) -> UITableViewCell.CellStyle {
        switch element?["style"] {
        case "IBUITableViewCellStyleSubtitle": .subtitle
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        default: .default
        }
    }

    static func decode(_ cell: UITableViewCell, _ element: InterfaceElement, _ load: NibLoad) {
        switch element["selectionStyle"] {
        case "none": cell.selectionStyle = .none
        case "blue": cell.selectionStyle = .blue
        case "gray": cell.selectionStyle = .gray
        case "default": cell.selectionStyle = .default
        default: break
        }
        if let type = accessory(element["accessoryType"]) { cell.accessoryType = type }
        if let type = accessory(element["editingAccessoryType"]) { cell.editingAccessoryType = type }
        if let value = element.int("indentationLevel") { cell.indentationLevel = value }
        if let value = element.double("indentationWidth") { cell.indentationWidth = CGFloat(value) }
        if let value = element.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = value }
        if let insets = NibValues.insets(element.child(key: "separatorInset")) { cell.separatorInset = insets }
    }

    private static func accessory(_ name: String?) -> UITableViewCell.AccessoryType? {
        switch name {
        case "disclosureIndicator": .disclosureIndicator
        case "detailDisclosureButton": .detailDisclosureButton
        case "checkmark": .checkmark
        case "detailButton": .detailButton
        case "none": UITableViewCell.AccessoryType.none
        default: nil
        }
    }

    // MARK: What stands in them

    /// Decodes the content of a view's element that is not among its subviews. True when that is all there is.
    static func decodeContents(_ view: UIView, _ element: InterfaceElement, _ load: NibLoad) -> Bool {
        switch view {
        case let table as UITableView: decodeTable(table, element, load)
        case let collection as UICollectionView: decodeCollection(collection, element, load)
        case let cell as UITableViewCell:
            decodeCell(cell, element, load)
            // A cell that is a plain view in its file holds its subviews itself.
            return element.name == "tableViewCell"
        case let cell as UICollectionViewCell:
            cell.reuseIdentifier = cell.reuseIdentifier ?? element["reuseIdentifier"]
            if let content = element.child(key: "contentView") {
                load.decode(content, into: cell.contentView)
                cell.contentView.frame = cell.bounds
                cell.contentView.translatesAutoresizingMaskIntoConstraints = true
                return true
            }
            return false
        case let reusable as UICollectionReusableView:
            reusable.reuseIdentifier = reusable.reuseIdentifier ?? element["reuseIdentifier"]
            return false
        default: return false
        }
        return true
    }

    private static func decodeCell(_ cell: UITableViewCell, _ element: InterfaceElement, _ load: NibLoad) {
        if let view = element.child(key: "accessoryView").flatMap(load.makeView) { cell.accessoryView = view }
        if let view = element.child(key: "editingAccessoryView").flatMap(load.makeView) { cell.editingAccessoryView = view }
        if let view = element.child(key: "backgroundView").flatMap(load.makeView) { cell.backgroundView = view }
        if let view = element.child(key: "selectedBackgroundView").flatMap(load.makeView) { cell.selectedBackgroundView = view }
        guard let content = element.child(key: "contentView") else { return }
        let isBuiltIn: Bool = element["style"]?.hasPrefix("IBUITableViewCellStyle") == true
        // The labels and the image of a built-in style are the cell's own.
        var own: [String: UIView] = [:]
        if isBuiltIn {
            if let id = element["textLabel"], let label = cell.textLabel { own[id] = label }
            if let id = element["detailTextLabel"], let label = cell.detailTextLabel { own[id] = label }
            if let id = element["imageView"], let image = cell.imageView { own[id] = image }
        }
        let subviews: [InterfaceElement] = content.list("subviews")
        let others: [InterfaceElement] = content.children.map { child in
            child.name == "subviews" ? child.with(children: subviews.filter { $0.id.map { own[$0] == nil } ?? true }) : child
        }
        let frame: CGRect = cell.bounds
        load.decode(content.with(children: others.filter { $0.key != "frame" }), into: cell.contentView)
        cell.contentView.frame = frame
        for child in subviews {
            guard let id = child.id, let view = own[id] else { continue }
            load.decode(child.with(children: child.children.filter { $0.key != "frame" && $0.name != "autoresizingMask" }), into: view)
        }
    }

    private static func decodeTable(_ table: UITableView, _ element: InterfaceElement, _ load: NibLoad) {
        if let view = element.child(key: "backgroundView").flatMap(load.makeView) { table.backgroundView = view }
        if let view = element.child(key: "tableHeaderView").flatMap(load.makeView) { table.tableHeaderView = view }
        if let view = element.child(key: "tableFooterView").flatMap(load.makeView) { table.tableFooterView = view }
        for prototype in element.list("prototypes") + element.list("cells") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table.registerPrototype(NibPrototype(prototype, load), forCellReuseIdentifier: identifier)
        }
        if element["dataMode"] == "static" {
            table.staticContent = StaticTable(element.list("sections"), load)
        }
    }

    static func decode(_ view: UICollectionView, _ element: InterfaceElement) {
        if let value = element.bool("prefetchingEnabled") { view.isPrefetchingEnabled = value }
        if let value = element.bool("allowsSelection") { view.allowsSelection = value }
        if let value = element.bool("allowsMultipleSelection") { view.allowsMultipleSelection = value }
    }

    private static func decodeCollection(_ view: UICollectionView, _ element: InterfaceElement, _ load: NibLoad) {
        if let background = element.child(key: "backgroundView").flatMap(load.makeView) { view.backgroundView = background }
        for prototype in element.list("cells") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            view.registerPrototype(NibPrototype(prototype, load), kind: "", identifier: identifier)
        }
        for child in element.children where child.name == "collectionReusableView" {
            guard let identifier = child["reuseIdentifier"] else { continue }
            let kind: String = child.key == "sectionFooterView" ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
            view.registerPrototype(NibPrototype(child, load), kind: kind, identifier: identifier)
        }
    }

    static func decode(_ layout: UICollectionViewFlowLayout, _ element: InterfaceElement) {
        if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
        if let value = element.double("minimumLineSpacing") { layout.minimumLineSpacing = CGFloat(value) }
        if let value = element.double("minimumInteritemSpacing") { layout.minimumInteritemSpacing = CGFloat(value) }
        if let size = NibValues.size(element.child(key: "itemSize")) { layout.itemSize = size }
        if let size = NibValues.size(element.child(key: "estimatedItemSize")) { layout.estimatedItemSize = size }
        if element.bool("automaticEstimatedItemSize") == true { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        if let size = NibValues.size(element.child(key: "headerReferenceSize")) { layout.headerReferenceSize = size }
        if let size = NibValues.size(element.child(key: "footerReferenceSize")) { layout.footerReferenceSize = size }
        if let insets = NibValues.insets(element.child(key: "sectionInset")) { layout.sectionInset = insets }
        switch element["sectionInsetReference"] {
        case "safeArea": layout.sectionInsetReference = .fromSafeArea
        case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
        default: break
        }
        if let value = element.bool("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = value }
        if let value = element.bool("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = value }
    }
}
