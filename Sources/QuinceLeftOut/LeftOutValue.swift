import struct FoundationNetworking.URLRequest
import class FoundationNetworking.URLSession
import ObjectRuntime
import UIKit

/// A stand-in for the value of code that was left out, because it needs something that is not there.
public enum LeftOutValue {
    /// Says that `needs` is not there, and gives what a type has for nothing: nil, false, zero, an empty string or collection. A view or a
    /// controller is a hatched placeholder, which is drawn; a type of the app's own is made of such values, see `EmptyInstance`. For any other
    /// type the program ends with a message that names the place.
    public static func make<Value>(_ needs: String, file: String = #filePath, line: Int = #line, image: UnsafeRawPointer = #dsohandle) -> Value {
        var instance = EmptyInstance(image: image) { nothing(of: $0) ?? placeholder(for: $0, needs) }
        instance.end = { ObjCRuntime.endLeftOut(needs, file: file, line: line) }
        guard let value = instance.make(Value.self) as? Value else {
            ObjCRuntime.endLeftOut(needs, file: file, line: line)
        }
        ObjCRuntime.leftOut(needs, file: file, line: line)
        return value
    }

    /// Stands for a method that is not there and was to set an object up: says that `needs` is not there, and calls `change` with the object.
    @discardableResult public static func setUp<Object>(
        _ object: Object, _ needs: String, file: String = #filePath, line: Int = #line, _ change: (inout Object) throws -> Void
    ) rethrows -> Object {
        ObjCRuntime.leftOut(needs, file: file, line: line)
        var object = object
        try change(&object)
        return object
    }

    private static func nothing(of type: Any.Type) -> Any? {
        switch type {
        case let type as any ExpressibleByNilLiteral.Type: empty(type)
        case is Bool.Type: false
        case let type as any AdditiveArithmetic.Type: zero(type)
        case let type as any RangeReplaceableCollection.Type: empty(type)
        case let type as any SetAlgebra.Type: empty(type)
        case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
        case is CGPoint.Type: CGPoint.zero
        case is CGSize.Type: CGSize.zero
        case is CGRect.Type: CGRect.zero
        case is UIEdgeInsets.Type: UIEdgeInsets.zero
        case is CGAffineTransform.Type: CGAffineTransform.identity
        case is Void.Type: ()
        case let type as any LeftOutDefault.Type: type.leftOutDefault()
        case is (() -> Void).Type: {} as () -> Void
        default: nothingOfFoundation(type)
        }
    }

    private static func nothingOfFoundation(_ type: Any.Type) -> Any? {
        switch type {
        case is Date.Type: Date()
        case is URL.Type: URL(fileURLWithPath: "/")
        case is URLRequest.Type: URLRequest(url: URL(fileURLWithPath: "/"))
        case is UUID.Type: UUID()
        case is IndexPath.Type: IndexPath(row: 0, section: 0)
        case is Locale.Type: Locale.current
        case is Calendar.Type: Calendar.current
        case is TimeZone.Type: TimeZone.current
        case is DispatchQueue.Type: DispatchQueue.main
        case is OperationQueue.Type where type == OperationQueue.self: OperationQueue()
        case is NotificationCenter.Type where type == NotificationCenter.self: NotificationCenter.default
        case is UserDefaults.Type where type == UserDefaults.self: UserDefaults.standard
        case is FileManager.Type where type == FileManager.self: FileManager.default
        case is Bundle.Type where type == Bundle.self: Bundle.main
        case is URLSession.Type where type == URLSession.self: URLSession.shared
        case is DateFormatter.Type where type == DateFormatter.self: DateFormatter()
        case is NumberFormatter.Type where type == NumberFormatter.self: NumberFormatter()
        case is JSONDecoder.Type where type == JSONDecoder.self: JSONDecoder()
        case is JSONEncoder.Type where type == JSONEncoder.self: JSONEncoder()
        default: nil
        }
    }

    private static func empty<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any { Value(nilLiteral: ()) }
    private static func empty<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Any { Value() }
    private static func empty<Value: SetAlgebra>(_ type: Value.Type) -> Any { Value() }
    private static func empty<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { [:] as Value }
    private static func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Any { Value.zero }

    /// Of UIKit's own classes, and of an app's where they can be made without arguments. Nothing of an app's controller runs: it would be without
    /// what the code that was left out gave it.
    private static func placeholder(for type: Any.Type, _ needs: String) -> Any? {
        // A placeholder is made where views are, on the main thread.
        guard Thread.isMainThread else { return nil }
        let made: UncheckedResult = MainActor.assumeIsolated { UncheckedResult(value: view(for: type, needs) ?? plainObject(of: type)) }
        return made.value
    }

