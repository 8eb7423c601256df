import Foundation

/// Numbers for the places that views have in the tree during one run of an app: a view is the same one at another size when it has the same
/// number.
///
/// A place is the class of a view, which of its kind it is among its siblings, and the place of what it is in. Cells, which are used again
/// for other rows, are told by their row.
@MainActor final class ViewPlaces {
    private struct Key: Hashable {
        var parent: Int
        var type: ObjectIdentifier
        var section: Int
        var ordinal: Int
    }

    private var numbers: [Key: Int] = [:]

    /// - Parameters:
    ///   - parent: the place of what it is in; 0 for a window.
    ///   - section: of the row that it shows; -1 for other views.
    ///   - ordinal: which of its class it is among its siblings, or the row in its section.
    func number(of view: UIView, in parent: Int, section: Int, ordinal: Int) -> Int {
        let key = Key(parent: parent, type: ObjectIdentifier(type(of: view)), section: section, ordinal: ordinal)
        if let known = numbers[key] { return known }
        let number: Int = numbers.count + 1
        numbers[key] = number
        return number
    }

    /// Counts the views of each class among siblings.
    struct Counter {
        private var counts: [ObjectIdentifier: Int] = [:]

        mutating func next(_ view: UIView) -> Int {
            defer { counts[ObjectIdentifier(type(of: view)), default: 0] += 1 }
            return counts[ObjectIdentifier(type(of: view))] ?? 0
        }
    }
}
