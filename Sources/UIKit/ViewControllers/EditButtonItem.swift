/// A bar button that puts its controller into editing and out of it.
final class EditButtonItem: UIBarButtonItem {
    convenience init(controller: UIViewController) {
        self.init()
        primaryAction = UIAction { [weak controller] _ in
            guard let controller else { return }
            controller.setEditing(!controller.isEditing, animated: true)
        }
    }

    func updateEditing(_ isEditing: Bool) {
        title = SystemText.localized(isEditing ? "Done" : "Edit")
        style = isEditing ? .done : .plain
    }
}
