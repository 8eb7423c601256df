import Testing
import UIKit

@testable import QuinceJavaScriptCore

/// As apps run script: with the engine where it is installed, and told of its absence where it is not.
@Suite struct JavaScriptCoreTests {
    private static var isThere: Bool { JavaScriptEngine.shared != nil }
    private final class Thing {}

    @Test("without an engine each script raises an exception that names what is missing", .enabled(if: !isThere)) func absence() throws {
        let context = JSContext()!
        #expect(context.evaluateScript("1 + 2").isUndefined && context.exception.toString() == JavaScriptEngine.absence)
        var heard: [String] = []
        context.exceptionHandler = { _, exception in heard.append(exception?.toString() ?? "") }
        context.setObject(3, forKeyedSubscript: "a" as NSString)
        context.evaluateScript("a")
        #expect(heard == [JavaScriptEngine.absence] && context.objectForKeyedSubscript("a").toObject() == nil)
    }

    @Test("values go into script and come back", .enabled(if: isThere)) func values() throws {
        let context = JSContext()!
        #expect(context.evaluateScript("1 + 2").toInt32() == 3 && context.evaluateScript("'a' + 'ü😀'").toString() == "aü😀")
        context.setObject(["k": [1, "two", true] as [Any]] as [String: Any], forKeyedSubscript: "table" as NSString)
        #expect(context.evaluateScript("JSON.stringify(table)").toString() == #"{"k":[1,"two",true]}"#)
        context.evaluateScript("function triple(x) { return x * 3 } var list = ['a', 'b']")
        #expect(context.objectForKeyedSubscript("triple").call(withArguments: [14]).toInt32() == 42)
        let list: JSValue = context.objectForKeyedSubscript("list")
        #expect(list.isArray && list.toArray() as? [String] == ["a", "b"] && list.atIndex(1).toString() == "b")
        #expect(list.invokeMethod("join", withArguments: ["-"]).toString() == "a-b")
        #expect(context.evaluateScript("new Date(1000)").toDate() == Date(timeIntervalSince1970: 1))
        #expect(context.evaluateScript("true").toObject() as? Bool == true && context.evaluateScript("null").isNull)
        let thing = Thing()
        context.setObject(thing, forKeyedSubscript: "thing" as NSString)
        #expect(context.objectForKeyedSubscript("thing").toObject() as? Thing === thing)
    }

    @Test("script calls closures of the app's", .enabled(if: isThere)) func closures() throws {
        let context = JSContext()!
        let greet: (String) -> String = { "Hello " + $0 }
        context.setObject(greet, forKeyedSubscript: "greet" as NSString)
        #expect(context.evaluateScript("greet('you')").toString() == "Hello you")
        let fail: () -> Void = {
            let current = JSContext.current()
            current?.exception = JSValue(newErrorFromMessage: "bad", in: current)
        }
        context.setObject(fail, forKeyedSubscript: "fail" as NSString)
        #expect(context.evaluateScript("try { fail(); 'no' } catch (error) { error.message }").toString() == "bad")
    }

    @Test("exceptions are heard with their words and lines", .enabled(if: isThere)) func exceptions() throws {
        let context = JSContext()!
        context.evaluateScript("throw new Error('first')")
        #expect(context.exception.toString() == "Error: first")
        context.exception = nil
        var heard: [String] = []
        context.exceptionHandler = { _, exception in heard.append(exception?.forProperty("line").toString() ?? "") }
        #expect(context.evaluateScript("\n nope()").isUndefined && heard == ["2"] && context.exception == nil)
    }
}
