import Foundation

/// A project made by hand to hurt: by a path, a link, a name, a circle, its size, or its characters.
package struct HandMadeProject: Sendable {
    package var name: String
    /// Whether it is one of thousands of parts, which takes long to write and to read.
    package var isLarge: Bool
    let make: @Sendable (HostileProject) throws -> Void

    package static let all: [HandMadeProject] = circles + sizes + names + paths + links

    /// Writes the project in a folder of its own.
    package func write(in folder: URL) throws {
        let project = try HostileProject(in: folder)
        try project.write("import UIKit\n@main class App: UIResponder, UIApplicationDelegate { @objc func a() {} }\n", to: "App.swift")
        try make(project)
        try project.writeProject()
    }

    /// From what people write to what no tool does.
    static let counts = [3, 40, 150, 201, 999, 5000, 20_000, 100_000]

    /// One project for each of `values`.
    static func each<Value: Sendable>(_ name: String, _ values: [Value], _ make: @escaping @Sendable (HostileProject, Value) throws -> Void)
        -> [HandMadeProject]
    {
        values.map { value in
            HandMadeProject(name: "\(name): \(String(describing: value).prefix(60))", isLarge: (value as? Int ?? 0) > 1000) { try make($0, value) }
        }
    }

    static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}
