@testable import LayoutEngine

extension LayoutSystem {
    /// What is wrong with the records that components, unknowns and inputs keep of each other; nil when nothing is.
    var faultInRecords: String? {
        var useCount = 0
        for number in 0..<components.count {
            let component = components[number].pointee
            guard component.flags & ComponentRecord.alive != 0 else { continue }
            for position in component.unknownBase..<(component.unknownBase + component.unknownCount) {
                let variable = model.variables[Int(components.variables[Int(position)])].pointee
                guard variable.component == number, variable.position == position else {
                    return "component \(number) has an unknown that stands elsewhere: \(variable)"
                }
            }
            for ordinal in 0..<component.inputCount {
                let use = components.inputUses[Int(component.inputBase + ordinal)]
                guard use.input >= 0, use.input < model.inputs.records.count else { return "component \(number) has no input \(use.input)" }
                let users = model.inputs.users(Int(use.input))
                guard use.userIndex >= 0, Int(use.userIndex) < users.pointee.count else {
                    return "component \(number) is no user of its input \(use.input)"
                }
                let user = users.pointee[Int(use.userIndex)]
                guard user.component == number, user.ordinal == ordinal else {
                    return "component \(number), input \(ordinal): \(user) is recorded there"
                }
            }
            useCount += Int(component.inputCount)
        }
        let users = (0..<model.inputs.records.count).reduce(0) { $0 + model.inputs.users($1).pointee.count }
        return users == useCount ? nil : "inputs know of \(users) uses, components of \(useCount)"
    }
}
