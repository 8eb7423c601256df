import Foundation

extension Progress {
    /// How many units of work there are. Lowered sources ask by this name: Foundation's property stops the program where a number of units is set to 0.
    public var __totalUnitCount: Int64 {
        get { totalUnitCount }
        set {
            // By way of an unknown number, which Foundation computes no fractions with.
            if newValue == 0, totalUnitCount != 0 { totalUnitCount = -1 }
            totalUnitCount = newValue
        }
    }
}
