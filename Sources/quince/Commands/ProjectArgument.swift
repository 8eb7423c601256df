import ArgumentParser

/// The project that a command is about.
struct ProjectArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp("An .xcodeproj, an .xcworkspace, or a folder with one.", valueName: "project"),
        completion: .file(extensions: ["xcodeproj", "xcworkspace"]))
    var path: String = "."
}
