import Testing

@testable import InterfaceFiles

@Suite("Info.plist device variants")
struct DeviceVariantsTests {
    @Test("the most specific variant wins")
    func order() {
        var list = ["K": 1, "K-iphoneos": 2, "K~ipad": 3, "K-iphoneos~ipad": 4]
        #expect(DeviceVariants.value(of: "K", on: .ipad, in: list) == 4)
        list["K-iphoneos~ipad"] = nil
        #expect(DeviceVariants.value(of: "K", on: .ipad, in: list) == 3)
        #expect(DeviceVariants.value(of: "K", on: .iphone, in: list) == 2)
        list["K-iphoneos"] = nil
        #expect(DeviceVariants.value(of: "K", on: .iphone, in: list) == 1)
        #expect(DeviceVariants.value(of: "L", on: .iphone, in: list) == nil)
    }

    @Test("a whole list loses its variants, and keeps keys that only look like some")
    func list() {
        let list = ["A": 1, "A~ipad": 2, "B~iphone": 3, "C-x": 4, "D~y": 5]
        #expect(DeviceVariants.resolve(list, on: .ipad) == ["A": 2, "C-x": 4, "D~y": 5])
        #expect(DeviceVariants.resolve(list, on: .iphone) == ["A": 1, "B": 3, "C-x": 4, "D~y": 5])
    }
}
