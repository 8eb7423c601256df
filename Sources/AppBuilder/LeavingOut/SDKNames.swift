import Foundation
import SourceLowering

/// Which names Apple's SDK for iOS has: what the compiler does not find under such a name is missing here, and no mistake of the app's
/// author.
///
/// The tables were collected from public bindings of the iOS SDK for two other languages, so they hold what Objective-C and C see: classes,
/// protocols, enumerations, selectors, functions and constants. Names that only Swift has came from what public apps use, and from Apple's
/// declarations of UIKit and what it is made of (docs/behaviour/declarations).
struct SDKNames: Sendable {
    enum Kind: String, Sendable {
        case view, controller, `class`, `protocol`, value
    }

    private let types: [String: Kind]
    /// Sorted: selectors up to their first colon, properties, functions, constants, cases of enumerations.
    private let members: [String]
    /// Names that the other two do not tell: `Owner.name`, and names at the top of a framework.
    private let swiftNames: Set<String>
    /// The parameters of functions, by their names, and of initialisers, by their types' names.
    private let functions: [String: [[Parameter]]]

    private struct Parameter {
        var label: Substring
        var hasDefault: Bool
    }

    /// - Parameter functions: Each with its labels, `present(_:animated:completion?:)`; a question mark stands behind that of an argument with a default.
    init(types: [String: Kind], members: [String], swiftNames: [String] = [], functions: [String] = []) {
        self.types = types
        self.functions = functions.reduce(into: [:]) { found, text in
            let parts = text.dropLast().split(separator: "(")
            guard parts.count == 2 else { return }
            found[String(parts[0]), default: []].append(
                parts[1].split(separator: ":").map { Parameter(label: $0.hasSuffix("?") ? $0.dropLast() : $0, hasDefault: $0.hasSuffix("?")) })
        }
        self.members = members.sorted()
        // A subclass has them too, under its own name. A single word there says little: `x` may be the author's mistake.
        self.swiftNames = Set(swiftNames + swiftNames.compactMap { $0.split(separator: ".").last.map(String.init) }.filter(Self.isOfSeveralWords))
    }

    private static func isOfSeveralWords(_ name: String) -> Bool {
        name.first?.isLowercase == true && name.contains(where: \.isUppercase)
    }

    /// Reads the tables in a folder.
    init(folder: URL) {
        func lines(_ name: String) -> [Substring] {
            let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
            return text.split(separator: "\n")
        }
        var types: [String: Kind] = [:]
        for line in lines("SDKTypes.tsv") {
            let columns = line.split(separator: "\t")
            if columns.count == 2 { types[String(columns[0])] = Kind(rawValue: String(columns[1])) }
        }
        self.init(
            types: types, members: lines("SDKMembers.txt").map(String.init), swiftNames: lines("SDKSwiftNames.txt").map(String.init),
            functions: lines("SDKFunctions.txt").map(String.init))
    }

    func kind(of type: String) -> Kind? { types[type] }

    /// Whether a type, function or constant of this name stands at the top of a framework. Foundation's classes lose their NS in Swift.
    func hasGlobal(_ name: String) -> Bool { types[name] != nil || types["NS" + name] != nil || isMember(name) || swiftNames.contains(name) }

    /// Whether a class has a method that Swift calls by this name and label: `registerForPreviewing(with:)` is Objective-C's
    /// `registerForPreviewingWithDelegate:`.
    func hasMethod(_ name: String, firstLabel: String?) -> Bool {
        guard let firstLabel, firstLabel != "_" else { return false }
        let beginning = name + firstLabel.prefix(1).uppercased() + firstLabel.dropFirst()
        return isMember(beginning) || isBeginning(beginning)
    }

    /// Whether there is a function or an initialiser that can be called so, as far as labels tell.
    func hasFunction(calledAs call: CallLabels) -> Bool {
        (functions[call.name] ?? []).contains { parameters in
            var rest = parameters[...]
            for label in call.labels {
                while let next = rest.first, next.label != label, next.hasDefault { rest.removeFirst() }
                guard rest.first?.label == label[...] else { return false }
                rest.removeFirst()
            }
            return rest.count { !$0.hasDefault } <= call.trailingClosures && call.trailingClosures <= rest.count
        }
    }

    /// Whether `owner` may have a member of this name. Swift shortens what Objective-C calls `openURL:options:`, and makes
    /// `UIViewContentMode` and `UIApplicationDidBecomeActiveNotification` members.
    func hasMember(_ name: String, of owner: String) -> Bool {
        let nested = owner + name.prefix(1).uppercased() + name.dropFirst()
        return types[nested] != nil || isMember(nested) || isMember(name) || isBeginning(name) || isGetter(name) || swiftNames.contains("\(owner).\(name)")
            || swiftNames.contains(name)
    }

    /// Whether a type within another may have a constant of this name: `UIImagePickerController.InfoKey.mediaURL` is the SDK's
    /// `UIImagePickerControllerMediaURL`.
    func hasConstant(_ name: String, ofNested type: String) -> Bool {
        let parts = type.split(separator: ".")
        guard parts.count > 1, let outer = parts.dropLast().last else { return false }
        let end = name.prefix(1).uppercased() + name.dropFirst()
        return [String(outer), "NS" + outer].contains { isMember($0 + end) || hasMember(from: $0, to: end) }
    }

    /// Whether any type has a member of this name.
    func isMemberOfAnyType(_ name: String) -> Bool {
        let end = name.prefix(1).uppercased() + name.dropFirst()
        return isMember(name) || members.contains { $0.hasSuffix(end) } || swiftNames.contains { $0.hasSuffix(".\(name)") }
    }

    private func hasMember(from beginning: String, to end: String) -> Bool {
        members[position(of: beginning)...].prefix { $0.hasPrefix(beginning) }.contains { $0.hasSuffix(end) }
    }

    /// Whether the SDK has a member, function or constant of this very name.
    func isExactMember(_ name: String) -> Bool { isMember(name) }

    private func isMember(_ name: String) -> Bool {
        let index = position(of: name)
        return index < members.count && members[index] == name
    }

    /// Whether a longer name begins with this one and goes on with a new word.
    private func isBeginning(_ name: String) -> Bool {
        guard name.count > 3 else { return false }
        var index = position(of: name)
        while index < members.count, members[index].hasPrefix(name) {
            if members[index].dropFirst(name.count).first?.isUppercase == true { return true }
            index += 1
        }
        return false
    }

    /// `isEnabled`, where Objective-C has `enabled`.
    private func isGetter(_ name: String) -> Bool {
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return false }
        return isMember(first.lowercased() + name.dropFirst(3))
    }

    private func position(of name: String) -> Int {
        var low = 0
        var high = members.count
        while low < high {
            let middle = (low + high) / 2
            if members[middle] < name { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
