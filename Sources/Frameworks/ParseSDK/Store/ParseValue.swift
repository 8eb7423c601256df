import Foundation

/// Whatever is optional, so that nil within an `Any` is seen.
private protocol AnyOptional { var wrapped: Any? { get } }
extension Optional: AnyOptional { fileprivate var wrapped: Any? { map { $0 } } }

/// A value of an object as files have it, and as queries compare it.
indirect enum ParseValue: Codable, Equatable {
    case null
    case flag(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case date(Date)
    case data(Data)
    case list([ParseValue])
    case table([String: ParseValue])
    case point(Double, Double)
    /// Another object, by its place in the store and by its identifier.
    case object(String, ObjectName)
    case file(name: String, url: String?, data: Data?)
    case rights([String: [String: Bool]])
    case relation(String?, [String])

    /// A class and, of an object that was saved, an identifier.
    struct ObjectName: Codable, Equatable {
        var className: String
        var objectId: String?
    }

    private static let flagType = ObjectIdentifier(type(of: NSNumber(value: true)))

    init(_ any: Any?) {
        switch Self.plain(any) {
        case nil, is NSNull: self = .null
        case let object as PFObject:
            self = .object(object.place, ObjectName(className: object.parseClassName, objectId: object.objectId))
        case let point as PFGeoPoint: self = .point(point.latitude, point.longitude)
        case let file as PFFileObject: self = .file(name: file.name, url: file.url, data: file.url == nil ? file.known : nil)
        case let acl as PFACL: self = .rights(acl.rights)
        case let relation as PFRelation<PFObject>: self = .relation(relation.targetClass, relation.members.map(\.place))
        case let text as String: self = .text(text)
        case let date as Date: self = .date(date)
        case let data as Data: self = .data(data)
        case let number as NSNumber: self.init(number)
        case let list as [Any]: self = .list(list.map { ParseValue($0) })
        case let table as [String: Any]: self = .table(table.mapValues { ParseValue($0) })
        case let other?: self = .text("\(other)")
        }
    }

    private init(_ number: NSNumber) {
        let type = String(cString: number.objCType)
        if ObjectIdentifier(Swift.type(of: number)) == Self.flagType {
            self = .flag(number.boolValue)
        } else if type == "d" || type == "f" || number is NSDecimalNumber {
            self = .number(number.doubleValue)
        } else {
            self = .integer(number.int64Value)
        }
    }

    /// A value without optionals, as an object gives it back: numbers are objects, as in Objective-C, and can be read as any kind of number.
    static func plain(_ any: Any?) -> Any? {
        guard let any else { return nil }
        if let optional = any as? any AnyOptional { return optional.wrapped.flatMap { plain($0) } }
        if any is String || any is PFObject { return any }
        if let number = any as? NSNumber { return number }
        if let number = any as? CGFloat { return NSNumber(value: Double(number)) }
        if let list = any as? [Any] { return list.map { plain($0) ?? NSNull() } }
        if let table = any as? [String: Any] { return table.mapValues { plain($0) ?? NSNull() } }
        return any
    }

    // MARK: - Comparing

    var asNumber: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// Whether both are the same to a query: kinds of numbers do not matter, and objects with identifiers are told apart by these alone.
    func isSame(as other: ParseValue) -> Bool {
        if let one = asNumber, let two = other.asNumber { return one == two }
        if case .object(let place, let name) = self, case .object(let otherPlace, let otherName) = other {
            return place == otherPlace || name.objectId != nil && name == otherName
        }
        return self == other
    }

    /// Whether this comes before the other; nil where the two have no order.
    func isLess(than other: ParseValue) -> Bool? {
        if let one = asNumber, let two = other.asNumber { return one < two }
        switch (self, other) {
        case (.text(let one), .text(let two)): return one < two
        case (.date(let one), .date(let two)): return one < two
        case (.flag(let one), .flag(let two)): return !one && two
        default: return nil
        }
    }
}
