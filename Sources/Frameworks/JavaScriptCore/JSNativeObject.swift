import Foundation

/// A native value within script: an object that goes in and comes back, or a closure that script calls.
final class JSNativeObject {
    let value: Any
    let call: (([JSValue]) -> Any?)?
    weak var context: JSContext?

    init(_ value: Any, in context: JSContext) {
        (self.value, self.context) = (value, context)
        call = JSClosure.call(value)
    }

    static func reference(of value: Any, in context: JSContext) -> OpaquePointer? {
        guard let engine = context.engine else { return nil }
        let box = Unmanaged.passRetained(JSNativeObject(value, in: context))
        return engine.makeObject(context.reference, JSNativeClass.shared.reference, box.toOpaque())
    }

    static func object(of value: JSValue) -> Any? {
        guard let engine = value.context.engine, let data = engine.getPrivate(value.reference) else { return nil }
        return Unmanaged<JSNativeObject>.fromOpaque(data).takeUnretainedValue().value
    }
}

/// The class that such objects have in the engine.
final class JSNativeClass: @unchecked Sendable {
    static let shared = JSNativeClass()
    let reference: OpaquePointer?

    private typealias Finalize = @convention(c) (OpaquePointer?) -> Void
    private typealias Call =
        @convention(c) (
            OpaquePointer?, OpaquePointer?, OpaquePointer?, Int, UnsafePointer<OpaquePointer?>?, UnsafeMutablePointer<OpaquePointer?>?
        ) -> OpaquePointer?

    private init() {
        let finalize: Finalize = { object in
            guard let data = JavaScriptEngine.shared?.getPrivate(object) else { return }
            Unmanaged<JSNativeObject>.fromOpaque(data).release()
        }
        let call: Call = { _, function, receiver, count, arguments, exception in
            guard let engine = JavaScriptEngine.shared, let data = engine.getPrivate(function) else { return nil }
            let native: JSNativeObject = Unmanaged<JSNativeObject>.fromOpaque(data).takeUnretainedValue()
            guard let context = native.context else { return nil }
            guard let body = native.call else {
                exception?.pointee = JSValue(newErrorFromMessage: "\(type(of: native.value)) is not called from script here", in: context).reference
                return engine.makeUndefined(context.reference)
            }
            let values: [JSValue] = (0..<count).map { JSValue(arguments?[$0], context) }
            let outcome = context.run(JSCall(context: context, receiver: JSValue(receiver, context), arguments: values)) { body(values) }
            if let left = outcome.exception { exception?.pointee = left }
            return outcome.result
        }
        // A `JSClassDefinition`: two integers, the name, the parent, two lists, and eleven functions.
        let definition = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 8)
        definition.initializeMemory(as: UInt8.self, repeating: 0, count: 128)
        definition.storeBytes(of: unsafeBitCast(finalize, to: UInt.self), toByteOffset: 48, as: UInt.self)
        definition.storeBytes(of: unsafeBitCast(call, to: UInt.self), toByteOffset: 96, as: UInt.self)
        reference = "Native".withCString { name in
            definition.storeBytes(of: UInt(bitPattern: name), toByteOffset: 8, as: UInt.self)
            return JavaScriptEngine.shared?.classCreate(definition)
        }
        definition.deallocate()
    }
}
