/// Something beside a list cell's content: a chevron, a checkmark, a control of editing, a view of the app's own.
@preconcurrency @MainActor public struct UICellAccessory {
    public typealias ActionHandler = @MainActor () -> Void

    public enum DisplayedState: Int, Sendable {
        case always = 0, whenEditing = 1, whenNotEditing = 2
    }

    /// How wide a place is kept for the accessory.
    public enum LayoutDimension: Equatable, Sendable {
        /// The accessory's own width.
        case actual
        /// As wide as the system's accessories, so that contents line up.
        case standard
        case custom(CGFloat)
    }

    public enum Placement {
        /// The place among the accessories of one side.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

        /// The place before the first accessory of the same type; the last place where there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? accessories.count }
        }

        /// The place after the last accessory of the same type; the last place where there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in accessories.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? accessories.count }
        }
    }

    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail, popUpMenu
        case customView(String)
    }

    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isLeading: Bool
    let reservedWidth: LayoutDimension?
    let tintColor: UIColor?
    let isHidden: Bool
    let content: Content
    /// The index that a custom accessory asks for among the others on its side.
    let position: (([UICellAccessory]) -> Int)?
    /// The rank of the system's accessories among each other, from the outside in for leading and from the inside out for trailing.
    let rank: Int

    enum Content {
        case symbol(String)
        case label(String, UIFont?, adjustsFont: Bool)
        case view(UIView, maintainsFixedSize: Bool)
        case outline(style: OutlineDisclosureOptions.Style, action: (@MainActor () -> Void)?)
        case button(String, (@MainActor () -> Void)?)
        /// A sign on a disc of the accessory's colour; without a colour of its own the sign is white.
        case disc(String, UIColor?, (@MainActor () -> Void)?)
        /// Chevrons up and down; a tap anywhere on the cell opens the menu.
        case menu(UIMenu, ((UIMenu) -> Void)?)
    }

    private init(
        _ type: AccessoryType, _ content: Content, displayed: DisplayedState, leading: Bool, rank: Int, tint: UIColor?,
        reserved: LayoutDimension?, isHidden: Bool, position: (([UICellAccessory]) -> Int)? = nil
    ) {
        accessoryType = type
        self.content = content
        self.displayed = displayed
        isLeading = leading
        self.rank = rank
        tintColor = tint
        reservedWidth = reserved
        self.isHidden = isHidden
        self.position = position
    }

    // MARK: Options

    @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
        public var tintColor: UIColor?
        public var reservedLayoutWidth: LayoutDimension
        public var isHidden: Bool
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    @preconcurrency @MainActor public struct OutlineDisclosureOptions {
        public enum Style: Int, Sendable {
            /// The whole cell of a header, the accessory alone of others.
            case automatic = 0
            case header = 1
            case cell = 2
        }
        public var style: Style
        public var tintColor: UIColor?
        public var reservedLayoutWidth: LayoutDimension
        public var isHidden: Bool
        public init(style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    @preconcurrency @MainActor public struct CheckmarkOptions {
        public var tintColor: UIColor?
        public var reservedLayoutWidth: LayoutDimension
        public var isHidden: Bool
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    @preconcurrency @MainActor public struct LabelOptions {
        public var font: UIFont
        public var adjustsFontForContentSizeCategory: Bool
        public var tintColor: UIColor?
        public var reservedLayoutWidth: LayoutDimension
        public var isHidden: Bool
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// A view of the app's own and where it stands.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var isHidden: Bool
        public var maintainsFixedSize: Bool
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    // MARK: Accessories

    public static func disclosureIndicator(displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, .symbol("chevron.forward"), displayed: displayed, leading: false, rank: 40,
            tint: options.tintColor ?? .tertiaryLabel, reserved: options.reservedLayoutWidth, isHidden: options.isHidden)
    }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, .outline(style: options.style, action: actionHandler), displayed: displayed, leading: false, rank: 50,
            tint: options.tintColor, reserved: options.reservedLayoutWidth, isHidden: options.isHidden)
    }

    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> UICellAccessory {
        UICellAccessory(
            .checkmark, .symbol("checkmark"), displayed: displayed, leading: false, rank: 30, tint: options.tintColor,
            reserved: options.reservedLayoutWidth, isHidden: options.isHidden)
    }

    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()) -> UICellAccessory {
        UICellAccessory(
            .label, .label(text, options.font, adjustsFont: options.adjustsFontForContentSizeCategory), displayed: displayed, leading: false,
            rank: 10, tint: options.tintColor ?? .secondaryLabel, reserved: options.reservedLayoutWidth, isHidden: options.isHidden)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let leading: Bool
        let displayed: DisplayedState
        let position: ([UICellAccessory]) -> Int
        switch configuration.placement {
        case .leading(let state, let at): (leading, displayed, position) = (true, state, at)
        case .trailing(let state, let at): (leading, displayed, position) = (false, state, at)
        }
        return UICellAccessory(
            .customView(String(UInt(bitPattern: ObjectIdentifier(configuration.customView).hashValue))),
            .view(configuration.customView, maintainsFixedSize: configuration.maintainsFixedSize), displayed: displayed,
            leading: leading, rank: 20, tint: configuration.tintColor, reserved: configuration.reservedLayoutWidth,
            isHidden: configuration.isHidden, position: position)
    }

    func isShown(editing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: editing
        case .whenNotEditing: !editing
        }
    }
}

