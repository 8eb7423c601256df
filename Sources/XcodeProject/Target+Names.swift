import FolderAccess

extension Target {
    /// Checks that what the project calls the target and its parts can be names of files and folders.
    ///
    /// Throws `ProjectError` that says which name is at fault and where it is set.
    package func checkNames() throws(ProjectError) {
        try ProjectError.check(name: name, of: "target", where: "Rename the target in Xcode.")
        try ProjectError.check(module: moduleName, of: "target \(name)", where: "Correct PRODUCT_MODULE_NAME or PRODUCT_NAME in the target's build settings.")
        if let executable = infoPropertyList["CFBundleExecutable"]?.string {
            try ProjectError.check(
                name: executable, of: "executable of target \(name)",
                where: "Correct CFBundleExecutable in its Info.plist, or EXECUTABLE_NAME or PRODUCT_NAME in its build settings.")
        }
        for resource in resources {
            if let problem = FileName.problem(withPath: resource.destination) {
                throw ProjectError(
                    .unsafeName,
                    "The resource \(resource.source.path) of target \(name) cannot be copied to \(FileName.quoted(resource.destination)) in the bundle: it \(problem).",
                    advice: "Correct its Copy Files phase, or the name of its language.")
            }
        }
    }
}

extension ProjectError {
    /// Throws where `name` cannot be the name of a file. `role` says what it names, `advice` where to correct it.
    package static func check(name: String, of role: String, where advice: String) throws(ProjectError) {
        guard let problem = FileName.problem(with: name) else { return }
        throw ProjectError(.unsafeName, "The name \(FileName.quoted(name)) of the \(role) cannot be the name of a file: it \(problem).", advice: advice)
    }

    /// Throws where `name` cannot be the name of a Swift module.
    package static func check(module name: String, of role: String, where advice: String) throws(ProjectError) {
        try check(name: name, of: "module of \(role)", where: advice)
        // A package's target may have a name with signs, which its module has underscores for: `UITextView+Placeholder`.
        let isIdentifier = name.first?.isNumber == false && name.allSatisfy { $0.isLetter || $0.isNumber || ["_", "-", "+"].contains($0) }
        if !isIdentifier {
            throw ProjectError(
                .unsafeName, "The module name \(FileName.quoted(name)) of \(role) has other characters than letters, digits and underscores.", advice: advice)
        }
    }
}
