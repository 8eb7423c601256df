import Foundation

/// Native closures that script calls. Swift tells a closure's type only to who names it, so that these are those with up to three arguments which are
/// usual: texts, numbers, flags and values.
enum JSClosure {
    static func call(_ value: Any) -> (([JSValue]) -> Any?)? {
        plain(value) ?? texts(value) ?? numbers(value) ?? mixed(value)
    }

    private static func argument(_ list: [JSValue], _ index: Int) -> JSValue {
        index < list.count ? list[index] : list.first.map { JSValue(undefinedIn: $0.context) } ?? JSValue(undefinedIn: JSContext.current())
    }
    private static func text(_ list: [JSValue], _ index: Int) -> String { argument(list, index).toString() ?? "" }
    private static func number(_ list: [JSValue], _ index: Int) -> Double { argument(list, index).toDouble() }
    private static func whole(_ list: [JSValue], _ index: Int) -> Int { Int(argument(list, index).toInt32()) }

    private static func plain(_ value: Any) -> (([JSValue]) -> Any?)? {
        switch value {
        case let body as () -> Void: { _ in body() }
        case let body as () -> String: { _ in body() }
        case let body as () -> Any: { _ in body() }
        case let body as () -> Any?: { _ in body() }
        case let body as (JSValue) -> Void: { body(argument($0, 0)) }
        case let body as (JSValue?) -> Void: { body(argument($0, 0)) }
        case let body as (JSValue) -> JSValue: { body(argument($0, 0)) }
        case let body as (JSValue) -> JSValue?: { body(argument($0, 0)) }
        case let body as (JSValue) -> Any?: { body(argument($0, 0)) }
        case let body as (JSValue, JSValue) -> Void: { body(argument($0, 0), argument($0, 1)) }
        case let body as (JSValue, JSValue) -> JSValue: { body(argument($0, 0), argument($0, 1)) }
        case let body as (JSValue, JSValue) -> JSValue?: { body(argument($0, 0), argument($0, 1)) }
        case let body as (JSValue, JSValue, JSValue) -> Void: { body(argument($0, 0), argument($0, 1), argument($0, 2)) }
        default: nil
        }
    }
    private static func texts(_ value: Any) -> (([JSValue]) -> Any?)? {
        switch value {
        case let body as (String) -> Void: { body(text($0, 0)) }
        case let body as (String?) -> Void: { body(text($0, 0)) }
        case let body as (String) -> String: { body(text($0, 0)) }
        case let body as (String) -> String?: { body(text($0, 0)) }
        case let body as (String) -> Any: { body(text($0, 0)) }
        case let body as (String) -> Any?: { body(text($0, 0)) }
        case let body as (String) -> Bool: { body(text($0, 0)) }
        case let body as (String) -> [String: Any]: { body(text($0, 0)) }
        case let body as (String, String) -> Void: { body(text($0, 0), text($0, 1)) }
        case let body as (String, String) -> String: { body(text($0, 0), text($0, 1)) }
        case let body as (String, String) -> String?: { body(text($0, 0), text($0, 1)) }
        case let body as (String, String, String) -> Void: { body(text($0, 0), text($0, 1), text($0, 2)) }
        default: nil
        }
    }
    private static func numbers(_ value: Any) -> (([JSValue]) -> Any?)? {
        switch value {
        case let body as (Double) -> Void: { body(number($0, 0)) }
        case let body as (Double) -> Double: { body(number($0, 0)) }
        case let body as (Double, Double) -> Double: { body(number($0, 0), number($0, 1)) }
        case let body as (Int) -> Void: { body(whole($0, 0)) }
        case let body as (Int) -> Int: { body(whole($0, 0)) }
        case let body as (Int) -> String: { body(whole($0, 0)) }
        case let body as (Int, Int) -> Int: { body(whole($0, 0), whole($0, 1)) }
        case let body as (Int, Int) -> Void: { body(whole($0, 0), whole($0, 1)) }
        case let body as (Bool) -> Void: { body(argument($0, 0).toBool()) }
        default: nil
        }
    }
    private static func mixed(_ value: Any) -> (([JSValue]) -> Any?)? {
        switch value {
        case let body as (Any) -> Void: { body(argument($0, 0).toObject() ?? NSNull()) }
        case let body as (Any?) -> Void: { body(argument($0, 0).toObject()) }
        case let body as (Any) -> Any: { body(argument($0, 0).toObject() ?? NSNull()) }
        case let body as ([Any]) -> Void: { body(argument($0, 0).toArray() ?? []) }
        case let body as ([String: Any]) -> Void: { body(argument($0, 0).toDictionary() as? [String: Any] ?? [:]) }
        case let body as ([AnyHashable: Any]) -> Void: { body(argument($0, 0).toDictionary() ?? [:]) }
        case let body as (JSValue, Double) -> Void: { body(argument($0, 0), number($0, 1)) }
        case let body as (JSValue, Int) -> Void: { body(argument($0, 0), whole($0, 1)) }
        case let body as (String, JSValue) -> Void: { body(text($0, 0), argument($0, 1)) }
        case let body as (String, Double) -> Void: { body(text($0, 0), number($0, 1)) }
        default: nil
        }
    }
}
