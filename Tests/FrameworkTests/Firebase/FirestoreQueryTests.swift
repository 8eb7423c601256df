import Foundation
import TestSupport
import Testing
@testable import QuinceFirebase

@Suite("Firestore's order of values and queries")
struct FirestoreQueryTests {
    private func document(_ id: String, _ fields: [String: Any]) -> DocumentState {
        DocumentState(path: "c/" + id, fields: .required(fields), version: 0)
    }

    private func ids(_ plan: QueryPlan, _ documents: [DocumentState]) -> [String] { plan.evaluate(documents).map(\.id) }

    @Test("Values of different types are ordered by their types, those of one type by what they are")
    func order() {
        let values: [FirestoreValue] = [
            .null, .bool(false), .bool(true), .double(.nan), .double(-.infinity), .integer(-1), .double(0.5), .integer(1), .double(1.5), .integer(2),
            .timestamp(seconds: 1, nanoseconds: 0), .timestamp(seconds: 1, nanoseconds: 5), .timestamp(seconds: 2, nanoseconds: 0),
            .serverTime(write: 1, seconds: 0, nanoseconds: 0, previous: nil), .string(""), .string("B"), .string("a"), .string("aa"), .string("é"),
            .bytes(Data([1])), .bytes(Data([1, 0])), .reference("a/b"), .reference("a/b/c/d"), .reference("a/c"),
            .geoPoint(latitude: -1, longitude: 5), .geoPoint(latitude: 1, longitude: 2), .array([]), .array([.integer(1)]), .array([.integer(1), .null]),
            .array([.integer(2)]), .vector([2]), .vector([1, 1]), .map([:]), .map(["a": .integer(1)]), .map(["a": .integer(1), "b": .null]),
            .map(["a": .integer(2)]), .map(["b": .null]),
        ]
        for (index, one) in values.enumerated() {
            for (other, two) in values.enumerated() {
                #expect(one.compare(two) == FirestoreValue.Ordering(index, other), "\(one) and \(two)")
            }
        }
        #expect(FirestoreValue.integer(1).matches(.double(1)) && FirestoreValue.integer(1) != .double(1))
    }

    @Test("What an app passes becomes the value that it means: truth values are no numbers")
    func conversion() {
        #expect(FirestoreValue(true) == .bool(true) && FirestoreValue(1) == .integer(1) && FirestoreValue(1.0) == .double(1))
        #expect(FirestoreValue(NSNumber(value: true)) == .bool(true) && FirestoreValue(NSNumber(value: 1)) == .integer(1))
        #expect(FirestoreValue(CGFloat(2)) == .double(2) && FirestoreValue(Float(0.5)) == .double(0.5) && FirestoreValue(UInt8(3)) == .integer(3))
        #expect(FirestoreValue(Optional<Int>.none as Any) == .null && FirestoreValue(NSNull()) == .null && FirestoreValue(Optional(4) as Any) == .integer(4))
        #expect(FirestoreValue(["a": [1, "b"]] as [String: Any]) == .map(["a": .array([.integer(1), .string("b")])]))
        #expect(FirestoreValue(NSDictionary(dictionary: ["a": NSArray(array: [1])])) == .map(["a": .array([.integer(1)])]))
        #expect(FirestoreValue(Date(timeIntervalSince1970: 1.5)) == .timestamp(seconds: 1, nanoseconds: 500_000_000))
        #expect(FirestoreValue(Data([1])) == .bytes(Data([1])) && FirestoreValue(URL(string: "a")!) == nil)
    }

    @Test("All values are read from a file as they were written")
    func files() throws {
        let value = FirestoreValue.map([
            "n": .null, "b": .bool(true), "i": .integer(.max), "d": .double(0.1), "w": .double(3), "nan": .double(.infinity),
            "t": .timestamp(seconds: -5, nanoseconds: 7000), "s": .string("ä\n"), "y": .bytes(Data([0, 255])), "r": .reference("a/b"),
            "g": .geoPoint(latitude: 1.25, longitude: -2), "a": .array([.array([]), .map([:])]), "v": .vector([1, 2.5]),
        ])
        let data = try JSONSerialization.data(withJSONObject: value.json)
        #expect(FirestoreValue(json: try JSONSerialization.jsonObject(with: data)) == value)
    }

