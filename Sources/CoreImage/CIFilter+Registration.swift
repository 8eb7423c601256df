import CoreGraphics
import Foundation
import ObjectRuntime

/// Makes the filters that an app adds under names of its own.
public protocol CIFilterConstructor {
    func filter(withName name: String) -> CIFilter?
}

/// The filters that the running app added.
final class RegisteredFilters: @unchecked Sendable {
    private let lock = NSLock()
    private var constructors: [String: (maker: any CIFilterConstructor, attributes: [String: Any])] = [:]

    static var current: RegisteredFilters { AppServices.object { RegisteredFilters() } }

    func register(_ name: String, _ maker: any CIFilterConstructor, _ attributes: [String: Any]) {
        lock.withLock { constructors[name] = (maker, attributes) }
    }

    func filter(named name: String) -> CIFilter? { lock.withLock { constructors[name]?.maker }?.filter(withName: name) }

    func names(in categories: [String]?) -> [String] {
        lock.withLock { constructors }.filter { _, entry in
            let own: [String] = entry.attributes[kCIAttributeFilterCategories] as? [String] ?? []
            return categories?.allSatisfy { own.contains($0) } ?? true
        }.map(\.key)
    }

    func displayName(of name: String) -> String? { lock.withLock { constructors[name]?.attributes[kCIAttributeFilterDisplayName] as? String } }
}

extension CIFilter {
    /// Adds a filter of the app's: `filterNames(inCategory:)` has it, and it tells its name. It is made by its constructor, `filter(withName:)`.
    ///
    /// - Parameter attributes: its display name and categories, by `kCIAttributeFilterDisplayName` and `kCIAttributeFilterCategories`.
    public class func registerName(_ name: String, constructor anObject: any CIFilterConstructor, classAttributes attributes: [String: Any] = [:]) {
        RegisteredFilters.current.register(name, anObject, attributes)
    }

    /// The words for a category.
    public class func localizedName(forCategory category: String) -> String {
        let name: String = category.hasPrefix("CICategory") ? String(category.dropFirst(10)) : category
        return name.reduce(into: "") { text, letter in
            if letter.isUppercase, text.last?.isLowercase == true { text.append(" ") }
            text.append(letter)
        }
    }

    /// The words about a filter; nil: none are here.
    public class func localizedDescription(forFilterName filterName: String) -> String? { nil }

    /// The page about a filter of the system; nil for others.
    public class func localizedReferenceDocumentation(forFilterName filterName: String) -> URL? {
        CIFilter(name: filterName)?.attributes[kCIAttributeReferenceDocumentation] as? URL
    }
}
