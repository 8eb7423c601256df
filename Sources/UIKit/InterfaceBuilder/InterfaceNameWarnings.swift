internal import InterfaceFiles

/// Tells of names between an app and its interface files that lead nowhere.
@MainActor enum InterfaceNameWarnings {
    /// A class that an element names and the app does not have: the object is of UIKit's own class, as on a device.
    static func warnOfUnknownClass(_ name: String, of element: InterfaceElement, in file: String?) {
        FileHandle.standardError.write(Data("Unknown class \(name) in Interface Builder file.\n".utf8))
        WarningLog.shared.record(.interface, name) {
            RuntimeWarning(
                .interface, subject: name, message: message(name, element: element.name, id: element.id, module: element["customModule"], file: file))
        }
    }

    static func message(_ name: String, element: String, id: String?, module: String?, file: String?) -> String {
        let place: String = "\(file ?? "An interface file") (\(element)\(id.map { " \($0)" } ?? ""))"
        return
            "There is no class \(module.map { "\($0)." } ?? "")\(name), which \(place) names: the object is made without it. Correct the class or its module there, "
            + "or add the class to the target."
    }

    /// The storyboard that Info.plist names to begin with is not there. On a device such an app ends at launch; here its delegate may show a window.
    static func warnOfMissingMainStoryboard(_ name: String) {
        WarningLog.shared.record(.interface, name) {
            RuntimeWarning(
                .interface, subject: name,
                message:
                    "Info.plist names the storyboard \"\(name)\" (UIMainStoryboardFile), and the app has none of that name: on a device it ends at launch. "
                    + "Add \(name).storyboard to the target, or correct the name.")
        }
    }
}
