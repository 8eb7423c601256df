import UIKit

/// Somebody to pick.
struct Person: Equatable {
    let name: String
    let role: String
    let color: UIColor

    /// The first letters of the names.
    var initials: String {
        name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
    }

    static let all = [
        Person(name: "Ada Lovelace", role: "Analytical engines", color: .systemPurple),
        Person(name: "Grace Hopper", role: "Compilers", color: .systemBlue),
        Person(name: "Katherine Johnson", role: "Orbits", color: .systemTeal),
        Person(name: "Margaret Hamilton", role: "Flight software", color: .systemOrange),
        Person(name: "Radia Perlman", role: "Networks", color: .systemGreen),
        Person(name: "Karen Spärck Jones", role: "Search", color: .systemRed),
    ]
}
