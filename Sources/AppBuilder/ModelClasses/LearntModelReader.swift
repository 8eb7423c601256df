import FolderAccess
import Foundation
import InputLimits

/// Reads the description of Core ML models, `.mlmodel` files and `.mlpackage` folders. Nothing else of them is read.
enum LearntModelReader {
    static func reads(_ source: URL) -> Bool { ["mlmodel", "mlpackage"].contains(source.pathExtension.lowercased()) }

    /// The path in the bundle of the compiled form of `path`.
    static func destination(of path: String) -> String { (path as NSString).deletingPathExtension + ".mlmodelc" }

    /// The file that holds the description in the compiled form.
    static let descriptionName = "description.plist"

    /// The description of the model at `source`; nil where there is none, or a pointer of Git LFS in its place.
    static func read(_ source: URL, access: ReadAccess) -> LearntModel? {
        guard let file = file(of: source, access: access), access.admits(file.path), let bytes = beginning(of: file) else { return nil }
        return try? model(in: bytes)
    }

    /// The files of the compiled form, by their paths in the bundle.
    static func compile(_ source: URL, to destination: String, access: ReadAccess) throws -> [String: Data] {
        guard let model = read(source, access: access) else { return [:] }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return ["\(Self.destination(of: destination))/\(descriptionName)": try encoder.encode(model)]
    }

    // MARK: Files

    /// The model's file: that which the manifest of a package names as its root.
    private static func file(of source: URL, access: ReadAccess) -> URL? {
        guard source.pathExtension.lowercased() == "mlpackage" else { return source }
        let manifest: URL = source.appendingPathComponent("Manifest.json")
        guard access.admits(manifest.path), let data = try? InputFile.data(at: manifest, limit: 1 << 20),
            let contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any], let root = contents["rootModelIdentifier"] as? String,
            let entries = contents["itemInfoEntries"] as? [String: Any], let path = (entries[root] as? [String: Any])?["path"] as? String,
            !path.split(separator: "/").contains("..")
        else { return nil }
        return source.appendingPathComponent("Data").appendingPathComponent(path)
    }

    /// Descriptions stand before the weights, which may have hundreds of megabytes.
    private static let mostBytes = 4 << 20

    private static func beginning(of file: URL) -> [UInt8]? {
        // Opening a pipe would wait for its other end.
        let descriptor: Int32 = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return (try? handle.read(upToCount: mostBytes)).map { [UInt8]($0) }
    }

    // MARK: Messages

    private static let mostFeatures = 1000
    private static let mostDimensions = 100

    /// The description in the beginning of a file. Throws where it has none, or one that makes no sense.
    static func model(in bytes: [UInt8]) throws(ProtobufFields.Malformed) -> LearntModel {
        var fields = ProtobufFields(bytes[...])
        while let (field, value) = try fields.next() {
            if field == 2, case .bytes(let description) = value { return try self.description(description) }
        }
        throw ProtobufFields.Malformed()
    }

    private static func description(_ bytes: ArraySlice<UInt8>) throws(ProtobufFields.Malformed) -> LearntModel {
        var result = LearntModel()
        var fields = ProtobufFields(bytes)
        while let (field, value) = try fields.next() {
            guard case .bytes(let part) = value else { continue }
            switch field {
            case 1: result.inputs.append(try feature(part))
            case 10: result.outputs.append(try feature(part))
            case 11: result.predictedFeatureName = try text(part)
            case 12: result.predictedProbabilitiesName = try text(part)
            case 100: result.metadata = try metadata(part)
            default: break
            }
            guard result.inputs.count + result.outputs.count <= mostFeatures else { throw ProtobufFields.Malformed() }
        }
        return result
    }

    private static func feature(_ bytes: ArraySlice<UInt8>) throws(ProtobufFields.Malformed) -> LearntModel.Feature {
        var result = LearntModel.Feature()
        var fields = ProtobufFields(bytes)
        while let (field, value) = try fields.next() {
            guard case .bytes(let part) = value else { continue }
            switch field {
            case 1: result.name = try text(part)
            case 2: result.summary = try text(part)
            case 3: try read(type: part, into: &result)
            default: break
            }
        }
        guard !result.name.isEmpty else { throw ProtobufFields.Malformed() }
        return result
    }

    private static func read(type bytes: ArraySlice<UInt8>, into result: inout LearntModel.Feature) throws(ProtobufFields.Malformed) {
        var fields = ProtobufFields(bytes)
        while let (field, value) = try fields.next() {
            switch value {
            case .number(let number): if field == 1000 { result.isOptional = number != 0 }
            case .bytes(let part):
                guard let kind = LearntModel.Kind(rawValue: field) else { continue }
                result.kind = kind
                switch kind {
                case .int64, .double, .string: break
                case .image: try read(image: part, into: &result)
                case .multiArray: try read(array: part, into: &result)
                case .dictionary: result.element = try element(of: part, kinds: [1: .int64, 2: .string])
                case .sequence: result.element = try element(of: part, kinds: [1: .int64, 3: .string])
                }
            }
        }
    }

    private static func read(image bytes: ArraySlice<UInt8>, into result: inout LearntModel.Feature) throws(ProtobufFields.Malformed) {
        var fields = ProtobufFields(bytes)
        while let (field, value) = try fields.next() {
            guard case .number(let number) = value else { continue }
            switch field {
            case 1: result.width = try size(number)
            case 2: result.height = try size(number)
            case 3: result.isGray = number == 10 || number == 40
            default: break
            }
        }
    }

    private static func read(array bytes: ArraySlice<UInt8>, into result: inout LearntModel.Feature) throws(ProtobufFields.Malformed) {
        var fields = ProtobufFields(bytes)
        while let (field, value) = try fields.next() {
            switch (field, value) {
            case (1, .number(let number)): result.shape.append(try size(number))
            case (1, .bytes(let part)): for number in try ProtobufFields.packed(part, limit: mostDimensions) { result.shape.append(try size(number)) }
            case (2, .number(let number)): result.dataType = try size(number)
            default: break
            }
            guard result.shape.count <= mostDimensions else { throw ProtobufFields.Malformed() }
        }
    }

    private static func element(of bytes: ArraySlice<UInt8>, kinds: [Int: LearntModel.Kind]) throws(ProtobufFields.Malformed) -> LearntModel.Kind? {
        var fields = ProtobufFields(bytes), result: LearntModel.Kind?
        while let (field, value) = try fields.next() {
            if case .bytes = value, let kind = kinds[field] { result = kind }
        }
        return result
    }

    private static func metadata(_ bytes: ArraySlice<UInt8>) throws(ProtobufFields.Malformed) -> [String: String] {
        let names: [Int: String] = [1: "description", 2: "version", 3: "author", 4: "license"]
        var fields = ProtobufFields(bytes), result: [String: String] = [:]
        while let (field, value) = try fields.next() {
            if case .bytes(let part) = value, let name = names[field] { result[name] = try text(part) }
        }
        return result
    }

    private static func text(_ bytes: ArraySlice<UInt8>) throws(ProtobufFields.Malformed) -> String {
        guard bytes.count <= 1 << 16, let text = String(validating: bytes, as: UTF8.self) else { throw ProtobufFields.Malformed() }
        return text
    }

    private static func size(_ number: UInt64) throws(ProtobufFields.Malformed) -> Int {
        guard number <= 1 << 31 else { throw ProtobufFields.Malformed() }
        return Int(number)
    }
}
