import Foundation

// Objects are arguments of formats on Apple's systems, errors first of all: `String(format: "%@", error as NSError)`.

extension NSError: @retroactive _CVarArgObject, @retroactive CVarArg {
    public var _cVarArgObject: any CVarArg { description as NSString }

    public var _cVarArgEncoding: [Int] {
        let text: any CVarArg = description as NSString
        return text._cVarArgEncoding
    }
}
