import Foundation

/// Why a property list cannot be read, and where: what the system's reader says of the form that the list is written in.
package struct PropertyListFault: Hashable, Sendable {
    /// Counted from 1; nil where the reader names none.
    package var line: Int?
    /// Such as "Close tag on line 6 does not match open tag string".
    package var message: String

    /// - Parameters:
    ///   - error: what the reader threw. It tries the XML form first and keeps apart what it says of the old one.
    ///   - data: the list.
    package init(_ error: any Error, in data: Data) {
        let information = (error as NSError).userInfo
        let isMarkup = data.first { !Self.isBlank($0) } == UInt8(ascii: "<")
        let old = isMarkup ? nil : information["kCFPropertyListOldStyleParsingError"].flatMap(Self.words)
        message = old ?? information["NSDebugDescription"] as? String ?? error.localizedDescription
        line = message.range(of: "line ").flatMap { Int(message[$0.upperBound...].prefix { $0.isNumber }) }
    }

    /// Of an error that Foundation on Linux hands out as an object of Core Foundation's own, which can only be printed.
    private static func words(of error: Any) -> String? {
        let text = String(describing: error)
        guard let start = text.range(of: "NSDebugDescription="), let end = text.range(of: "}", options: .backwards), start.upperBound <= end.lowerBound else {
            return nil
        }
        return String(text[start.upperBound..<end.lowerBound])
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || [0xEF, 0xBB, 0xBF].contains(byte) }

    /// The message for a file, beginning with the place as editors know it.
    package static func text(_ error: any Error, at url: URL) -> String {
        guard let data = FileManager.default.contents(atPath: url.path) else { return "\(url.path) cannot be read." }
        let fault = PropertyListFault(error, in: data)
        let place = fault.line.map { "\(url.path):\($0)" } ?? url.path
        return "\(place) cannot be read as a property list: \(fault.message)."
    }
}
