import UIKit

/// A note, a link, a mark, a drawing or a field of a form on a page. What it has is kept by the keys of PDF files.
open class PDFAnnotation: NSObject, NSCopying, NSCoding, @unchecked Sendable {
    open weak var page: PDFPage?
    /// Values by key, such as `/Contents`. Colours, borders, actions, places and pages are objects; names have a slash.
    private(set) var entries: [String: Any] = [:]
    /// Those that differ from the file's.
    private(set) var changed: Set<String> = []
    /// The annotation in its file, from which what nobody changed is written again.
    var origin: (file: PDFObjectFile, dictionary: [String: PDFValue])?
    private lazy var appearance = PDFAnnotationAppearance(self)

    /// - Parameters:
    ///   - bounds: In the page's coordinates.
    ///   - properties: Values by `PDFAnnotationKey` or its text.
    public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) {
        super.init()
        entries["/Subtype"] = annotationType.rawValue.hasPrefix("/") ? annotationType.rawValue : "/" + annotationType.rawValue
        entries["/Rect"] = bounds
        entries["/F"] = 4
        for (key, value) in properties ?? [:] { if let key = key.base as? String { _ = setValue(value, forAnnotationKey: PDFAnnotationKey(rawValue: key)) } }
    }

    public required init?(coder: NSCoder) {
        super.init()
        guard let type = coder.decodeObject(forKey: "type") as? String else { return nil }
        entries["/Subtype"] = type
        entries["/Rect"] = (coder.decodeObject(forKey: "bounds") as? NSValue)?.rectValue ?? .zero
        contents = coder.decodeObject(forKey: "contents") as? String
        if let color = coder.decodeObject(forKey: "color") as? UIColor { entries["/C"] = color }
        border = coder.decodeObject(forKey: "border") as? PDFBorder
    }

    open func encode(with coder: NSCoder) {
        coder.encode(entries["/Subtype"] as? String, forKey: "type")
        coder.encode(NSValue(rect: bounds), forKey: "bounds")
        coder.encode(contents, forKey: "contents")
        coder.encode(entries["/C"] as? UIColor, forKey: "color")
        coder.encode(border, forKey: "border")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let subtype = PDFAnnotationSubtype(rawValue: entries["/Subtype"] as? String ?? "")
        let copy: PDFAnnotation = PDFAnnotation.make(Swift.type(of: self), bounds, subtype)
        copy.entries = entries
        copy.changed = changed
        copy.origin = origin
        return copy
    }

    /// One of a class of the app's; a plain one where it cannot be made.
    static func make(_ type: AnyClass, _ bounds: CGRect, _ subtype: PDFAnnotationSubtype) -> PDFAnnotation {
        let properties: [AnyHashable: Any]? = nil
        if type != PDFAnnotation.self,
            let made = ObjCRuntime.instantiate(type, "initWithBounds:forType:withProperties:", [bounds, subtype, properties]) as? PDFAnnotation
        {
            return made
        }
        return PDFAnnotation(bounds: bounds, forType: subtype, withProperties: nil)
    }

    /// Takes what a file says, which is no change.
    func take(_ values: [String: Any], origin: (file: PDFObjectFile, dictionary: [String: PDFValue])?) {
        entries.merge(values) { _, new in new }
        self.origin = origin
        changed = []
    }

    // MARK: Values

    func set(_ key: String, _ value: Any?) {
        entries[key] = value
        changed.insert(key)
        // What a file draws for the annotation moves with it, and has pictures of a button's states.
        if !["/Rect", "/AS", "/F", "/A", "/Dest", "/NM", "/M", "/P"].contains(key), !(key == "/V" && isButton) {
            origin?.dictionary["AP"] = nil
            appearance.forget()
        }
        page?.annotationsDidChange()
    }

    private var isButton: Bool { entries["/FT"] as? String == "/Btn" }

    private static func text(of key: PDFAnnotationKey) -> String { key.rawValue.hasPrefix("/") ? key.rawValue : "/" + key.rawValue }

    /// Whether the value is one that the key may have.
    @discardableResult
    open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        let key: String = Self.text(of: key)
        guard let made = PDFAnnotationValues.value(value, for: key) else { return false }
        set(key, made)
        return true
    }

    @discardableResult
    open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        set(Self.text(of: key), value)
        return true
    }

    @discardableResult
    open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        set(Self.text(of: key), value)
        return true
    }

    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? {
        let key: String = Self.text(of: key)
        return key == "/P" ? page : entries[key]
    }

    open func removeValue(forAnnotationKey key: PDFAnnotationKey) { set(Self.text(of: key), nil) }

    open var annotationKeyValues: [AnyHashable: Any] { Dictionary(uniqueKeysWithValues: entries.map { (AnyHashable($0.key), $0.value) }) }

    // MARK: What all have

    /// Such as `Highlight`. It can be set where there is none.
    open var type: String? {
        get { (entries["/Subtype"] as? String).map { String($0.drop { $0 == "/" }) } }
        set { if let newValue, entries["/Subtype"] == nil { set("/Subtype", "/" + newValue) } }
    }

    /// In the page's coordinates.
    open var bounds: CGRect {
        get { entries["/Rect"] as? CGRect ?? .zero }
        set { set("/Rect", newValue) }
    }

    private func flag(_ bit: Int) -> Bool { (entries["/F"] as? Int ?? 0) & (1 << bit) != 0 }
    private func setFlag(_ bit: Int, _ value: Bool) {
        let flags: Int = entries["/F"] as? Int ?? 0
        set("/F", value ? flags | 1 << bit : flags & ~(1 << bit))
    }

    /// Whether it is seen on the screen. Default true.
    open var shouldDisplay: Bool {
        get { !flag(1) && !flag(5) }
        set {
            setFlag(1, !newValue)
            if newValue { setFlag(5, false) }
        }
    }
    /// Whether it is seen on paper. Default true.
    open var shouldPrint: Bool {
        get { flag(2) }
        set { setFlag(2, newValue) }
    }
    var isShown: Bool { shouldDisplay && type != "Popup" }

    open var modificationDate: Date? {
        get { entries["/M"] as? Date }
        set { set("/M", newValue) }
    }
    open var userName: String? {
        get { entries["/T"] as? String }
        set { set("/T", newValue) }
    }
    open var popup: PDFAnnotation? {
        get { entries["/Popup"] as? PDFAnnotation }
        set { set("/Popup", newValue) }
    }
    open var border: PDFBorder? {
        get { entries["/BS"] as? PDFBorder ?? entries["/Border"] as? PDFBorder }
        set {
            entries["/Border"] = nil
            changed.insert("/Border")
            set("/BS", newValue)
        }
    }
    /// Of lines and marks, of a text's ground. Default yellow for texts, notes and highlights, else black.
    open var color: UIColor {
        get { entries["/C"] as? UIColor ?? (["FreeText", "Highlight", "Text", "Popup"].contains(type) ? .yellow : .black) }
        set { set("/C", newValue) }
    }
    open var contents: String? {
        get { entries["/Contents"] as? String }
        set { set("/Contents", newValue) }
    }
    open var action: PDFAction? {
        get { entries["/A"] as? PDFAction ?? (entries["/Dest"] as? PDFDestination).map { PDFActionGoTo(destination: $0) } }
        set {
            entries["/Dest"] = nil
            changed.insert("/Dest")
            set("/A", newValue)
        }
    }

    /// Whether the file has what is drawn for the annotation.
    open var hasAppearanceStream: Bool { origin?.dictionary["AP"] != nil }

    /// Whether it is drawn as held. Default false.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { page?.annotationsDidChange(isChange: false) } }
    }

    /// Draws the annotation in a context that has the page's coordinates.
    open func draw(with box: PDFDisplayBox, in context: CGContext) {
        if !appearance.draw(in: context) { PDFAnnotationPainter(annotation: self, context: context).draw() }
        if isHighlighted {
            context.setFillColor(UIColor.black.withAlphaComponent(0.2).cgColor)
            context.fill(bounds)
        }
    }

    // MARK: Writing

    /// Files have the lines of drawings in the page's coordinates.
    private func inPage(_ value: Any) -> Any {
        guard let paths = value as? [UIBezierPath] else { return value }
        return paths.compactMap { path -> UIBezierPath? in
            let moved = path.copy() as? UIBezierPath
            moved?.apply(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
            return moved
        }
    }

    /// The annotation as a file has it. `action` writes actions.
    func written(for writer: PDFObjectWriter, action: (PDFAction) -> PDFValue?) -> [String: PDFValue] {
        var made: [String: PDFValue] = [:]
        if let origin {
            let elsewhere: Set<String> = ["P", "Parent", "Popup", "IRT", "Kids"]
            let kept: [String: PDFValue] = origin.dictionary.filter { !elsewhere.contains($0.key) && !changed.contains("/" + $0.key) }
            if case .dictionary(let copy) = writer.copy(.dictionary(kept), from: origin.file) { made = copy }
        }
        made["Type"] = .name("Annot")
        for (key, value) in entries {
            let name = String(key.dropFirst())
            // Fields have what those above them say.
            guard changed.contains(key) || made[name] == nil || name == "T" || value is PDFAction || value is PDFDestination else { continue }
            made[name] = PDFAnnotationValues.written(inPage(value), for: name, action: action)
        }
        if let appearance = PDFAnnotationValues.defaultAppearance(of: self), changed.contains("/DA") || made["DA"] == nil { made["DA"] = appearance }
        return made
    }
}
