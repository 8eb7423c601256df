import SwiftSyntax

/// The methods of a session's delegate that begin by asking the runtime: Foundation for Linux measures no tasks, and passes over what a delegate makes of
/// an answer.
struct SessionDelegateRewriter: RewritingSubject {
    let context: RewritingContext

    private static let protocols: Set<String> = [
        "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionStreamDelegate", "URLSessionWebSocketDelegate",
    ]

    func rewriteMethod(_ node: FunctionDeclSyntax) {
        guard node.name.text == "urlSession", let body = node.body, node.signature.effectSpecifiers == nil, let scope = memberScope,
            let type = symbol(of: scope), isDelegate(type)
        else { return }
        let parameters: [FunctionParameterSyntax] = Array(node.signature.parameterClause.parameters)
        let types: [String] = parameters.map(\.type.trimmedDescription)
        guard let work = Self.work(labels: parameters.map(\.firstName.text), types: types, names: names(of: parameters)) else { return }
        for (index, parameter) in parameters.enumerated() { name(parameter, at: index) }
        edits.insert(work, at: end(of: body.leftBrace))
        guard work.contains(" let "), !body.statements.isEmpty else { return }
        // In a scope of its own, since a body may begin by declaring a variable of a parameter's name.
        edits.insert(" do {", at: end(of: body.leftBrace))
        edits.insertClosing(" }", at: start(of: body.rightBrace))
    }

    /// The statement that a method begins with, by its parameters; nil for those that begin as they are written.
    static func work(labels: [String], types: [String], names: [String]) -> String? {
        switch labels {
        case ["_", "task", "didCompleteWithError"] where ["Error?", "(any Error)?", "(Error)?", "Swift.Error?", "(any Swift.Error)?"].contains(types[2]):
            " guard \(names[2]) != nil || ObjCRuntime.isDue(\(names[1]), of: \(names[0]), else: { self.urlSession(\(names[0]), task: \(names[1]), didCompleteWithError: \(names[2])) }) else { return };"
                + " let \(names[2]) = ObjCRuntime.ended(\(names[1]), of: \(names[0]), with: \(names[2]), for: self); _ = \(names[2]);"
        case ["_", "dataTask", "didReceive", "completionHandler"] where types[2].hasSuffix("URLResponse"):
            " let \(names[3]) = ObjCRuntime.deciding(\(names[3]), on: \(names[1]), of: \(names[0])); _ = \(names[3]);"
        case ["_", "dataTask", "didReceive"] where types[2].hasSuffix("Data"):
            " guard ObjCRuntime.isDue(\(names[1]), of: \(names[0]), else: { self.urlSession(\(names[0]), dataTask: \(names[1]), didReceive: \(names[2])) }),"
                + " ObjCRuntime.expects(\(names[2]), of: \(names[1])) else { return };"
        case ["_", "task", "didReceive", "completionHandler"] where types[2].hasSuffix("URLAuthenticationChallenge"):
            " let \(names[3]) = ObjCRuntime.answering(\(names[3]), to: \(names[2])); _ = \(names[3]);"
        default: nil
        }
    }

    private func isDelegate(_ type: TypeSymbol) -> Bool {
        table.chain(from: type).contains { type in
            type.inherited.contains { Self.protocols.contains($0) || Self.protocols.contains(String($0.split(separator: ".").last ?? "")) }
        }
    }

    // MARK: Names

    /// The names that the body has for the parameters; those without a name get one by their place.
    private func names(of parameters: [FunctionParameterSyntax]) -> [String] {
        parameters.enumerated().map { index, parameter in
            let name: String = (parameter.secondName ?? parameter.firstName).text
            return name == "_" ? Self.nameless(index) : name
        }
    }

    private func name(_ parameter: FunctionParameterSyntax, at index: Int) {
        guard (parameter.secondName ?? parameter.firstName).text == "_" else { return }
        if let second = parameter.secondName {
            edits.replace(range(of: second), with: Self.nameless(index))
        } else {
            edits.insert(" " + Self.nameless(index), at: end(of: parameter.firstName))
        }
    }

    private static func nameless(_ index: Int) -> String { "__p\(index)" }
}
