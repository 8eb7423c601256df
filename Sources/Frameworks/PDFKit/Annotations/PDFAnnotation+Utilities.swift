import UIKit

extension PDFAnnotation {
    // MARK: Text

    /// Of texts and fields. Nil where none is said.
    public var font: UIFont? {
        get { (value(forAnnotationKey: .defaultAppearance) as? PDFTextAppearance)?.font }
        set { change { $0.font = newValue } }
    }
    public var fontColor: UIColor? {
        get { (value(forAnnotationKey: .defaultAppearance) as? PDFTextAppearance)?.color }
        set { change { $0.color = newValue } }
    }

    private func change(_ body: (inout PDFTextAppearance) -> Void) {
        var appearance = value(forAnnotationKey: .defaultAppearance) as? PDFTextAppearance ?? PDFTextAppearance()
        body(&appearance)
        set("/DA", appearance)
    }

    /// Left, right or centred. Default left.
    public var alignment: NSTextAlignment {
        get {
            switch value(forAnnotationKey: .quadding) as? Int {
            case 1: .center
            case 2: .right
            default: .left
            }
        }
        set { set("/Q", newValue == .center ? 1 : newValue == .right ? 2 : 0) }
    }

    // MARK: Lines

    private var linePoints: [CGFloat] {
        get { (value(forAnnotationKey: .linePoints) as? [CGFloat]).flatMap { $0.count == 4 ? $0 : nil } ?? [0, 0, 0, 0] }
        set { set("/L", newValue) }
    }
    /// From the annotation's lower left corner.
    public var startPoint: CGPoint {
        get { CGPoint(x: linePoints[0] - bounds.minX, y: linePoints[1] - bounds.minY) }
        set { linePoints.replaceSubrange(0...1, with: [newValue.x + bounds.minX, newValue.y + bounds.minY]) }
    }
    public var endPoint: CGPoint {
        get { CGPoint(x: linePoints[2] - bounds.minX, y: linePoints[3] - bounds.minY) }
        set { linePoints.replaceSubrange(2...3, with: [newValue.x + bounds.minX, newValue.y + bounds.minY]) }
    }

    private var lineEndings: [String] {
        get { (value(forAnnotationKey: .lineEndingStyles) as? [String]).flatMap { $0.count == 2 ? $0 : nil } ?? ["/None", "/None"] }
        set { set("/LE", newValue) }
    }
    public var startLineStyle: PDFLineStyle {
        get { PDFLineStyle(ending: lineEndings[0]) }
        set { lineEndings[0] = newValue.ending.rawValue }
    }
    public var endLineStyle: PDFLineStyle {
        get { PDFLineStyle(ending: lineEndings[1]) }
        set { lineEndings[1] = newValue.ending.rawValue }
    }
    public class func lineStyle(fromName name: String) -> PDFLineStyle { PDFLineStyle(ending: name) }
    public class func name(for style: PDFLineStyle) -> String { String(style.ending.rawValue.dropFirst()) }

    /// The ground of squares, circles and line ends. Nil, the default, for none.
    public var interiorColor: UIColor? {
        get { value(forAnnotationKey: .interiorColor) as? UIColor }
        set { set("/IC", newValue) }
    }

    // MARK: Notes and marks

    public var iconType: PDFTextAnnotationIconType {
        get { PDFTextAnnotationIconType(name: value(forAnnotationKey: .iconName) as? String ?? "") }
        set { set("/Name", newValue.name.rawValue) }
    }

    /// Four points for each piece of marked text, from the annotation's lower left corner: upper left, upper right, lower left, lower right.
    public var quadrilateralPoints: [NSValue]? {
        get {
            guard let numbers = value(forAnnotationKey: .quadPoints) as? [CGFloat] else { return nil }
            return stride(from: 0, to: numbers.count - 1, by: 2).map {
                NSValue(cgPoint: CGPoint(x: numbers[$0] - bounds.minX, y: numbers[$0 + 1] - bounds.minY))
            }
        }
        set { set("/QuadPoints", newValue?.flatMap { [$0.cgPointValue.x + bounds.minX, $0.cgPointValue.y + bounds.minY] }) }
    }

    public var markupType: PDFMarkupType {
        get {
            switch type {
            case "StrikeOut": .strikeOut
            case "Underline": .underline
            case "Redact": .redact
            default: .highlight
            }
        }
        set { set("/Subtype", newValue.subtype.rawValue) }
    }

    // MARK: Fields

    public var widgetFieldType: PDFAnnotationWidgetSubtype {
        get { PDFAnnotationWidgetSubtype(rawValue: value(forAnnotationKey: .widgetFieldType) as? String ?? "") }
        set { set("/FT", newValue.rawValue) }
    }

    private func fieldFlag(_ bit: Int) -> Bool { (value(forAnnotationKey: .widgetFieldFlags) as? Int ?? 0) & (1 << (bit - 1)) != 0 }
    private func setFieldFlag(_ bit: Int, _ value: Bool) {
        let flags: Int = self.value(forAnnotationKey: .widgetFieldFlags) as? Int ?? 0
        set("/Ff", value ? flags | 1 << (bit - 1) : flags & ~(1 << (bit - 1)))
    }

