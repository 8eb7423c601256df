/// Puts records of declarations that were written with the names of Swift 4 under the present ones, so that what is generated from them
/// compiles.
struct Swift4Renamer {
    /// Types that the module declares itself, under one of the old names or one of the new.
    private let ownTypes: Set<String>

    init(_ index: ModuleIndex) {
        ownTypes = Set(index.types.filter { $0.kind != .extension }.map(\.name))
    }

    /// The present name of a type, constant or function; nil where it has not changed or is the module's own, and where the present one would mean
    /// a type that the module adds to UIKit's: the old name is in `QuinceSwift4` then.
    func global(_ name: String) -> String? {
        guard let new = Swift4Names.globals[name], !ownTypes.contains(name), !ownTypes.contains(new) else { return nil }
        return new
    }

    /// A type as written, with every name in it renamed.
    func type(_ written: String) -> String {
        guard written.contains("UI") || written.contains("NS") || written.contains("kCA") else { return written }
        var result = ""
        var word = ""
        func flush() {
            result += result.last == "." ? word : global(word) ?? word
            word = ""
        }
        for character in written {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                flush()
                result.append(character)
            }
        }
        flush()
        return result
    }

    func method(_ record: MethodRecord) -> MethodRecord {
        var copy = record
        copy.parameters = record.parameters.map(parameter)
        copy.result = record.result.map(type)
        if record.fullName == "imagePickerController(_:didFinishPickingMediaWithInfo:)", copy.parameters[1].type.filter({ $0 != " " }) == "[String:Any]" {
            copy.parameters[1].type = "[UIImagePickerController.InfoKey : Any]"
        }
        guard record.isOverride else { return copy }
        if let new = Swift4Names.members[record.name] {
            copy.name = new
        } else if let call = RenamedCall.swift4[record.fullName] {
            copy.name = call.name
            for (index, label) in zip(copy.parameters.indices, call.labels) { copy.parameters[index].label = label ?? "" }
        }
        return copy
    }

    func property(_ record: PropertyRecord) -> PropertyRecord {
        var copy = record
        copy.type = record.type.map(type)
        if record.isOverride, let new = Swift4Names.members[record.name] { copy.name = new }
        return copy
    }

    func initializer(_ record: InitializerRecord) -> InitializerRecord {
        var copy = record
        copy.parameters = record.parameters.map(parameter)
        return copy
    }

    private func parameter(_ record: ParameterRecord) -> ParameterRecord {
        ParameterRecord(label: record.label, type: type(record.type), defaultValue: record.defaultValue)
    }

    func index(_ index: ModuleIndex) -> ModuleIndex {
        var types = index.types
        for position in types.indices {
            if types[position].kind == .extension { types[position].name = type(types[position].name) }
            types[position].inherited = types[position].inherited.map(type)
            types[position].methods = types[position].methods.map(method)
            types[position].properties = types[position].properties.map(property)
            types[position].initializers = types[position].initializers.map(initializer)
        }
        return ModuleIndex(module: index.module, types: types)
    }
}
