internal import InterfaceFiles

/// The coder that an interface file hands to `init(coder:)`: the element that the object is made from, and the load it is part of.
///
/// A class of UIKit's calls `decodeInterface(from:as:)` at the end of its initialiser. The most derived of UIKit's classes takes
/// everything of the element there, so that an app's class finds its view complete after `super.init(coder:)`.
@MainActor final class NibCoder: NSCoder {
    let load: NibLoad
    let element: InterfaceElement
    /// Whether the object took what the element says.
    var isDecoded = false

    nonisolated override init() { fatalError("A coder of an interface file is made by its load.") }

    init(_ element: InterfaceElement, load: NibLoad) {
        self.element = element
        self.load = load
        super.init()
    }

    // What is in an interface file has no keys that an app could ask for.
    nonisolated override var allowsKeyedCoding: Bool { true }
    nonisolated override func containsValue(forKey key: String) -> Bool { false }
    nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
    nonisolated override func decodeBool(forKey key: String) -> Bool { false }
    nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
    nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
    nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }

    /// Whether `type` is the nearest class of UIKit's that `object` is of.
    static func isFrameworkClass(_ type: AnyClass, of object: AnyObject) -> Bool {
        frameworkClass(of: Swift.type(of: object)) == type
    }

    // MARK: Objects that are no views

    func decode(_ item: UIBarItem) {
        load.register(item, element)
        BarDecoding.decode(item, element, load)
    }

    func decode(_ layout: UICollectionViewLayout) {
        load.register(layout, element)
        if let flow = layout as? UICollectionViewFlowLayout { ListDecoding.decode(flow, element) }
    }

    /// The layout of the collection view that is decoded.
    var collectionViewLayout: UICollectionViewLayout? {
        element.child(key: "collectionViewLayout").flatMap { load.makeItem($0) as? UICollectionViewLayout }
    }

    static func frameworkClass(of type: AnyClass) -> AnyClass {
        if let known = AppContext.current.classes.frameworkClasses[ObjectIdentifier(type)] { return known }
        var candidate: AnyClass = type
        while !_typeName(candidate, qualified: true).hasPrefix("UIKit."), let parent = _getSuperclass(candidate) { candidate = parent }
        AppContext.current.classes.frameworkClasses[ObjectIdentifier(type)] = candidate
        return candidate
    }
}

extension NSCoder {
    /// The coder as that of an interface file, nil for others.
    @MainActor var nib: NibCoder? { self as? NibCoder }
    @MainActor var nibElement: InterfaceElement? { nib?.element }
}

extension UIView {
    /// Takes what an interface file says about the view, once every initialiser of UIKit has run.
    func decodeInterface(from coder: NSCoder, as type: UIView.Type) {
        guard NibCoder.isFrameworkClass(type, of: self) else { return }
        guard let nib = coder.nib else { return ViewArchive.decode(self, from: coder) }
        guard !nib.isDecoded else { return }
        nib.isDecoded = true
        nib.load.register(self, nib.element)
        ViewDecoding.decode(self, nib.element, nib.load)
    }
}

extension UIViewController {
    func decodeInterface(from coder: NSCoder, as type: UIViewController.Type) {
        guard let nib = coder.nib, !nib.isDecoded, NibCoder.isFrameworkClass(type, of: self) else { return }
        nib.isDecoded = true
        nib.load.register(self, nib.element)
        ControllerDecoding.decode(self, nib.element, nib.load)
    }
}
