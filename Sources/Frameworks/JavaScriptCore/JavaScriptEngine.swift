import Foundation

public typealias JSContextRef = OpaquePointer
public typealias JSGlobalContextRef = OpaquePointer
public typealias JSContextGroupRef = OpaquePointer
public typealias JSValueRef = OpaquePointer
public typealias JSObjectRef = OpaquePointer

/// Debian's JavaScriptCore, which is loaded when an app first makes a context. Its C functions are Apple's.
final class JavaScriptEngine: Sendable {
    typealias Fault = UnsafeMutablePointer<OpaquePointer?>?
    typealias List = UnsafePointer<OpaquePointer?>?
    typealias Context = OpaquePointer

    /// Nil where it is not installed.
    static let shared: JavaScriptEngine? = JavaScriptEngine()
    static let absence = "JavaScript needs the package libjavascriptcoregtk-4.1-0, which is not installed"

    let groupCreate: @convention(c) () -> OpaquePointer?
    let groupRelease: @convention(c) (OpaquePointer?) -> Void
    let contextCreate: @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer?
    let contextRelease: @convention(c) (Context?) -> Void
    let global: @convention(c) (Context?) -> OpaquePointer?
    let evaluate: @convention(c) (Context?, OpaquePointer?, OpaquePointer?, OpaquePointer?, CInt, Fault) -> OpaquePointer?
    let stringCreate: @convention(c) (UnsafePointer<UInt16>?, Int) -> OpaquePointer?
    let stringRelease: @convention(c) (OpaquePointer?) -> Void
    let stringLength: @convention(c) (OpaquePointer?) -> Int
    let stringCharacters: @convention(c) (OpaquePointer?) -> UnsafePointer<UInt16>?
    let type: @convention(c) (Context?, OpaquePointer?) -> UInt32
    let isArray: @convention(c) (Context?, OpaquePointer?) -> Bool
    let isDate: @convention(c) (Context?, OpaquePointer?) -> Bool
    let isStrictEqual: @convention(c) (Context?, OpaquePointer?, OpaquePointer?) -> Bool
    let isEqual: @convention(c) (Context?, OpaquePointer?, OpaquePointer?, Fault) -> Bool
    let isInstance: @convention(c) (Context?, OpaquePointer?, OpaquePointer?, Fault) -> Bool
    let makeUndefined: @convention(c) (Context?) -> OpaquePointer?
    let makeNull: @convention(c) (Context?) -> OpaquePointer?
    let makeBoolean: @convention(c) (Context?, Bool) -> OpaquePointer?
    let makeNumber: @convention(c) (Context?, Double) -> OpaquePointer?
    let makeString: @convention(c) (Context?, OpaquePointer?) -> OpaquePointer?
    let makeObject: @convention(c) (Context?, OpaquePointer?, UnsafeMutableRawPointer?) -> OpaquePointer?
    let makeArray: @convention(c) (Context?, Int, List, Fault) -> OpaquePointer?
    let makeDate: @convention(c) (Context?, Int, List, Fault) -> OpaquePointer?
    let makeError: @convention(c) (Context?, Int, List, Fault) -> OpaquePointer?
    let toBoolean: @convention(c) (Context?, OpaquePointer?) -> Bool
    let toNumber: @convention(c) (Context?, OpaquePointer?, Fault) -> Double
    let toString: @convention(c) (Context?, OpaquePointer?, Fault) -> OpaquePointer?
    let toObject: @convention(c) (Context?, OpaquePointer?, Fault) -> OpaquePointer?
    let protect: @convention(c) (Context?, OpaquePointer?) -> Void
    let unprotect: @convention(c) (Context?, OpaquePointer?) -> Void
    let property: @convention(c) (Context?, OpaquePointer?, OpaquePointer?, Fault) -> OpaquePointer?
    let setProperty: @convention(c) (Context?, OpaquePointer?, OpaquePointer?, OpaquePointer?, UInt32, Fault) -> Void
    let hasProperty: @convention(c) (Context?, OpaquePointer?, OpaquePointer?) -> Bool
    let deleteProperty: @convention(c) (Context?, OpaquePointer?, OpaquePointer?, Fault) -> Bool
    let element: @convention(c) (Context?, OpaquePointer?, UInt32, Fault) -> OpaquePointer?
    let setElement: @convention(c) (Context?, OpaquePointer?, UInt32, OpaquePointer?, Fault) -> Void
    let isFunction: @convention(c) (Context?, OpaquePointer?) -> Bool
    let call: @convention(c) (Context?, OpaquePointer?, OpaquePointer?, Int, List, Fault) -> OpaquePointer?
    let construct: @convention(c) (Context?, OpaquePointer?, Int, List, Fault) -> OpaquePointer?
    let names: @convention(c) (Context?, OpaquePointer?) -> OpaquePointer?
    let nameCount: @convention(c) (OpaquePointer?) -> Int
    let name: @convention(c) (OpaquePointer?, Int) -> OpaquePointer?
    let namesRelease: @convention(c) (OpaquePointer?) -> Void
    let classCreate: @convention(c) (UnsafeRawPointer?) -> OpaquePointer?
    let setPrivate: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Bool
    let getPrivate: @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer?