    @MainActor static func view(for type: Any.Type, _ needs: String) -> Any? {
        if type == UIViewController.self { return LeftOutViewController(named: needs) }
        if type == UIView.self { return LeftOutView(named: needs) }
        if let controllerType = type as? UIViewController.Type {
            let made = ObjCRuntime.instantiate(controllerType, "initWithNibName:bundle:", [nil, nil]) as? UIViewController
            made?.standInView = { LeftOutView(named: "\(controllerType)") }
            return made
        }
        guard let made = plainView(of: type) ?? ownView(of: type) else { return nil }
        let hatch = LeftOutView(named: needs)
        hatch.frame = made.bounds
        hatch.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let content: UIView? = (made as? UITableViewCell)?.contentView ?? (made as? UICollectionViewCell)?.contentView
        (content ?? made).addSubview(hatch)
        return made
    }

    @MainActor private static func plainView(of type: Any.Type) -> UIView? {
        switch type {
        case is UITableViewCell.Type where type == UITableViewCell.self: UITableViewCell(style: .default, reuseIdentifier: nil)
        case is UITableViewHeaderFooterView.Type where type == UITableViewHeaderFooterView.self: UITableViewHeaderFooterView(reuseIdentifier: nil)
        case is UICollectionReusableView.Type where type == UICollectionReusableView.self: UICollectionReusableView()
        case is UICollectionViewCell.Type where type == UICollectionViewCell.self: UICollectionViewCell()
        case is UITextField.Type where type == UITextField.self: UITextField()
        case is UITextView.Type where type == UITextView.self: UITextView()
        case is UIScrollView.Type where type == UIScrollView.self: UIScrollView()
        case is UITableView.Type where type == UITableView.self: UITableView()
        case is UILabel.Type where type == UILabel.self: UILabel()
        case is UIButton.Type where type == UIButton.self: UIButton()
        case is UIImageView.Type where type == UIImageView.self: UIImageView()
        case is UIStackView.Type where type == UIStackView.self: UIStackView()
        default: nil
        }
    }

    /// An object without a look of its own: with nothing to see, or the simplest of its kind.
    @MainActor static func plainObject(of type: Any.Type) -> AnyObject? {
        switch type {
        case is UIColor.Type: UIColor.clear
        case is UIFont.Type: UIFont.systemFont(ofSize: UIFont.systemFontSize)
        case is UIImage.Type where type == UIImage.self: UIImage()
        case is NSAttributedString.Type where type == NSAttributedString.self: NSAttributedString()
        case is UIBarButtonItem.Type where type == UIBarButtonItem.self: UIBarButtonItem()
        case is UIMenu.Type where type == UIMenu.self: UIMenu(children: [])
        // The first of the app's manifest: what its delegate would most often name.
        case is UISceneConfiguration.Type where type == UISceneConfiguration.self: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        case is UICollectionViewCompositionalLayout.Type where type == UICollectionViewCompositionalLayout.self:
            UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        case is UICollectionViewLayout.Type where type == UICollectionViewLayout.self || type == UICollectionViewFlowLayout.self: UICollectionViewFlowLayout()
        default: nil
        }
    }

    @MainActor private static func ownView(of type: Any.Type) -> UIView? {
        let object: AnyObject? =
            switch type {
            case let type as UITableViewCell.Type: ObjCRuntime.instantiate(type, "initWithStyle:reuseIdentifier:", [UITableViewCell.CellStyle.default, nil])
            case let type as UIView.Type: ObjCRuntime.instantiate(type, "initWithFrame:", [CGRect.zero]) ?? ObjCRuntime.instantiate(type)
            default: nil
            }
        return object as? UIView
    }

    private struct UncheckedResult: @unchecked Sendable {
        let value: Any?
    }
}

/// The error of a function whose code was left out, because it needs something that is not there.
public struct LeftOutError: Error, CustomStringConvertible {
    /// The module or type that is not there.
    public let needs: String

    /// Says so.
    public init(_ needs: String, file: String = #filePath, line: Int = #line) {
        self.needs = needs
        ObjCRuntime.leftOut(needs, file: file, line: line)
    }

    public var description: String { "This code was left out of the app, because it needs \(needs), which Quince does not have." }
}
