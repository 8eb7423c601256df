import Testing

@testable import ObjectRuntime

@Suite struct OverrideSlotTests {
    class Base {
        var value = 0
        func first() -> Int { 1 }
        func second() -> Int { 2 }
    }

    class Silent: Base {}
    class Speaking: Base { override func second() -> Int { 3 } }
    class OtherMethod: Base { override func first() -> Int { 4 } }
    class Grandchild: Speaking { var more = 5 }
    final class Wide: Base {
        var name = ""
        func third() {}
        override func second() -> Int { 6 }
    }

    @Test func tellsWhichClassesOverrideAMethod() throws {
        let slot = try #require(OverrideSlot(base: Base.self, inheriting: Silent.self, overriding: Speaking.self))
        #expect(!slot.isOverridden(in: Base.self))
        #expect(!slot.isOverridden(in: Silent.self))
        #expect(!slot.isOverridden(in: OtherMethod.self))
        #expect(slot.isOverridden(in: Speaking.self))
        #expect(slot.isOverridden(in: Grandchild.self))
        #expect(slot.isOverridden(in: Wide.self))
    }

    @Test func findsNoSlotWhereTheClassesDoNotDiffer() {
        #expect(OverrideSlot(base: Base.self, inheriting: Silent.self, overriding: Silent.self) == nil)
    }
}
