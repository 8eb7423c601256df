@testable import AppBuilder
import FolderAccess
import Foundation
import TestSupport
import Testing
import XcodeProject

@Suite("Core ML's model classes") struct LearntModelTests {
    // MARK: Writing messages

    private static func number(_ value: UInt64) -> [UInt8] {
        var rest: UInt64 = value, result: [UInt8] = []
        while rest >= 0x80 {
            result.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return result + [UInt8(rest)]
    }
    private static func field(_ field: UInt64, _ bytes: [UInt8]) -> [UInt8] { number(field << 3 | 2) + number(UInt64(bytes.count)) + bytes }
    private static func field(_ field: UInt64, _ text: String) -> [UInt8] { self.field(field, Array(text.utf8)) }
    private static func field(_ field: UInt64, value: UInt64) -> [UInt8] { number(field << 3) + number(value) }
    private static func feature(_ name: String, _ type: [UInt8]) -> [UInt8] { field(1, name) + field(2, "Its meaning") + field(3, type) }

    /// A classifier of pictures with a threshold that may be left out.
    private static let classifier: [UInt8] = {
        let image: [UInt8] = field(4, field(1, value: 224) + field(2, value: 112) + field(3, value: 20))
        let array: [UInt8] = field(5, field(1, number(3) + number(4)) + field(2, value: 65568))
        let description: [UInt8] =
            field(1, feature("image", image)) + field(1, feature("the threshold", field(2, []) + field(1000, value: 1)))
            + field(10, feature("classLabel", field(3, []))) + field(10, feature("classLabelProbs", field(6, field(2, []))))
            + field(10, feature("Identity", array)) + field(11, "classLabel") + field(12, "classLabelProbs")
            + field(100, field(1, "Knows fruit") + field(3, "Ann"))
        return field(1, value: 1) + field(2, description) + field(403, Array(repeating: 7, count: 200))
    }()

    // MARK: Reading

    @Test("The inputs and outputs of a model are read") func reading() throws {
        let model = try LearntModelReader.model(in: Self.classifier)
        #expect(model.inputs.map(\.name) == ["image", "the threshold"] && model.inputs.map(\.kind) == [.image, .double])
        #expect(model.inputs.first?.width == 224 && model.inputs.first?.height == 112 && model.inputs.first?.isGray == false)
        #expect(model.inputs.map(\.isOptional) == [false, true])
        #expect(model.outputs.map(\.kind) == [.string, .dictionary, .multiArray] && model.outputs[1].element == .string)
        #expect(model.outputs.last?.shape == [3, 4] && model.outputs.last?.dataType == 65568)
        #expect(model.predictedFeatureName == "classLabel" && model.predictedProbabilitiesName == "classLabelProbs")
        #expect(model.metadata == ["description": "Knows fruit", "author": "Ann"])
    }

    @Test("Weights behind the description may be cut off") func beginning() throws {
        let cut = Array(Self.classifier.dropLast(150))
        #expect(try LearntModelReader.model(in: cut) == LearntModelReader.model(in: Self.classifier))
    }

    @Test(
        "Bytes that are no model are refused",
        arguments: [[], [0], [0x0F], [0x12, 0xFF], [0x12, 0x02, 0x0A, 0x7F], Array(repeating: 0xFF, count: 20)] as [[UInt8]])
    func refusal(bytes: [UInt8]) {
        #expect(throws: ProtobufFields.Malformed.self) { try LearntModelReader.model(in: bytes) }
    }

    @Test("Mutated models are read or refused, with the seed 3") func mutations() {
        var seed: UInt64 = 3
        func random(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % limit
        }
        for _ in 0..<3000 {
            var bytes: [UInt8] = Self.classifier
            for _ in 0...random(4) {
                switch random(3) {
                case 0: bytes[random(bytes.count)] = UInt8(random(256))
                case 1: bytes.removeSubrange(random(bytes.count)...)
                default: bytes.insert(UInt8(random(256)), at: random(bytes.count))
                }
                if bytes.isEmpty { bytes = [0] }
            }
            guard let model = try? LearntModelReader.model(in: bytes) else { continue }
            #expect(model.inputs.count + model.outputs.count <= 1000)
            if let classes = LearntModelClasses(model, named: "Model") { #expect(classes.text.contains("class Model {")) }
        }
    }

    // MARK: Files

    @Test("A file, a package and a pointer of Git LFS are told apart") func files() throws {
        let folder = try TemporaryFolder()
        try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", to: "Pointer.mlmodel")
        #expect(LearntModelReader.read(folder.url.appendingPathComponent("Pointer.mlmodel"), access: .unlimited) == nil)
        #expect(LearntModelReader.read(folder.url.appendingPathComponent("None.mlmodel"), access: .unlimited) == nil)
        try folder.write(
            "{\"rootModelIdentifier\": \"A\", \"itemInfoEntries\": {\"A\": {\"path\": \"com.apple.CoreML/model.mlmodel\"}}}",
            to: "Fruit.mlpackage/Manifest.json")
        try folder.write("", to: "Fruit.mlpackage/Data/com.apple.CoreML/model.mlmodel")
        let package: URL = folder.url.appendingPathComponent("Fruit.mlpackage")
        #expect(LearntModelReader.read(package, access: .unlimited) == nil)
        try Data(Self.classifier).write(to: package.appendingPathComponent("Data/com.apple.CoreML/model.mlmodel"))
        #expect(LearntModelReader.read(package, access: .unlimited)?.inputs.count == 2)
        let files = try LearntModelReader.compile(package, to: "Fruit.mlpackage", access: .unlimited)
        #expect(files.keys.sorted() == ["Fruit.mlmodelc/description.plist"])
        try folder.write("{\"rootModelIdentifier\": \"A\", \"itemInfoEntries\": {\"A\": {\"path\": \"../../x\"}}}", to: "Fruit.mlpackage/Manifest.json")
        #expect(LearntModelReader.read(package, access: .unlimited) == nil)
    }

    // MARK: Classes

    @Test("A model's classes have a property for each feature") func classes() throws {
        let classes = try #require(LearntModelClasses(LearntModelReader.model(in: Self.classifier), named: "Fruit-Net 2"))
        #expect(classes.classes == ["Fruit_Net_2", "Fruit_Net_2Input", "Fruit_Net_2Output"])
        let lines = [
            "class Fruit_Net_2Input: MLFeatureProvider {", "    var image: CVPixelBuffer", "    var the_threshold: Double?",
            "    init(image: CVPixelBuffer, the_threshold: Double? = nil) {",
            "    convenience init(imageWith image: CGImage, the_threshold: Double? = nil) throws {",
            "    var classLabel: String { provider.featureValue(for: \"classLabel\")!.stringValue }",
            "    class var urlOfModelInThisBundle: URL {", "    convenience init(configuration: MLModelConfiguration) throws {",
            "    func prediction(image: CVPixelBuffer, the_threshold: Double?) throws -> Fruit_Net_2Output "
                + "{ try self.prediction(input: Fruit_Net_2Input(image: image, the_threshold: the_threshold)) }",
        ]
        let text: [Substring] = classes.text.split(separator: "\n")
        for line in lines { #expect(text.contains(Substring(line)), "\(line)") }
        #expect(classes.text.contains("case \"the threshold\": return") && classes.text.contains("forResource: \"Fruit-Net 2\""))
    }

    @Test("Features of kinds without a type, and two of one name, make no classes") func refusedClasses() {
        let output = LearntModel.Feature(name: "a", kind: .string)
        #expect(LearntModelClasses(LearntModel(outputs: [output]), named: "M") != nil)
        #expect(LearntModelClasses(LearntModel(outputs: [LearntModel.Feature(name: "a")]), named: "M") == nil)
        #expect(LearntModelClasses(LearntModel(outputs: [LearntModel.Feature(name: "a", kind: .dictionary)]), named: "M") == nil)
        let clash: [LearntModel.Feature] = [LearntModel.Feature(name: "a b", kind: .int64), LearntModel.Feature(name: "a_b", kind: .int64)]
        #expect(LearntModelClasses(LearntModel(inputs: clash, outputs: [output]), named: "M") == nil)
        #expect(LearntModelClasses(LearntModel(), named: "M") == nil)
    }

    // MARK: Targets

    @Test("A target's models become a source and a resource; one whose classes it declares itself, and one without a model, stay left out")
    func targets() throws {
        let folder = try TemporaryFolder()
        try folder.write("class Own {\n}\n", to: "App/App.swift")
        for name in ["Fruit", "Own"] { try Data(Self.classifier).write(to: folder.url.appendingPathComponent("App/\(name).mlmodel")) }
        let place: URL = folder.url.appendingPathComponent("App")
        let models: [UnsupportedFile] = ["Fruit", "Own", "Gone"].map {
            UnsupportedFile(url: place.appendingPathComponent("\($0).mlmodel"), reason: .machineLearningModel)
        }
        let app = Target(
            name: "Demo", moduleName: "Demo", kind: .application, sources: [place.appendingPathComponent("App.swift")], unsupportedFiles: models)
        let project = Project(name: "Demo", folder: folder.url, targets: [app])
        let made: Target = try #require(try project.addingMadeSources(for: [app], in: BuildFolder(forProjectNamed: "Demo", in: folder.url)).targets.first)
        #expect(made.sources.map(\.lastPathComponent) == ["App.swift", "Fruit.mlmodel.swift"])
        #expect(made.resources.map(\.destination) == ["Fruit.mlmodel"])
        #expect(made.unsupportedFiles.map(\.url.lastPathComponent) == ["Own.mlmodel", "Gone.mlmodel"])
        #expect(project.withoutMadeFiles(app).unsupportedFiles.map(\.url.lastPathComponent) == ["Own.mlmodel", "Gone.mlmodel"])
    }
}
