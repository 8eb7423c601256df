import Foundation

// Demands on values. Every one has to be met.

extension PFQuery {
    private func require(_ key: String, _ condition: QueryCondition) -> Self {
        plan.add(condition, of: key)
        return self
    }

    @discardableResult
    public func whereKeyExists(_ key: String) -> Self { require(key, .exists(true)) }
    @discardableResult
    public func whereKeyDoesNotExist(_ key: String) -> Self { require(key, .exists(false)) }

    /// Of a list one item has to be equal.
    @discardableResult
    public func whereKey(_ key: String, equalTo object: Any) -> Self { require(key, .equal(ParseValue(object))) }
    @discardableResult
    public func whereKey(_ key: String, notEqualTo object: Any) -> Self { require(key, .notEqual(ParseValue(object))) }
    @discardableResult
    public func whereKey(_ key: String, lessThan object: Any) -> Self { require(key, .less(ParseValue(object), orEqual: false)) }
    @discardableResult
    public func whereKey(_ key: String, lessThanOrEqualTo object: Any) -> Self { require(key, .less(ParseValue(object), orEqual: true)) }
    @discardableResult
    public func whereKey(_ key: String, greaterThan object: Any) -> Self { require(key, .greater(ParseValue(object), orEqual: false)) }
    @discardableResult
    public func whereKey(_ key: String, greaterThanOrEqualTo object: Any) -> Self { require(key, .greater(ParseValue(object), orEqual: true)) }
    @discardableResult
    public func whereKey(_ key: String, containedIn array: [Any]) -> Self { require(key, .isIn(array.map { ParseValue($0) })) }
    @discardableResult
    public func whereKey(_ key: String, notContainedIn array: [Any]) -> Self { require(key, .isNotIn(array.map { ParseValue($0) })) }
    @discardableResult
    public func whereKey(_ key: String, containsAllObjectsIn array: [Any]) -> Self { require(key, .hasAll(array.map { ParseValue($0) })) }
    @discardableResult
    public func whereKey(_ key: String, containedBy array: [Any]) -> Self { require(key, .isWithin(array.map { ParseValue($0) })) }

    // MARK: - Texts

    @discardableResult
    public func whereKey(_ key: String, matchesRegex regex: String) -> Self { whereKey(key, matchesRegex: regex, modifiers: nil) }
    /// - Parameter modifiers: `i` for letters of any case, `m` for texts of several lines.
    @discardableResult
    public func whereKey(_ key: String, matchesRegex regex: String, modifiers: String?) -> Self {
        var options: NSRegularExpression.Options = []
        if modifiers?.contains("i") == true { options.insert(.caseInsensitive) }
        if modifiers?.contains("m") == true { options.insert(.anchorsMatchLines) }
        return require(key, .matches(pattern: regex, options: options))
    }
    @discardableResult
    public func whereKey(_ key: String, contains substring: String?) -> Self { matching(key, substring) { $0 } }
    @discardableResult
    public func whereKey(_ key: String, hasPrefix prefix: String?) -> Self { matching(key, prefix) { "^" + $0 } }
    @discardableResult
    public func whereKey(_ key: String, hasSuffix suffix: String?) -> Self { matching(key, suffix) { $0 + "$" } }
    /// Any of the words has to be in the text.
    @discardableResult
    public func whereKey(_ key: String, matchesText text: String) -> Self { require(key, .hasWords(text)) }

    private func matching(_ key: String, _ text: String?, _ pattern: (String) -> String) -> Self {
        require(key, .matches(pattern: pattern(NSRegularExpression.escapedPattern(for: text ?? "")), options: []))
    }

    // MARK: - Places

    /// Sorts by distance where no other order is set.
    @discardableResult
    public func whereKey(_ key: String, nearGeoPoint geopoint: PFGeoPoint) -> Self { require(key, .isNear(geopoint, within: nil)) }
    @discardableResult
    public func whereKey(_ key: String, nearGeoPoint geopoint: PFGeoPoint, withinMiles maxDistance: Double) -> Self {
        require(key, .isNear(geopoint, within: maxDistance / PFGeoPoint.milesOfRadian))
    }
    @discardableResult
    public func whereKey(_ key: String, nearGeoPoint geopoint: PFGeoPoint, withinKilometers maxDistance: Double) -> Self {
        require(key, .isNear(geopoint, within: maxDistance / PFGeoPoint.kilometersOfRadian))
    }
    @discardableResult
    public func whereKey(_ key: String, nearGeoPoint geopoint: PFGeoPoint, withinRadians maxDistance: Double) -> Self {
        require(key, .isNear(geopoint, within: maxDistance))
    }
    @discardableResult
    public func whereKey(_ key: String, withinGeoBoxFromSouthwest southwest: PFGeoPoint, toNortheast northeast: PFGeoPoint) -> Self {
        require(key, .isInBox(southwest: southwest, northeast: northeast))
    }
    @discardableResult
    public func whereKey(_ key: String, withinPolygon points: [PFGeoPoint]) -> Self { require(key, .isInPolygon(points)) }

    // MARK: - Other queries

    /// The value, or one of a list, is an object that the other query finds.
    @discardableResult
    public func whereKey<Other>(_ key: String, matchesQuery query: PFQuery<Other>) -> Self { require(key, .isResult(query.plan, true)) }
    @discardableResult
    public func whereKey<Other>(_ key: String, matches query: PFQuery<Other>) -> Self { require(key, .isResult(query.plan, true)) }
    @discardableResult
    public func whereKey<Other>(_ key: String, doesNotMatchQuery query: PFQuery<Other>) -> Self { require(key, .isResult(query.plan, false)) }
    @discardableResult
    public func whereKey<Other>(_ key: String, doesNotMatch query: PFQuery<Other>) -> Self { require(key, .isResult(query.plan, false)) }
    /// The value is that of another key of an object that the other query finds.
    @discardableResult
    public func whereKey<Other>(_ key: String, matchesKey otherKey: String, in query: PFQuery<Other>) -> Self {
        require(key, .isValue(ofKey: otherKey, query.plan, true))
    }
    @discardableResult
    public func whereKey<Other>(_ key: String, matchesKey otherKey: String, inQuery query: PFQuery<Other>) -> Self {
        require(key, .isValue(ofKey: otherKey, query.plan, true))
    }
    @discardableResult
    public func whereKey<Other>(_ key: String, doesNotMatchKey otherKey: String, in query: PFQuery<Other>) -> Self {
        require(key, .isValue(ofKey: otherKey, query.plan, false))
    }
    @discardableResult
    public func whereKey<Other>(_ key: String, doesNotMatchKey otherKey: String, inQuery query: PFQuery<Other>) -> Self {
        require(key, .isValue(ofKey: otherKey, query.plan, false))
    }
}