    @Test("Operators compare values of one type, and pass over fields that are not there")
    func operators() {
        let documents = [
            document("a", ["n": 1, "l": ["x", "y"]]), document("b", ["n": 2.0, "l": ["y"]]), document("c", ["n": "2"]), document("d", ["n": NSNull()]),
            document("e", ["m": 1]), document("f", ["n": 3]), document("g", ["n": Double.nan]),
        ]
        func found(_ comparison: QueryPlan.Operator, _ value: Any, _ field: String = "n") -> String {
            ids(QueryPlan(collection: "c", conditions: [.field(FieldKey(field), comparison, .required(value))]), documents).joined()
        }
        #expect(found(.equal, 2) == "b" && found(.equal, NSNull()) == "d" && found(.equal, Double.nan) == "g")
        #expect(found(.less, 3) == "ab" && found(.lessOrEqual, 3) == "abf" && found(.greater, 1) == "bf" && found(.greaterOrEqual, 2) == "bf")
        #expect(found(.notEqual, 2) == "gafc")
        #expect(found(.isIn, [1, "2"]) == "ac" && found(.notIn, [1, 3]) == "gbc" && found(.notIn, [NSNull()]) == "")
        #expect(found(.arrayContains, "y", "l") == "ab" && found(.arrayContainsAny, ["x", "z"], "l") == "a")
    }

    @Test("Orders leave out documents without the field, end with names, and bounds and limits follow them")
    func orders() {
        let documents = [
            document("a", ["n": 2]), document("b", ["n": 1, "m": 1]), document("c", ["n": 2, "m": 2]), document("d", ["m": 3]), document("e", ["n": 3]),
        ]
        func plan(_ isDescending: Bool = false) -> QueryPlan {
            QueryPlan(collection: "c", orders: [.init(key: FieldKey("n"), isDescending: isDescending)])
        }
        #expect(ids(plan(), documents) == ["b", "a", "c", "e"] && ids(plan(true), documents) == ["e", "c", "a", "b"])
        var bounded = plan()
        bounded.start = .init(values: [.integer(2)], isInclusive: true)
        #expect(ids(bounded, documents) == ["a", "c", "e"])
        bounded.start = .init(values: [.integer(2), .reference("c/a")], isInclusive: false)
        #expect(ids(bounded, documents) == ["c", "e"])
        bounded.end = .init(values: [.integer(3)], isInclusive: false)
        #expect(ids(bounded, documents) == ["c"])
        var last = plan()
        (last.limit, last.isLimitedToLast) = (2, true)
        #expect(ids(last, documents) == ["c", "e"])
        var reversed = plan(true)
        reversed.start = .init(values: [.integer(2)], isInclusive: true)
        reversed.limit = 2
        #expect(ids(reversed, documents) == ["c", "a"])
        let compared = QueryPlan(collection: "c", conditions: [.field(FieldKey("n"), .greater, .integer(1))], orders: [])
        #expect(compared.allOrders == [.init(key: FieldKey("n"), isDescending: false), .init(key: .documentID, isDescending: false)])
    }

    @Test("Changes made one after another turn what was known into what is there: 500 random lists (seed 7)")
    func changes() {
        var random = SeededGenerator(7)
        for _ in 0..<500 {
            func isBefore(_ one: DocumentState, _ two: DocumentState) -> Bool { (one.fields.asNumber ?? 0, one.path) < (two.fields.asNumber ?? 0, two.path) }
            func list() -> [DocumentState] {
                "abcdefgh".filter { _ in Bool.random(using: &random) }.map {
                    DocumentState(path: "c/\($0)", fields: .integer(Int64.random(in: 0...5, using: &random)), version: 0)
                }.sorted(by: isBefore)
            }
            let (old, new) = (list(), list())
            var known = old
            var kinds: [Int] = []
            for difference in DocumentDifference.between(old, new, by: isBefore) {
                if let index = difference.oldIndex { #expect(known.remove(at: index).path == difference.document.path) }
                if let index = difference.newIndex { known.insert(difference.document, at: index) }
                kinds.append(difference.kind == .removed ? 0 : difference.kind == .added ? 1 : 2)
            }
            #expect(known == new && kinds == kinds.sorted())
        }
    }

    @Test("What happens to fields: sums, unions and what is taken away")
    func transforms() {
        func apply(_ value: FieldValue, _ old: FirestoreValue?) -> FirestoreValue? { FieldValue.apply(value.change, to: old, write: 1, now: Timestamp()) }
        #expect(apply(.increment(Int64(2)), .integer(3)) == .integer(5) && apply(.increment(Int64(2)), .double(0.5)) == .double(2.5))
        #expect(
            apply(.increment(0.5), .integer(1)) == .double(1.5) && apply(.increment(Int64(2)), .string("x")) == .integer(2)
                && apply(.increment(Int64(2)), nil) == .integer(2))
        #expect(apply(.increment(Int64(1)), .integer(.max)) == .integer(.max))
        #expect(apply(.arrayUnion([1, 2, 2]), .array([.integer(2), .integer(3)])) == .array([.integer(2), .integer(3), .integer(1)]))
        #expect(
            apply(.arrayRemove([2]), .array([.integer(2), .integer(3), .integer(2)])) == .array([.integer(3)]) && apply(.arrayRemove([2]), nil) == .array([]))
    }
}
