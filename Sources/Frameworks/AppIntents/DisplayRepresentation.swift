@_exported import UIKit

/// How a value is shown: its title, a line below and a picture.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]

    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        self.init(title: title, subtitle: subtitle, image: image, synonyms: [])
    }
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource] = []
    ) {
        (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms)
    }
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    /// A picture of the app's, of the system's, or one as data or at an address.
    public struct Image: Sendable {
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }
        enum Source: Hashable, Sendable {
            case named(String)
            case symbol(String)
            case data(Data)
            case url(URL)
        }
        let source: Source
        let isTemplate: Bool?
        public let displayStyle: DisplayStyle

        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate, self.displayStyle) = (.named(name), isTemplate, displayStyle)
        }
        public init(systemName: String, isTemplate: Bool? = nil) { (source, self.isTemplate, displayStyle) = (.symbol(systemName), isTemplate, .default) }
        public init(systemName: String, tintColor: UIColor? = nil, symbolConfiguration: UIImage.SymbolConfiguration? = nil) {
            (source, isTemplate, displayStyle) = (.symbol(systemName), nil, .default)
        }
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate, self.displayStyle) = (.data(data), isTemplate, displayStyle)
        }
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate, self.displayStyle) = (.url(url), isTemplate, displayStyle)
        }
    }
}

/// The name of a type of values, and of a number of them.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource]

    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        self.init(name: name, numericFormat: numericFormat, synonyms: [])
    }
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
        (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms)
    }
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A type that has a name to show.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that can be shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// Values that can be shown, of a type with a name.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// Values that are shown by a table.
public protocol CaseDisplayRepresentable: Hashable, CustomLocalizedStringResourceConvertible {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// The title that the table has.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: String(describing: self))
    }
}

/// Values that are shown by a table, of a type with a name.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
