/// The description of a Core ML model: its inputs and outputs. Apps carry it as a property list, which the framework reads.
struct LearntModel: Codable, Equatable {
    /// Core ML's kinds of values, by the numbers that its files and `MLFeatureType` have for them.
    enum Kind: Int, Codable {
        case int64 = 1, double, string, image, multiArray, dictionary, sequence
    }

    struct Feature: Codable, Equatable {
        var name = ""
        var summary = ""
        var kind: Kind?
        var isOptional = false
        /// Of images.
        var width = 0
        var height = 0
        var isGray = false
        /// Of arrays.
        var shape: [Int] = []
        var dataType = 0
        /// The kind of a dictionary's keys, and of a sequence's elements.
        var element: Kind?
    }

    var inputs: [Feature] = []
    var outputs: [Feature] = []
    var predictedFeatureName = ""
    var predictedProbabilitiesName = ""
    /// Description, version, author and licence.
    var metadata: [String: String] = [:]
}