// MARK: - Editing

extension UICellAccessory {
    /// Options of the accessories of editing.
    @preconcurrency @MainActor public struct DeleteOptions {
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?
        public var reservedLayoutWidth: LayoutDimension
        public var isHidden: Bool
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// Options of the sign that adds a row.
    @preconcurrency @MainActor public struct InsertOptions {
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?
        public var reservedLayoutWidth: LayoutDimension
        public var isHidden: Bool
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// Options of the circle of selection.
    @preconcurrency @MainActor public struct MultiselectOptions {
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?
        public var reservedLayoutWidth: LayoutDimension
        public var isHidden: Bool
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    @preconcurrency @MainActor public struct ReorderOptions {
        public var tintColor: UIColor?
        public var reservedLayoutWidth: LayoutDimension
        public var isHidden: Bool
        public var showsVerticalSeparator: Bool
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// Options of the button that tells more.
    @preconcurrency @MainActor public struct DetailOptions {
        public var tintColor: UIColor?
        public var reservedLayoutWidth: LayoutDimension
        public var isHidden: Bool
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, .disc("minus.circle.fill", options.tintColor, actionHandler), displayed: displayed, leading: true, rank: 0,
            tint: options.backgroundColor ?? .systemRed, reserved: options.reservedLayoutWidth, isHidden: options.isHidden)
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, .disc("plus.circle.fill", options.tintColor, actionHandler), displayed: displayed, leading: true, rank: 1,
            tint: options.backgroundColor ?? .systemGreen, reserved: options.reservedLayoutWidth, isHidden: options.isHidden)
    }

    /// A circle, filled with a checkmark while the cell is selected.
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()) -> UICellAccessory {
        UICellAccessory(
            .multiselect, .symbol("circle"), displayed: displayed, leading: true, rank: 2, tint: options.tintColor,
            reserved: options.reservedLayoutWidth, isHidden: options.isHidden)
    }

    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> UICellAccessory {
        UICellAccessory(
            .reorder, .symbol("line.3.horizontal"), displayed: displayed, leading: false, rank: 60,
            tint: options.tintColor ?? .tertiaryLabel, reserved: options.reservedLayoutWidth, isHidden: options.isHidden)
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail, .button("info.circle", actionHandler), displayed: displayed, leading: false, rank: 35, tint: options.tintColor,
            reserved: options.reservedLayoutWidth, isHidden: options.isHidden)
    }

    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void
    /// Options of the chevrons of a menu.
    @preconcurrency @MainActor public struct PopUpMenuOptions {
        public var tintColor: UIColor?
        public var reservedLayoutWidth: LayoutDimension
        public var isHidden: Bool
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// Chevrons up and down: a tap anywhere on the cell opens `menu`, of whose elements one is chosen.
    /// - Parameter selectedElementDidChangeHandler: called with the menu once another element is chosen.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .popUpMenu, .menu(menu, selectedElementDidChangeHandler), displayed: displayed, leading: false, rank: 45,
            tint: options.tintColor ?? .tertiaryLabel, reserved: options.reservedLayoutWidth, isHidden: options.isHidden)
    }
}