    private init?() {
        // No compiler and no helper threads of its own: the session's clock knows the app's threads alone.
        for option in ["JSC_useJIT", "JSC_useConcurrentGC"] { setenv(option, "false", 0) }
        let files = ["libjavascriptcoregtk-4.1.so.0", "libjavascriptcoregtk-6.0.so.1", "libjavascriptcoregtk-4.0.so.18"]
        let library: UnsafeMutableRawPointer? = files.lazy.compactMap { file in dlopen(file, RTLD_NOW | RTLD_LOCAL) }.first
        guard let library else { return nil }
        struct Missing: Error {}
        func load<Function>(_ name: String) throws -> Function {
            guard let address = dlsym(library, name) else { throw Missing() }
            return unsafeBitCast(address, to: Function.self)
        }
        do {
            (groupCreate, groupRelease) = (try load("JSContextGroupCreate"), try load("JSContextGroupRelease"))
            (contextCreate, contextRelease) = (try load("JSGlobalContextCreateInGroup"), try load("JSGlobalContextRelease"))
            (global, evaluate) = (try load("JSContextGetGlobalObject"), try load("JSEvaluateScript"))
            (stringCreate, stringRelease) = (try load("JSStringCreateWithCharacters"), try load("JSStringRelease"))
            (stringLength, stringCharacters) = (try load("JSStringGetLength"), try load("JSStringGetCharactersPtr"))
            (type, isArray, isDate) = (try load("JSValueGetType"), try load("JSValueIsArray"), try load("JSValueIsDate"))
            (isStrictEqual, isEqual) = (try load("JSValueIsStrictEqual"), try load("JSValueIsEqual"))
            isInstance = try load("JSValueIsInstanceOfConstructor")
            (makeUndefined, makeNull) = (try load("JSValueMakeUndefined"), try load("JSValueMakeNull"))
            (makeBoolean, makeNumber, makeString) = (try load("JSValueMakeBoolean"), try load("JSValueMakeNumber"), try load("JSValueMakeString"))
            (makeObject, makeArray) = (try load("JSObjectMake"), try load("JSObjectMakeArray"))
            (makeDate, makeError) = (try load("JSObjectMakeDate"), try load("JSObjectMakeError"))
            (toBoolean, toNumber) = (try load("JSValueToBoolean"), try load("JSValueToNumber"))
            (toString, toObject) = (try load("JSValueToStringCopy"), try load("JSValueToObject"))
            (protect, unprotect) = (try load("JSValueProtect"), try load("JSValueUnprotect"))
            (property, setProperty) = (try load("JSObjectGetProperty"), try load("JSObjectSetProperty"))
            (hasProperty, deleteProperty) = (try load("JSObjectHasProperty"), try load("JSObjectDeleteProperty"))
            (element, setElement) = (try load("JSObjectGetPropertyAtIndex"), try load("JSObjectSetPropertyAtIndex"))
            (isFunction, call, construct) = (
                try load("JSObjectIsFunction"), try load("JSObjectCallAsFunction"), try load("JSObjectCallAsConstructor")
            )
            (names, nameCount) = (try load("JSObjectCopyPropertyNames"), try load("JSPropertyNameArrayGetCount"))
            (name, namesRelease) = (try load("JSPropertyNameArrayGetNameAtIndex"), try load("JSPropertyNameArrayRelease"))
            (classCreate, setPrivate, getPrivate) = (try load("JSClassCreate"), try load("JSObjectSetPrivate"), try load("JSObjectGetPrivate"))
        } catch { return nil }
    }

    /// Calls `body` with a text as the engine has them.
    func with<Result>(_ text: String, _ body: (OpaquePointer?) -> Result) -> Result {
        let units = Array(text.utf16)
        let string: OpaquePointer? = stringCreate(units, units.count)
        defer { stringRelease(string) }
        return body(string)
    }

    /// The text of one of the engine's, which it does not let go.
    func text(_ string: OpaquePointer?) -> String {
        guard let characters = stringCharacters(string) else { return "" }
        return String(decoding: UnsafeBufferPointer(start: characters, count: stringLength(string)), as: UTF16.self)
    }
}
