import Foundation

extension AppBuilder {
    /// Builds the app at `path` but for the compiler: everything else is read, decided and written as ever. For whoever looks at what
    /// building does to the files around it.
    ///
    /// - Parameter program: stands in for what the compiler would make.
    package func rehearse(at path: String, program: Data = Data("#!/bin/sh\n".utf8)) throws -> Application {
        try buildApplication(at: path) { plan, folder, access in
            // What apps may use is of no interest here, and takes longer to read than most apps.
            let package = GeneratedPackage(
                plan: plan, folder: folder, runtime: runtime, access: access, libraries: LinkedLibraries(runtime: runtime, plan: plan), frameworks: [])
            let outcome = try package.write()
            if let error = outcome.errors.first { throw BuildError(.compilation, error.message) }
            guard let module = plan.application?.moduleName else { return CompiledPlan(warnings: []) }
            try folder.handle.write(program, to: "build/debug/\(module)")
            chmod(folder.products.appendingPathComponent(module).path, 0o755)
            try folder.write(Data("log".utf8), to: BuildFolder.logName)
            return CompiledPlan(warnings: outcome.warnings)
        }
    }
}
