import ObjectRuntime
import SourceLowering
import Testing

@Suite("Associated types that are to be of classes")
struct ClassRequirementTests {
    private func lowered(_ text: String) -> String {
        body(ModuleLowering(module: "Demo", imported: [Samples.frameworks]).lower([SourceFile(path: "File.swift", text: text)]).files[0])
    }

    @Test("they may be any, for protocols of Objective-C's are of classes there; parameters of the function's own stay")
    func loosened() {
        let text = lowered(
            """
            func f<P: Proxy, T>(_ proxy: P, _ other: T) where P.Delegate: AnyObject, T: AnyObject { proxy === P.current && proxy !== other }
            func g<T>(_ a: T, _ b: T) -> Bool where T: AnyObject { a === b }
            """)
        #expect(text.contains("where P.Delegate: Any ") && text.contains(", T: AnyObject { proxy .===. P.current && proxy .!==. other }"))
        #expect(text.contains("where T: AnyObject { a === b }"))
    }

    @Test("values of whatever type are compared by what they refer to")
    func identity() {
        final class Thing {}
        let thing = Thing()
        let same: [Bool] = [thing .===. thing, Optional(thing) .===. thing, (thing as Any) .===. thing, Thing?.none .===. nil]
        #expect(same == [true, true, true, true])
        let others: [Bool] = [thing .!==. Thing(), thing .!==. nil, thing .===. Thing()]
        #expect(others == [true, true, false])
    }
}
