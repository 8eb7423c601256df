internal import InterfaceFiles

/// Tells of pictures, colours and symbols that an app asks for by a name that is not there. UIKit answers nil and says nothing.
enum MissingResource {
    static func image(_ name: String, in bundle: Bundle?) {
        record(
            .image, name, among: BundleCatalogs.of(bundle).names(of: .image), noun: "image",
            advice: "Add it to an asset catalogue of the target, or correct the name.")
    }

    static func color(_ name: String, in bundle: Bundle?) {
        record(
            .color, name, among: BundleCatalogs.of(bundle).names(of: .color), noun: "colour",
            advice: "Add it to an asset catalogue of the target, or correct the name.")
    }

    static func symbol(_ name: String) {
        record(.symbol, name, among: SymbolLibrary.allNames, noun: "symbol", advice: "SF Symbols has none of that name.")
    }

    /// A symbol of the set that is drawn as something neutral.
    static func neutralSymbol(_ name: String) {
        WarningLog.shared.record(.standIn, name) { RuntimeWarning(.standIn, subject: name, message: "The symbol \"\(name)\" is drawn as a neutral glyph.") }
    }

    private static func record(_ kind: RuntimeWarning.Kind, _ name: String, among candidates: @autoclosure () -> [String], noun: String, advice: String) {
        WarningLog.shared.record(kind, name) {
            RuntimeWarning(kind, subject: name, message: "There is no \(noun) named \"\(name)\". \(advice)", candidates: candidates())
        }
    }
}
