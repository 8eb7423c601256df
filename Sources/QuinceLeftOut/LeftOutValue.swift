import ObjectRuntime
import UIKit

/// A stand-in for the value of code that was left out, because it needs something that is not there.
public enum LeftOutValue {
    /// Says that `needs` is not there, and gives what a type has for nothing: nil, false, zero, an empty string or collection. A view or a
    /// controller is a hatched placeholder, which is drawn. For any other type the program ends with a message that names the place.
    public static func make<Value>(_ needs: String, file: String = #filePath, line: Int = #line) -> Value {
        guard let value = nothing(of: Value.self) ?? placeholder(for: Value.self, needs) as? Value else {
            ObjCRuntime.endLeftOut(needs, file: file, line: line)
        }
        ObjCRuntime.leftOut(needs, file: file, line: line)
        return value
    }

    private static func nothing<Value>(of type: Value.Type) -> Value? {
        let value: Any? = switch type {
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
        case is Void.Type: ()
        default: nil
        }
        return value.flatMap { $0 as? Value }
    }

    private static func empty<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any { Value(nilLiteral: ()) }
    private static func empty<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Any { Value() }
    private static func empty<Value: SetAlgebra>(_ type: Value.Type) -> Any { Value() }
    private static func empty<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { [:] as Value }
    private static func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Any { Value.zero }

    /// Of UIKit's own classes, and of an app's where they can be made without arguments. Nothing of an app's controller runs: it would be without
    /// what the code that was left out gave it.
    private static func placeholder<Value>(for type: Value.Type, _ needs: String) -> Any? {
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
        case is UILabel.Type where type == UILabel.self: UILabel()
        case is UIButton.Type where type == UIButton.self: UIButton()
        case is UIImageView.Type where type == UIImageView.self: UIImageView()
        case is UIStackView.Type where type == UIStackView.self: UIStackView()
        default: nil
        }
    }

    /// What has no look of its own: nothing to see, or the simplest of its kind.
    @MainActor static func plainObject(of type: Any.Type) -> AnyObject? {
        switch type {
        case is UIColor.Type: UIColor.clear
        case is UIFont.Type: UIFont.systemFont(ofSize: UIFont.systemFontSize)
        case is UIImage.Type where type == UIImage.self: UIImage()
        case is NSAttributedString.Type where type == NSAttributedString.self: NSAttributedString()
        case is UIBarButtonItem.Type where type == UIBarButtonItem.self: UIBarButtonItem()
        case is UIMenu.Type where type == UIMenu.self: UIMenu(children: [])
        case is UICollectionViewCompositionalLayout.Type where type == UICollectionViewCompositionalLayout.self:
            UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        case is UICollectionViewLayout.Type where type == UICollectionViewLayout.self || type == UICollectionViewFlowLayout.self: UICollectionViewFlowLayout()
        default: nil
        }
    }

    @MainActor private static func ownView(of type: Any.Type) -> UIView? {
        let object: AnyObject? = switch type {
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
