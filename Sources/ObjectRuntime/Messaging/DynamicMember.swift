import Foundation

extension ObjCRuntime {
    /// A member of an object whose class is known only when the program runs, as `anyObject.title` asks for it.
    ///
    /// Each of `members` reads the member from one of the classes that declare it; the first that the object is one of
    /// answers. As with the Objective-C runtime the result may be used as if it were there (`anyObject.title.count`) or with
    /// `?` and `!`; it is nil where the object is of none of the classes. A method is read unapplied, and then called.
    public static func dynamicMember<each Owner, Member>(
        _ object: AnyObject, _ members: repeat (each Owner) -> Member
    ) -> Member! {
        for member in repeat each members {
            if let found = value(of: member, from: object) { return found }
        }
        return nil
    }

    /// The same where classes declare the member with types of their own, or a class outside the frameworks known here
    /// declares it with another: the context says which type is meant, and the value is converted as a message's result is.
    @_disfavoredOverload
    public static func dynamicMember<each Owner, each Member, Result>(
        _ object: AnyObject, _ members: repeat (each Owner) -> each Member
    ) -> Result! {
        for member in repeat each members {
            if let found = value(of: member, from: object) { return Coercion.convert(Coercion.flattened(found), to: Result.self) }
        }
        return nil
    }

    // The same of an optional method that a protocol declares: what is found may be called; where the object's class does not implement it, the
    // call answers nil, as `object.method?()` does. One for each number of arguments: functions of any number cannot be handed on.

    public static func dynamicMember<Owner, Result>(
        _ object: AnyObject, _ member: (Owner) -> () throws(Unimplemented) -> Result
    ) -> (() -> Result?)! {
        value(of: member, from: object).map { method in { try? method() } }
    }

    public static func dynamicMember<Owner, A0, Result>(
        _ object: AnyObject, _ member: (Owner) -> (A0) throws(Unimplemented) -> Result
    ) -> ((A0) -> Result?)! {
        value(of: member, from: object).map { method in { a0 in try? method(a0) } }
    }

    public static func dynamicMember<Owner, A0, A1, Result>(
        _ object: AnyObject, _ member: (Owner) -> (A0, A1) throws(Unimplemented) -> Result
    ) -> ((A0, A1) -> Result?)! {
        value(of: member, from: object).map { method in { a0, a1 in try? method(a0, a1) } }
    }

    public static func dynamicMember<Owner, A0, A1, A2, Result>(
        _ object: AnyObject, _ member: (Owner) -> (A0, A1, A2) throws(Unimplemented) -> Result
    ) -> ((A0, A1, A2) -> Result?)! {
        value(of: member, from: object).map { method in { a0, a1, a2 in try? method(a0, a1, a2) } }
    }

    public static func dynamicMember<Owner, A0, A1, A2, A3, Result>(
        _ object: AnyObject, _ member: (Owner) -> (A0, A1, A2, A3) throws(Unimplemented) -> Result
    ) -> ((A0, A1, A2, A3) -> Result?)! {
        value(of: member, from: object).map { method in { a0, a1, a2, a3 in try? method(a0, a1, a2, a3) } }
    }

    // Methods that are always there would fit those above as well, whose answers are optional once more.

    public static func dynamicMember<Owner, Result>(_ object: AnyObject, _ member: (Owner) -> () -> Result) -> (() -> Result)! {
        value(of: member, from: object)
    }

    public static func dynamicMember<Owner, A0, Result>(_ object: AnyObject, _ member: (Owner) -> (A0) -> Result) -> ((A0) -> Result)! {
        value(of: member, from: object)
    }

    public static func dynamicMember<Owner, A0, A1, Result>(_ object: AnyObject, _ member: (Owner) -> (A0, A1) -> Result) -> ((A0, A1) -> Result)! {
        value(of: member, from: object)
    }

    public static func dynamicMember<Owner, A0, A1, A2, Result>(
        _ object: AnyObject, _ member: (Owner) -> (A0, A1, A2) -> Result
    ) -> ((A0, A1, A2) -> Result)! {
        value(of: member, from: object)
    }

    public static func dynamicMember<Owner, A0, A1, A2, A3, Result>(
        _ object: AnyObject, _ member: (Owner) -> (A0, A1, A2, A3) -> Result
    ) -> ((A0, A1, A2, A3) -> Result)! {
        value(of: member, from: object)
    }

    private static func value<Owner, Member>(of member: (Owner) -> Member, from object: AnyObject) -> Member? {
        (object as? Owner).map(member)
    }

    /// The element of `anyObject[key]`: a dictionary's value, an array's element; nil where the object has no such subscript.
    public static func element(of object: AnyObject, _ key: Any) -> Any! {
        switch object {
        case let dictionary as NSDictionary: dictionary.object(forKey: key)
        case let array as NSArray: (key as? Int).map { array.object(at: $0) }
        case let dictionary as [AnyHashable: Any]: (key as? AnyHashable).flatMap { dictionary[$0] }
        case let array as [Any]: (key as? Int).map { array[$0] }
        default: nil
        }
    }
}
