import Foundation
import InputLimits

/// Works out the values of settings that refer to each other, each once.
struct SettingResolution {
    private struct Place: Hashable {
        var limit: Int
        var name: String
    }

    let layers: [[String: [SettingAssignment]]]
    let platform: BuildSettings.Platform
    let budget: ReadingBudget
    /// The name of the settings in messages: a file and target.
    let owner: String
    private var known: [Place: String?] = [:]
    /// The settings that are being worked out, with how many were before them.
    private var active: [Place: Int] = [:]
    /// The outermost setting at which a circle was ended since it was last asked for; what lies inside depends on where one came from.
    private var outermostCircle = Int.max

    init(layers: [[String: [SettingAssignment]]], platform: BuildSettings.Platform, budget: ReadingBudget, owner: String) {
        self.layers = layers
        self.platform = platform
        self.budget = budget
        self.owner = owner
    }

    /// The value as the top layer gives it, or nil when no layer does.
    mutating func value(of name: String) throws -> String? { try value(of: name, below: layers.count) }

    func subject(_ name: String) -> String { "\(owner): the build setting \(name.prefix(80))" }

    private mutating func value(of name: String, below limit: Int) throws -> String? {
        let asked = Place(limit: limit, name: name)
        if let value = known[asked] { return value }
        guard let (index, assignment) = try assignment(of: name, below: limit) else {
            known[asked] = .some(nil)
            return nil
        }
        let place = Place(limit: index, name: name)
        // A loop of references ends here, as an unset name would.
        if let depth = active[place] {
            outermostCircle = min(outermostCircle, depth)
            return nil
        }
        let depth = active.count
        try budget.check(depth: depth, of: subject(name))
        active[place] = depth
        let value = try SettingReference.expand(assignment.value, budget: budget, of: subject(name)) { reference in
            let inherits = reference == "inherited" || reference == name
            return try self.value(of: inherits ? name : reference, below: inherits ? index : layers.count)
        }
        active[place] = nil
        if outermostCircle >= depth {
            outermostCircle = .max
            known[asked] = value
        }
        return value
    }

    private func assignment(of name: String, below limit: Int) throws -> (index: Int, assignment: SettingAssignment)? {
        for index in stride(from: limit - 1, through: 0, by: -1) {
            guard let candidates = layers[index][name] else { continue }
            try budget.spend(candidates.count, on: subject(name))
            let matching = try candidates.filter { candidate in
                try budget.spend(candidate.cost, on: subject(name))
                return candidate.matches(platform)
            }
            if let best = matching.max(by: { $0.conditions.count < $1.conditions.count }) { return (index, best) }
        }
        return nil
    }
}

/// One line of a layer: `NAME[condition=pattern] = value`.
struct SettingAssignment: Sendable {
    let name: String
    let conditions: [(key: String, pattern: String)]
    let value: String

    init(key: String, value: String) {
        self.value = value
        guard let bracket = key.firstIndex(of: "[") else {
            name = key.trimmingCharacters(in: .whitespaces)
            conditions = []
            return
        }
        name = key[..<bracket].trimmingCharacters(in: .whitespaces)
        // Both `A[sdk=x][arch=y]` and `A[sdk=x,arch=y]` are written.
        conditions = key[bracket...].split(whereSeparator: { "[],".contains($0) }).compactMap { part in
            let sides = part.split(separator: "=", maxSplits: 1)
            return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
        }
    }

    /// Steps of a budget that matching costs.
    var cost: Int { conditions.reduce(0) { $0 + $1.pattern.utf8.count } / 16 }

    func matches(_ platform: BuildSettings.Platform) -> Bool {
        conditions.allSatisfy { condition in
            switch condition.key {
            case "sdk": Wildcards.matches(condition.pattern, platform.sdk)
            case "arch": Wildcards.matches(condition.pattern, platform.architecture)
            case "config": Wildcards.matches(condition.pattern, platform.configuration)
            default: condition.pattern == "*"
            }
        }
    }
}