    public var widgetControlType: PDFWidgetControlType {
        get {
            guard widgetFieldType == .button else { return .unknownControl }
            return fieldFlag(17) ? .pushButtonControl : fieldFlag(16) ? .radioButtonControl : .checkBoxControl
        }
        set {
            setFieldFlag(17, newValue == .pushButtonControl)
            setFieldFlag(16, newValue == .radioButtonControl)
        }
    }

    public var isMultiline: Bool {
        get { fieldFlag(13) }
        set { setFieldFlag(13, newValue) }
    }
    public var isPasswordField: Bool { fieldFlag(14) }
    /// Whether every character has a place of its own.
    public var hasComb: Bool {
        get { fieldFlag(25) }
        set { setFieldFlag(25, newValue) }
    }
    /// 0 for any number.
    public var maximumLength: Int {
        get { value(forAnnotationKey: .widgetMaxLen) as? Int ?? 0 }
        set { set("/MaxLen", newValue) }
    }
    public var widgetStringValue: String? {
        get { PDFAnnotationValues.text(value(forAnnotationKey: .widgetValue)) }
        set { set("/V", newValue) }
    }
    public var widgetDefaultStringValue: String? {
        get { PDFAnnotationValues.text(value(forAnnotationKey: .widgetDefaultValue)) }
        set { set("/DV", newValue) }
    }
    public var allowsToggleToOff: Bool {
        get { !fieldFlag(15) }
        set { setFieldFlag(15, !newValue) }
    }
    public var radiosInUnison: Bool {
        get { fieldFlag(26) }
        set { setFieldFlag(26, newValue) }
    }
    public var isReadOnly: Bool {
        get { fieldFlag(1) }
        set { setFieldFlag(1, newValue) }
    }
    /// A list that is open, or a menu.
    public var isListChoice: Bool {
        get { widgetFieldType == .choice && !fieldFlag(18) }
        set { setFieldFlag(18, !newValue) }
    }
    /// The texts that are offered.
    public var choices: [String]? {
        get { options?.map(\.shown) }
        set { set("/Opt", newValue?.enumerated().map { [self] in PDFFieldOption(shown: $1, exported: values?[safely: $0] ?? $1) }) }
    }
    /// The words that the form has for each of them.
    public var values: [String]? {
        get { options?.map(\.exported) }
        set { set("/Opt", newValue?.enumerated().map { [self] in PDFFieldOption(shown: choices?[safely: $0] ?? $1, exported: $1) }) }
    }
    private var options: [PDFFieldOption]? { value(forAnnotationKey: .widgetOptions) as? [PDFFieldOption] }

    public var buttonWidgetState: PDFWidgetCellState {
        get {
            let state: String? = value(forAnnotationKey: .appearanceState) as? String
            return state == nil || state == "/Off" ? .offState : .onState
        }
        set {
            let state: String = newValue == .onState ? buttonWidgetStateString : "Off"
            set("/AS", "/" + state)
            set("/V", "/" + state)
        }
    }
    /// The name of the button's state when it is on.
    public var buttonWidgetStateString: String {
        get { PDFAnnotationAppearance.onState(of: self) ?? value(forAnnotationKey: Self.onStateKey) as? String ?? "Yes" }
        set { set(Self.onStateKey.rawValue, newValue) }
    }
    static let onStateKey = PDFAnnotationKey(rawValue: "/QuinceOnState")

    public var isOpen: Bool {
        get { value(forAnnotationKey: .open) as? Bool ?? false }
        set { set("/Open", newValue) }
    }
    public var fieldName: String? {
        get { value(forAnnotationKey: .textLabel) as? String }
        set { set("/T", newValue) }
    }

    private func changeCharacteristics(_ body: (PDFAppearanceCharacteristics) -> Void) {
        let made = (characteristics?.copy() as? PDFAppearanceCharacteristics) ?? PDFAppearanceCharacteristics()
        body(made)
        set("/MK", made)
    }
    var characteristics: PDFAppearanceCharacteristics? { value(forAnnotationKey: .widgetAppearanceDictionary) as? PDFAppearanceCharacteristics }
    /// The text on a button.
    public var caption: String? {
        get { characteristics?.caption }
        set { changeCharacteristics { $0.caption = newValue } }
    }
    /// The ground of a field.
    public var backgroundColor: UIColor? {
        get { characteristics?.backgroundColor }
        set { changeCharacteristics { $0.backgroundColor = newValue } }
    }

    // MARK: Drawings and links

    /// The lines of an ink annotation, from the annotation's lower left corner.
    public var paths: [UIBezierPath]? { value(forAnnotationKey: .inklist) as? [UIBezierPath] }
    public func add(_ path: UIBezierPath) { set("/InkList", (paths ?? []) + [path]) }
    public func remove(_ path: UIBezierPath) { set("/InkList", paths?.filter { $0 !== path && !$0.isEqual(path) }) }

    public var destination: PDFDestination? {
        get { (action as? PDFActionGoTo)?.destination }
        set { action = newValue.map { PDFActionGoTo(destination: $0) } }
    }
    public var url: URL? {
        get { (action as? PDFActionURL)?.url }
        set { action = newValue.map { PDFActionURL(url: $0) } }
    }
}

extension Array {
    fileprivate subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
