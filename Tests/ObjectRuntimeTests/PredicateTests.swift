import ObjectRuntime
import Testing

@Suite("Predicates and sort descriptors by format and key")
struct PredicateTests {
    private let ada: Person
    private let people: NSArray

    init() {
        Person.registered
        ada = Person("Ada", 36)
        ada.children = [Person("Byron", 4), Person("Anne", 2)]
        people = [ada, Person("bob", 20), Person("Zoë", 50)] as NSArray
    }

    private func names(_ predicate: NSPredicate) -> [String] {
        people.filtered(using: predicate).compactMap { ($0 as? Person)?.name }
    }

    @Test(
        "Formats select what they say",
        arguments: [
            ("age > 30", ["Ada", "Zoë"]),
            ("age >= 20 AND age < 50", ["Ada", "bob"]),
            ("name == 'Ada' OR age = 20", ["Ada", "bob"]),
            ("NOT (age > 30)", ["bob"]),
            ("!(name BEGINSWITH 'A') && age != 50", ["bob"]),
            ("name BEGINSWITH[c] 'B'", ["bob"]),
            ("name BEGINSWITH 'B'", []),
            ("name ENDSWITH[cd] \"OE\"", ["Zoë"]),
            ("name CONTAINS 'd'", ["Ada"]),
            ("name LIKE '*o?'", ["bob", "Zoë"]),
            ("name MATCHES '[A-Z].*'", ["Ada", "Zoë"]),
            ("age IN {20, 50}", ["bob", "Zoë"]),
            ("age BETWEEN {20, 36}", ["Ada", "bob"]),
            ("children.@count > 0", ["Ada"]),
            ("ANY children.age > 3", ["Ada"]),
            ("SELF.age + 10 == 60", ["Zoë"]),
            ("(age * 2) > 90", ["Zoë"]),
            ("friend == nil", ["Ada", "bob", "Zoë"]),
            ("TRUEPREDICATE", ["Ada", "bob", "Zoë"]),
        ])
    func formats(format: String, expected: [String]) {
        #expect(names(NSPredicate(format: format)) == expected)
    }

    @Test("Arguments stand for values, keys and lists")
    func arguments() {
        #expect(names(NSPredicate(format: "%K == %@ AND age > %d", "name", "Ada", 3)) == ["Ada"])
        #expect(names(NSPredicate(format: "name IN %@", ["bob", "Ada"])) == ["Ada", "bob"])
        #expect(names(NSPredicate(format: "age == %ld", argumentArray: [20])) == ["bob"])
        #expect(NSPredicate(format: "SELF CONTAINS[c] %@", "ELL").evaluate(with: "hello"))
    }

    @Test("What a format describes is a comparison or a compound, which names its parts")
    func parts() throws {
        let comparison = try #require(ObjCRuntime.predicate(format: "$age > %d", 23) as? NSComparisonPredicate)
        #expect(comparison.leftExpression.expressionType == .variable && "\(comparison.leftExpression)" == "$age")
        #expect(comparison.evaluate(with: nil, substitutionVariables: ["age": 24]))
        let compound = try #require(ObjCRuntime.predicate(format: "a == 1 AND b == 2") as? NSCompoundPredicate)
        #expect(compound.subpredicates.count == 2 && compound.subpredicates.allSatisfy { $0 is NSComparisonPredicate })
    }

    @Test("Objects sort by key, by several, and by a named comparison")
    func sorting() {
        let byAge = people.sortedArray(using: [NSSortDescriptor(key: "age", ascending: false)])
        #expect(byAge.compactMap { ($0 as? Person)?.age } == [50, 36, 20])
        let byName = NSSortDescriptor(key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))
        #expect(people.sortedArray(using: [byName]).compactMap { ($0 as? Person)?.name } == ["Ada", "bob", "Zoë"])
    }
}
