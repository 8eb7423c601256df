import ObjectRuntime
import XCTest

/// The examples of Quick's specs, which on Apple's systems are methods that its runtime in Objective-C adds to the spec's class. On Linux Quick has
/// them as a list, which goes by a class of its own and has the examples' descriptions for names.
public enum SpecTests {
    /// The specs of a kind, in the order of their names.
    ///
    /// - Parameter base: `QuickSpec.self`, `AsyncSpec.self` or `QuickConfiguration.self`.
    public static func subclasses<Base: AnyObject>(of base: Base.Type) -> [Base.Type] {
        ObjCRuntime.registeredClasses.filter { $0 != base }.compactMap { $0 as? Base.Type }
    }

    /// The entries of specs under the specs' own classes, with the names that Xcode shows.
    ///
    /// - Parameter classes: the specs, one an entry; entries beyond them stay as they are.
    public static func named(_ entries: [XCTestCaseEntry], by classes: [XCTestCase.Type]) -> [XCTestCaseEntry] {
        zip(entries, classes).map { entry, type in
            let names: [String] = names(of: entry.allTests.map(\.0))
            return (testCaseClass: type, allTests: zip(names, entry.allTests).map { ($0, $1.1) })
        } + entries.dropFirst(classes.count)
    }

    /// Names of methods for descriptions: `a counter, counts` is `a_counter__counts`, and a second one of that name `a_counter__counts_2`.
    static func names(of descriptions: [String]) -> [String] {
        var seen: Set<String> = []
        return descriptions.map { description in
            var name = String(description.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            if name.first?.isNumber ?? true { name = "_" + name }
            var candidate: String = name
            var number = 2
            while !seen.insert(candidate).inserted {
                candidate = "\(name)_\(number)"
                number += 1
            }
            return candidate
        }
    }
}
